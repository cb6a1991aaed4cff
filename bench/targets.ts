import type { Times } from "./measure.js";

/** One contender against another: `ours` takes at most `most` times the time of `theirs`. */
interface Target {
  readonly job: string;
  readonly ours: string;
  readonly theirs: string;
  readonly most: number;
  readonly says: string;
}

const targets: readonly Target[] = [
  { job: "parse", ours: "urigami", theirs: "floor", most: 1.4, says: "at most 1.4 of the floor" },
  { job: "parse", ours: "urigami", theirs: "new URL", most: 1 / 1.5, says: "1.5 times as fast as new URL" },
  { job: "parse", ours: "urigami", theirs: "fast-uri", most: 1 / 5, says: "5 times as fast as fast-uri" },
  { job: "canParse", ours: "urigami", theirs: "floor", most: 0.85, says: "at most 0.85 of the floor" },
  { job: "canParse", ours: "urigami", theirs: "URL.canParse", most: 1, says: "level with URL.canParse" },
  ...["urigami, object", "urigami, chain"].map((ours) => ({
    job: "build",
    ours,
    theirs: "URL + searchParams",
    most: 1 / 4,
    says: `${ours}: 4 times as fast as URL + searchParams`,
  })),
  { job: "resolve", ours: "urigami", theirs: "new URL", most: 1 / 1.7, says: "1.7 times as fast as new URL" },
  {
    job: "resolve",
    ours: "urigami, base parsed",
    theirs: "new URL, base parsed",
    most: 1 / 1.7,
    says: "1.7 times as fast as new URL, both from a parsed base",
  },
  { job: "normalize", ours: "urigami", theirs: "new URL", most: 1, says: "faster than new URL().href" },
  { job: "normalize", ours: "urigami", theirs: "fast-uri", most: 1 / 6, says: "6 times as fast as fast-uri" },
  {
    job: "template",
    ours: "urigami, text",
    theirs: "uri-templates",
    most: 1 / 1.8,
    says: "1.8 times as fast as uri-templates",
  },
  { job: "equals", ours: "urigami", theirs: "new URL", most: 1, says: "faster than the hrefs of URL" },
];

/** What the times say to each target whose job ran. */
export const targetLines = (times: ReadonlyMap<string, Times>): readonly string[] =>
  targets.flatMap(({ job, ours, theirs, most, says }) => {
    const measured = times.get(job);
    const [one, other] = [measured?.get(ours), measured?.get(theirs)];
    if (one === undefined || other === undefined) return [];
    const ratio = one / other;
    const words = `${job}: ${says}: ${ratio.toFixed(2)} of ${most.toFixed(2)}`;
    return [`${ratio <= most ? "reached" : "MISSED "}  ${words}`];
  });
