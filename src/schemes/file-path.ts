// paths of files: RFC 8089 section 2 and appendix E

import type { Input } from "../algorithm/argument.js";
import { normalize } from "../algorithm/normalize.js";
import { toUri } from "../algorithm/places.js";
import { type CharacterSet, regNameSet, segmentDataSet } from "../grammar/characters.js";
import { type Component, fault } from "../grammar/fault.js";
import { percentDecode } from "../grammar/percent-encode.js";
import type { Uri } from "../uri/components.js";
import { type Entry, failureOf, UriError } from "../uri/failure.js";
import { requireOptions } from "../uri/require.js";
import { encodeData, invalidValue } from "../uri/scalar.js";
import { segmentFailure } from "../uri/segment.js";
import { valueSentences } from "../uri/sentences.js";

/** Whose paths are read or written. It is always said: what a path means must not depend on where the program runs. */
export interface FilePathOptions {
  readonly platform: "posix" | "windows";
}

const fileSentences = {
  "unlike-file-path": ["this is no path of a file: {text}", "an absolute path"],
  "unlike-file-uri": ["this names no file: {text}", "a file URI"],
} as const satisfies Readonly<Record<string, Entry>>;

const refuse = (code: "unlike-file-path" | "unlike-file-uri", reason: string, input: string): never => {
  throw new UriError(failureOf(fileSentences, fault(code, "path", "", reason), input));
};

const encode = (text: string, set: CharacterSet, component: Component): string => {
  const encoded = encodeData(text, set, component);
  if (typeof encoded === "object") throw new UriError(encoded);
  return encoded;
};

/** Nothing is guessed: another platform than the two is refused. */
const isForWindows = (options: FilePathOptions | undefined): boolean => {
  const platform: unknown = requireOptions(options)?.platform;
  if (platform === "windows" || platform === "posix") return platform === "windows";
  throw new UriError(invalidValue("path", platform, " in the place of the platform"));
};

/**
 * The file URI of an absolute path. Every character of the path is data: "#", "?", "%" and all that a URI does not take
 * is percent-encoded. A drive (`C:\a`) and a share (`\\server\share`) are absolute on Windows, where "/" separates too.
 *
 * @throws {UriError} `unlike-file-path` for a relative path, a path of a device (`\\?\`), a NUL; `dot-segment` for
 * "." and "..".
 * @example
 * fromFilePath("C:\\a b\\c#d.txt", { platform: "windows" }).href; // => "file:///C:/a%20b/c%23d.txt"
 * @see RFC 8089 section 2
 */
export const fromFilePath = (path: string, options: FilePathOptions): Uri => {
  const isWindows = isForWindows(options);
  if (typeof path !== "string") throw new UriError(invalidValue("path", path));
  if (path.includes("\0")) refuse("unlike-file-path", "it has a NUL", path);
  const text = isWindows ? path.replaceAll("\\", "/") : path;
  const share = isWindows ? /^\/\/(?![?.]\/)([^/]+)(?=\/)/.exec(text) : null;
  const isAbsolute = isWindows ? share !== null || /^[A-Za-z]:\//.test(text) : text.startsWith("/");
  if (!isAbsolute) refuse("unlike-file-path", "it is not absolute", path);
  const rooted = share ? text.slice(share[0].length) : isWindows ? `/${text}` : text;
  const segments = rooted.split("/").map((segment) => {
    const failure = segment === "" ? undefined : segmentFailure(segment);
    if (failure !== undefined) throw new UriError(failure);
    return encode(segment, segmentDataSet, "path");
  });
  return toUri(`file://${share ? encode(share[1] ?? "", regNameSet, "host") : ""}${segments.join("/")}`);
};

/**
 * The path of a file URI. Dot segments are removed first, then each segment is decoded.
 *
 * @throws {UriError} `unlike-file-uri` when the reference is no file URI, has a query, a fragment, a port or user, names another
 * machine (a share on Windows), has no drive on Windows, or a segment holds a separator or a NUL; `invalid-utf8`.
 * @example
 * toFilePath("file:///a%20b/c%23d.txt", { platform: "posix" }); // => "/a b/c#d.txt"
 * @see RFC 8089 section 2
 */
export const toFilePath = (given: Input, options: FilePathOptions): string => {
  const uri = normalize(toUri(given));
  const isWindows = isForWindows(options);
  const fail = (reason: string): never => refuse("unlike-file-uri", reason, uri.href);
  const { scheme, authority, host, path } = uri;
  if (scheme !== "file" || !path.startsWith("/")) fail("its scheme is another, or its path has no root");
  if (uri.query !== undefined || uri.fragment !== undefined) fail("it has a query or a fragment");
  if (authority !== host) fail("it has a user or a port");
  const isLocal = host === undefined || host === "" || host === "localhost";
  if (!isLocal && !isWindows) fail("it is on another machine");
  if (isLocal && isWindows && !/^\/[A-Za-z]:\//.test(path)) fail("it has no drive");
  const separator = isWindows ? "\\" : "/";
  const segments = path.split("/").map((segment) => {
    const data = percentDecode(segment);
    if (data === undefined) throw new UriError(failureOf(valueSentences, fault("invalid-utf8", "path", ""), segment));
    if (data.includes("/") || data.includes(separator) || data.includes("\0"))
      fail("a segment has a separator or a NUL");
    return data;
  });
  const text = segments.join(separator);
  return isLocal ? (isWindows ? text.slice(1) : text) : `\\\\${host}${text}`;
};
