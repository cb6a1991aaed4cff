import { describe, expect, test } from "vitest";
import { flag, isUri, list, parse, raw, uri } from "../../src/index.js";
import { failureOf } from "./failure-of.js";
import { onHost, type UntypedBuilder, untyped } from "./untyped.js";

type Step = (builder: UntypedBuilder) => UntypedBuilder;

/** One step for each part, each independent of the others. */
const steps = {
  scheme: (builder) => builder.scheme("x"),
  host: (builder) => builder.host("h"),
  port: (builder) => builder.port(1),
  userinfo: (builder) => builder.userinfo("u", "p"),
  path: (builder) => builder.path("/a b"),
  query: (builder) => builder.query({ k: 1 }),
  fragment: (builder) => builder.fragment("f"),
} as const satisfies Record<string, Step>;

const orders = (names: readonly string[]): string[][] =>
  names.length === 0
    ? [[]]
    : names.flatMap((name) => orders(names.filter((other) => other !== name)).map((rest) => [name, ...rest]));

const stepOf = (name: string): Step => Object.entries(steps).find(([key]) => key === name)?.[1] ?? ((same) => same);

describe("steps", () => {
  test("in every order give the same link", () => {
    const expected = parse("x://u:p@h:1/a%20b?k=1#f");
    const all = orders(Object.keys(steps));
    expect(all).toHaveLength(5040);
    for (const order of all) {
      const built = order.reduce((builder, name) => stepOf(name)(builder), untyped()).build();
      expect(built.href, order.join()).toBe(expected.href);
    }
    expect(
      Object.values(steps)
        .reduce((builder, step) => step(builder), untyped())
        .build(),
    ).toStrictEqual(expected);
  });

  test("each return a new builder, and leave the one before as it was", () => {
    const prefix = uri().scheme("https").host("api.example.com").segments("users");
    const before = prefix.build();
    const branches = [
      prefix.scheme("http"),
      prefix.host("other"),
      prefix.port(1),
      prefix.userinfo("u"),
      prefix.path("/other"),
      prefix.segments("a", "b"),
      prefix.trailingSlash(),
      prefix.query({ a: 1 }),
      prefix.query(raw.query("b=2")),
      prefix.fragment("f"),
    ];
    expect(new Set([prefix, ...branches]).size).toBe(branches.length + 1);
    expect(prefix.build()).toStrictEqual(before);
    expect(branches.map((branch) => branch.build().href)).toEqual([
      "http://api.example.com/users",
      "https://other/users",
      "https://api.example.com:1/users",
      "https://u@api.example.com/users",
      "https://api.example.com/other",
      "https://api.example.com/users/a/b",
      "https://api.example.com/users/",
      "https://api.example.com/users?a=1",
      "https://api.example.com/users?b=2",
      "https://api.example.com/users#f",
    ]);
    expect(prefix.build()).toStrictEqual(before);
  });

  test("that fail leave the builder before as it was", () => {
    const prefix = untyped().scheme("https").host("h").path("/a").query({ a: 1 });
    const failing = [
      prefix.scheme("1"),
      prefix.host("h h"),
      prefix.port("x"),
      prefix.userinfo(null),
      prefix.path("/.."),
      prefix.segments("ok", ".."),
      prefix.query({ a: null }),
      prefix.fragment(null),
    ];
    expect(prefix.build().href).toBe("https://h/a?a=1");
    for (const one of failing) {
      expect(one.safeBuild().ok).toBe(false);
      expect(one.segments("x").safeBuild()).toEqual(one.safeBuild());
    }
    expect(prefix.build().href).toBe("https://h/a?a=1");
  });

  test("that leave a part alone change nothing, and still are a builder of their own", () => {
    const prefix = onHost().port(1).userinfo("u").query({ a: 1 }).fragment("f");
    const same = prefix.port(undefined).userinfo(undefined).query(undefined).fragment(undefined).segments();
    expect(same.build()).toStrictEqual(prefix.build());
    same.segments("b");
    expect(same.build().href).toBe("x://u@h:1?a=1#f");
  });

  test("set a part again: the last one counts", () => {
    const built = onHost().userinfo("u", "p").port(1).path("/a").fragment("f");
    expect(built.scheme("y").build().href).toBe("y://u:p@h:1/a#f");
    expect(built.host("localhost").build().href).toBe("x://u:p@localhost:1/a#f");
    expect(built.userinfo("v").build().href).toBe("x://v@h:1/a#f");
    expect(built.userinfo("").build().href).toBe("x://@h:1/a#f");
    expect(built.port(2).build().href).toBe("x://u:p@h:2/a#f");
    expect(built.path("").build().href).toBe("x://u:p@h:1#f");
    expect(built.path("/b").segments("c").path("/d").build().href).toBe("x://u:p@h:1/d#f");
    expect(built.fragment("").build().href).toBe("x://u:p@h:1/a#");
  });

  test("build can be called again", () => {
    const builder = onHost().segments("a");
    expect(builder.build()).toStrictEqual(builder.build());
    expect(builder.safeBuild()).toStrictEqual({ ok: true, uri: builder.build() });
    expect(isUri(builder.build())).toBe(true);
  });
});

