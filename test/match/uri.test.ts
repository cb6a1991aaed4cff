// The run-time side of test-d/match-uri.test-d.ts: patterns of ts-pattern on a `Uri` as it is.

import { isMatching, match, P } from "ts-pattern";
import { describe, expect, it } from "vitest";
import { parse, type Uri } from "../../src/index.js";

const read = (text: string): Uri => parse(text);

describe("patterns of ts-pattern on a Uri", () => {
  const user = (given: Uri): string =>
    match(given)
      .with({ scheme: P.union("http", "https"), segments: ["users", P.select("id")] }, ({ id }) => id)
      .otherwise(() => "-");

  it.each([
    ["https://example.com/users/42", "42"],
    ["HTTP://example.com/users/a%2Fb?x#y", "a/b"],
    ["ftp://example.com/users/42", "-"],
    ["/users/42", "-"],
    ["https://example.com/users/42/", "-"],
    ["https://example.com/users", "-"],
    ["https://example.com//users/42", "-"],
  ])("select from the segments of %s", (text, id) => {
    expect(user(read(text))).toBe(id);
  });

  it("tell the kinds apart", () => {
    const kind = (given: Uri): string =>
      match(given)
        .with({ kind: "uri" }, ({ scheme }) => scheme)
        .with({ kind: "relative" }, ({ scheme }) => String(scheme))
        .exhaustive();
    expect(["MAILTO:a@b", "//h/p", "", "a:b"].map(read).map(kind)).toEqual(["mailto", "undefined", "undefined", "a"]);
  });

  it("tell the kinds of hosts apart", () => {
    const host = (given: Uri): number =>
      match(given)
        .with({ hostKind: "name" }, () => 1)
        .with({ hostKind: "ipv4" }, () => 2)
        .with({ hostKind: "ipv6" }, () => 3)
        .with({ hostKind: "ipvfuture" }, () => 4)
        .with({ hostKind: undefined }, () => 5)
        .exhaustive();
    const texts = ["//h", "//192.0.2.1", "//[::1]", "//[v1.a]", "mailto:x", "file:///x"];
    expect(texts.map(read).map(host)).toEqual([1, 2, 3, 4, 5, 1]);
  });

  it("tell the schemes of constants apart", () => {
    const constants = [parse("https://docs.example.com/guide"), parse("mailto:help@example.com")] as const;
    const names = constants.map((constant) =>
      match(constant)
        .with({ scheme: "https" }, ({ host }) => host)
        .with({ scheme: "mailto" }, ({ path }) => path)
        .exhaustive(),
    );
    expect(names).toEqual(["docs.example.com", "help@example.com"]);
  });

  it("tell absent from empty", () => {
    const part = (value: string | undefined): string =>
      match(value)
        .with(undefined, () => "absent")
        .with("", () => "empty")
        .otherwise(() => "text");
    const all = (text: string) => {
      const given = read(text);
      return [given.authority, given.userinfo, given.query, given.fragment].map(part);
    };
    expect(all("a:b")).toEqual(["absent", "absent", "absent", "absent"]);
    expect(all("a://?#")).toEqual(["empty", "absent", "empty", "empty"]);
    expect(all("a://@h?b#c")).toEqual(["text", "empty", "text", "text"]);
  });

  it("find an absent part under its key", () => {
    const isPortless = isMatching({ port: undefined });
    expect([isPortless(read("//h")), isPortless(read("//h:")), isPortless(read("//h:80"))]).toEqual([
      true,
      true,
      false,
    ]);
    for (const key of ["scheme", "authority", "userinfo", "host", "hostKind", "port", "query", "fragment"] as const) {
      expect(isMatching({ [key]: undefined }, read("")), key).toBe(true);
    }
  });

  it("take the rest of the segments", () => {
    const rest = (text: string): readonly string[] | string =>
      match(read(text))
        .with({ segments: ["files", ...P.array(P.string.select("rest"))] }, ({ rest }) => rest)
        .with({ segments: [...P.array(), "edit"] }, () => "edit")
        .otherwise(() => "-");
    expect(["/files", "/files/a/b%2Fc", "/x/edit", "/x", "/files/"].map(rest)).toEqual([
      [],
      ["a", "b/c"],
      "edit",
      "-",
      [""],
    ]);
  });

  it("count segments on the segments themselves", () => {
    const count = (text: string): string =>
      match(read(text).segments)
        .with([], () => "none")
        .with([P._, ...P.array()], () => "some")
        .exhaustive();
    expect(["", "/", "a", "mailto:", "http://h"].map(count)).toEqual(["none", "some", "some", "none", "none"]);
  });

  it("select parts beside each other and inside bigger values", () => {
    const event = { type: "open", to: read("git+ssh://git@example.com/a.git") };
    const found = match(event)
      .with(
        {
          type: "open",
          to: { scheme: P.string.startsWith("git+"), userinfo: P.select("user"), host: P.select("host") },
        },
        (selected) => selected,
      )
      .otherwise(() => undefined);
    expect(found).toEqual({ user: "git", host: "example.com" });
  });

  it("hand out the value itself", () => {
    const given = read("https://example.com/");
    match(given)
      .with({ scheme: "https" }, (value) => expect(value).toBe(given))
      .otherwise(() => expect.unreachable());
  });
});
