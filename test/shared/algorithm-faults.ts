import { expect } from "vitest";
import { removeDotSegments } from "../../src/algorithm/remove-dot-segments.js";
import { equals, normalize, parse, relativize, resolve, safeParse } from "../../src/index.js";
import { appendPath, fromFilePath } from "../../src/operations/index.js";
import { schemes } from "../../src/schemes/index.js";

const normalizes = (text: string, expected: string, withSchemes?: string) => () => {
  expect(normalize(text).href).toBe(expected);
  expect(normalize(expected).href).toBe(expected);
  if (withSchemes !== undefined) expect(normalize(text, { schemes }).href).toBe(withSchemes);
};

const resolves = (base: string, reference: string, expected: string) => () => {
  expect(resolve(base, reference).href).toBe(expected);
  expect({ ...resolve(base, reference) }).toEqual({ ...parse(expected) });
};

const relativizes = (base: string, target: string, expected: string) => () => {
  expect(relativize(base, target).href).toBe(expected);
  expect(resolve(base, expected).href).toBe(target);
};

const appends = (base: string, path: string, expected: string) => () => {
  expect(appendPath(base, path).href).toBe(expected);
};

/** The faults of `vectors/field-faults.json` that the functions of `algorithm` answer for, by id; the file says why. */
export const algorithmFaults: Readonly<Record<string, () => void>> = {
  "host-double-decode": normalizes("http://ex%2561mple.com/", "http://ex%2561mple.com/"),
  "data-roundtrip": normalizes("data:text/plain,x", "data:text/plain,x"),
  "invalid-utf8-normalize": normalizes("http://h.example/?k=%C3%C0", "http://h.example/?k=%C3%C0"),
  "hex-case": normalizes("http://h.example/a%c3%bc?%c3%bc#%c3%bc", "http://h.example/a%C3%BC?%C3%BC#%C3%BC"),
  "pct-dot-in-segment": normalizes("http://h.example/foo%2Ebar", "http://h.example/foo.bar"),
  "pct-dot-segment-normalize": normalizes("http://h.example/public/%2e%2E/admin", "http://h.example/admin"),
  "empty-query-kept": normalizes("http://h.example/?#", "http://h.example/?#"),
  "dotdot-prefix-segment": normalizes("/foo/..bar", "/foo/..bar"),
  "slash-dot-slashslash": normalizes("a:/b/..//c", "a:/.//c"),
  "relative-dotdot-kept": normalizes("../one/two.three?q1=a1", "../one/two.three?q1=a1"),
  // The NID folds with the definition of urn, which this registry has or has not.
  "urn-case": normalizes("URN:EXAMPLE:a%2fB", "urn:EXAMPLE:a%2FB"),
  "ws-empty-path": normalizes("ws://h.example:80", "ws://h.example:80", "ws://h.example/"),
  "data-redos": () => expect(safeParse(`data:${"a,#".repeat(30_000)}`).ok).toBe(false),
  "normalize-query-amp": normalizes("http://h.example/?a=b%26c%3Dd", "http://h.example/?a=b%26c%3Dd"),
  "normalize-path-subdelim": normalizes("http://h.example/a%3Bb%40c", "http://h.example/a%3Bb%40c"),
  "host-pct-uppercase": normalizes("http://%41BC.example/", "http://abc.example/"),
  "norm-dot-then-empty": normalizes("s:/.//h/p", "s:/.//h/p"),
  "norm-trailing-dot-empty": normalizes("x:/.//.", "x:/.//"),
  "norm-host-hex-neighbour": normalizes("x://%99Q/", "x://%99q/"),
  "norm-relative-colon-kept": normalizes("../d:2/f", "../d:2/f"),
  "norm-dot-colon": normalizes("./q:r", "./q:r"),
  "keep-pct-colon": normalizes("urn%3Ax/y", "urn%3Ax/y"),
  "three-dots-are-data": normalizes("http://h/s/..%2e", "http://h/s/..."),
  "resolve-fragment-only": resolves("http://a/b/c/d;p?q", "#s", "http://a/b/c/d;p?q#s"),
  "resolve-opaque-base": resolves("mailto:x@y.example", "?subject=a", "mailto:x@y.example?subject=a"),
  "resolve-relative-base": resolves("/from/x", "to", "/from/to"),
  "resolve-scheme-uri": resolves("http://a/b", "g:h", "g:h"),
  "join-slash-before-query": resolves("http://h.example", "api/p/?o=2", "http://h.example/api/p/?o=2"),
  "join-relative-above-root": resolves("http://h.example/a", "../../../b", "http://h.example/b"),
  "resolve-rootless-excess-dots": resolves("foo:a/b", "../../c", "foo:/c"),
  "resolve-root-empty-segment": resolves("http://h/d/", "/..//k", "http://h//k"),
  "resolve-no-needless-dot": resolves("http://h/", "s:p:q", "s:p:q"),
  "base-ends-in-dot": resolves("http://a/b/.", "g", "http://a/b/g"),
  "base-ends-in-dotdot": resolves("http://a/b/c/..", "g", "http://a/b/c/g"),
  "dotdot-to-root-slash": resolves("http://a/b", "..", "http://a/"),
  "absolute-ref-inner-slashes": resolves("http://a/", "http://h/x/https://y/z", "http://h/x/https://y/z"),
  "rds-empty-segment-popped-2": () => expect(removeDotSegments("/f/b//../z")).toBe("/f/b/z"),
  "rel-double-slash-root": relativizes("http://h.example/a", "http://h.example//x", ".//x"),
  "rel-sibling": relativizes("http://h.example/test", "http://h.example/test/foo", "test/foo"),
  "rel-dir": relativizes("http://h.example/foo", "http://h.example/", "."),
  "rel-other-authority": relativizes("http://h.example/a", "http://g.example/a", "//g.example/a"),
  "join-root": appends("/", "/a", "/a"),
  "append-absolute-string": appends("http://h/v1", "/q/w", "http://h/v1/q/w"),
  "append-keeps-trailing-slash": appends("http://h/f", "b/", "http://h/f/b/"),
  "relative-with-path": () => expect(parse("x/y").with({ path: "//z" }).href).toBe("/.//z"),
  "equal-empty-query": () => expect(equals("http://h/", "http://h/?")).toBe(false),
  "equal-unreserved": () => expect(equals("http://h/%7Ea", "http://h/~a")).toBe(true),
  "equal-pct-dot": () => expect(equals("http://h/f%2Eb", "http://h/f.b")).toBe(true),
  "match-default-port": () => {
    expect(equals("http://example.com:80/p", "http://example.com/p")).toBe(false);
    expect(equals("http://example.com:80/p", "http://example.com/p", { schemes })).toBe(true);
  },
  "file-from-windows-path": () =>
    expect(fromFilePath("C:\\a b\\c#d.txt", { platform: "windows" }).href).toBe("file:///C:/a%20b/c%23d.txt"),
  "file-path-caret": () => expect(fromFilePath("/a^|[b", { platform: "posix" }).href).toBe("file:///a%5E%7C%5Bb"),
};
