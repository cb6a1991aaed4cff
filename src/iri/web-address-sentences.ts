import type { Fault } from "../grammar/fault.js";
import type { WebAddressCode } from "../uri/codes.js";
import type { Entry } from "../uri/failure.js";

/** Why a text is no web address. */
export type WebAddressFault = Fault<WebAddressCode>;

/** The sentences of what people type as a web address. */
export const webAddressSentences = {
  "not-a-web-address": ["this names no host, at {index}: a web address looks like www.example.org/path", "a host"],
  "unsafe-userinfo": [
    'text before "@" could be meant as a mail address or hide the host, at {index}: write it behind "//" when it is meant',
    'no "@" in the authority',
  ],
  "unlikely-host": [
    'a host that is typed is an IP address, "localhost", or a domain name whose last label is no number, at {index}',
    "an IP address or a domain name",
  ],
} as const satisfies Record<WebAddressCode, Entry>;
