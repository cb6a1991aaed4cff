import { encode, list, type Uri } from "../../src/index.js";
import { kept } from "./kept-characters.js";
import { onHost, untyped } from "./untyped.js";

/** A place that takes data: what stays, what is written there, and what is read back. */
export interface DataPlace {
  readonly name: string;
  readonly kept: string;
  readonly component: string;
  /** The text that the data becomes. */
  readonly write: (data: string) => string;
  /** The data as the library reads it back, where it does. */
  readonly read?: (data: string) => unknown;
  /** The data that `read` gives, when it is more than the text. */
  readonly readsAs?: (data: string) => unknown;
  /** How a space is written, when it is not encoded. */
  readonly space?: string;
}

const between = (uri: Uri, before: string, after = ""): string => {
  const { href } = uri;
  if (!href.startsWith(before) || !href.endsWith(after)) throw new Error(`"${href}" is not ${before}...${after}`);
  return href.slice(before.length, href.length - after.length);
};

const segment = { kept: kept.segment, component: "path" } as const;
const query = { kept: kept.query, component: "query" } as const;

const steps: readonly DataPlace[] = [
  {
    name: "userinfo(user)",
    kept: kept.user,
    component: "userinfo",
    write: (data) => between(onHost().userinfo(data).build(), "x://", "@h"),
  },
  {
    name: "userinfo(user) beside a password",
    kept: kept.user,
    component: "userinfo",
    write: (data) => between(onHost().userinfo(data, "p").build(), "x://", ":p@h"),
  },
  {
    name: "userinfo(, password)",
    kept: kept.password,
    component: "userinfo",
    write: (data) => between(onHost().userinfo("u", data).build(), "x://u:", "@h"),
  },
  {
    name: "segments",
    ...segment,
    write: (data) => between(onHost().segments("a", data, "b").build(), "x://h/a/", "/b"),
    read: (data) => onHost().segments("a", data, "b").build().segments,
    readsAs: (data) => ["a", data, "b"],
  },
  {
    name: "path",
    kept: kept.path,
    component: "path",
    write: (data) => between(onHost().path(`/${data}`).build(), "x://h/"),
    read: (data) => onHost().path(`/${data}`).build().segments.join("/"),
  },
  {
    name: "a key of the query",
    ...query,
    write: (data) =>
      between(
        onHost()
          .query([[data, "v"]])
          .build(),
        "x://h?",
        "=v",
      ),
    read: (data) => [
      ...onHost()
        .query([[data, "v"]])
        .build().params,
    ],
    readsAs: (data) => [[data, "v"]],
  },
  {
    name: "a key of a record",
    ...query,
    write: (data) =>
      between(
        onHost()
          .query({ [data]: "v" })
          .build(),
        "x://h?",
        "=v",
      ),
    read: (data) =>
      onHost()
        .query({ [data]: "v" })
        .build()
        .params.get(data),
    readsAs: () => "v",
  },
  {
    name: "a value of the query",
    ...query,
    write: (data) => between(onHost().query({ k: data }).build(), "x://h?k="),
    read: (data) => onHost().query({ k: data }).build().params.get("k"),
  },
  {
    name: "a value of the query, repeated",
    ...query,
    write: (data) =>
      between(
        onHost()
          .query({ k: ["a", data] })
          .build(),
        "x://h?k=a&k=",
      ),
    read: (data) =>
      onHost()
        .query({ k: ["a", data] })
        .build()
        .params.getAll("k"),
    readsAs: (data) => ["a", data],
  },
  {
    name: "a value that replaces another",
    ...query,
    write: (data) => between(onHost().query({ k: 1, l: 2 }).query({ k: data }).build(), "x://h?k=", "&l=2"),
    read: (data) => onHost().query({ k: 1, l: 2 }).query({ k: data }).build().params.get("k"),
  },
  {
    name: "a value of a form",
    ...query,
    space: "+",
    write: (data) => between(onHost().query({ k: data }, { form: true }).build(), "x://h?k="),
    read: (data) => onHost().query({ k: data }, { form: true }).build().params.as({ form: true }).get("k"),
  },
  {
    name: "a value between commas",
    kept: kept.listOfCommas,
    component: "query",
    write: (data) =>
      between(
        onHost()
          .query({ k: list(["a", data]) })
          .build(),
        "x://h?k=a,",
      ),
  },
  {
    name: "a value between slashes",
    kept: kept.listOfSlashes,
    component: "query",
    write: (data) =>
      between(
        onHost()
          .query({ k: list(["a", data], "/") })
          .build(),
        "x://h?k=a/",
      ),
  },
  {
    name: "fragment",
    kept: kept.fragment,
    component: "fragment",
    write: (data) => between(onHost().fragment(data).build(), "x://h#"),
  },
];

const objectForm: readonly DataPlace[] = [
  {
    name: "{ userinfo } behind the first colon",
    kept: kept.password,
    component: "userinfo",
    write: (data) => between(untyped({ scheme: "x", host: "h", userinfo: `u:${data}` }), "x://u:", "@h"),
  },
  {
    name: "{ segments }",
    ...segment,
    write: (data) => between(untyped({ segments: ["a", data] }), "/a/"),
    read: (data) => untyped({ segments: ["a", data] }).segments,
    readsAs: (data) => ["a", data],
  },
  {
    name: "{ query }",
    ...query,
    write: (data) => between(untyped({ query: { k: data } }), "?k="),
    read: (data) => untyped({ query: { k: data } }).params.get("k"),
  },
  {
    name: "{ fragment }",
    kept: kept.fragment,
    component: "fragment",
    write: (data) => between(untyped({ fragment: data }), "#"),
  },
];

