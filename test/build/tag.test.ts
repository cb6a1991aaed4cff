import { describe, expect, test } from "vitest";
import { flag, isUri, list, parse, raw, type Uri, uri } from "../../src/index.js";
import { failureOf } from "./failure-of.js";
import { untyped } from "./untyped.js";

const base = parse("https://u@h:1/v1" as string);

/** One row of the table of holes: what a hole at a place makes of values. */
interface Row {
  readonly name: string;
  readonly component: string;
  readonly put: (value: unknown) => Uri;
  /** The number of the hole. */
  readonly hole: number;
  readonly accepted: readonly (readonly [value: unknown, href: string])[];
  /** What `undefined` and an array give; a code when they are refused. */
  readonly absent: string | { readonly href: string };
  readonly array: readonly (readonly [value: readonly unknown[], made: string | { readonly href: string }])[];
  readonly refused: readonly (readonly [value: unknown, code: string])[];
}

const noScalars = [
  [null, "invalid-value"],
  [{}, "invalid-value"],
  [new Date(0), "invalid-value"],
  [() => "a", "invalid-value"],
  [Symbol("a"), "invalid-value"],
  [new String("a"), "invalid-value"],
  [raw.segment("a"), "invalid-value"],
  [base.params, "invalid-value"],
] as const;

const noNumbers = [
  [Number.NaN, "invalid-value"],
  [Number.POSITIVE_INFINITY, "invalid-value"],
  [1e21, "invalid-value"],
] as const;

