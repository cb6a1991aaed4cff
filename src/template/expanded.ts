// What the type of an expansion knows: RFC 6570 section 3 at the type level. It is read part by part, when it is asked
// for, and wider where a value is not known: a text is ${string}, a number ${number}, and so is an expression as a whole
// when a value of it may be missing, is a list or is one of several.

import type { IsAllIn, IsLiteral, Pad } from "../abnf/span.js";
import type { EncodeScalar, EncodeText } from "../build/text.js";
import type { SplitAuthority } from "../grammar/authority.js";
import type { Unreserved, UriCharacters } from "../grammar/characters.js";
import type { Branded } from "../uri/brand.js";
import type { Lit, RelativeShape, TypedUri, UriShape, UriWith } from "../uri/components.js";
import type { Scalar } from "../uri/scalar.js";
import type { Operator, styles } from "./operator.js";
import type { NameOf, ValueOf } from "./template-values.js";

/** The `Uri` that a template makes of values. */
export type Expanded<Text extends string, Given> =
  KindOf<Text> extends "uri"
    ? TypedUri<AbsoluteExpansion<Text, Given>>
    : KindOf<Text> extends "relative"
      ? TypedUri<RelativeExpansion<Text, Given>>
      : UriWith<{ readonly href: HrefOf<Text, Given> }>;

/** What the literals before the first expression say: they have a scheme, or cannot have one any more. */
type KindOf<Text extends string> = string extends Text
  ? "uri" | "relative"
  : Text extends `${infer Start}:${string}`
    ? Start extends `${string}${"/" | "?" | "#" | "{"}${string}`
      ? KindOfStart<Start>
      : "uri"
    : Text extends `{${string}`
      ? "uri" | "relative"
      : "relative";

type KindOfStart<Start extends string> = Start extends `${infer Literals}{${string}`
  ? Literals extends `${string}${"/" | "?" | "#"}${string}`
    ? "relative"
    : "uri" | "relative"
  : "relative";

/** An expansion of a template that starts with a scheme. */
export interface AbsoluteExpansion<Text extends string, Given> extends UriShape {
  readonly scheme: Text extends `${infer Scheme}:${string}` ? Lowercase<Scheme> : string;
  readonly authority: AuthorityOf<Text>;
  readonly host: HostOf<AuthorityOf<Text>>;
  readonly path: PartOf<HrefOf<Text, Given>, "path">;
  readonly query: PartOf<HrefOf<Text, Given>, "query">;
  readonly fragment: PartOf<HrefOf<Text, Given>, "fragment">;
  readonly href: HrefOf<Text, Given>;
}

/** An expansion of a template that cannot have a scheme. */
export interface RelativeExpansion<Text extends string, Given> extends RelativeShape {
  readonly path: PartOf<HrefOf<Text, Given>, "path">;
  readonly query: PartOf<HrefOf<Text, Given>, "query">;
  readonly fragment: PartOf<HrefOf<Text, Given>, "fragment">;
  readonly href: HrefOf<Text, Given>;
}

/** The authority when it ends before the first expression. No value has a "/" of the "//" that opens it. */
type AuthorityOf<Text extends string> = string extends Text
  ? string | undefined
  : Text extends `${infer _Scheme}:${infer Tail}`
    ? Tail extends `//${infer Rest}`
      ? AuthorityIn<Rest>
      : undefined
    : string | undefined;

type AuthorityIn<Tail extends string> = Tail extends `${infer Authority}/${string}`
  ? Authority extends `${string}${"{" | "?" | "#"}${string}`
    ? string
    : AsWritten<Authority>
  : string;

type HostOf<Authority> = Authority extends string
  ? string extends Authority
    ? string
    : SplitAuthority<Authority>[1]
  : undefined;

type PartOf<Href extends string, Part extends "path" | "query" | "fragment"> =
  IsLiteral<Href> extends true ? Lit<Href>[Part] : Lit<string>[Part];

