import type { RefusedCase } from "./case.js";

/** Texts with several faults: the one that stands first is reported. */
export const firstFaultRefused = [
  { text: "1:\u0000?[#[", component: "scheme", index: 0 },
  { text: "a://[@%/ ?[#[", component: "userinfo", index: 4 },
  { text: "a://u@[/ ?[#[", component: "host", index: 6 },
  { text: "a://u@h:x/ ?[#[", component: "port", index: 8 },
  { text: "a://u@h:1/ ?[#[", component: "path", index: 10 },
  { text: "a://u@h:1/?[#[", component: "query", index: 11 },
  { text: "a://u@h:1/?#[", component: "fragment", index: 12 },
  { text: "//h%:x", component: "host", index: 3 },
  { text: "/%[", component: "path", index: 1 },
  { text: "/[%", component: "path", index: 1 },
  { text: "/%41[%", component: "path", index: 4 },
  { text: "/%41%[", component: "path", index: 4 },
  { text: "?%4 ", component: "query", index: 1 },
  { text: "# %", component: "fragment", index: 1 },
  { text: "//%@[", component: "userinfo", index: 2 },
  { text: "//\\:x", component: "host", index: 2 },
  { text: "//a:b:c@h:x", component: "port", index: 10 },
  { text: "//a@b:1@c", component: "port", index: 7 },
] as const satisfies readonly RefusedCase[];
