/** The sentence with each `{name}` replaced by the value of that name. */
export type Say<
  Sentence extends string,
  Values,
  Said extends string = "",
> = Sentence extends `${infer Head}{${infer Name}}${infer Tail}`
  ? Say<Tail, Values, `${Said}${Head}${Name extends keyof Values ? Word<Values[Name]> : never}`>
  : `${Said}${Sentence}`;

type Word<Value> = Value extends string | number ? Value : never;

/** The sentence with each `{name}` replaced by the value of that name: `Say` at run time. */
export const say = (sentence: string, values: Readonly<Record<string, string | number>>): string => {
  let said = "";
  let from = 0;
  for (;;) {
    const open = sentence.indexOf("{", from);
    if (open < 0) return said + sentence.slice(from);
    const close = sentence.indexOf("}", open);
    said += sentence.slice(from, open) + (values[sentence.slice(open + 1, close)] ?? "");
    from = close + 1;
  }
};
