export type {
  Arm,
  ArmSelected,
  Arms,
  ArmUri,
  Conditions,
  Dispatched,
  Dispatcher,
  Handlers,
} from "./arms.js";
export { dispatch } from "./dispatch.js";
export type { SelectedBy } from "./holes.js";
export { host } from "./host.js";
export type { CheckHostPattern } from "./host-pattern.js";
export { type NoOthers, path, type ReadersByName, type SelectedWith } from "./path.js";
export type { CheckPathPattern } from "./path-pattern.js";
export type { Matched, Selections, UriPattern } from "./pattern.js";
export { type PortOptions, port, type Schemes } from "./port.js";
export {
  type EachReader,
  every,
  type KeyPattern,
  type KeyPatterns,
  maybe,
  type OptionalReader,
  query,
  type ReadByKey,
  type SelectedKeys,
  text,
} from "./query.js";
export type { ReadBy, Reader, TextReader } from "./reader.js";
export { type OriginParts, type SchemeOf, sameOriginAs } from "./same-origin-as.js";
export { type UnderParts, under } from "./under.js";