describe("the four legal shapes", () => {
  test.each([
    [uri().scheme("x").host("h").path("/a").build(), "x://h/a"],
    [uri().scheme("x").path("a:b").build(), "x:a:b"],
    [uri().scheme("x").path("/a").build(), "x:/a"],
    [uri().scheme("x").build(), "x:"],
    [uri().host("h").path("/a").build(), "//h/a"],
    [uri().host("").build(), "//"],
    [uri().scheme("file").host("").path("/a").build(), "file:///a"],
    [uri().path("/a").build(), "/a"],
    [uri().path("a/b:c").build(), "a/b:c"],
    [uri().build(), ""],
    [uri().query({ a: 1 }).build(), "?a=1"],
    [uri().fragment("a").build(), "#a"],
    [uri().segments("a:b").build(), "/a:b"],
  ] as const)("%s", (built, href) => {
    expect(built.href).toBe(href);
    expect(built).toStrictEqual(parse(href));
  });

  test.each([
    [untyped().scheme("x").host("h").path("a"), "rootless-path", "path"],
    [untyped().host("h").path("a:b"), "rootless-path", "path"],
    [untyped().host("h").path(raw.path("a")), "rootless-path", "path"],
    [untyped().host("").path("a"), "rootless-path", "path"],
    [untyped().path("a").segments("b").host("h"), "rootless-path", "path"],
    [untyped().path("a").trailingSlash().host("h"), "rootless-path", "path"],
    [untyped().path("//a"), "path-like-authority", "path"],
    [untyped().path(raw.path("//a")), "path-like-authority", "path"],
    [untyped().scheme("x").path("//a"), "path-like-authority", "path"],
    [untyped().path("//"), "path-like-authority", "path"],
    [untyped().path("/").segments(raw.segment("")), "empty-segment", "path"],
    [untyped().path("a:b"), "colon-in-first-segment", "path"],
    [untyped().path(":"), "colon-in-first-segment", "path"],
    [untyped().path(raw.path("a:b/c")), "colon-in-first-segment", "path"],
    [untyped().scheme("x").port(1), "missing-authority", "port"],
    [untyped().port(1).path("/a"), "missing-authority", "port"],
    [untyped().scheme("x").userinfo("u"), "missing-authority", "userinfo"],
  ] as const)("%o: %s", (builder, code, component) => {
    expect(failureOf(() => builder.build())).toMatchObject({ code, component });
  });

  test("raw text may guard itself", () => {
    expect(uri().path(raw.path("/.//a")).build().path).toBe("/.//a");
    expect(uri().path(raw.path("./a:b")).build().path).toBe("./a:b");
    expect(uri().scheme("x").path("a:b").build().path).toBe("a:b");
  });
});

