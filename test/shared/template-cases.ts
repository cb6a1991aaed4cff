import type { TemplateValues } from "../../src/template/index.js";
import { listShared, readShared } from "./folder.js";

/** A case of `op: template`: the acceptable expansions, none for a case that must fail. */
export interface TemplateCase {
  readonly id: string;
  readonly template: string;
  readonly variables: TemplateValues;
  readonly expected: readonly string[];
}

/** A case of `op: template-syntax`. */
export interface SyntaxCase {
  readonly id: string;
  readonly input: string;
  readonly valid: boolean;
}

interface Raw {
  readonly id: string;
  readonly op: string;
  readonly dialect?: string;
  readonly disputed?: string;
  readonly template: string;
  readonly variables: TemplateValues;
  readonly expected: string | readonly string[] | false;
  readonly input: string;
  readonly valid: boolean;
}

interface Suite {
  readonly dialect: string;
  readonly cases: readonly Raw[];
}

const casesOf = (op: string): Raw[] =>
  listShared("corpus/suites/")
    .map((path) => readShared<Suite>(path))
    .flatMap(({ dialect, cases }) => cases.filter((each) => each.op === op && (each.dialect ?? dialect) === "rfc6570"));

/** Every case of the RFC's dialect; the folder disputes none of them. */
export const templateCases = (): TemplateCase[] =>
  casesOf("template").map(({ id, template, variables, expected }) => ({
    id,
    template,
    variables,
    expected: expected === false ? [] : typeof expected === "string" ? [expected] : expected,
  }));

export const syntaxCases = (): SyntaxCase[] =>
  casesOf("template-syntax").map(({ id, input, valid }) => ({ id, input, valid }));
