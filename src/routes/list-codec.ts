import { fault } from "../grammar/fault.js";
import { failureOf, UriError } from "../uri/failure.js";
import { nameOf } from "../uri/scalar.js";
import { type AnyCodec, type Codec, isSeparator, type ListCodec, type OptionalCodec } from "./codec.js";
import { withDefault } from "./default-value.js";
import { requireInner, requireItemCodec } from "./define.js";
import { refuseValue, routeFailure } from "./route-failure.js";
import { routeSentences } from "./route-sentences.js";

/** The codec of a parameter that has none: any text, and what stands for itself as text. */
const text: Codec<string> = /* @__PURE__ */ Object.freeze({
  takes: "text",
  read: (given: string) => given,
  write: (given: string) => (typeof given === "string" ? given : undefined),
});

/**
 * The arguments of `list`. A tuple, so that nothing is inferred from the place where the call stands, whose items are what
 * any codec reads; without a default, so that functions written in place have their types.
 */
type ListArguments = readonly [item?: AnyCodec | undefined, separator?: string];

/** The codec of the items: text when none is given. */
type ItemOf<Given extends ListArguments> = Given extends readonly []
  ? Codec<string>
  : Given[0] extends infer Item
    ? Item extends AnyCodec
      ? Item
      : Codec<string>
    : never;

/**
 * Values in one parameter, with a separator between them: `/map/52.5,13.4`. The separator inside a value is encoded.
 * An empty list has no spelling in a path; in a query and a fragment it is left out, unless a default would then stand for
 * it.
 *
 * @throws {UriError} `invalid-character` when the separator cannot stand in a path and a query; `invalid-value` for an
 * item that is no codec.
 * @example
 * import { list, number, route, routes } from "urigami/routes";
 * const app = routes({ map: route("/map/{at}", { at: list(number) }) });
 * app.to.map({ at: [52.5, 13.4] }).href; // => "/map/52.5,13.4"
 */
export const list = <const Given extends ListArguments>(
  ...[item, separator = ","]: Given
): ListCodec<ItemOf<Given>> => {
  if (typeof separator !== "string") refuseValue(`a separator is one character, not ${nameOf(separator)}`);
  if (!isSeparator(separator)) {
    const wrong = fault("invalid-character", "reference", "", separator);
    throw new UriError(routeFailure(failureOf(routeSentences, wrong, separator), {}));
  }
  const own = item === undefined ? text : requireItemCodec(item, "the items of a list");
  // Without an item the items are text, as the type says.
  return Object.freeze({ item: own as ItemOf<Given>, separator });
};

/**
 * A parameter that may be missing, with the value that stands for it then. Parameters of the query may always be
 * missing; this gives them a default. Arrays, plain objects and dates are copied, so that no match shares them with another
 * one or with you.
 *
 * @throws {UriError} `invalid-value` for what is no codec.
 * @example
 * const app = routes({ search: route("/search{?page}", { page: optional(int, 1) }) });
 * app.match("/search"); // => { ok: true, name: "search", params: { page: 1 } }
 */
export const optional = <const Inner extends AnyCodec | ListCodec, const Rest extends readonly [otherwise?: unknown]>(
  inner: Inner,
  ...[otherwise]: Rest
): OptionalCodec<Inner, Rest[0]> => withDefault(requireInner(inner), otherwise);