describe("the shape rules of schemes that have a host", () => {
  const schemes = ["http", "https", "ws", "wss", "ftp", "HTTP", "Https", "WSS"];

  test.each(schemes)("%s", (scheme) => {
    for (const builder of [
      untyped().scheme(scheme),
      untyped().scheme(scheme).path("/a"),
      untyped().scheme(scheme).path("a"),
      untyped().scheme(scheme).host(""),
      untyped().scheme(scheme).host("").port(1).userinfo("u"),
    ]) {
      expect(failureOf(() => builder.build())).toMatchObject({ code: "missing-host", component: "host" });
    }
    for (const port of [65536, "65536", "000065536", 99999, 2 ** 53 - 1, `${10n ** 400n}`]) {
      const builder = untyped().scheme(scheme).host("h").port(port);
      expect(failureOf(() => builder.build())).toMatchObject({ code: "port-out-of-range", component: "port" });
    }
    for (const port of [0, 65535, "65535", "0000065535", ""]) {
      expect(untyped().scheme(scheme).host("h").port(port).build().href).toBe(`${scheme}://h:${port}`);
    }
  });

  test.each(["x", "file", "mailto", "httpx", "constructor", "toString"])("%s has none of them", (scheme) => {
    expect(untyped().scheme(scheme).path("a").build().href).toBe(`${scheme}:a`);
    expect(untyped().scheme(scheme).host("").port(65536).build().href).toBe(`${scheme}://:65536`);
  });
});

describe("paths", () => {
  test.each([
    ["", ""],
    ["/", "/"],
    ["a", "a"],
    ["/a", "/a"],
    ["/a/", "/a/"],
    ["/a//b", "/a//b"],
    ["/a b/ü", "/a%20b/%C3%BC"],
    ["/%41?#", "/%2541%3F%23"],
    ["/a;b=c,d", "/a%3Bb%3Dc%2Cd"],
    ["/..a/...", "/..a/..."],
  ])("path(%j) is %j", (path, expected) => {
    expect(untyped().scheme("x").path(path).build().path).toBe(expected);
  });

  test.each(["..", ".", "/..", "/.", "a/../b", "/a/./b", "/a/..", "./a"])("path(%j) is refused", (path) => {
    expect(failureOf(() => onHost().path(path).build())).toMatchObject({ code: "dot-segment", component: "path" });
  });

  const appended: readonly (readonly [path: string, values: readonly unknown[], expected: string])[] = [
    ["", [], ""],
    ["", ["a"], "/a"],
    ["", ["a", "b"], "/a/b"],
    ["/", [], "/"],
    ["/", ["a"], "/a"],
    ["/v1", ["a"], "/v1/a"],
    ["/v1/", ["a"], "/v1/a"],
    ["/v1//", ["a"], "/v1//a"],
    ["/v1", ["a/b", "c%20"], "/v1/a%2Fb/c%2520"],
    ["/", [0, -0, -1, 1.5, 10n, true, false], "/0/0/-1/1.5/10/true/false"],
    ["/", [2 ** 53, 1e20, 0.000001], "/9007199254740992/100000000000000000000/0.000001"],
    ["/", ["a:b"], "/a:b"],
    ["/", ["...", ".a", " ", "%2E%2E"], "/.../.a/%20/%252E%252E"],
    ["/", [raw.segment("b%2Fc;d=1"), "e"], "/b%2Fc;d=1/e"],
    ["/", [raw.segment(".."), "e"], "/../e"],
  ];

  test.each(appended)("%o and segments %o make %o", (path, values, expected) => {
    expect(
      onHost()
        .path(path)
        .segments(...values)
        .build().path,
    ).toBe(expected);
    const oneByOne = values.reduce<UntypedBuilder>((builder, value) => builder.segments(value), onHost().path(path));
    expect(oneByOne.build().path).toBe(expected);
  });

  test.each([
    ["", "/"],
    ["/", "/"],
    ["/a", "/a/"],
    ["/a/", "/a/"],
  ])("the path %j with a trailing slash is %j", (path, expected) => {
    expect(onHost().path(path).trailingSlash().build().path).toBe(expected);
    expect(onHost().path(path).trailingSlash().trailingSlash().build().path).toBe(expected);
  });

  test("a value behind a trailing slash takes its place", () => {
    expect(onHost().segments("a").trailingSlash().segments("b").build().path).toBe("/a/b");
  });

  test("no value is lost, and none vanishes", () => {
    const refused: readonly (readonly [value: unknown, code: string])[] = [
      ["", "empty-segment"],
      [".", "dot-segment"],
      ["..", "dot-segment"],
      [undefined, "invalid-value"],
      [null, "invalid-value"],
      [Number.NaN, "invalid-value"],
      [Number.POSITIVE_INFINITY, "invalid-value"],
      [1e21, "invalid-value"],
      [1e-7, "invalid-value"],
      [["a"], "invalid-value"],
      [{}, "invalid-value"],
      [new String("a"), "invalid-value"],
      [Symbol("a"), "invalid-value"],
      [() => "a", "invalid-value"],
      [flag, "invalid-value"],
      [raw.path("a"), "invalid-value"],
      [raw.query("a"), "invalid-value"],
      [{ part: "segment", text: ".." }, "invalid-value"],
      ["\ud800", "lone-surrogate"],
    ];
    for (const [value, code] of refused) {
      for (const call of [
        () => onHost().segments(value).build(),
        () => onHost().segments("a", value, "b").build(),
        () => untyped({ segments: ["a", value] }),
        () => untyped`/a/${Array.isArray(value) ? [value] : value}`,
      ]) {
        expect(failureOf(call), String(value)).toMatchObject({ code, component: "path" });
      }
    }
  });

  test("very many segments take no time that grows with the square", () => {
    const segments = Array.from({ length: 100_000 }, (_, index) => `s${index}`);
    expect(untyped({ scheme: "x", host: "h", segments }).segments).toEqual(segments);
    expect(parse("/a").with({ segments }).segments).toEqual(segments);
  });
});

