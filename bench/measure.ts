/** One way to do a job; `work` takes what the job made of one URL. */
export interface Contender<Item> {
  readonly name: string;
  readonly work: (item: Item) => unknown;
}

/** A job: what is made of each URL before the clock runs, and who does it. */
export interface Job {
  readonly name: string;
  readonly says: string;
  readonly texts: readonly string[];
  readonly contenders: readonly Contender<unknown>[];
  readonly make: (text: string) => unknown;
}

/** A job whose contenders all take what `make` makes; texts on which one of them throws are left out. */
export const job = <Item>(
  name: string,
  says: string,
  texts: readonly string[],
  make: (text: string) => Item,
  contenders: Readonly<Record<string, (item: Item) => unknown>>,
): Job => {
  const all = Object.entries(contenders);
  return {
    name,
    says,
    texts: texts.filter((text) => all.every(([, work]) => !doesThrow(() => work(make(text))))),
    make,
    contenders: all.map(([title, work]) => ({ name: title, work: (item) => work(item as Item) })),
  };
};

const doesThrow = (work: () => unknown): boolean => {
  try {
    work();
    return false;
  } catch {
    return true;
  }
};

/** Nanoseconds per item, by contender. */
export type Times = ReadonlyMap<string, number>;

const windowLength = 256;
const kept: unknown[] = new Array(windowLength);

/** The same text in new memory: flat, without a hash, seen by no cache. */
const fresh = (text: string): string => Buffer.from(text, "latin1").toString("latin1");

const timed = (contender: Contender<unknown>, items: readonly unknown[]): number => {
  const { work } = contender;
  const start = process.hrtime.bigint();
  for (let index = 0; index < items.length; index++) kept[index] = work(items[index]);
  return Number(process.hrtime.bigint() - start);
};

/** A job under the clock: the lowest time of each window and contender so far. */
export class Measured {
  readonly job: Job;
  readonly #windows: (readonly string[])[] = [];
  readonly #lowest: number[][];
  #rounds = 0;

  constructor(one: Job) {
    this.job = one;
    for (let from = 0; from < one.texts.length; from += windowLength) {
      this.#windows.push(one.texts.slice(from, from + windowLength));
    }
    this.#lowest = one.contenders.map(() => this.#windows.map(() => Number.POSITIVE_INFINITY));
  }

  /** Every contender over every window, in turn; the slow ones sit out three rounds of four. */
  round(): void {
    const sums = this.#lowest.map((times) => times.reduce((a, b) => a + b));
    const fastest = Math.min(...sums);
    this.#windows.forEach((texts, window) => {
      this.job.contenders.forEach((contender, index) => {
        const isSlow = this.#rounds > 1 && (sums[index] ?? 0) > 5 * fastest;
        if (isSlow && (this.#rounds + index) % 4 !== 0) return;
        const times = this.#lowest[index];
        const time = timed(
          contender,
          texts.map((text) => this.job.make(fresh(text))),
        );
        if (times !== undefined) times[window] = Math.min(times[window] ?? time, time);
      });
    });
    this.#rounds++;
  }

  get rounds(): number {
    return this.#rounds;
  }

  get times(): Times {
    return new Map(
      this.job.contenders.map(({ name }, index) => {
        const total = (this.#lowest[index] ?? []).reduce((a, b) => a + b);
        return [name, total / this.job.texts.length];
      }),
    );
  }
}
