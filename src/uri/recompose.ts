// recomposition at the type level: RFC 3986 section 5.3

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