describe("hosts, ports and userinfo", () => {
  test.each([
    "h",
    "H.example",
    "1.2.3.4",
    "256.1.1.1",
    "[::1]",
    "[::ffff:1.2.3.4]",
    "[v1.a:b]",
    "",
    "a%2Fb",
    "h-_~!$&'()*+,;=",
  ])("host(%j)", (host) => {
    const built = untyped().scheme("x").host(host).build();
    expect(built).toStrictEqual(parse(`x://${host}`));
    expect(built.host).toBe(host);
  });

  test.each(["::1", "1::", "2001:db8::1", "::ffff:1.2.3.4"])("host(%j) says where the brackets go", (host) => {
    const failure = failureOf(() => onHost().host(host).build());
    expect(failure).toMatchObject({ code: "bare-ipv6-address", component: "host" });
    expect(failure.message).toContain(`[${host}]`);
  });

  test.each(["h:1", "u@h", "h/p", "h?q", "h#f", "h h", "é", "[::1", "[fe80::1%25en0]", "fe80::1%25en0", "\\", "a%2"])(
    "host(%j) is refused",
    (host) => {
      expect(failureOf(() => onHost().host(host).build()).component).toBe("host");
    },
  );

  test.each<readonly [unknown, string]>([
    [0, ":0"],
    [8443, ":8443"],
    ["08443", ":08443"],
    ["", ":"],
    [undefined, ""],
    [2 ** 53 - 1, `:${2 ** 53 - 1}`],
  ])("port(%o)", (port, expected) => {
    expect(onHost().port(port).build().authority).toBe(`h${expected}`);
  });

  test.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, 1n, true, null, "8x", " 8", "+8", "-8", "8.0"])(
    "port(%o) is refused",
    (port) => {
      expect(failureOf(() => onHost().port(port).build()).component).toBe("port");
    },
  );

  test.each<readonly [readonly [unknown, unknown?], string]>([
    [["u"], "u"],
    [["u", "p"], "u:p"],
    [["u:v", "p:q"], "u%3Av:p:q"],
    [["", ""], ":"],
    [["", "p"], ":p"],
    [["u", undefined], "u"],
    [["u@h", "p@h/"], "u%40h:p%40h%2F"],
    [[1, 2n], "1:2"],
    [["ü", "%"], "%C3%BC:%25"],
  ])("userinfo(...%o)", ([user, password], expected) => {
    expect(onHost().userinfo(user, password).build().userinfo).toBe(expected);
  });

  test("the object form takes user and password as one text", () => {
    for (const [userinfo, expected] of [
      ["u", "u"],
      ["u:p", "u:p"],
      ["u:p:q", "u:p:q"],
      [":", ":"],
      ["u:p@s/s", "u:p%40s%2Fs"],
    ] as const) {
      expect(untyped({ scheme: "x", host: "h", userinfo }).userinfo).toBe(expected);
    }
  });
});

