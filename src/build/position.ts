// Where a hole of the tag stands: a table of what each delimiter leads to. A character is read once, however many holes follow.

/** What a template has come to by its last character. */
type State =
  | "start"
  | "word"
  | "hier-part"
  | "slash"
  | "authority"
  | "host"
  | "ip-literal"
  | "port"
  | "path"
  | "pair"
  | "key"
  | "equals"
  | "value"
  | "fragment";

/** Where a hole stands. */
export type Place =
  | "base"
  | "scheme"
  | "user"
  | "password"
  | "host"
  | "label"
  | "ip-literal"
  | "port"
  | "segment"
  | "segment-part"
  | "key"
  | "value"
  | "value-part"
  | "query"
  | "fragment"
  | "nowhere";

const end = { "?": "pair", "#": "fragment" } as const;
const authority = { ...end, "/": "path", "@": "authority" } as const;
const pair = { "&": "pair", "#": "fragment" } as const;

/** What a character leads to; any other leads to `else`, or changes nothing. */
const next: Readonly<Record<State, { readonly [character: string]: State; readonly else?: State }>> = {
  start: { ...end, ":": "hier-part", "/": "slash", else: "word" },
  word: { ...end, ":": "hier-part", "/": "path" },
  "hier-part": { ...end, "/": "slash", else: "path" },
  slash: { ...end, "/": "authority", else: "path" },
  authority: { ...authority, "[": "ip-literal", ":": "port", else: "host" },
  host: { ...authority, ":": "port" },
  "ip-literal": { ...authority, "]": "host" },
  port: authority,
  path: end,
  pair: { ...pair, "=": "equals", else: "key" },
  key: { ...pair, "=": "equals" },
  equals: { ...pair, else: "value" },
  value: pair,
  fragment: {},
};

/** The characters that change a state in which most of a text is: the way to the next is one search. */
const ends: Readonly<Partial<Record<State, RegExp>>> = {
  word: /[:/?#]/g,
  host: /[:/?#@]/g,
  path: /[?#]/g,
  value: /[&#]/g,
  fragment: /(?!)/g,
};

const inAuthority: ReadonlySet<State> = /* @__PURE__ */ new Set(["authority", "host", "ip-literal", "port"]);

const endsAt = (after: string, delimiters: string): boolean => after === "" || delimiters.includes(after);

/** A reader of a template; a NUL stands for each hole. */
export class Position {
  #state: State = "start";
  #endsInSlash = false;
  #hasColon = false;
  readonly #template: string;
  /** The delimiter of the template that tells a scheme, and the last "@" of its authority: searched for once. */
  #first: string | undefined;
  #lastAt: number | undefined;

  constructor(template: string) {
    this.#template = template;
  }

  /**
   * Reads what comes next, a text or what a hole wrote. Returns where the last pair of the query, or the fragment, begins in
   * it with its delimiter; -1 when none does.
   */
  read(text: string): number {
    if (text === "") return -1;
    this.#endsInSlash = text.endsWith("/");
    let start = -1;
    for (let index = 0; index < text.length; index++) {
      const search = ends[this.#state];
      if (search !== undefined) {
        search.lastIndex = index;
        if (!search.test(text)) break;
        index = search.lastIndex - 1;
      }
      const character = text.charAt(index);
      const steps = next[this.#state];
      if (character === ":" && inAuthority.has(this.#state)) this.#hasColon = true;
      this.#state = steps[character] ?? steps.else ?? this.#state;
      if (this.#state === "pair" || this.#state === "fragment") start = index;
    }
    return start;
  }

  /** A pair was dropped with its delimiter: what follows is the query that "?" begins, or the next pair. */
  drop(isFirst: boolean): void {
    this.#state = isFirst ? "path" : "key";
  }

  /** Where a hole stands, of which the template goes on at an index. */
  placeAt(from: number): Place {
    const after = this.#template.charAt(from);
    const isEnd = endsAt(after, "/?#");
    switch (this.#state) {
      case "start":
        return isEnd ? "base" : this.#word();
      case "word":
        return this.#word();
      case "authority":
        return this.#userinfo(from) ?? (endsAt(after, ":/?#") ? "host" : "label");
      case "host":
        return this.#userinfo(from) ?? "label";
      case "ip-literal":
      case "port":
        return this.#userinfo(from) ?? this.#state;
      case "hier-part":
        return isEnd ? "segment" : "segment-part";
      case "slash":
      case "path":
        return this.#endsInSlash && isEnd ? "segment" : "segment-part";
      case "pair":
        return endsAt(after, "&#") ? "query" : "key";
      case "equals":
        return endsAt(after, "&#") ? "value" : "value-part";
      case "value":
        return "value-part";
      default:
        return this.#state;
    }
  }

  #word(): Place {
    this.#first ??= this.#template.charAt(this.#template.search(/[:/?#]/));
    return this.#first === ":" ? "scheme" : "nowhere";
  }

  #userinfo(from: number): Place | undefined {
    if (this.#lastAt === undefined) {
      const length = this.#template.slice(from).search(/[/?#]/);
      this.#lastAt = this.#template.lastIndexOf("@", length < 0 ? undefined : from + length);
    }
    return this.#lastAt < from ? undefined : this.#hasColon ? "password" : "user";
  }
}
