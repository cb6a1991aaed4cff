import { expectAssignable, expectNotAssignable, expectType } from "tsd";
import type { Uri } from "urigami";
import { parse } from "urigami";
import {
  type CheckIri,
  canParseIri,
  display,
  fromWebAddress,
  type Iri,
  parseIri,
  safeParseIri,
  toIri,
  toUri,
} from "urigami/iri";

declare const text: string;
declare const half: `https://example.org/${string}`;
declare const one: "https://a.example/é" | "b/ü";

// A full literal: every part is a literal, outside ASCII too.
const full = parseIri("HTTPS://jörg@bücher.example:8080/straße/?q=д#日");
expectType<"iri">(full.kind);
expectType<"https">(full.scheme);
expectType<"jörg@bücher.example:8080">(full.authority);
expectType<"jörg">(full.userinfo);
expectType<"bücher.example">(full.host);
expectType<"name">(full.hostKind);
expectType<8080>(full.port);
expectType<"/straße/">(full.path);
expectType<"q=д">(full.query);
expectType<"日">(full.fragment);
expectType<"HTTPS://jörg@bücher.example:8080/straße/?q=д#日">(full.href);
expectType<"relative">(parseIri("é").kind);
expectType<undefined>(parseIri("é").scheme);
expectType<"//[::1]/é">(parseIri("//[::1]/é").href);

// Text that is not known until run time is wide; a union is read per member.
expectType<Iri>(parseIri(text));
expectType<Iri>(parseIri(half));
expectType<string>(parseIri(text, { kind: "iri" }).scheme);
expectType<undefined>(parseIri(text, { kind: "relative" }).scheme);
expectType<"/é" | "/ü">(parseIri("//a/é" as "//a/é" | "//a/ü").path);
expectType<"https" | undefined>(parseIri(one).scheme);

// What is wrong in ASCII is wrong in an IRI, and says so; what is outside ASCII is left to the run time.
// @ts-expect-error a space is in no IRI
parseIri("https://exa mple.org/é");
// @ts-expect-error a port is digits only
parseIri("//h:8a/é");
// @ts-expect-error a triplet has two hexadecimal digits
parseIri("/%zz");
// @ts-expect-error a scheme starts with a letter
parseIri("1x:é");
expectType<"a space is not allowed in the path of an IRI, at 2">({} as CheckIri<"/a b">);
expectType<"/é b">({} as CheckIri<"/é b">);
expectType<string>({} as CheckIri<string>);

// The safe twin.
const result = safeParseIri("x:é");
if (result.ok) expectType<"x:é">(result.value.href);
else expectType<string>(result.error.message);
expectType<boolean>(canParseIri("é"));

// An IRI is no URI, nor the other way round, and no literal is either.
expectNotAssignable<Uri>(full);
expectNotAssignable<Iri>(parse("https://example.org/"));
expectNotAssignable<Iri>({ ...parse("https://example.org/"), kind: "iri" as const });
expectAssignable<Iri>(full);

// Conversions.
expectType<Uri>(toUri(full));
expectType<Uri>(toUri("é", { host: "percent", domain: { checkHyphens: false } }));
expectType<Iri>(toIri(parse("/%C3%A9")));
// @ts-expect-error there are two ways to write a host
toUri("é", { host: "puny" });
expectType<boolean>(display(full).isClear);

const typed = fromWebAddress("example.org");
if (typed.ok) {
  expectType<string>(typed.uri.host);
  expectType<string>(typed.uri.scheme);
  expectAssignable<Uri>(typed.uri);
}
// Everything that is handed out is read-only.
// @ts-expect-error the list is read only
if (typed.ok) typed.assumed.push("scheme");
// @ts-expect-error the parts are read only
full.path = "/x";
