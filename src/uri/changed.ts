// What `with` gives for a literal whose parts are changed to literals.

import type { SplitAuthority } from "../grammar/authority.js";
import type { SplitReference } from "../grammar/reference.js";
import type { Recompose } from "./recompose.js";

/** The text of a literal with some parts changed, `string` as soon as one of them is not known to the letter. */
export type ChangedHref<Text extends string, Given> =
  IsKnown<Given> extends true ? ChangeParts<SplitReference<Text>, Given> : string;

/** Whether every part that is given is one literal, `null` or `undefined`; data (`segments`, a query of pairs) is not. */
type IsKnown<Given> = {
  [Part in keyof Given]: Given[Part] extends null | undefined
    ? never
    : Part extends "segments"
      ? Part
      : Given[Part] extends string | number
        ? IsOneLiteral<`${Given[Part]}`> extends true
          ? never
          : Part
        : Part;
}[keyof Given] extends never
  ? true
  : false;

type IsOneLiteral<Text extends string> = {} extends Record<Text, 1> ? false : IsOneOf<Text, Text>;
type IsOneOf<Member, All> = Member extends unknown ? ([All] extends [Member] ? true : false) : never;

/** A part after the change: what is given as text, nothing for `null`, what stood there otherwise. */
type Part<Given, Name extends string, Standing> = Name extends keyof Given
  ? [Given[Name]] extends [undefined]
    ? Standing
    : [Given[Name]] extends [null]
      ? undefined
      : Given[Name] extends string | number
        ? `${Given[Name]}`
        : string
  : Standing;

type ChangeParts<Standing extends SplitReference<string>, Given> = Recompose<
  Part<Given, "scheme", Standing[0]>,
  ChangedAuthority<Part<Given, "authority", Standing[1]>, Given>,
  PathOf<Part<Given, "path", Standing[2]>>,
  Part<Given, "query", Standing[3]>,
  Part<Given, "fragment", Standing[4]>
>;

type PathOf<Path> = Path extends string ? Path : "";

type ChangedAuthority<Authority, Given> = Authority extends string
  ? AuthorityOf<SplitAuthority<Authority>, Given>
  : AuthorityOf<readonly [undefined, undefined, undefined], Given>;

type AuthorityOf<
  Standing extends readonly [userinfo: string | undefined, host: string | undefined, port: string | undefined],
  Given,
> =
  Part<Given, "host", Standing[1]> extends infer Host extends string
    ? `${Before<Part<Given, "userinfo", Standing[0]>>}${Host}${After<Part<Given, "port", Standing[2]>>}`
    : undefined;

type Before<Userinfo> = Userinfo extends string ? `${Userinfo}@` : "";
type After<Port> = Port extends string ? `:${Port}` : "";