/** The text of an expansion as far as the types of the values say it. */
export type HrefOf<Text extends string, Given, Written extends string = ""> = string extends Text
  ? string
  : Text extends `${infer Literals}{${infer Inside}}${infer Rest}`
    ? HrefOf<Rest, Given, `${Written}${AsWritten<Literals>}${WriteExpression<Inside, Given>}`>
    : `${Written}${AsWritten<Text>}`;

/** Literals of ASCII are written as they are, others encoded: then the type says no more than that there is text. */
type AsWritten<Literals extends string> = Literals extends ""
  ? ""
  : IsAllIn<Pad<Literals>, UriCharacters> extends true
    ? Literals
    : string;

type WriteExpression<Inside extends string, Given> = Inside extends `${infer First}${infer List}`
  ? First extends Operator
    ? WriteNames<List, Given, First>
    : WriteNames<Inside, Given, "">
  : "";

type Styles = typeof styles;

/** A name alone is looked up as it is: that of a path key of OpenAPI may have commas and modifiers in it. */
type WriteNames<List extends string, Given, By extends Operator> = List extends keyof Given
  ? Either<WriteSpec<Given[List], List, "", By, undefined>>
  : WriteList<List, Given, By>;

/** Nothing when no variable has a value. */
type Either<Written> = Written extends string ? Written : "";

/** The variables of an expression behind each other; `Written` is `undefined` as long as none has a value. */
type WriteList<
  List extends string,
  Given,
  By extends Operator,
  Written extends string | undefined = undefined,
> = List extends `${infer Spec},${infer Rest}`
  ? WriteSpec<ValueOf<Given, NameOf<Spec>>, NameOf<Spec>, Spec, By, Written> extends infer Next extends
      | string
      | undefined
    ? string extends Next
      ? string
      : WriteList<Rest, Given, By, Next>
    : never
  : Either<WriteSpec<ValueOf<Given, NameOf<List>>, NameOf<List>, List, By, Written>>;

/** `any` and `never` say nothing about whether there is a value. */
type WriteSpec<
  Value,
  Name extends string,
  Spec extends string,
  By extends Operator,
  Written extends string | undefined,
> = 0 extends 1 & Value
  ? string
  : [Value] extends [never]
    ? string
    : WriteValue<Value, Name, Spec, By> extends infer Piece extends string
      ? string extends Piece
        ? By extends ";" | "?" | "&"
          ? string
          : Behind<Written, By, Piece>
        : Behind<Written, By, Piece>
      : Value extends null | undefined
        ? Written
        : string;

/** A piece behind the operator or the separator. */
type Behind<Written extends string | undefined, By extends Operator, Piece extends string> = Written extends string
  ? `${Written}${Styles[By]["separator"]}${Piece}`
  : `${Styles[By]["first"]}${Piece}`;

/** A value with its name where the operator writes one; `undefined` for what may be missing or has several forms. */
type WriteValue<Value, Name extends string, Spec extends string, By extends Operator> =
  EncodedOf<Value, Spec, By> extends infer Encoded extends string
    ? By extends ";" | "?" | "&"
      ? Encoded extends ""
        ? `${Name}${Styles[By]["ifEmpty"]}`
        : By extends ";"
          ? string extends Encoded
            ? `${Name}${string}`
            : `${Name}=${Encoded}`
          : `${Name}=${Encoded}`
      : Encoded
    : undefined;

/** A scalar as text, not known where a prefix cuts it; `undefined` for what may be missing, a list, or a record. */
type EncodedOf<Value, Spec extends string, By extends Operator> = [Value] extends [Scalar]
  ? Spec extends `${string}:${string}`
    ? string
    : [Value] extends [string]
      ? EncodedText<Value, By>
      : EncodeScalar<Value, Unreserved>
  : [Value] extends [Branded]
    ? string
    : undefined;

/** Under "+" and "#" a "%" may stand for itself or open a triplet, so that the text is not known. */
type EncodedText<Value extends string, By extends Operator> = By extends "+" | "#"
  ? Value extends `${string}%${string}`
    ? string
    : EncodeText<Value, UriCharacters>
  : EncodeText<Value, Unreserved>;