const rows: readonly Row[] = [
  {
    name: "the first, before a path",
    component: "reference",
    hole: 0,
    put: (value) => untyped`${value}/x`,
    accepted: [
      [base, "https://u@h:1/v1/x"],
      [parse("https://h/v1/"), "https://h/v1/x"],
      [parse("https://h/v1//"), "https://h/v1//x"],
      [parse("https://h"), "https://h/x"],
      [parse("https://h/"), "https://h/x"],
      [parse("//h/"), "//h/x"],
      [parse("/"), "/x"],
      [parse(""), "/x"],
      [parse("a"), "a/x"],
      [parse("../a"), "../a/x"],
      [parse("urn:a"), "urn:a/x"],
      [parse("file:///"), "file:///x"],
      [uri("HTTP://H"), "HTTP://H/x"],
    ],
    absent: "not-a-uri",
    array: [
      [[base], "not-a-uri"],
      [[], "not-a-uri"],
    ],
    refused: [
      ["https://h", "not-a-uri"],
      [new URL("https://h"), "not-a-uri"],
      [{ ...base }, "not-a-uri"],
      [null, "not-a-uri"],
      [1, "not-a-uri"],
      [parse("https://h/?a"), "invalid-value"],
      [parse("https://h/?"), "invalid-value"],
      [parse("https://h/#a"), "invalid-value"],
      [parse("https://h/#"), "invalid-value"],
    ],
  },
  {
    name: "the scheme",
    component: "scheme",
    hole: 0,
    put: (value) => untyped`${value}://h/`,
    accepted: [
      ["https", "https://h/"],
      ["X+a.b-1", "X+a.b-1://h/"],
    ],
    absent: "invalid-value",
    array: [[["x"], "invalid-value"]],
    refused: [
      ["", "invalid-value"],
      ["1x", "invalid-scheme"],
      ["x:", "invalid-scheme"],
      ["javascript:alert(1)//", "invalid-scheme"],
      ["x y", "invalid-scheme"],
      [1, "invalid-value"],
      [base, "invalid-value"],
      ...noScalars,
    ],
  },
  {
    name: "the user",
    component: "userinfo",
    hole: 0,
    put: (value) => untyped`x://${value}@h/`,
    accepted: [
      ["u", "x://u@h/"],
      ["", "x://@h/"],
      ["u:p@evil/", "x://u%3Ap%40evil%2F@h/"],
      [1, "x://1@h/"],
      [2n, "x://2@h/"],
      [true, "x://true@h/"],
    ],
    absent: "invalid-value",
    array: [[["u"], "invalid-value"]],
    refused: [...noScalars, ...noNumbers, [base, "invalid-value"], ["\ud800", "lone-surrogate"]],
  },
  {
    name: "the password",
    component: "userinfo",
    hole: 1,
    put: (value) => untyped`x://${"u"}:${value}@h/`,
    accepted: [
      ["p:q", "x://u:p:q@h/"],
      ["@evil#", "x://u:%40evil%23@h/"],
      [1, "x://u:1@h/"],
    ],
    absent: "invalid-value",
    array: [[["p"], "invalid-value"]],
    refused: [...noScalars, ...noNumbers],
  },
  {
    name: "the host",
    component: "host",
    hole: 0,
    put: (value) => untyped`x://${value}/`,
    accepted: [
      ["h.example", "x://h.example/"],
      ["[::1]", "x://[::1]/"],
      ["1.2.3.4", "x://1.2.3.4/"],
      ["h%20", "x://h%20/"],
    ],
    absent: "invalid-value",
    array: [[["h"], "invalid-value"]],
    refused: [
      ["", "invalid-value"],
      ["h:1", "invalid-character"],
      ["u@h", "invalid-character"],
      ["h/p", "invalid-character"],
      ["h?q", "invalid-character"],
      ["h#f", "invalid-character"],
      ["h\\p", "invalid-character"],
      ["é", "invalid-character"],
      ["%", "invalid-percent-encoding"],
      [1, "invalid-value"],
      [base, "invalid-value"],
      ...noScalars,
    ],
  },
  {
    name: "a label",
    component: "host",
    hole: 0,
    put: (value) => untyped`x://${value}.example.com/`,
    accepted: [
      ["a", "x://a.example.com/"],
      ["a-b_c", "x://a-b_c.example.com/"],
      [7, "x://7.example.com/"],
    ],
    absent: "invalid-value",
    array: [[["a"], "invalid-value"]],
    refused: [
      ["", "invalid-value"],
      ["a.b", "invalid-character"],
      ["a%2Eb", "invalid-character"],
      ["a/", "invalid-character"],
      ["evil:1", "invalid-character"],
      ["[::1]", "invalid-character"],
      [1.5, "invalid-character"],
      ...noScalars,
    ],
  },
  {
    name: "the port",
    component: "port",
    hole: 0,
    put: (value) => untyped`x://h:${value}/`,
    accepted: [
      [8443, "x://h:8443/"],
      ["08443", "x://h:08443/"],
      [0, "x://h:0/"],
    ],
    absent: "invalid-value",
    array: [[[1], "invalid-value"]],
    refused: [
      ["", "invalid-value"],
      ["88/p", "invalid-port"],
      ["88@evil", "invalid-port"],
      [-1, "invalid-port"],
      [1.5, "invalid-port"],
      [Number.NaN, "invalid-port"],
      [1n, "invalid-value"],
      [true, "invalid-value"],
      ...noScalars,
    ],
  },
  {
    name: "a whole segment",
    component: "path",
    hole: 0,
    put: (value) => untyped`x://h/a/${value}/b`,
    accepted: [
      ["c", "x://h/a/c/b"],
      ["c/d", "x://h/a/c%2Fd/b"],
      ["?q=1#f", "x://h/a/%3Fq%3D1%23f/b"],
      ["%2e%2e", "x://h/a/%252e%252e/b"],
      [1, "x://h/a/1/b"],
      [2n, "x://h/a/2/b"],
      [false, "x://h/a/false/b"],
      ["...", "x://h/a/.../b"],
    ],
    absent: "invalid-value",
    array: [
      [["c", "d/e", 1], { href: "x://h/a/c/d%2Fe/1/b" }],
      [["c"], { href: "x://h/a/c/b" }],
      [[], "empty-segment"],
      [[""], "empty-segment"],
      [["c", ".."], "dot-segment"],
      [["c", undefined], "invalid-value"],
      [[["c"]], "invalid-value"],
    ],
    refused: [
      ["", "empty-segment"],
      [".", "dot-segment"],
      ["..", "dot-segment"],
      ["\ud800", "lone-surrogate"],
      [base, "invalid-value"],
      [flag, "invalid-value"],
      ...noScalars,
      ...noNumbers,
    ],
  },
  {
    name: "a part of a segment",
    component: "path",
    hole: 0,
    put: (value) => untyped`x://h/a/.${value}`,
    accepted: [
      ["c", "x://h/a/.c"],
      ["/", "x://h/a/.%2F"],
      ["..", "x://h/a/..."],
      ["%2e", "x://h/a/.%252e"],
      [1, "x://h/a/.1"],
    ],
    absent: "invalid-value",
    array: [
      [["c"], "invalid-value"],
      [[], "invalid-value"],
    ],
    refused: [["", "dot-segment"], [".", "dot-segment"], [base, "invalid-value"], ...noScalars, ...noNumbers],
  },
  {
    name: "a key of the query",
    component: "query",
    hole: 0,
    put: (value) => untyped`/?${value}=v`,
    accepted: [
      ["k", "/?k=v"],
      ["k=1&l", "/?k%3D1%26l=v"],
      [1, "/?1=v"],
    ],
    absent: "invalid-value",
    array: [[["k"], "invalid-value"]],
    refused: [...noScalars, ...noNumbers, [base, "invalid-value"]],
  },
  {
    name: "a value of the query",
    component: "query",
    hole: 0,
    put: (value) => untyped`/?a=1&k=${value}&b=2`,
    accepted: [
      ["v", "/?a=1&k=v&b=2"],
      ["", "/?a=1&k=&b=2"],
      ["v&b=3#f", "/?a=1&k=v%26b%3D3%23f&b=2"],
      [1, "/?a=1&k=1&b=2"],
      [2n, "/?a=1&k=2&b=2"],
      [true, "/?a=1&k=true&b=2"],
      [base, "/?a=1&k=https://u@h:1/v1&b=2"],
      [parse("?a=1&b"), "/?a=1&k=?a%3D1%26b&b=2"],
      [flag, "/?a=1&k&b=2"],
      [list(["x", "y,z"]), "/?a=1&k=x,y%2Cz&b=2"],
    ],
    absent: { href: "/?a=1&b=2" },
    array: [
      [["x", "y"], { href: "/?a=1&k=x&k=y&b=2" }],
      [[base, flag, "", 1], { href: "/?a=1&k=https://u@h:1/v1&k&k=&k=1&b=2" }],
      [[], { href: "/?a=1&b=2" }],
      [[undefined], "invalid-value"],
      [[null], "invalid-value"],
      [[["x"]], "invalid-value"],
    ],
    refused: [...noScalars, ...noNumbers, [{ x: 1 }, "invalid-value"], ["\udc00", "lone-surrogate"]],
  },
  {
    name: "a part of a value",
    component: "query",
    hole: 0,
    put: (value) => untyped`/?k=a${value}b&l`,
    accepted: [
      ["v", "/?k=avb&l"],
      ["", "/?k=ab&l"],
      ["&x=", "/?k=a%26x%3Db&l"],
    ],
    absent: "invalid-value",
    array: [
      [["v"], "invalid-value"],
      [[], "invalid-value"],
    ],
    refused: [...noScalars, ...noNumbers, [base, "invalid-value"], [flag, "invalid-value"]],
  },
  {
    name: "a whole query",
    component: "query",
    hole: 0,
    put: (value) => untyped`/?${value}#f`,
    accepted: [
      [{ k: "v w", l: [1, 2], m: flag, n: undefined }, "/?k=v%20w&l=1&l=2&m#f"],
      [{}, "/#f"],
      [new URLSearchParams("k=v+w"), "/?k=v%20w#f"],
      [new URLSearchParams(), "/#f"],
      [new Map([["k", 1]]), "/?k=1#f"],
      [parse("?%6b=+&&").params, "/?%6b=+&&#f"],
      [parse("").params, "/#f"],
      [parse("?k&l=").params.entries(), "/?k&l=#f"],
    ],
    absent: { href: "/#f" },
    array: [
      [
        [
          ["k", "v"],
          ["k", "w"],
        ],
        { href: "/?k=v&k=w#f" },
      ],
      [[], { href: "/#f" }],
      [["kv"], "invalid-value"],
      [[["k"]], "invalid-value"],
    ],
    refused: [
      ["k=v", "invalid-value"],
      ["", "invalid-value"],
      [1, "invalid-value"],
      [null, "invalid-value"],
      [base, "invalid-value"],
      [flag, "invalid-value"],
      [{ k: null }, "invalid-value"],
      [new Date(0), "invalid-value"],
      [list([1]), "invalid-value"],
      [raw.query("a"), "invalid-value"],
    ],
  },
  {
    name: "more of a query",
    component: "query",
    hole: 0,
    put: (value) => untyped`/?a=1&${value}`,
    accepted: [
      [{ k: 1 }, "/?a=1&k=1"],
      [{}, "/?a=1"],
    ],
    absent: { href: "/?a=1" },
    array: [
      [[["k", 1]], { href: "/?a=1&k=1" }],
      [[], { href: "/?a=1" }],
    ],
    refused: [["k", "invalid-value"]],
  },
  {
    name: "the fragment",
    component: "fragment",
    hole: 0,
    put: (value) => untyped`/a#${value}`,
    accepted: [
      ["f", "/a#f"],
      ["", "/a#"],
      ["a#b?c/d", "/a#a%23b?c/d"],
      [1, "/a#1"],
    ],
    absent: { href: "/a" },
    array: [
      [["f"], "invalid-value"],
      [[], "invalid-value"],
    ],
    refused: [...noScalars, ...noNumbers, [base, "invalid-value"], ["\ud800", "lone-surrogate"]],
  },
];

