// The values of a path key of OpenAPI at the type level: one for each pair of braces.

import type { Operator } from "./operator.js";
import type { TemplateValue, TemplateValues } from "./values.js";

/** What the parameters of a path key take: one value each, by the names of the key. */
export type OpenApiValues<Text extends string> =
  {} extends Record<Text, 1> ? TemplateValues : { readonly [Name in OpenApiNames<Text>]: TemplateValue };

type OpenApiNames<
  Text extends string,
  Found extends string = never,
> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? OpenApiNames<Rest, Found | (Name extends `${Exclude<Operator, "">}${infer Tail}` ? Tail : Name)>
  : Found;
