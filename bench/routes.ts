// Matching a path against a table: this library beside memoirist, find-my-way, rou3 and hono, interleaved in one run.
// Every router gives the name of the route and decoded parameters; the strings are new in each round, as those of a
// server are. The lowest time of a router over all rounds counts. Prints ratios: how many times the time of urigami.
// What urigami gives is frozen, the others' is not. So each of them runs twice: as it is, and with its answer frozen, which
// is the same work.

import findMyWay from "find-my-way";
import { RegExpRouter } from "hono/router/reg-exp-router";
import { SmartRouter } from "hono/router/smart-router";
import { TrieRouter } from "hono/router/trie-router";
import { Memoirist } from "memoirist";
import { addRoute, createRouter, findRoute } from "rou3";
import { compileRouter } from "rou3/compiler";
import { routes } from "urigami/routes";

type Found = { readonly name: string; readonly params: object } | undefined;
type Find = (path: string) => Found;

let state = 7;
const random = (below: number): number => {
  state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
  return Math.floor((state / 0x80000000) * below);
};

const words =
  "users posts comments orders items invoices teams members repos issues pulls commits branches tags files search admin settings billing reports metrics events webhooks tokens sessions projects tasks boards cards lists notes pages media images videos albums tracks artists playlists".split(
    " ",
  );
const word = (): string => words[random(words.length)] ?? "";

/** A pattern of up to five segments, about two of them parameters, at most one table's number in it. */
const patternOf = (index: number): string => {
  const segments: string[] = [];
  const depth = 1 + random(5);
  for (let level = 0; level < depth; level++) {
    const isParam = level > 0 && random(10) < 4;
    segments.push(isParam ? `{p${level}}` : level === 0 && index >= words.length ? `${word()}-${index % 97}` : word());
  }
  return `/${segments.join("/")}`;
};

const tableOf = (size: number): Record<string, string> => {
  const shapes = new Set<string>();
  const table: Record<string, string> = {};
  for (let index = 0; Object.keys(table).length < size; index++) {
    const pattern = patternOf(index);
    const shape = pattern.replace(/\{[^}]*\}/g, "{}");
    if (shapes.has(shape)) continue;
    shapes.add(shape);
    table[`r${Object.keys(table).length}`] = pattern;
  }
  return table;
};

const value = (): string =>
  random(20) === 0
    ? "caf%C3%A9%20au%20lait"
    : random(2) === 0
      ? String(1000 + random(90000))
      : `${word()}${random(999)}`;

const pathFor = (pattern: string): string => pattern.replace(/\{[^}]*\}/g, value);

/** A string with bytes of its own, as a request has it. */
const fresh = (text: string): string => Buffer.from(text).toString("latin1");

const colon = (pattern: string): string => pattern.replace(/\{([^}]*)\}/g, ":$1");

const decode = (params: Record<string, string | undefined>): object => {
  for (const name in params) {
    const text = params[name];
    if (text?.includes("%")) params[name] = decodeURIComponent(text);
  }
  return params;
};

