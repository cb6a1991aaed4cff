export type { CheckTemplate } from "./check-template.js";
export { type ExpandResult, expand, safeExpand } from "./expand.js";
export type { Expanded, HrefOf } from "./expanded.js";
export { type CheckOpenApi, fromOpenApi, type OpenApiValues } from "./from-open-api.js";
export type { MatchedMembers, MatchedValue, MatchInput, TemplateMatch } from "./matched.js";
export { safeTemplate, type Template, type TemplateOf, type TemplateResult, template } from "./template.js";
export type { Fitting, ValuesOf } from "./template-values.js";
export type { TemplateList, TemplateRecord, TemplateScalar, TemplateValue, TemplateValues } from "./values.js";
