import { fault } from "../grammar/fault.js";
import { failureOf, UriError } from "../uri/failure.js";
import type { AnyCodec, Codec, ListCodec, OptionalCodec } from "./codec.js";
import { routeSentences } from "./route-sentences.js";

/** The codec of a parameter that has none: any text, and what stands for itself as text. */
const text: Codec<string> = { takes: "text", read: (given) => given, write: (given) => given };

/**
 * Values in one parameter, with a separator between them: `/map/52.5,13.4`. The separator inside a value is encoded.
 * An empty list has no spelling in a path; in a query it is dropped.
 *
 * @throws {UriError} `invalid-character` when the separator cannot stand in a path and a query.
 * @example
 * import { list, number, route, routes } from "urigami/routes";
 * const app = routes({ map: route("/map/{at}", { at: list(number) }) });
 * app.to.map({ at: [52.5, 13.4] }).href; // => "/map/52.5,13.4"
 */
export const list = <Item extends AnyCodec = Codec<string>>(item?: Item, separator = ","): ListCodec<Item> => {
  if (separator.length !== 1 || !"!$'()*,;:@".includes(separator)) {
    throw new UriError(failureOf(routeSentences, fault("invalid-character", "reference", "", separator), separator));
  }
  // Without an item the items are text.
  return Object.freeze({ item: item ?? (text as object as Item), separator });
};

/**
 * A parameter that may be missing, with the value that stands for it then. Parameters of the query may always be
 * missing; this gives them a default.
 *
 * @example
 * const app = routes({ search: route("/search{?page}", { page: optional(int, 1) }) });
 * app.match("/search"); // => { ok: true, name: "search", params: { page: 1 } }
 */
export const optional = <const Inner extends AnyCodec | ListCodec, const Default = undefined>(
  inner: Inner,
  otherwise?: Default,
): OptionalCodec<Inner, Default> =>
  // Without a second argument the type says `undefined`, and that is what stands there.
  Object.freeze({ optional: inner, otherwise: otherwise as Default });
