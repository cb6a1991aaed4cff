/** A limit on what a user's bundle gains, in bytes after minifying and gzip. */
export interface Budget {
  /** The module that is bundled, as a user would write it. */
  readonly code: string;
  readonly limit: number;
  /** Why this number. */
  readonly reason: string;
}

// One line per entry of package.json is required; a test fails for an entry without a budget.
export const budgets: readonly Budget[] = [
  {
    code: 'export { canParse } from "urigami";',
    limit: 1800,
    reason: "the grammar alone, without the value; the first prototype took 1.03 kB",
  },
  {
    code: 'export { parse } from "urigami";',
    limit: 3500,
    reason: "the grammar and the value with its methods; vscode-uri takes 4.1 kB, ufo 4.2 kB",
  },
  {
    code: 'export * from "urigami";',
    limit: 8000,
    reason: "all of the core stays below fast-uri (8.6 kB), which does not build or check constants",
  },
];