describe.each(rows.map((row) => [row.name, row] as const))("a hole that is %s", (_, row) => {
  const { put, component, hole } = row;
  const check = (value: unknown, made: string | { readonly href: string }) => {
    if (typeof made === "string") expect(failureOf(() => put(value))).toMatchObject({ code: made, component, hole });
    else expect(put(value)).toStrictEqual(parse(made.href));
  };

  test("takes what it can", () => {
    for (const [value, href] of row.accepted) {
      const made = put(value);
      expect(made.href).toBe(href);
      expect(made).toStrictEqual(parse(href));
      expect(isUri(made)).toBe(true);
    }
  });

  test("takes undefined as the table says", () => check(undefined, row.absent));

  test("takes arrays as the table says", () => {
    for (const [value, made] of row.array) check(value, made);
  });

  test("refuses the rest, and says which hole it was", () => {
    for (const [value, code] of row.refused) check(value, code);
  });
});

describe("dropped pairs", () => {
  const none = undefined;

  test.each<readonly [Uri, string]>([
    [untyped`/?a=${none}`, "/"],
    [untyped`/?a=${none}#f`, "/#f"],
    [untyped`/?a=${none}&b=2`, "/?b=2"],
    [untyped`/?a=${none}&b=2&c=3#f`, "/?b=2&c=3#f"],
    [untyped`/?a=1&b=${none}`, "/?a=1"],
    [untyped`/?a=1&b=${none}&c=3`, "/?a=1&c=3"],
    [untyped`/?a=${none}&b=${none}`, "/"],
    [untyped`/?a=${none}&b=${none}&c=3`, "/?c=3"],
    [untyped`/?a=${none}&b=${2}&c=${none}&d=${4}`, "/?b=2&d=4"],
    [untyped`/?a=${[]}&b=${["x", "y"]}&c=${[]}`, "/?b=x&b=y"],
    [untyped`/?${none}`, "/"],
    [untyped`/?${none}&b=2`, "/?b=2"],
    [untyped`/?${none}&${{ b: 2 }}`, "/?b=2"],
    [untyped`/?${{}}&${{}}&c`, "/?c"],
    [untyped`/?a=${none}&${none}&c=${3}#${"f"}`, "/?c=3#f"],
    [untyped`/?a=${none}&${none}#${none}`, "/"],
    [untyped`/a&b?c=${none}&d=1`, "/a&b?d=1"],
    [untyped`${base}?a=${none}`, "https://u@h:1/v1"],
    [untyped`${base}?a=${none}&b=${1}`, "https://u@h:1/v1?b=1"],
    // A "?" behind the first is data of the key.
    [untyped`/?a?b=${none}`, "/"],
    [untyped`/?a?b=${none}&c=1`, "/?c=1"],
    [untyped`/?a?b=${["x", "y"]}`, "/?a?b=x&a?b=y"],
    [untyped`/?x=1&a?b=${none}`, "/?x=1"],
    [untyped`/?${"a?b"}=${none}`, "/"],
    [untyped`/?x=${"?"}&b=${none}`, "/?x=?"],
  ])("%o is %o", (made, href) => {
    expect(made.href).toBe(href);
    expect(made).toStrictEqual(parse(href));
  });

  test("an empty query in the text is no dropped one", () => {
    expect(untyped`/${"a"}?`.query).toBe("");
    expect(untyped`/${"a"}?#${none}`.href).toBe("/a?");
    expect(untyped`/?${parse("?").params}`.href).toBe("/?");
  });

  test("a flag needs a key", () => {
    expect(failureOf(() => untyped`/?=${flag}`).code).toBe("invalid-value");
    expect(untyped`/?=${"v"}`.href).toBe("/?=v");
  });
});

