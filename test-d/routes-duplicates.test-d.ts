// `NoDuplicates` says what `routes` refuses at run time, and nothing of what is not known when the program is compiled.

import { int, mount, type NoDuplicates, route, routes } from "urigami/routes";

declare const s: string;
// biome-ignore lint/suspicious/noExplicitAny: the row of the table for any
declare const any: any;
declare const u: "/a/{b}" | "/c/{d}";
const w = routes({ a: s, b: "/x", c: s });
export type W = NoDuplicates<typeof w.table>;
const x = routes({ a: any, b: "/x", c: any });
export type X = NoDuplicates<typeof x.table>;
const y = routes({ a: u, b: "/x/{y}" });
export type Y = NoDuplicates<typeof y.table>;
const y2 = routes({ a: u, b: "/a/{y}" });
// @ts-expect-error a member of the union matches the same paths
export type Y2 = NoDuplicates<typeof y2.table>;
const z = routes({ a: "/{1}", b: "/{constructor}" });
// @ts-expect-error two routes match the same paths
export type Z = NoDuplicates<typeof z.table>;
const h = routes({ a: "https://{a}.h", b: "https://{b}.h/" });
// @ts-expect-error two routes match the same paths
export type H = NoDuplicates<typeof h.table>;
const m = routes({ m: mount(route("/m/{a}", { a: int }), { x: "/{b}", y: mount("/q", { z: "/" }) }), n: "/m/{q}/q" });
// @ts-expect-error two routes match the same paths
export type M = NoDuplicates<typeof m.table>;
const r = routes({} as Record<string, string>);
export type R = NoDuplicates<typeof r.table>;
const o = routes({ a: "/x{/y}/z", b: "/x/z" });
// @ts-expect-error two routes match the same paths
export type O = NoDuplicates<typeof o.table>;
const c1 = routes({ a: "/A", b: "/a" });
export type C1 = NoDuplicates<typeof c1.table>;
const hs = routes({ a: "https://H/x", b: "HTTPS://h/x" });
// @ts-expect-error two routes match the same paths
export type Hs = NoDuplicates<typeof hs.table>;
const hp = routes({ a: "https://H:443/x", b: "https://h/x" });
// @ts-expect-error the default port of the scheme counts as none
export type Hp = NoDuplicates<typeof hp.table>;
const hz = routes({ a: "https://{a}.h:0443", b: "HTTPS://{b}.h:" });
// @ts-expect-error zeros before a port do not count, and an empty one is none
export type Hz = NoDuplicates<typeof hz.table>;
const sz = routes({ a: "shop://h:080/x", b: "shop://h:80/x" });
// @ts-expect-error zeros before a port do not count
export type Sz = NoDuplicates<typeof sz.table>;
const others = routes({
  a: "https://h/x",
  b: "https://h:80/x",
  c: "https://h:4430/x",
  d: "http://h:443/x",
  e: "http://h/x",
  f: "shop://h:443/x",
  g: "shop://h/x",
});
export type Others = NoDuplicates<typeof others.table>;
const tr = routes({ a: "/%61", b: "/a" });
// @ts-expect-error two routes match the same paths
export type Tr = NoDuplicates<typeof tr.table>;

const bx = routes({ a: "BOX:/x/{y}", b: "box:/x/{z}" });
// @ts-expect-error two routes match the same paths
export type Bx = NoDuplicates<typeof bx.table>;
const ok = routes({
  a: "/x%2Fy",
  b: "/x/y",
  c: "/x{/rest*}",
  d: "/x/{b}.json",
  e: "https://h/X",
  f: "https://h/x",
  g: "{?q}",
  h: "{#q}",
  i: "/",
});
export type Ok = NoDuplicates<typeof ok.table>;
const low = routes({ a: "/x%2Fy", b: "/x%2fy" });
// @ts-expect-error two routes match the same paths
export type Low = NoDuplicates<typeof low.table>;
