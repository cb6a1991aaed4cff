import { existsSync, readdirSync, readFileSync } from "node:fs";
import { canParse } from "urigami";

/** The URLs of a run, and where they come from. */
export interface Urls {
  readonly source: string;
  readonly texts: readonly string[];
}

const wanted = 8192;
/** Of these, when there are real ones. Real ones are links to pages; the made-up ones are those of applications. */
const real = 6144;
const shared = new URL("../../shared/corpus/corpora/", import.meta.url);

/** Real URLs when the shared folder lies beside the repository, and ones that are made up, which are longer. */
export const readUrls = (): Urls => {
  const found = existsSync(shared) ? collected().filter(isForAll).slice(0, real) : [];
  const made = Array.from(madeUp(wanted - found.length));
  const source =
    found.length === 0
      ? "all made up: there is no ../shared"
      : `${found.length} real ones from ../shared/corpus/corpora, ${made.length} made up`;
  return { source, texts: shuffled([...found, ...made]) };
};

/** In an order that is the same in every run and mixes the sources in every window. */
const shuffled = (texts: readonly string[]): readonly string[] => {
  const random = numbers();
  return texts
    .map((text) => ({ text, rank: random.next().value }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ text }) => text);
};

/** What every library here takes, so that no table compares a failure with a value. */
const isForAll = (text: string): boolean => canParse(text, { kind: "uri" }) && URL.canParse(text);

/** Texts of all files in turn, each file read in even steps, so that no file outweighs the others. */
const collected = (): string[] => {
  const lists = readdirSync(shared).map((name) => {
    const { uris } = JSON.parse(readFileSync(new URL(name, shared), "utf8")) as { readonly uris: readonly string[] };
    const step = Math.max(1, Math.floor(uris.length / (real / 4)));
    return uris.filter((_, index) => index % step === 0);
  });
  const texts = new Set<string>();
  const longest = Math.max(...lists.map((list) => list.length));
  for (let index = 0; index < longest; index++) {
    for (const list of lists) {
      const text = list[index];
      if (text !== undefined && text.length < 2000) texts.add(text);
    }
  }
  return Array.from(texts);
};

/** Numbers from 0 to 1 that are the same in every run. */
function* numbers(): Generator<number, never> {
  for (let state = 1; ; ) {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    yield state / 0x80000000;
  }
}

const words =
  "users orders api v2 search items caf%C3%A9 assets reports 2024 invoice-0042 settings.json main.bundle.js a%20b".split(
    " ",
  );
const hosts = "api.example.com www.shop.example.org example.net 192.0.2.7 cdn-3.static.example.com".split(" ");
const keys = "q page utm_source utm_campaign session_id redirect_uri sort filter".split(" ");

function* madeUp(count: number): Generator<string, void> {
  const random = numbers();
  const below = (end: number): number => Math.floor(random.next().value * end);
  const pick = (list: readonly string[]): string => list[below(list.length)] ?? "";
  const id = (): string => below(0x7fffffff).toString(36);
  const some = (count: number, one: () => string): string => Array.from({ length: below(count + 1) }, one).join("");
  for (let index = 0; index < count; index++) {
    const user = below(50) === 0 ? "reader@" : "";
    const port = below(10) === 0 ? ":8080" : "";
    const path = some(4, () => `/${pick(words)}`);
    const pairs = keys
      .filter(() => below(4) === 0)
      .map((key) => `&${key}=${pick(words)}${id()}`)
      .join("");
    const query = pairs === "" ? "" : `?${pairs.slice(1)}`;
    const fragment = below(6) === 0 ? `#${pick(keys)}` : "";
    yield `http${below(8) === 0 ? "" : "s"}://${user}${pick(hosts)}${port}${path}/${id()}${index}${query}${fragment}`;
  }
}