describe("joins", () => {
  test.each<readonly [Uri, string]>([
    [untyped`http://h?q=${"a"},${"b"}`, "http://h?q=a,b"],
    [untyped`http://h/p${"?a=b"}`, "http://h/p%3Fa%3Db"],
    [untyped`/${"a"}-${"b"}/${"c"}.${"d"}`, "/a-b/c.d"],
    [untyped`/${"a"}${"b"}`, "/ab"],
    [untyped`/${""}a`, "/a"],
    [untyped`/a${""}`, "/a"],
    [untyped`x://${"a"}${"b"}.example/`, "x://ab.example/"],
    [untyped`x://${"u"}:${"p"}@${"h"}:${1}/${"s"}?${"k"}=${"v"}#${"f"}`, "x://u:p@h:1/s?k=v#f"],
    [untyped`mailto:${"a@b"}?subject=${"x y"}`, "mailto:a@b?subject=x%20y"],
    [untyped`urn:isbn:${9780}`, "urn:isbn:9780"],
    [untyped`data:text/plain,${"a,b"}`, "data:text/plain,a%2Cb"],
    [untyped`./${"a:b"}`, "./a:b"],
    [untyped`../${"a"}`, "../a"],
    [untyped`//${"h"}/${"a"}`, "//h/a"],
    [untyped`?k=${"v"}`, "?k=v"],
    [untyped`#${"f"}`, "#f"],
    [untyped`x://[${"::1"}]:${80}/`, "x://[::1]:80/"],
    [untyped`${"git"}+ssh://h/`, "git+ssh://h/"],
    [untyped`${base}`, "https://u@h:1/v1"],
    [untyped`${parse("https://h/a/")}?k=${1}`, "https://h/a/?k=1"],
    [untyped`${parse("https://h/a/")}#${"f"}`, "https://h/a/#f"],
    [untyped`${parse("https://h/a/")}/`, "https://h/a/"],
    [untyped`/plain`, "/plain"],
  ])("%o is %o", (made, href) => {
    expect(made.href).toBe(href);
    expect(made).toStrictEqual(parse(href));
  });

  test("that make a dot segment are refused", () => {
    for (const call of [
      () => untyped`/a/${"."}.`,
      () => untyped`/a/.${"."}`,
      () => untyped`/a/${"."}${"."}`,
      () => untyped`/a/%2e${"."}`,
      () => untyped`/a/${"."}%2E/b`,
      () => untyped`/a/${"."}${""}`,
      () => untyped`x:${"."}.`,
      () => untyped`${base}/.${""}/b`,
    ]) {
      expect(failureOf(call).code).toBe("dot-segment");
    }
  });

  test("that make an empty segment are refused", () => {
    for (const call of [() => untyped`/${""}${""}`, () => untyped`/a/${""}${""}/b`, () => untyped`/users/${""}`]) {
      expect(failureOf(call)).toMatchObject({ code: "empty-segment", component: "path" });
    }
  });

  test("never complete a triplet", () => {
    for (const call of [
      () => untyped`/%${"41"}`,
      () => untyped`/%4${"1"}`,
      () => untyped`/?k=%${"41"}`,
      () => untyped`/#%4${1}`,
      () => untyped`x://h%4${"1"}/`,
      () => untyped`x://u%${"41"}@h/`,
    ]) {
      expect(failureOf(call).code).toBe("invalid-percent-encoding");
    }
    expect(untyped`/${"%"}41`.href).toBe("/%2541");
    expect(untyped`/${"%4"}1`.href).toBe("/%2541");
    expect(failureOf(() => untyped`x://${"%"}41.example/`).code).toBe("invalid-percent-encoding");
  });
});

