import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { entries, inProject, packageFile } from "./project.js";

describe("package-lock.json", () => {
  const lock = JSON.parse(readFileSync(inProject("package-lock.json"), "utf8")) as {
    packages: Record<string, { resolved?: string; dev?: boolean; engines?: { node?: string } }>;
  };

  it("records no download address: it must work with any registry", () => {
    const recorded = Object.entries(lock.packages).filter(([, { resolved }]) => resolved !== undefined);
    expect(recorded.map(([name]) => name)).toEqual([]);
  });

  it("brings users the types of type-fest, and tr46 for urigami/iri, for Node 20", () => {
    const shipped = Object.entries(lock.packages).filter(([name, { dev }]) => name !== "" && dev !== true);
    expect(shipped.map(([name, { engines }]) => [name, engines?.node])).toEqual([
      ["node_modules/punycode", ">=6"],
      ["node_modules/tagged-tag", ">=20"],
      ["node_modules/tr46", ">=20"],
      ["node_modules/type-fest", ">=20"],
    ]);
  });
});

describe("package.json", () => {
  it("is free of side effects, for ES modules and Node 20", () => {
    expect(packageFile()).toMatchObject({
      type: "module",
      sideEffects: false,
      license: "MIT",
      engines: { node: ">=20" },
      files: ["dist"],
    });
  });

  it("has entries of one form: types before default, both in dist", () => {
    const targets = Object.values(packageFile().exports).filter((target) => typeof target !== "string");
    expect(targets.map((target) => Object.keys(target))).toEqual(targets.map(() => ["types", "default"]));
    expect(entries().length).toBe(targets.length);
    for (const target of targets) expect(target.types).toBe(target.default.replace(/\.js$/, ".d.ts"));
  });
});
