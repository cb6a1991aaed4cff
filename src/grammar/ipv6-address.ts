// IPv6address = 8 groups, or at most 7 with one "::" in the place of the rest        RFC 3986 section 3.2.2
// h16         = 1*4HEXDIG
// ls32        = ( h16 ":" h16 ) / IPv4address, so the last two groups may be an IPv4address

import type { Hexdig } from "../abnf/charset.js";
import { type IsIpv4Address, isIpv4Address } from "./ipv4-address.js";

type Groups = 0[];

/** Whether a text is one to four hexadecimal digits. */
type IsH16<Text extends string, Most extends 0[] = [0, 0, 0, 0]> = Most extends [0, ...infer Left extends 0[]]
  ? Text extends `${Hexdig}${infer Tail}`
    ? Tail extends ""
      ? true
      : IsH16<Tail, Left>
    : false
  : false;

/** The groups of a text without "::" as a tuple, or `false`; an IPv4address counts two and stands last. */
type GroupsOf<Text extends string, Counted extends Groups = []> = Counted["length"] extends 8
  ? false
  : Text extends `${infer Head}:${infer Tail}`
    ? IsH16<Head> extends true
      ? GroupsOf<Tail, [...Counted, 0]>
      : false
    : IsH16<Text> extends true
      ? [...Counted, 0]
      : LastGroups<Text, Counted>;

type LastGroups<Text extends string, Counted extends Groups> =
  IsIpv4Address<Text> extends true ? [...Counted, 0, 0] : false;

type LeftOf<Text extends string> = Text extends "" ? [] : Text extends `${string}.${string}` ? false : GroupsOf<Text>;
type RightOf<Text extends string> = Text extends "" ? [] : GroupsOf<Text>;

type AtMostSeven = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Whether a text, without its brackets, is an IPv6address. */
export type IsIpv6Address<Text extends string> = string extends Text
  ? boolean
  : Text extends `${infer Left}::${infer Right}`
    ? [LeftOf<Left>, RightOf<Right>] extends [infer L extends Groups, infer R extends Groups]
      ? [...L, ...R]["length"] extends AtMostSeven
        ? true
        : false
      : false
    : GroupsOf<Text> extends infer All extends Groups
      ? All["length"] extends 8
        ? true
        : false
      : false;

const h16 = /^[\dA-F]{1,4}$/i;

/** The number of groups of a text without "::", `NaN` when one is none; an IPv4address counts two and stands last. */
const groupsOf = (text: string, isLast: boolean): number =>
  text === ""
    ? 0
    : text.split(":").reduce((sum, group, index, all) => {
        const isIpv4 = isLast && index === all.length - 1 && isIpv4Address(group);
        return sum + (isIpv4 ? 2 : h16.test(group) ? 1 : Number.NaN);
      }, 0);

/** Whether a text, without its brackets, is an IPv6address; the longest has 45 characters. */
export const isIpv6Address = (text: string): IsIpv6Address<string> => {
  const [left = "", right, more] = text.length > 45 ? [] : text.split("::");
  if (right === undefined) return groupsOf(left, true) === 8;
  return more === undefined && groupsOf(left, false) + groupsOf(right, true) < 8;
};
