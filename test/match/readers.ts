/** The reading half of a codec of `urigami/routes`. */
export const int = {
  read: (text: string): number | undefined =>
    text !== "" && [...text].every((digit) => digit >= "0" && digit <= "9") ? Number(text) : undefined,
};

interface Standard<Value> {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (
      value: unknown,
    ) => { readonly value: Value } | { readonly issues: readonly { readonly message: string }[] };
    readonly types?: { readonly input: string; readonly output: Value };
  };
}

/** A Standard Schema that takes one word. */
export const schema: Standard<number> = {
  "~standard": {
    version: 1,
    vendor: "test",
    validate: (value) => (value === "even" ? { value: 4 } : { issues: [{ message: "not even" }] }),
  },
};

/** A Standard Schema that answers later. */
export const slow = {
  "~standard": { version: 1, vendor: "test", validate: async (value: unknown) => ({ value: String(value) }) },
} as const;
