// The shape of what a builder makes, from its parts as text.

import type { SplitAuthority } from "../grammar/authority.js";
import type { KindOfHost } from "../grammar/host.js";
import type { PortNumber } from "../grammar/port.js";
import type { ChangeOf, Shape, TypedUri } from "../uri/components.js";

/** A part that may be missing. */
export type Maybe = string | undefined;

/** What the type of a built `Uri` knows; each part is computed when it is read. */
export interface Built<
  Scheme extends Maybe,
  Userinfo extends Maybe,
  Host extends Maybe,
  Port extends Maybe,
  Path extends string,
  Query extends Maybe,
  Fragment extends Maybe,
> {
  readonly kind: [Scheme] extends [string] ? "uri" : [Scheme] extends [undefined] ? "relative" : "uri" | "relative";
  readonly scheme: Scheme extends string ? Lowercase<Scheme> : undefined;
  readonly authority: AuthorityText<Userinfo, Host, Port>;
  readonly userinfo: Userinfo;
  readonly host: Host;
  readonly hostKind: Host extends string ? KindOfHost<Host> : undefined;
  readonly port: Port extends string ? PortNumber<Port> : undefined;
  readonly path: Path;
  readonly query: Query;
  readonly fragment: Fragment;
  readonly href: Start<Scheme, AuthorityText<Userinfo, Host, Port>> extends never
    ? Glue<After<Scheme, ":">, HierPart<AuthorityText<Userinfo, Host, Port>, Tail<Path, Query, Fragment>>>
    : `${Start<Scheme, AuthorityText<Userinfo, Host, Port>>}${Tail<Path, Query, Fragment>}`;
  readonly segments: readonly string[];
  readonly params: Shape["params"];
  readonly change: ChangeOf<this>;
  readonly with: Shape["with"];
}

/**
 * The `Uri` of what is built. Where it is open whether there is a scheme it is one of the two kinds, as any other `Uri`.
 */
export type BuiltUri<
  Scheme extends Maybe,
  Userinfo extends Maybe,
  Host extends Maybe,
  Port extends Maybe,
  Path extends string,
  Query extends Maybe,
  Fragment extends Maybe,
> = [Scheme] extends [string]
  ? TypedUri<Built<Scheme, Userinfo, Host, Port, Path, Query, Fragment>>
  : [Scheme] extends [undefined]
    ? TypedUri<Built<Scheme, Userinfo, Host, Port, Path, Query, Fragment>>
    :
        | TypedUri<Built<Exclude<Scheme, undefined>, Userinfo, Host, Port, Path, Query, Fragment>>
        | TypedUri<Built<undefined, Userinfo, Host, Port, Path, Query, Fragment>>;

type AuthorityText<Userinfo extends Maybe, Host extends Maybe, Port extends Maybe> = [Host] extends [string]
  ? Glue<After<Userinfo, "@">, Glue<Host, Before<":", Port>>>
  : [Host] extends [undefined]
    ? undefined
    : Maybe;

/**
 * The scheme with an authority that is known or begins and ends in what is known; `never` says nothing. Apart from the
 * rest, because the links of a project share it, and the compiler keeps it.
 */
type Start<Scheme extends Maybe, Authority extends Maybe> = [Authority] extends [string]
  ? string extends Authority
    ? never
    : Glue<After<Scheme, ":">, `//${Authority}`>
  : never;

type Tail<Path extends string, Query extends Maybe, Fragment extends Maybe> = string extends Path
  ? Glue<Path, Suffix<Query, Fragment>>
  : `${Path}${Suffix<Query, Fragment>}`;

type Suffix<Query extends Maybe, Fragment extends Maybe> = undefined extends Query
  ? Glue<Before<"?", Query>, Before<"#", Fragment>>
  : `?${Query}${Before<"#", Fragment>}`;

/** A part with its delimiter: nothing when it is missing for sure, anything when that is open. */
type Before<Delimiter extends string, Part extends Maybe> = undefined extends Part
  ? Part extends undefined
    ? ""
    : string
  : `${Delimiter}${Part}`;

type After<Part extends Maybe, Delimiter extends string> = [Part] extends [undefined]
  ? ""
  : [Part] extends [string]
    ? `${Part}${Delimiter}`
    : string;

/**
 * Two texts behind each other. Two holes side by side are one: the compiler wants at least one character for the first
 * of them.
 */
type Glue<Left extends string, Right extends string> = string extends Left
  ? {} extends Record<Right, 1>
    ? string
    : `${Left}${Right}`
  : `${Left}${Right}`;

type HierPart<Authority extends Maybe, Tail extends string> = [Authority] extends [undefined]
  ? Tail
  : [Authority] extends [string]
    ? `//${Glue<Authority, Tail>}`
    : string;

/** The text of the port of a shape. The text is not its number: "h:" and "h:080" have a port to write. */
export type PortTextOf<Authority extends Maybe> = Authority extends string ? SplitAuthority<Authority>[2] : undefined;
