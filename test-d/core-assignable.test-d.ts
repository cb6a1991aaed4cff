// Where a value goes: a literal `Uri` wherever a wider one is wanted, never back. `TypedUri` is covariant in what it
// knows.

import {
  type HttpsUri,
  type HttpUri,
  parse,
  type Shape,
  type TypedUri,
  type Uri,
  type UriOf,
  type UriWith,
  uri,
} from "urigami";

type Equal<One, Other> =
  (<Type>() => Type extends One ? 1 : 2) extends <Type>() => Type extends Other ? 1 : 2 ? true : false;
declare const same: <One, Other>(answer: Equal<One, Other>) => void;
declare const takes: <Wanted>(value: Wanted) => void;

declare const wide: Uri;
declare const https: HttpsUri;
declare const text: string;
const literal = uri("https://a.example/x?q=1");
const built = uri().scheme("https").host("a.example").segments("x", text).build();
const ofParts = uri({ scheme: "https", host: "a.example", segments: ["x"] });
const parsed = parse(text, { schemes: ["https"] });
const relative = uri("/x");

// A literal goes up.
takes<Uri>(literal);
takes<TypedUri>(literal);
takes<HttpsUri>(literal);
takes<HttpUri>(literal);
takes<UriWith<{ readonly host: "a.example" }>>(literal);
takes<UriWith<{ readonly scheme: "https" | "mailto"; readonly port: undefined }>>(literal);
takes<UriWith<{ readonly kind: "uri" }>>(literal);
takes<UriOf<"https://a.example/x?q=1">>(literal);
takes<UriOf<"https://a.example/x?q=1"> | UriOf<"mailto:b">>(literal);
takes<HttpsUri | undefined>(literal);
takes<readonly Uri[]>([literal, wide, https, built, ofParts, parsed, relative]);

// Built and parsed ones too.
takes<Uri>(built);
takes<HttpsUri>(built);
takes<HttpsUri>(ofParts);
takes<HttpsUri>(parsed);
takes<HttpUri>(https);
takes<Uri>(https);
takes<Uri>(relative);
takes<UriWith<{ readonly kind: "relative" }>>(relative);

// Never back.
// @ts-expect-error a wide Uri may have any scheme
takes<HttpsUri>(wide);
// @ts-expect-error a wide Uri may have any text
takes<UriOf<"https://a.example/x?q=1">>(wide);
// @ts-expect-error an HttpsUri may have any host
takes<UriWith<{ readonly host: "a.example" }>>(https);
// @ts-expect-error http is no https
takes<HttpsUri>(uri("http://a.example/"));
// @ts-expect-error a relative reference has no scheme
takes<HttpsUri>(relative);
// @ts-expect-error another host
takes<UriWith<{ readonly host: "b.example" }>>(literal);
// @ts-expect-error another text
takes<UriOf<"https://a.example/y">>(literal);
// @ts-expect-error a text is no Uri
takes<Uri>("https://a.example/");
// @ts-expect-error a Uri is no text
takes<string>(literal);
// A spread has the type of its Uri still: functions ask at run time.
takes<Uri>({ ...literal });
// @ts-expect-error what merely has the fields is no Uri
takes<Uri>({ kind: "uri", scheme: "https", href: "https://a.example/" });

// Covariance: of containers, functions, promises.
takes<Promise<HttpsUri>>(Promise.resolve(literal));
takes<() => HttpsUri>(() => literal);
takes<(given: typeof literal) => void>((_: HttpsUri) => {});
takes<ReadonlyMap<string, Uri>>(new Map([["a", literal]]));
// @ts-expect-error what takes the literal does not take all
takes<(given: HttpsUri) => void>((_: typeof literal) => {});
declare const grow: <Wider extends Shape, Known extends Wider>(given: TypedUri<Known>) => TypedUri<Wider>;
takes<TypedUri>(grow(literal));
const widen = <Known extends Shape>(given: TypedUri<Known>): TypedUri => given;
widen(literal);

// A generic parameter keeps what is known.
const keep = <Given extends Uri>(given: Given): Given => given;
same<ReturnType<typeof keep<typeof literal>>["host"], "a.example">(true);
const host = <Host extends string>(given: UriWith<{ readonly host: Host }>): Host => given.host;
same<typeof name, "a.example">(true);
const name = host(literal);

// A mutable variable of the wide type takes every Uri.
let current: Uri = literal;
current = relative;
current = built;
takes<string>(current.href);

// Narrowing by the value of a field.
const link: UriOf<"https://a.example/"> | UriOf<"mailto:b@a.example"> = literalOr();
declare function literalOr(): UriOf<"https://a.example/"> | UriOf<"mailto:b@a.example">;
if (link.scheme === "mailto") same<(typeof link)["path"], "b@a.example">(true);
else same<(typeof link)["host"], "a.example">(true);
if (wide.kind === "relative") same<(typeof wide)["scheme"], undefined>(true);
else same<(typeof wide)["scheme"], string>(true);