/** Calls of `query`, one after the other, and what they make. */
const queries: readonly (readonly [calls: readonly unknown[], expected: string | undefined])[] = [
  [[{}], undefined],
  [[undefined], undefined],
  [[[]], undefined],
  [[{ a: undefined }], undefined],
  [[{ a: [] }], undefined],
  [[{ a: 1, b: "x y", c: true, d: 2n, e: "", f: flag }], "a=1&b=x%20y&c=true&d=2&e=&f"],
  [[{ a: [1, "", flag, 2] }], "a=1&a=&a&a=2"],
  [[{ a: list([1, 2]), b: list(["x|y", 3], ";") }], "a=1,2&b=x%7Cy;3"],
  [[{ a: list([]) }], "a="],
  [[{ next: parse("https://h/?a=b&c#d") }], "next=https://h/?a%3Db%26c%23d"],
  [
    [
      [
        ["a", 1],
        ["b", 2],
        ["a", 3],
      ],
    ],
    "a=1&b=2&a=3",
  ],
  [
    [
      new Map<string, unknown>([
        ["a", 1],
        ["b", [2, 3]],
      ]),
    ],
    "a=1&b=2&b=3",
  ],
  [[new URLSearchParams("a=1&b=x+y&a=%2B")], "a=1&b=x%20y&a=%2B"],
  [[parse("?%61=1&&b;c=+").params], "%61=1&&b;c=+"],
  [[parse("?a=1&a=2").params.toObject()], "a=1&a=2"],
  [[parse("?a&b=").params.entries()], "a&b="],
  [
    [
      (function* () {
        yield ["a", 1];
        yield ["b", 2];
      })(),
    ],
    "a=1&b=2",
  ],
  [[raw.query("a=%41&&b;'+")], "a=%41&&b;'+"],
  [[raw.query("")], ""],
  [[parse("?").params], ""],
  [[parse("").params], undefined],
  // A later call replaces, in place, the pairs of the keys that it names.
  [[{ a: 1, b: 2, c: 3 }, { b: 9 }], "a=1&b=9&c=3"],
  [[{ a: [1, 2], b: 3 }, { a: 9 }], "a=9&b=3"],
  [[{ a: 1, b: 2 }, { a: [8, 9] }], "a=8&a=9&b=2"],
  [
    [
      { a: 1, b: 2 },
      { c: 3, a: 4 },
    ],
    "a=4&b=2&c=3",
  ],
  [
    [
      { a: 1, b: 2 },
      { a: undefined, b: undefined },
    ],
    "a=1&b=2",
  ],
  [[{ a: 1, b: 2 }, { a: [] }], "b=2"],
  [[{ a: 1 }, { a: [] }], undefined],
  [[{ a: 1 }, { a: [] }, { b: 2 }], "b=2"],
  [[{ a: 1 }, { a: flag }], "a"],
  [[{ a: flag }, { a: "" }], "a="],
  [[raw.query("%61=%41&b=%42"), { a: 1 }], "a=1&b=%42"],
  [[{ a: 1, b: 2 }, raw.query("b=%42&c")], "a=1&b=%42&c"],
  [[{ a: 1 }, parse("?a=%41&a=%42&c").params], "a=%41&a=%42&c"],
  [[{ a: 1 }, raw.query("")], "a=1"],
  [[{ a: 1 }, undefined, {}], "a=1"],
  // Keys are data.
  [[{ ["__proto__"]: 1, constructor: 2, "a&b=c": 3, "": 4 }], "__proto__=1&constructor=2&a%26b%3Dc=3&=4"],
  [[Object.assign(Object.create(null), { a: 1 })], "a=1"],
  [[JSON.parse('{"__proto__":"x"}')], "__proto__=x"],
];

