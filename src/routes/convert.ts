/** The routers that a table can be written for. */
export type Syntax = "express" | "hono" | "react-router" | "urlpattern" | "openapi";

/** What `new URLPattern` takes. */
export interface UrlPatternParts {
  readonly protocol?: string;
  readonly hostname?: string;
  readonly port?: string;
  readonly pathname: string;
}

/** How a table is converted. */
export interface ConvertOptions {
  /**
   * What is done with a route that the other syntax cannot say: it is refused with a `UriError` (`"refuse"`, the default),
   * or left out (`"leave-out"`).
   */
  readonly others?: "refuse" | "leave-out";
}

/** One route in the syntax of another router. */
export interface Converted<To extends Syntax = Syntax, Name extends string = string> {
  readonly name: Name;
  readonly path: To extends "urlpattern" ? UrlPatternParts : string;
}
