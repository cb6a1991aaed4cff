import { type Result, type Uri, uri } from "../../src/index.js";

/** The builder as JavaScript calls it: what the compiler refuses has to be refused at run time as well. */
export interface UntypedBuilder {
  scheme(scheme: unknown): UntypedBuilder;
  userinfo(user: unknown, password?: unknown): UntypedBuilder;
  host(host: unknown): UntypedBuilder;
  port(port: unknown): UntypedBuilder;
  path(path: unknown): UntypedBuilder;
  segments(...values: readonly unknown[]): UntypedBuilder;
  trailingSlash(): UntypedBuilder;
  query(query: unknown, options?: unknown): UntypedBuilder;
  fragment(fragment: unknown): UntypedBuilder;
  build(): Uri;
  safeBuild(): Result;
}

/** `uri` as JavaScript calls it. */
interface UntypedUri {
  (): UntypedBuilder;
  (base: Uri): UntypedBuilder;
  (strings: TemplateStringsArray, ...holes: readonly unknown[]): Uri;
  (argument: unknown): Uri;
}

export const untyped: UntypedUri = uri as unknown as UntypedUri;

/** A builder that has what every part needs: a scheme without shape rules, and a host. */
export const onHost = (): UntypedBuilder => untyped().scheme("x").host("h");