describe("queries", () => {
  test.each(queries)("%o make %o", (calls, expected) => {
    const built = calls.reduce<UntypedBuilder>((builder, given) => builder.query(given), onHost()).build();
    expect(built.query).toBe(expected);
    expect(built).toStrictEqual(parse(built.href));
  });

  test("keys that inherit from a prototype are no pairs", () => {
    expect(
      onHost()
        .query(Object.create({ a: 1 }))
        .safeBuild().ok,
    ).toBe(false);
  });

  test.each([
    null,
    "a=1",
    1,
    true,
    flag,
    () => 1,
    new Date(0),
    list([1]),
    raw.path("a"),
    raw.segment("a"),
    ["ab"],
    [1],
  ])("query(%o) is refused", (given) => {
    for (const builder of [onHost(), onHost().query({ a: 1 })]) {
      expect(failureOf(() => builder.query(given).build())).toMatchObject({
        code: "invalid-value",
        component: "query",
      });
    }
  });

  test("form writes spaces as +, and reads them in what stands there", () => {
    expect(onHost().query({ "a b": "c d+e" }, { form: true }).build().query).toBe("a+b=c+d%2Be");
    expect(onHost().query(raw.query("a+b=1&c=2")).query({ "a b": "3 4" }, { form: true }).build().query).toBe(
      "a+b=3+4&c=2",
    );
    expect(onHost().query(raw.query("a+b=1&c=2")).query({ "a b": "3 4" }).build().query).toBe("a+b=1&c=2&a%20b=3%204");
    expect(
      onHost()
        .query({ a: list(["b c", "d"]) }, { form: true })
        .build().query,
    ).toBe("a=b+c,d");
    expect(
      onHost().query({ a: 1, b: 2 }, { separator: ";" }).query({ b: 3, c: 4 }, { separator: ";" }).build().query,
    ).toBe("a=1;b=3;c=4");
  });

  test("an iterable that throws is not swallowed", () => {
    const broken = (function* () {
      yield ["a", 1];
      throw new RangeError("mine");
    })();
    expect(() => onHost().query(broken).safeBuild()).toThrow(RangeError);
  });
});

describe("fragments", () => {
  test.each<readonly [unknown, string | undefined]>([
    ["a b", "a%20b"],
    ["", ""],
    ["a/b?c#d", "a/b?c%23d"],
    [1, "1"],
    [false, "false"],
    [undefined, undefined],
    [raw.fragment("%41"), "%41"],
  ])("fragment(%o) is %o", (given, expected) => {
    expect(onHost().fragment(given).build().fragment).toBe(expected);
  });

  test.each([null, Number.NaN, {}, [], ["a"], flag, raw.query("a")])("fragment(%o) is refused", (given) => {
    expect(failureOf(() => onHost().fragment(given).build())).toMatchObject({
      code: "invalid-value",
      component: "fragment",
    });
  });
});

