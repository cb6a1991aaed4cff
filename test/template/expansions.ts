import type { TemplateValues } from "../../src/template/index.js";

/** The bare function: a template, values, and the text. Own cases, for what the suites of others leave out. */
export const expansions: readonly (readonly [template: string, values: TemplateValues, expanded: string])[] = [
  ["{v:1}", { v: "\u{1f600}a" }, "%F0%9F%98%80"],
  ["{v:2}", { v: "a\u{1f600}b" }, "a%F0%9F%98%80"],
  ["x{+v:5}", { v: "%61%62%63%64%65%66" }, "x%61%62%63%64%65"],
  ["{v:2}", { v: "%61b" }, "%256"],
  ["{#v:2}", { v: "%61b%" }, "#%61b"],
  ["{+v}", { v: "50%" }, "50%25"],
  ["{+v}", { v: "%4" }, "%254"],
  ["{+v}", { v: "a%2Fb[c]" }, "a%2Fb[c]"],
  ["{v}", { v: "a%2Fb" }, "a%252Fb"],
  ["{v}", { v: "\u00e9\u20ac" }, "%C3%A9%E2%82%AC"],
  ["{?a}", { a: ["b,c", "d"] }, "?a=b%2Cc,d"],
  ["{?Stra%C3%9Fe}", { "Stra%C3%9Fe": "x" }, "?Stra%C3%9Fe=x"],
  [
    "{r}",
    {
      r: new Map([
        ["b", 1],
        ["a", 2],
      ]),
    },
    "b,1,a,2",
  ],
  [
    "{r*}",
    {
      r: [
        ["b", 1],
        ["a", 2],
      ],
    },
    "b=1,a=2",
  ],
  ["{?r*}", { r: { "k&": "v=", e: "" } }, "?k%26=v%3D&e="],
  ["{;r*}", { r: { k: "", l: "1" } }, ";k;l=1"],
  ["{;x,y}", { x: "", y: "1" }, ";x;y=1"],
  ["{?x*}", { x: ["", "a"] }, "?x=&x=a"],
  ["{?x*}", { x: "a" }, "?x=a"],
  ["{/x*}", { x: [null, "a", undefined, "b"] }, "/a/b"],
  ["{x,y}", { x: "", y: "1" }, ",1"],
  ["{x}{y}", { x: [], y: {} }, ""],
  ["{x:3}", { x: [] }, ""],
  ["{?a,b,c}", { b: true, c: 12n }, "?b=true&c=12"],
  ["{n}", { n: -1.5 }, "-1.5"],
  ["{constructor}{__proto__}{toString}", {}, ""],
  ["{constructor}", { constructor: "x" }, "x"],
  ["caf\u00e9{x}", { x: 1 }, "caf%C3%A91"],
  ["/a:b/c", {}, "/a:b/c"],
  ["{x}/{x}", { x: 1 }, "1/1"],
];

/** The bare function: values that have no text. */
export const refusals: readonly (readonly [
  template: string,
  values: Readonly<Record<string, unknown>>,
  code: string,
  param: string,
])[] = [
  ["{x}", { x: "\ud800" }, "lone-surrogate", "x"],
  ["{+x}", { x: "a\udc00" }, "lone-surrogate", "x"],
  ["{x*}", { x: ["a", "\ud800b"] }, "lone-surrogate", "x"],
  ["{?x*}", { x: { "\udfff": 1 } }, "lone-surrogate", "x"],
  ["{a}{x}", { a: 1, x: Number.NaN }, "invalid-value", "x"],
  ["{x}", { x: 1e21 }, "invalid-value", "x"],
  ["{x}", { x: [["a"]] }, "invalid-value", "x"],
  ["{x}", { x: { a: { b: 1 } } }, "invalid-value", "x"],
  ["{x}", { x: new Date(0) }, "invalid-value", "x"],
  ["{x}", { x: () => 1 }, "invalid-value", "x"],
  ["{x:1}", { x: ["a"] }, "invalid-value", "x"],
  ["{x:1}", { x: { a: 1 } }, "invalid-value", "x"],
];
