import type { Codecs } from "./codec.js";

/** A pattern with the codecs of its parameters; made by `route`. */
export interface Route<out Pattern extends string = string, out Known extends Codecs = Codecs> {
  readonly pattern: Pattern;
  readonly codecs: Known;
}

/** Routes behind a prefix; made by `mount`. */
export interface Mount<
  out Prefix extends string = string,
  out Known extends Codecs = Codecs,
  out Routes extends Table = Table,
> {
  readonly prefix: Prefix;
  readonly codecs: Known;
  readonly routes: Routes;
}

/** What a name in a table stands for. */
export type TableEntry = string | Route | Mount;

/** Routes by name. */
export interface Table {
  readonly [name: string]: TableEntry;
}
