import { percentDecode } from "../grammar/percent-encode.js";
import { type Flag, flag, type QueryOptions } from "./query-value.js";

/** One piece between separators: its text, the separator before it, and what it reads as (no key when it is empty). */
export class Piece {
  readonly key: string | undefined;
  readonly #equals: number;

  constructor(
    readonly text: string,
    readonly before: string,
    readonly form = false,
  ) {
    this.#equals = text.indexOf("=");
    this.key = text === "" ? undefined : this.#decode(this.#equals < 0 ? text : text.slice(0, this.#equals));
  }

  /** Decoded when it is asked for: most values of a query are not. */
  get value(): string | Flag {
    return this.#equals < 0 ? flag : this.#decode(this.text.slice(this.#equals + 1));
  }

  #decode(piece: string): string {
    return percentDecode(this.form ? piece.replaceAll("+", " ") : piece) ?? piece;
  }
}

/** The pieces of a query, each with the separator before it. */
export const piecesOf = (query: string | undefined, { separator = "&", form }: QueryOptions): Piece[] => {
  if (!query) return [];
  let end = -1;
  return query.split(separator === "&;" ? /[&;]/ : separator).map((text) => {
    const before = query.charAt(end);
    end += text.length + 1;
    return new Piece(text, before, form);
  });
};

/** What is written between two pairs. */
export const separatorOf = (options: QueryOptions | undefined): string => options?.separator?.charAt(0) ?? "&";