describe("failures", () => {
  test("the first one is kept, whatever follows", () => {
    const first = onHost().port("x");
    const failure = failureOf(() => first.build());
    expect(failure.code).toBe("invalid-port");
    for (const later of [
      first.port(1),
      first.segments(".."),
      first.host("h h").fragment(null),
      first.query({ a: null }).port(1),
      first.scheme("http").host(""),
      first.path("a"),
    ]) {
      expect(failureOf(() => later.build())).toEqual(failure);
      expect(later.safeBuild()).toEqual({ ok: false, error: failure });
    }
  });

  test("a step that was refused comes before parts that do not fit together", () => {
    expect(failureOf(() => untyped().path("//a").segments("").build()).code).toBe("empty-segment");
    expect(failureOf(() => untyped().scheme("http").fragment(null).build()).code).toBe("invalid-value");
  });

  test("of the object form have the order of the parts, not of the keys", () => {
    const parts = { fragment: null, host: "h h", scheme: "1" };
    expect(failureOf(() => untyped(parts)).component).toBe("scheme");
    expect(failureOf(() => untyped({ ...parts, scheme: "x" })).component).toBe("host");
  });
});

describe("what is no set of parts", () => {
  test.each([
    ["a map", new Map([["path", "/a"]])],
    ["a date", new Date(0)],
    ["an array", ["/a"]],
    ["URLSearchParams", new URLSearchParams("a=1")],
    ["a String", new String("/a")],
    ["a builder", uri()],
    ["params", parse("?a").params],
    ["raw text", raw.path("/a")],
    ["an heir of parts", Object.create({ path: "/a" })],
    [
      "an instance of a class",
      new (class {
        path = "/a";
      })(),
    ],
    ["an error", new Error("a")],
  ])("%s", (_, given) => {
    expect(failureOf(() => untyped(given))).toMatchObject({ code: "invalid-value", component: "reference" });
  });

  test("a record without a prototype is one", () => {
    expect(untyped(Object.assign(Object.create(null), { path: "/a" })).href).toBe("/a");
  });

  test.each([1, undefined, null, ["/a"], new String("/a")])("raw text is a string: %o is none", (given) => {
    for (const make of [raw.path, raw.segment, raw.query, raw.fragment]) {
      expect(failureOf(() => make(given as never)).code).toBe("invalid-value");
    }
  });
});

describe("a builder that starts from a Uri", () => {
  test.each([
    "",
    "/",
    "x:",
    "x:a/b",
    "//h",
    "//h:",
    "//u:p@h:01/a?b#c",
    "x://[::1]:8/?#",
    "x:/.//a",
    "./a:b",
    "?",
    "#",
  ])("%j has all of it", (text) => {
    expect(untyped(parse(text)).build()).toStrictEqual(parse(text));
  });

  test("takes further steps", () => {
    const api = parse("https://u:p@api.example.com:8443/v1/?key=%41#top" as string);
    expect(untyped(api).segments("users", "a/b").build().href).toBe(
      "https://u:p@api.example.com:8443/v1/users/a%2Fb?key=%41#top",
    );
    expect(untyped(api).query({ page: 2 }).build().href).toBe(
      "https://u:p@api.example.com:8443/v1/?key=%41&page=2#top",
    );
    expect(untyped(api).host("localhost").build().authority).toBe("u:p@localhost:8443");
    expect(untyped(api).port(1).build().authority).toBe("u:p@api.example.com:1");
    expect(untyped(api).userinfo("v").build().authority).toBe("v@api.example.com:8443");
    expect(api.href).toBe("https://u:p@api.example.com:8443/v1/?key=%41#top");
  });

  test("holds its result to the rules of uri", () => {
    expect(failureOf(() => untyped(parse("http:a" as string)).build()).code).toBe("missing-host");
    expect(failureOf(() => untyped(parse("http://h:70000" as string)).build()).code).toBe("port-out-of-range");
    expect(failureOf(() => untyped(parse("a:b")).host("h").build()).code).toBe("rootless-path");
  });
});
