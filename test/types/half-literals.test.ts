import { expect, test } from "vitest";
import { safeParse } from "../../src/index.js";

// What the type says of a template with a hole must hold for whatever the hole is filled with. The same templates and
// the same facts are in test-d/core-inputs.test-d.ts.

const fillings = ["", "a", "/", "//h", "?x", "#f", "a?b#c", "/../x", "a:b@c", ":80", "@h", "%41", "[::1]", "x/y?z=/#?"];

const cases = [
  {
    start: "https://h.example/users/",
    ends: ["", "/posts", "?page=", "#top"],
    facts: { scheme: "https", host: "h.example" },
  },
  {
    start: "https://h.example:80/users/",
    ends: ["", "/x"],
    facts: { host: "h.example", port: 80, userinfo: undefined },
  },
  {
    start: "HTTPS://u@h.example/users?page=",
    ends: ["", "#x"],
    facts: { scheme: "https", path: "/users", userinfo: "u" },
  },
  { start: "https://h.example/#", ends: [""], facts: { path: "/", authority: "h.example" } },
  {
    start: "/users/",
    ends: ["", "/x"],
    facts: { kind: "relative", scheme: undefined, host: undefined, authority: undefined },
  },
] as const;

test.each(cases)("$start and whatever follows", ({ start, ends, facts }) => {
  let read = 0;
  for (const filling of fillings) {
    for (const end of ends) {
      const text: string = start + filling + end;
      const result = safeParse(text);
      if (!result.ok) continue;
      read++;
      expect({ ...result.uri }, text).toMatchObject(facts);
      const known = start.replace(/^\w+:\/\/[^/]*/, "").split(/[?#]/)[0] ?? "";
      expect(result.uri.path.startsWith(known), text).toBe(true);
    }
  }
  expect(read).toBeGreaterThanOrEqual(5);
});