const makers: Record<string, (table: Record<string, string>) => Find> = {
  urigami: (table) => {
    const app = routes(table);
    return (path) => {
      const match = app.match(path);
      return match?.ok ? match : undefined;
    };
  },
  memoirist: (table) => {
    const router = new Memoirist<string>();
    for (const [name, pattern] of Object.entries(table)) router.add("GET", colon(pattern), name);
    return (path) => {
      const found = router.find("GET", path);
      return found === null ? undefined : { name: found.store, params: decode(found.params) };
    };
  },
  "find-my-way": (table) => {
    const router = findMyWay();
    for (const [name, pattern] of Object.entries(table)) router.on("GET", colon(pattern), () => {}, name);
    return (path) => {
      // find-my-way decodes parameters itself.
      const found = router.find("GET", path);
      return found === null ? undefined : { name: String(found.store), params: found.params };
    };
  },
  rou3: (table) => {
    const router = createRouter<string>();
    for (const [name, pattern] of Object.entries(table)) addRoute(router, "GET", colon(pattern), name);
    return (path) => {
      const found = findRoute(router, "GET", path);
      return found === undefined ? undefined : { name: found.data, params: decode(found.params ?? {}) };
    };
  },
  "rou3 compiled": (table) => {
    const router = createRouter<string>();
    for (const [name, pattern] of Object.entries(table)) addRoute(router, "GET", colon(pattern), name);
    const find = compileRouter(router);
    return (path) => {
      const found = find("GET", path);
      return found === undefined ? undefined : { name: found.data, params: decode({ ...found.params }) };
    };
  },
  hono: (table) => {
    const router = new SmartRouter<string>({ routers: [new RegExpRouter(), new TrieRouter()] });
    for (const [name, pattern] of Object.entries(table)) router.add("GET", colon(pattern), name);
    return (path) => {
      const [handlers, stash] = router.match("GET", path);
      const first = handlers[0];
      if (first === undefined) return undefined;
      const params: Record<string, string> = {};
      for (const name in first[1]) {
        const at: string | number | undefined = first[1][name];
        params[name] = stash === undefined ? String(at) : (stash[Number(at)] ?? "");
      }
      return { name: first[0], params: decode(params) };
    };
  },
};

/** The same router with an answer that nobody can change. */
const frozen =
  (find: Find): Find =>
  (path) => {
    const found = find(path);
    if (found === undefined) return undefined;
    Object.freeze(found.params);
    return Object.freeze(found);
  };

let sink = 0;
const time = (find: Find, paths: readonly string[]): number => {
  const start = process.hrtime.bigint();
  for (let index = 0; index < paths.length; index++) {
    const found = find(paths[index] ?? "");
    if (found !== undefined) sink += found.name.length;
  }
  return Number(process.hrtime.bigint() - start) / paths.length;
};

const textOf = ({ name, params }: { readonly name: string; readonly params: object }): string =>
  JSON.stringify([name, Object.entries(params).sort()]);

const compare = (size: number, rounds: number, isFrozen: boolean): void => {
  state = 7 + size;
  const table = tableOf(size);
  const patterns = Object.values(table);
  const names = Object.keys(table);
  const finders = Object.entries(makers).map(
    ([name, make]) => [name, isFrozen && name !== "urigami" ? frozen(make(table)) : make(table)] as const,
  );
  // The same work: each router finds a route and its parameters; where patterns overlap it may be another one.
  for (let index = 0; index < Math.min(size, 500); index++) {
    const path = pathFor(patterns[index] ?? "");
    const expected = finders[0]?.[1](path);
    for (const [name, find] of finders.slice(1)) {
      const found = find(path);
      if (found === undefined || (found.name === expected?.name && textOf(found) !== textOf(expected))) {
        throw new Error(
          `${name} at ${path}: ${JSON.stringify(found)}, not ${JSON.stringify(expected)} (${names[index]})`,
        );
      }
    }
  }
  const best = new Map<string, number>();
  for (let round = 0; round < rounds; round++) {
    const hits = Array.from({ length: 2000 }, () => pathFor(patterns[random(size)] ?? ""));
    const order = [...finders].sort(() => random(3) - 1);
    for (const [name, find] of order) {
      const paths = hits.map(fresh);
      best.set(name, Math.min(best.get(name) ?? Number.POSITIVE_INFINITY, time(find, paths)));
    }
  }
  const own = best.get("urigami") ?? 1;
  const line = [...best]
    .sort((a, b) => a[1] - b[1])
    .map(([name, took]) => `${name} ${(took / own).toFixed(2)} (${took.toFixed(0)} ns)`);
  const answers = isFrozen ? "all answers frozen" : "as they are";
  process.stdout.write(`${String(size).padStart(6)} routes, ${answers}: ${line.join(", ")}\n`);
};

const rounds = Number(process.argv[2] ?? 40);
process.stdout.write(
  `Node ${process.version}; times of urigami = 1; lowest of ${rounds} rounds of 2,000 new strings\n`,
);
for (const size of [10, 100, 1000, 10_000]) {
  compare(size, rounds, true);
  compare(size, rounds, false);
}
if (sink === 0) throw new Error("nothing was found");