const tag: readonly DataPlace[] = [
  {
    name: "a hole that is the user",
    kept: kept.user,
    component: "userinfo",
    write: (data) => between(untyped`x://${data}:p@h`, "x://", ":p@h"),
  },
  {
    name: "a hole that is the password",
    kept: kept.password,
    component: "userinfo",
    write: (data) => between(untyped`x://u:${data}@h`, "x://u:", "@h"),
  },
  {
    name: "a hole that is a segment",
    ...segment,
    write: (data) => between(untyped`x://h/a/${data}/b`, "x://h/a/", "/b"),
    read: (data) => untyped`x://h/a/${data}/b`.segments,
    readsAs: (data) => ["a", data, "b"],
  },
  {
    name: "a hole that is several segments",
    ...segment,
    write: (data) => between(untyped`x://h/a/${[data, "b"]}`, "x://h/a/", "/b"),
    read: (data) => untyped`x://h/a/${[data, "b"]}`.segments,
    readsAs: (data) => ["a", data, "b"],
  },
  {
    name: "a hole that is a part of a segment",
    ...segment,
    write: (data) => between(untyped`x://h/a${data}b`, "x://h/a", "b"),
    read: (data) => untyped`x://h/a${data}b`.segments,
    readsAs: (data) => [`a${data}b`],
  },
  {
    name: "a hole in a path without slashes",
    ...segment,
    write: (data) => between(untyped`urn:a:${data}`, "urn:a:"),
    read: (data) => untyped`urn:a:${data}`.segments,
    readsAs: (data) => [`a:${data}`],
  },
  {
    name: "a hole that is a key",
    ...query,
    write: (data) => between(untyped`x://h?a=1&${data}=v`, "x://h?a=1&", "=v"),
    read: (data) => [...untyped`x://h?a=1&${data}=v`.params],
    readsAs: (data) => [
      ["a", "1"],
      [data, "v"],
    ],
  },
  {
    name: "a hole that is a value",
    ...query,
    write: (data) => between(untyped`x://h?k=${data}&l=2#f`, "x://h?k=", "&l=2#f"),
    read: (data) => untyped`x://h?k=${data}&l=2#f`.params.get("k"),
  },
  {
    name: "a hole that is several values",
    ...query,
    write: (data) => between(untyped`x://h?k=${["a", data]}`, "x://h?k=a&k="),
    read: (data) => untyped`x://h?k=${["a", data]}`.params.getAll("k"),
    readsAs: (data) => ["a", data],
  },
  {
    name: "a hole that is a part of a value",
    ...query,
    write: (data) => between(untyped`x://h?k=a${data}b`, "x://h?k=a", "b"),
    read: (data) => untyped`x://h?k=a${data}b`.params.get("k"),
    readsAs: (data) => `a${data}b`,
  },
  {
    name: "a hole that is a query",
    ...query,
    write: (data) => between(untyped`x://h?${{ k: data }}`, "x://h?k="),
    read: (data) => untyped`x://h?${{ k: data }}`.params.get("k"),
  },
  {
    name: "a hole that is the fragment",
    kept: kept.fragment,
    component: "fragment",
    write: (data) => between(untyped`x://h#${data}`, "x://h#"),
  },
  {
    name: "a hole in the fragment",
    kept: kept.fragment,
    component: "fragment",
    write: (data) => between(untyped`x://h#a${data}b`, "x://h#a", "b"),
  },
];

const value = untyped("x://h/p?a=1#f");

const functions: readonly DataPlace[] = [
  {
    name: "with({ segments })",
    ...segment,
    write: (data) => between(value.with({ segments: ["a", data] }), "x://h/a/", "?a=1#f"),
    read: (data) => value.with({ segments: ["a", data] }).segments,
    readsAs: (data) => ["a", data],
  },
  {
    name: "with({ query })",
    ...query,
    write: (data) => between(value.with({ query: { k: data } }), "x://h/p?k=", "#f"),
    read: (data) => value.with({ query: { k: data } }).params.get("k"),
  },
  {
    name: "params.with",
    ...query,
    write: (data) => String(value.params.with("b", data)).slice("a=1&b=".length),
    read: (data) => value.params.with("b", data).get("b"),
  },
  {
    name: "params.append",
    ...query,
    write: (data) => String(value.params.append(data, "v")).slice("a=1&".length, -"=v".length),
    read: (data) => [...value.params.append(data, "v").keys()],
    readsAs: (data) => ["a", data],
  },
  ...(["unreserved", "user", "host", "segment", "path", "query", "fragment"] as const).map((target) => ({
    name: `encode("${target}", ...)`,
    kept: kept[target],
    component: {
      unreserved: "reference",
      user: "userinfo",
      host: "host",
      segment: "path",
      path: "path",
      query: "query",
      fragment: "fragment",
    }[target],
    write: (data: string) => encode(target, data),
  })),
  {
    name: 'encode("userinfo", ...)',
    kept: kept.password,
    component: "userinfo",
    write: (data) => encode("userinfo", data),
  },
];

/** Every place of the core that takes data. */
export const dataPlaces: readonly DataPlace[] = [...steps, ...objectForm, ...tag, ...functions];
