import {
  addSegments,
  addTrailingSlash,
  copyOf,
  type Draft,
  finish,
  mergeQuery,
  setFragment,
  setHost,
  setPath,
  setPort,
  setScheme,
  setUserinfo,
} from "../build/draft.js";
import { failedWith, success } from "../uri/attempt.js";
import type { Result, Uri } from "../uri/components.js";
import { UriError } from "../uri/failure.js";
import type { QueryOptions } from "../uri/query-value.js";
import { shapeRule } from "./shape.js";

/** The class behind `Builder`: a draft, and a step for each of its functions. A step that sets nothing gives the same one. */
export class BuilderValue {
  readonly #draft: Draft;

  constructor(draft: Draft) {
    this.#draft = draft;
  }

  scheme(scheme: unknown): BuilderValue {
    return new BuilderValue(setScheme(copyOf(this.#draft), scheme));
  }

  userinfo(user: unknown, password?: unknown): BuilderValue {
    if (user === undefined && password === undefined) return this;
    return new BuilderValue(setUserinfo(copyOf(this.#draft), user, password));
  }

  host(host: unknown): BuilderValue {
    return new BuilderValue(setHost(copyOf(this.#draft), host));
  }

  port(port: unknown): BuilderValue {
    if (port === undefined) return this;
    return new BuilderValue(setPort(copyOf(this.#draft), port));
  }

  path(path: unknown): BuilderValue {
    return new BuilderValue(setPath(copyOf(this.#draft), path));
  }

  segments(...values: readonly unknown[]): BuilderValue {
    return new BuilderValue(addSegments(copyOf(this.#draft), values));
  }

  trailingSlash(): BuilderValue {
    return new BuilderValue(addTrailingSlash(copyOf(this.#draft)));
  }

  query(query: unknown, options?: QueryOptions): BuilderValue {
    if (query === undefined) return this;
    return new BuilderValue(mergeQuery(copyOf(this.#draft), query, options));
  }

  fragment(fragment: unknown): BuilderValue {
    if (fragment === undefined) return this;
    return new BuilderValue(setFragment(copyOf(this.#draft), fragment));
  }

  build(): Uri {
    const built = finish(this.#draft, shapeRule);
    if ("href" in built) return built;
    throw new UriError(built);
  }

  safeBuild(): Result {
    const built = finish(this.#draft, shapeRule);
    return "href" in built ? success(built) : failedWith(built);
  }
}

// Whoever reaches the class could build from parts that nobody validated.
Reflect.deleteProperty(BuilderValue.prototype, "constructor");
Object.freeze(BuilderValue.prototype);
