// merge at the type level: RFC 3986 section 5.2.3

import type { Steps } from "../abnf/steps.js";

/** The path of a reference in the place of what follows the last "/" of the base's path (section 5.2.3). */
export type Merge<Authority, BasePath extends string, Path extends string> = BasePath extends ""
  ? `${Authority extends string ? "/" : ""}${Path}`
  : `${Directory<BasePath>}${Path}`;

/** A path up to its last "/"; `string` for a path of more segments than the compiler is asked to walk. */
type Directory<Path extends string, Walked extends string = "", Left extends keyof Steps = 683> = Left extends 0
  ? string
  : Path extends `${infer Head}/${infer Tail}`
    ? Directory<Tail, `${Walked}${Head}/`, Steps[Left]>
    : Walked;