describe("text of the template", () => {
  test("has to be valid as it stands", () => {
    for (const [call, component] of [
      [() => untyped`/a b/${1}`, "path"],
      [() => untyped`/${1}/a b`, "path"],
      [() => untyped`x://h h/${1}`, "host"],
      [() => untyped`/${1}?a|b`, "query"],
      [() => untyped`/${1}#a#b`, "fragment"],
      [() => untyped`x://h:8x/${1}`, "port"],
      [() => untyped`1x://h/${1}`, "scheme"],
    ] as const) {
      const failure = failureOf(call);
      expect(failure.component).toBe(component);
      expect(Object.hasOwn(failure, "hole")).toBe(false);
    }
  });

  test("with a backslash that is no escape is refused", () => {
    // biome-ignore format: the escape is what is tested
    expect(failureOf(() => untyped`/\u${1}`).code).toBe("invalid-character");
    expect(failureOf(() => untyped`/\\${1}`).code).toBe("invalid-character");
  });

  test("needs a start that is obvious, as constants do", () => {
    expect(failureOf(() => untyped`example.com/${1}`).code).not.toBe("");
    expect(failureOf(() => untyped`a${1}`).code).toBe("invalid-value");
    expect(failureOf(() => untyped`http:${"a"}`).code).toBe("missing-host");
    expect(failureOf(() => untyped`https://h:${70000}/`).code).toBe("port-out-of-range");
    expect(failureOf(() => untyped`${base}${1}`).code).toBe("invalid-value");
  });

  test("behind a base without authority adds none", () => {
    for (const one of ["", "/", "x:", "x:/"]) {
      expect(failureOf(() => untyped`${parse(one)}//evil/${1}`)).toMatchObject({
        code: "path-like-authority",
        hole: 0,
      });
    }
    expect(untyped`${parse("x://h/")}//a/${1}`.href).toBe("x://h//a/1");
    expect(untyped`${parse("x:/a/")}//b/${1}`.href).toBe("x:/a//b/1");
    expect(untyped`${parse("/.//")}//b/${1}`.href).toBe("/.///b/1");
  });
});

describe("the number of the hole", () => {
  test.each<readonly [() => Uri, number]>([
    [() => untyped`x://${"h h"}/${""}`, 0],
    [() => untyped`x://${"h"}/${""}`, 1],
    [() => untyped`x://${"h"}/${"a"}/${null}/${null}`, 2],
    [() => untyped`${base}/${"a"}?k=${"v"}&l=${null}`, 3],
    [() => untyped`${base}/a?${{}}&${{ k: null }}`, 2],
    [() => untyped`/${"."}${"."}`, 0],
    // An address is refused as a whole, where it starts.
    [() => untyped`x://[${"1"}${":::"}]/`, 0],
  ])("%o", (call, hole) => {
    expect(failureOf(call).hole).toBe(hole);
  });
});
