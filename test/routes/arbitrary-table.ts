import fc from "fast-check";

/** A route of a generated table: its pattern, and values for its parameters. */
export interface GeneratedRoute {
  readonly pattern: string;
  readonly values: Readonly<Record<string, unknown>>;
}

const word = fc.constantFrom(
  "a",
  "b",
  "ab",
  "v",
  "json",
  "x.json",
  "users",
  "me",
  "ME",
  "new",
  "%C3%A9",
  "%c3%a9",
  "a%20b",
  "%61b",
  "a:b",
  "a;b",
  "-",
  "*",
);

/** Data that is hard to write: delimiters, triplets, dots, what siblings capture, and any text. */
export const data: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    "a",
    "b",
    "ab",
    "me",
    "new",
    "users",
    "x.json",
    "a/b",
    "%2F",
    "%41",
    "...",
    "?",
    "#",
    "a b",
    "é",
    "😀",
    "\n",
    "+",
    ";",
    "v1",
    "ME",
    "%6De",
    "a;b",
    "..;",
    "\\",
    "//",
    "/..",
    "%2e%2e",
    "*",
    "\u0000",
    "é".repeat(300),
  ),
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 6 }).filter((text) => text !== "." && text !== ".."),
);

interface Part {
  readonly text: string;
  readonly value?: fc.Arbitrary<unknown>;
  readonly name?: string;
}

/** Segments that may be missing, before the last ones. */
const middle = fc.constantFrom<readonly Part[]>(
  [],
  [],
  [],
  [{ text: "{/m}", name: "m", value: fc.option(data, { nil: undefined }) }],
);

const part = (name: string): fc.Arbitrary<Part> =>
  fc.oneof(
    { arbitrary: word.map((text): Part => ({ text: `/${text}` })), weight: 4 },
    { arbitrary: fc.constant<Part>({ text: `/{${name}}`, name, value: data }), weight: 3 },
    {
      arbitrary: fc.constantFrom("v", "x-").map((before): Part => ({ text: `/${before}{${name}}`, name, value: data })),
      weight: 1,
    },
    {
      arbitrary: fc
        .constantFrom(".json", "-x", ".")
        .map((behind): Part => ({ text: `/{${name}}${behind}`, name, value: data })),
      weight: 1,
    },
  );

const ending = fc.constantFrom<readonly Part[]>(
  [],
  [],
  [{ text: "/" }],
  [{ text: "{/rest*}", name: "rest", value: fc.array(data, { maxLength: 3 }) }],
  [{ text: "{/o1}", name: "o1", value: fc.option(data, { nil: undefined }) }],
  [
    { text: "{/o1,o2}", name: "o1", value: data },
    { text: "", name: "o2", value: fc.option(data, { nil: undefined }) },
  ],
);

const tail = fc.constantFrom<readonly Part[]>(
  [],
  [],
  [
    { text: "{?q,t*}", name: "q", value: fc.option(fc.string(), { nil: undefined }) },
    { text: "", name: "t", value: fc.array(fc.string(), { maxLength: 3 }) },
  ],
  [{ text: "{#f}", name: "f", value: fc.option(fc.string({ unit: "grapheme" }), { nil: undefined }) }],
);

const route: fc.Arbitrary<GeneratedRoute> = fc
  .tuple(
    part("a"),
    middle,
    fc.option(part("b"), { nil: undefined }),
    fc.option(part("c"), { nil: undefined }),
    ending,
    tail,
  )
  .chain(([first, optional, second, third, last, behind]) => {
    // Segments that may be missing stand together, and no rest follows some that others follow.
    const isMiddle = second !== undefined && last.length === 0;
    const parts = [first, ...(isMiddle ? optional : []), second, third, ...last, ...behind].filter(
      (one) => one !== undefined,
    );
    const pattern = parts.map(({ text }) => text).join("");
    const values: Record<string, fc.Arbitrary<unknown>> = {};
    for (const { name, value } of parts) if (name !== undefined && value !== undefined) values[name] = value;
    return fc.record(values).map((given) => ({ pattern, values: given }));
  });

/** Routes that may stand in one table, unless two of them match the same paths. */
export const routeList: fc.Arbitrary<readonly GeneratedRoute[]> = fc.array(route, { minLength: 1, maxLength: 8 });
