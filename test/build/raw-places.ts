import { parse, raw, type Uri } from "../../src/index.js";
import { allowed } from "./kept-characters.js";
import { onHost, untyped } from "./untyped.js";

/** A place that takes raw text: what it may hold, and where the text is found again. */
export interface RawPlace {
  readonly name: string;
  readonly allowed: string;
  readonly component: string;
  /** Whether `%41` is fine. */
  readonly takesTriplets: boolean;
  readonly put: (text: string) => Uri;
  readonly read: (uri: Uri) => unknown;
}

const value = parse("x://u@h:1/p?q#f");
const untypedRaw = raw as unknown as Readonly<Record<keyof typeof raw, (text: string) => unknown>>;

const scheme = {
  allowed: allowed.scheme,
  component: "scheme",
  takesTriplets: false,
  read: ({ href }: Uri) => href.slice(0, href.indexOf("://")),
};
const host = { allowed: allowed.host, component: "host", takesTriplets: true, read: (uri: Uri) => uri.host };
const port = {
  allowed: allowed.port,
  component: "port",
  takesTriplets: false,
  read: ({ authority = "" }: Uri) => authority.slice(authority.lastIndexOf(":") + 1),
};
const path = { allowed: allowed.path, component: "path", takesTriplets: true, read: (uri: Uri) => uri.path.slice(1) };
const query = { allowed: allowed.query, component: "query", takesTriplets: true, read: (uri: Uri) => uri.query };
const fragment = {
  allowed: allowed.fragment,
  component: "fragment",
  takesTriplets: true,
  read: (uri: Uri) => uri.fragment,
};

/** Every place of the core that takes raw text. */
export const rawPlaces: readonly RawPlace[] = [
  { name: "scheme", ...scheme, put: (text) => untyped().scheme(text).host("h").build() },
  { name: "host", ...host, put: (text) => onHost().host(text).build() },
  { name: "port", ...port, put: (text) => onHost().port(text).build() },
  {
    name: "raw.path",
    ...path,
    put: (text) =>
      onHost()
        .path(untypedRaw.path(`/${text}`))
        .build(),
  },
  {
    name: "raw.segment",
    ...path,
    allowed: allowed.segment,
    put: (text) => onHost().segments(untypedRaw.segment(text)).build(),
  },
  { name: "raw.query", ...query, put: (text) => onHost().query(untypedRaw.query(text)).build() },
  { name: "raw.fragment", ...fragment, put: (text) => onHost().fragment(untypedRaw.fragment(text)).build() },
  { name: "{ scheme }", ...scheme, put: (text) => untyped({ scheme: text, host: "h" }) },
  { name: "{ host }", ...host, put: (text) => untyped({ scheme: "x", host: text }) },
  { name: "{ port }", ...port, put: (text) => untyped({ scheme: "x", host: "h", port: text }) },
  { name: "with({ scheme })", ...scheme, put: (text) => value.with({ scheme: text }) },
  { name: "with({ host })", ...host, put: (text) => value.with({ host: text }) },
  { name: "with({ port })", ...port, put: (text) => value.with({ port: text }) },
  {
    name: "with({ userinfo })",
    allowed: allowed.userinfo,
    component: "userinfo",
    takesTriplets: true,
    put: (text) => value.with({ userinfo: text }),
    read: (uri) => uri.userinfo,
  },
  { name: "with({ path })", ...path, put: (text) => value.with({ path: `/${text}` }) },
  { name: "with({ query })", ...query, put: (text) => value.with({ query: text }) },
  { name: "with({ fragment })", ...fragment, put: (text) => value.with({ fragment: text }) },
  { name: "a hole that is the scheme", ...scheme, put: (text) => untyped`${text}://h` },
  { name: "a hole that is the host", ...host, put: (text) => untyped`x://${text}:1/p` },
  {
    name: "a hole that is a label",
    ...host,
    allowed: allowed.label,
    put: (text) => untyped`x://${text}.example/p`,
    read: (uri) => uri.host?.replace(".example", ""),
  },
  { name: "a hole that is the port", ...port, put: (text) => untyped`x://h:${text}/p` },
];
