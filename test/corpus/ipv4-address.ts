import type { AcceptedCase, RefusedCase } from "./case.js";

/** IPv4 addresses: 3.2.2. Four decimal octets without leading zeros. */
export const ipv4AddressAccepted = [
  { text: "//0.0.0.0", authority: "0.0.0.0", host: "0.0.0.0", hostKind: "ipv4", path: "" },
  { text: "//255.255.255.255", authority: "255.255.255.255", host: "255.255.255.255", hostKind: "ipv4", path: "" },
  { text: "//1.2.3.4", authority: "1.2.3.4", host: "1.2.3.4", hostKind: "ipv4", path: "" },
  {
    text: "http://127.0.0.1:3000/",
    scheme: "http",
    authority: "127.0.0.1:3000",
    host: "127.0.0.1",
    hostKind: "ipv4",
    port: 3000,
    path: "/",
  },
  { text: "//9.10.99.100", authority: "9.10.99.100", host: "9.10.99.100", hostKind: "ipv4", path: "" },
  { text: "//199.200.249.250", authority: "199.200.249.250", host: "199.200.249.250", hostKind: "ipv4", path: "" },
  { text: "x://10.20.30.40", scheme: "x", authority: "10.20.30.40", host: "10.20.30.40", hostKind: "ipv4", path: "" },
  {
    text: "//a:b@192.0.2.1:22",
    authority: "a:b@192.0.2.1:22",
    userinfo: "a:b",
    host: "192.0.2.1",
    hostKind: "ipv4",
    port: 22,
    path: "",
  },
  {
    text: "udp://198.51.100.7:",
    scheme: "udp",
    authority: "198.51.100.7:",
    host: "198.51.100.7",
    hostKind: "ipv4",
    path: "",
  },
  {
    text: "//203.0.113.255?q",
    authority: "203.0.113.255",
    host: "203.0.113.255",
    hostKind: "ipv4",
    path: "",
    query: "q",
  },
  { text: "//8.8.8.8#f", authority: "8.8.8.8", host: "8.8.8.8", hostKind: "ipv4", path: "", fragment: "f" },
  { text: "//1.1.1.1/.5", authority: "1.1.1.1", host: "1.1.1.1", hostKind: "ipv4", path: "/.5" },
  { text: "//250.251.252.253", authority: "250.251.252.253", host: "250.251.252.253", hostKind: "ipv4", path: "" },
  { text: "//254.255.0.1", authority: "254.255.0.1", host: "254.255.0.1", hostKind: "ipv4", path: "" },
  { text: "//19.29.39.49", authority: "19.29.39.49", host: "19.29.39.49", hostKind: "ipv4", path: "" },
  { text: "//109.119.129.139", authority: "109.119.129.139", host: "109.119.129.139", hostKind: "ipv4", path: "" },
  { text: "//205.215.225.235", authority: "205.215.225.235", host: "205.215.225.235", hostKind: "ipv4", path: "" },
  { text: "//245.9.0.90", authority: "245.9.0.90", host: "245.9.0.90", hostKind: "ipv4", path: "" },
] as const satisfies readonly AcceptedCase[];

/** Around an IPv4 address. A text that only looks like one is a name. */
export const ipv4AddressRefused = [
  { text: "//1.2.3.4:x", component: "port", index: 10 },
  { text: "//1.2.3.4[", component: "host", index: 9 },
  { text: "//1.2.3.4 ", component: "host", index: 9 },
  { text: "//1.2.3.4%", component: "host", index: 9 },
] as const satisfies readonly RefusedCase[];
