// The text of an IPv6 address: RFC 5952

const groupsOf = (text: string): number[] =>
  text === ""
    ? []
    : text.split(":").flatMap((group) => {
        if (!group.includes(".")) return Number.parseInt(group, 16);
        const [a = 0, b = 0, c = 0, d = 0] = group.split(".").map(Number);
        return [a * 256 + b, c * 256 + d];
      });

/**
 * An IPv6 address, without its brackets, as RFC 5952 writes it: lower case, no leading zeros, "::" for the first of the
 * longest runs of two zero groups or more. Only an address of `::ffff:0:0/96` ends in an IPv4 address (section 5: the
 * one prefix of RFC 4291 that is in use).
 */
export const ipv6Text = (address: string): string => {
  const [left = "", right = ""] = address.split("::");
  const head = groupsOf(left);
  const tail = groupsOf(right);
  const groups = [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
  const text = groups.map((group) => group.toString(16)).join(":");
  if (text.startsWith("0:0:0:0:0:ffff:")) {
    return `::ffff:${groups
      .slice(6)
      .map((group) => `${group >> 8}.${group & 255}`)
      .join(".")}`;
  }
  let [at, end] = [0, 0];
  for (const { 0: run, index } of text.matchAll(/\b0(?::0)+\b/g)) {
    if (run.length > end - at) [at, end] = [index, index + run.length];
  }
  return end === 0 ? text : `${text.slice(0, at).replace(/:$/, "")}::${text.slice(end).replace(/^:/, "")}`;
};
