// authority = [ userinfo "@" ] host [ ":" port ]                      RFC 3986 section 3.2
// userinfo  = *( unreserved / pct-encoded / sub-delims / ":" )        RFC 3986 section 3.2.1

import { type UserinfoCharacters, userinfoSet } from "./characters.js";
import type { Fault } from "./fault.js";
import { type HostFault, hostFault } from "./host.js";
import { type TextFault, textFault } from "./pct-encoded.js";
import { type PortFault, portFault } from "./port.js";

/** An authority cut into its raw parts: `[userinfo, host, port]`, each `undefined` when its delimiter is not there. */
export type SplitAuthority<Text extends string> = string extends Text
  ? readonly [userinfo: string | undefined, host: string, port: string | undefined]
  : Text extends `${infer Userinfo}@${infer Tail}`
    ? SplitHost<Userinfo, Tail>
    : SplitHost<undefined, Text>;

type SplitHost<
  Userinfo extends string | undefined,
  Text extends string,
> = Text extends `[${infer Literal}]:${infer Port}`
  ? readonly [Userinfo, `[${Literal}]`, Port]
  : Text extends `[${string}`
    ? readonly [Userinfo, Text, undefined]
    : Text extends `${infer Host}:${infer Port}`
      ? readonly [Userinfo, Host, Port]
      : readonly [Userinfo, Text, undefined];

export const splitAuthority = (text: string): SplitAuthority<string> => {
  const at = text.indexOf("@");
  const isLiteral = text[at + 1] === "[";
  const found = text.indexOf(isLiteral ? "]:" : ":", at + 1);
  const colon = found < 0 || !isLiteral ? found : found + 1;
  const userinfo = at < 0 ? undefined : text.slice(0, at);
  return colon < 0
    ? [userinfo, text.slice(at + 1), undefined]
    : [userinfo, text.slice(at + 1, colon), text.slice(colon + 1)];
};

/** Why a text is no authority, or nothing. */
export type AuthorityFault<Text extends string, Before extends string> = string extends Text
  ? TextFault<string, string, "userinfo", string> | HostFault<string, string> | PortFault<string, string>
  : SplitAuthority<Text> extends readonly [
        infer Userinfo extends string | undefined,
        infer Host extends string,
        infer Port extends string | undefined,
      ]
    ? UserinfoFault<Userinfo, Before> extends infer Found extends Fault
      ? Found
      : HostAndPortFault<Host, Port, Userinfo extends string ? `${Before}${Userinfo}@` : Before>
    : never;

type UserinfoFault<Userinfo extends string | undefined, Before extends string> = Userinfo extends string
  ? TextFault<Userinfo, UserinfoCharacters, "userinfo", Before>
  : undefined;

type HostAndPortFault<Host extends string, Port extends string | undefined, Before extends string> =
  HostFault<Host, Before> extends infer Found extends Fault
    ? Found
    : Port extends string
      ? PortFault<Port, `${Before}${Host}:`>
      : undefined;

export const authorityFault = (text: string, before: string): AuthorityFault<string, string> => {
  const [userinfo, host, port] = splitAuthority(text);
  const start = userinfo === undefined ? before : `${before}${userinfo}@`;
  return (
    textFault(userinfo, userinfoSet, "userinfo", before) ??
    hostFault(host, start) ??
    (port === undefined ? port : portFault(port, `${start}${host}:`))
  );
};
