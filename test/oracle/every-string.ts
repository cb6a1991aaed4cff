/**
 * One character for each class that Appendix A tells apart: a letter, a letter that is a hex digit, a digit, the
 * delimiters, `%`, `.`, a sub-delim, and a character that no rule has.
 */
export const grammarClasses = "ga1:/?#[]@%.! ";

/** Every string over an alphabet, from the empty one up to `longest` characters, shortest first. */
export function* everyString(alphabet: string, longest: number): Generator<string> {
  let previous = [""];
  yield "";
  for (let length = 1; length <= longest; length++) {
    const next: string[] = [];
    for (const start of previous) {
      for (const character of alphabet) {
        const text = start + character;
        yield text;
        if (length < longest) next.push(text);
      }
    }
    previous = next;
  }
}
