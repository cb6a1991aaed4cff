import { describe, expect, test } from "vitest";
import { canParse, safeParse } from "../../src/index.js";
import type { Kind } from "../oracle/rfc3986.js";
import { portNumber, uriFields } from "../oracle/uri-fields.js";
import { parseDecisions } from "./decisions.js";
import { announce, isShared, readShared } from "./folder.js";
import { addressCases, corpora, disputedParseCases, parseCases } from "./parse-cases.js";
import { spokenExpectations } from "./parse-faults.js";

announce("parse");

const optionsOf = (kind: Kind) => (kind === "reference" ? {} : { kind });

/** The value's own fields; undefined when the text is refused. */
function fieldsOf(text: string, kind: Kind = "reference") {
  const result = safeParse(text, optionsOf(kind));
  expect(canParse(text, optionsOf(kind)), text).toBe(result.ok);
  if (!result.ok) return undefined;
  expect(String(result.uri), text).toBe(text);
  return { ...result.uri };
}

/** The components a case names, in the library's form: no scheme case, a port number, undefined for absent. */
function inLibraryForm(components: Readonly<Record<string, string | null>>) {
  return Object.fromEntries(
    Object.entries(components).map(([name, text]) => {
      if (text === null) return [name, undefined];
      if (name === "port") return [name, portNumber(text)];
      return [name, name === "scheme" ? text.toLowerCase() : text];
    }),
  );
}

describe.runIf(isShared)("the undisputed cases", () => {
  test("have the verdict, the components and the text", () => {
    for (const { id, input, kind, accepted, components, hostType } of parseCases()) {
      const fields = fieldsOf(input, kind);
      expect(fields !== undefined, id).toBe(accepted);
      expect(fields, id).toEqual(uriFields(input, kind));
      if (components !== undefined) expect(fields, id).toMatchObject(inLibraryForm(components));
      if (hostType === "reg-name") expect(fields, id).toMatchObject({ hostKind: "name" });
    }
  });

  test("for addresses, in a host", () => {
    for (const { id, kind, input, valid } of addressCases()) {
      const host = kind === "ipv4" ? input : `[${input}]`;
      const fields = fieldsOf(`//${host}`);
      if (valid) expect(fields, id).toMatchObject({ host, hostKind: kind });
      else expect(fields?.hostKind, id).not.toBe(kind);
    }
  });
});

describe.runIf(isShared)("the disputed cases", () => {
  test("follow the decision written down here", () => {
    for (const { id, input, kind } of disputedParseCases()) {
      const fields = fieldsOf(input, kind);
      expect(fields !== undefined, id).toBe(parseDecisions[id]?.accepted);
      expect(fields, id).toEqual(uriFields(input, kind));
    }
  });
});

describe.runIf(isShared)("the texts of the corpora", () => {
  test("URIs and relative references are read as the oracle reads them, all others are refused", () => {
    const { uris, relativeRefs, refused } = corpora();
    for (const text of uris) expect(fieldsOf(text, "uri"), text).toEqual(uriFields(text, "uri"));
    for (const text of relativeRefs) expect(fieldsOf(text, "relative"), text).toEqual(uriFields(text, "relative"));
    for (const text of refused) expect(fieldsOf(text), text).toBeUndefined();
  });
});

interface Fault {
  readonly id: string;
  readonly op: string;
  readonly input: string;
  readonly expected: string | Readonly<Record<string, unknown>>;
}

/** "refused", or the fields a fault asks for. */
function expectationOf({ id, expected }: Fault): "refused" | Readonly<Record<string, unknown>> {
  if (typeof expected === "string") {
    const spoken = spokenExpectations[id];
    if (spoken === undefined) throw new Error(`${id}: "${expected}" is not in parse-faults.ts`);
    return spoken;
  }
  if (expected.error === true) return "refused";
  const { String: href, parse, normalize: _, normalizeWithSchemes: __, ...rest } = expected;
  const fields: Record<string, unknown> = parse === undefined ? rest : { ...Object(parse) };
  if (href !== undefined) fields.href = href;
  for (const name of Object.keys(fields)) fields[name] ??= undefined;
  return fields;
}

describe.runIf(isShared)("faults met in the field", () => {
  const faults = isShared ? readShared<Fault[]>("vectors/field-faults.json").filter(({ op }) => op === "parse") : [];
  test.each(faults.map((fault) => [fault.id, fault] as const))("%s", (_, fault) => {
    const expected = expectationOf(fault);
    const fields = fieldsOf(fault.input);
    if (expected === "refused") expect(fields).toBeUndefined();
    else expect(fields).toMatchObject(expected);
  });
});

interface Textbook {
  readonly uris: readonly { readonly input: string; readonly components: Readonly<Record<string, string | null>> }[];
  readonly references: readonly string[];
  readonly notReferences: readonly string[];
}

describe.runIf(isShared)("textbook examples", () => {
  test("of URIs, references and neither", () => {
    const { uris, references, notReferences } = readShared<Textbook>("vectors/textbook.json");
    for (const { input, components } of uris) expect(fieldsOf(input, "uri")).toMatchObject(inLibraryForm(components));
    for (const text of references) expect(fieldsOf(text), text).toEqual(uriFields(text));
    for (const text of notReferences) expect(fieldsOf(text), text).toBeUndefined();
    expect([uris.length, references.length, notReferences.length]).toEqual([13, 9, 3]);
  });
});
