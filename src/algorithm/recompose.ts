// merge and recomposition at the type level: RFC 3986 sections 5.2.3 and 5.3

import type { Steps } from "../abnf/steps.js";

/** The parts as one text, with the two guards of `compose`: "/.//x" and "./a:b". */
export type Recompose<
  Scheme,
  Authority,
  Path extends string,
  Query,
  Fragment,
> = `${Before<Scheme, ":">}${HierPart<Scheme, Authority, Path>}${After<"?", Query>}${After<"#", Fragment>}`;

type Before<Part, Mark extends string> = Part extends string ? `${Part}${Mark}` : "";
type After<Mark extends string, Part> = Part extends string ? `${Mark}${Part}` : "";

type HierPart<Scheme, Authority, Path extends string> = Authority extends string
  ? `//${Authority}${Path}`
  : Path extends `//${string}`
    ? `/.${Path}`
    : Scheme extends string
      ? Path
      : GuardColon<Path>;

type GuardColon<Path extends string> = Path extends `${infer First}:${string}`
  ? First extends `${string}/${string}`
    ? Path
    : `./${Path}`
  : Path;

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
