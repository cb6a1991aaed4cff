// What the types of exported links are made of: declarations must be able to name them.
export type { RelativeShape, Result, TypedUri, UriShape, UriWith } from "../uri/components.js";
export type { CheckTemplate } from "./check-template.js";
export { type ExpandResult, expand, safeExpand } from "./expand.js";
export type { AbsoluteExpansion, Expanded, HrefOf, RelativeExpansion } from "./expanded.js";
export { type CheckOpenApi, fromOpenApi } from "./from-open-api.js";
export type { MatchedMembers, MatchedValue, MatchInput, TemplateMatch } from "./matched.js";
export type { OpenApiValues } from "./open-api-values.js";
export {
  type OpenValues,
  safeTemplate,
  type Template,
  type TemplateOf,
  type TemplateResult,
  type TemplateSyntax,
  template,
} from "./template.js";
export type { Fitting, ValuesOf } from "./template-values.js";
export type { TemplateList, TemplateRecord, TemplateScalar, TemplateValue, TemplateValues } from "./values.js";
