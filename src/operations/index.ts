export { appendPath, appendSegments } from "../algorithm/append.js";
export { type BaseSources, chooseBase, isSameDocument, withoutFragment } from "../algorithm/documents.js";
export { isSubdomainOf, labels, registrableDomain } from "../algorithm/domain.js";
export { isPrefixOf } from "../algorithm/is-prefix-of.js";
export { extension, lastSegment, parent, withoutTrailingSlash, withTrailingSlash } from "../algorithm/path-parts.js";
export {
  type Change,
  fromUrl,
  type PlatformSearchParams,
  type PlatformUrl,
  toSearchParams,
  toUrl,
} from "../algorithm/whatwg-url.js";
export { type FilePathOptions, fromFilePath, toFilePath } from "../schemes/file-path.js";
