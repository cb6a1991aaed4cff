import type { Expression } from "./abnf.js";
import { ruleOf } from "./rfc3986.js";

/**
 * A second engine over the same grammar: Thompson's automaton, its states joined into sets as they are met.
 * It backtracks nowhere, and it knows what a regular expression does not tell: how far a text could still become valid.
 */
interface Step {
  readonly from: number;
  readonly to: number;
  readonly next: number;
}

const steps: Step[][] = [];
const silent: number[][] = [];

function newState(): number {
  steps.push([]);
  silent.push([]);
  return steps.length - 1;
}

const addStep = (state: number, step: Step) => steps[state]?.push(step);
const addSilent = (state: number, next: number) => silent[state]?.push(next);

/** Adds the states of an expression behind `start` and returns the state at its end. */
function build(expression: Expression, start: number): number {
  switch (expression.tag) {
    case "range": {
      const end = newState();
      addStep(start, { from: expression.from, to: expression.to, next: end });
      return end;
    }
    case "text": {
      let state = start;
      for (const character of expression.text) {
        const next = newState();
        for (const code of new Set([character.toLowerCase().charCodeAt(0), character.toUpperCase().charCodeAt(0)]))
          addStep(state, { from: code, to: code, next });
        state = next;
      }
      return state;
    }
    case "rule":
      return build(ruleOf(expression.name), start);
    case "either": {
      const end = newState();
      for (const part of expression.of) {
        const own = newState();
        addSilent(start, own);
        addSilent(build(part, own), end);
      }
      return end;
    }
    case "sequence":
      return expression.of.reduce((state, part) => build(part, state), start);
    case "repeat": {
      let state = start;
      for (let count = 0; count < expression.min; count++) state = build(expression.of, state);
      const end = newState();
      if (expression.max === Number.POSITIVE_INFINITY) {
        const loop = newState();
        addSilent(state, loop);
        addSilent(build(expression.of, loop), loop);
        addSilent(loop, end);
        return end;
      }
      addSilent(state, end);
      for (let count = expression.min; count < expression.max; count++) {
        const own = newState();
        addSilent(state, own);
        state = build(expression.of, own);
        addSilent(state, end);
      }
      return end;
    }
  }
}

interface StateSet {
  readonly states: readonly number[];
  readonly accepting: boolean;
  readonly next: (StateSet | null | undefined)[];
}

class Automaton {
  readonly #sets = new Map<string, StateSet>();
  readonly #end: number;
  readonly start: StateSet;

  constructor(rule: string) {
    const start = newState();
    this.#end = build({ tag: "rule", name: rule }, start);
    this.start = this.#setOf([start]);
  }

  #setOf(states: readonly number[]): StateSet {
    const all = new Set(states);
    for (const state of all) for (const next of silent[state] ?? []) all.add(next);
    const sorted = [...all].sort((a, b) => a - b);
    const key = sorted.join();
    let set = this.#sets.get(key);
    if (set === undefined) {
      set = { states: sorted, accepting: all.has(this.#end), next: [] };
      this.#sets.set(key, set);
    }
    return set;
  }

  /** The states behind one more character; `null` when no text of the rule goes on like this. */
  after(set: StateSet, code: number): StateSet | null {
    const known = set.next[code];
    if (known !== undefined) return known;
    if (code > 127) return null;
    const targets = set.states.flatMap((state) =>
      (steps[state] ?? []).filter(({ from, to }) => from <= code && code <= to).map(({ next }) => next),
    );
    const result = targets.length === 0 ? null : this.#setOf(targets);
    set.next[code] = result;
    return result;
  }
}

const automata = new Map<string, Automaton>();

function automatonOf(rule: string): Automaton {
  let automaton = automata.get(rule);
  if (automaton === undefined) {
    automaton = new Automaton(rule);
    automata.set(rule, automaton);
  }
  return automaton;
}

/** The length of the longest beginning of `text` that some text of the rule also begins with. */
export function viablePrefix(text: string, rule = "URI-reference"): number {
  const automaton = automatonOf(rule);
  let set = automaton.start;
  for (let index = 0; index < text.length; index++) {
    const next = automaton.after(set, text.charCodeAt(index));
    if (next === null) return index;
    set = next;
  }
  return text.length;
}

/** Tells whether the automaton of a rule accepts the whole text. */
export function automatonAccepts(text: string, rule = "URI-reference"): boolean {
  const automaton = automatonOf(rule);
  let set = automaton.start;
  for (let index = 0; index < text.length; index++) {
    const next = automaton.after(set, text.charCodeAt(index));
    if (next === null) return false;
    set = next;
  }
  return set.accepting;
}
