// Editing the query of a signed link. The signature covers the text of the other pairs, byte by byte: they must not be
// decoded and written again, as URLSearchParams does it.

import { createHmac } from "node:crypto";
import { parse, type Uri } from "urigami";

const key = "not a secret";

const sign = (link: Uri): Uri => {
  const signature = createHmac("sha256", key)
    .update(link.query ?? "")
    .digest("base64");
  return link.with({ query: link.params.append("sig", signature) });
};

/** Whether the pairs that were signed still are what they were; `utm_` pairs may come and go. */
const isSigned = (link: Uri): boolean => {
  const signature = link.params.get("sig");
  const tracking = [...link.params.keys()].filter((name) => name.startsWith("utm_"));
  const signed = ["sig", ...tracking].reduce((params, name) => params.delete(name), link.params);
  return signature === createHmac("sha256", key).update(signed.toString()).digest("base64");
};

// Spellings that a rewrite would change: %27, an encoded slash, a plus, an empty value, a flag.
const link = sign(parse("https://cdn.example.com/a%27b?path=x%2Fy+z&name=O'Neil&empty=&raw&t=%7e" as string));
console.log(link.href);

const tracked = link.with({ query: link.params.append("utm_source", "mail & more") });
console.log(tracked.href);
console.log("signed:", isSigned(tracked));

const tampered = tracked.with({ query: tracked.params.with("path", "/etc/passwd") });
console.log("signed after a change:", isSigned(tampered));

const rewritten = new URL(link.href);
rewritten.searchParams.append("utm_source", "mail");
console.log("signed after URLSearchParams:", isSigned(parse(rewritten.href)));
