/** Runs on the map: where they lead, by which way, and where a click takes one. */

import type { Board, OptionInfo, RunInfo } from "../wire";

/** The runs that a click on a place can mean. */
export type Ends = Map<string, RunInfo[]>;

export const NOWHERE: Ends = new Map();

/** Without those that are nothing but one answer to the question: that has its own button, number and light. */
export function beyond(runs: RunInfo[], options: OptionInfo[]): RunInfo[] {
  const answers = new Set(options.map((option) => option.id));
  return runs.filter(({ steps: [first, ...rest] }) => rest.length > 0 || !answers.has(first?.choice ?? ""));
}

/** Where a click takes a run: on places of the map that mean no answer already. */
export function ends(
  runs: RunInfo[],
  places: ReadonlySet<string>,
  answered: (place: string) => boolean,
): Ends {
  const found: Ends = new Map();
  for (const run of runs) {
    const [to] = named(run.args.to, places);
    if (to && !answered(to)) found.set(to, [...(found.get(to) ?? []), run]);
  }
  return found;
}

/** The places that a run goes through, its two ends among them, as far as it names them. */
export function way(run: RunInfo, places: ReadonlySet<string>): string[] {
  const told = named(run.args.way, places);
  const steps = told.length ? told : run.steps.flatMap((step) => named(step.choice.split(":"), places));
  const all = [...named(run.args.from, places), ...steps, ...named(run.args.to, places)];
  return all.filter((place, i) => place !== all[i - 1]);
}

/** The places where runs end, and whether something may stop one on its way there. */
export function marks(ends: Ends): Map<string, boolean> {
  const risky = (runs: RunInfo[]) => runs.some((run) => (run.stops?.length ?? 0) > 0);
  return new Map([...ends].map(([place, runs]) => [place, risky(runs)]));
}

export function placesOf(board: Board | null): ReadonlySet<string> {
  return new Set(board?.places.map((place) => place.id));
}

export interface Start {
  from: string;
  runs: RunInfo[];
}

/** By where they start, in the order of the first of each. */
export function starts(runs: RunInfo[]): Start[] {
  const found = new Map<string, RunInfo[]>();
  for (const run of runs) {
    const from = typeof run.args.from === "string" ? run.args.from : "";
    found.set(from, [...(found.get(from) ?? []), run]);
  }
  return [...found].map(([from, own]) => ({ from, runs: own }));
}

function named(value: unknown, places: ReadonlySet<string>): string[] {
  const all: unknown[] = Array.isArray(value) ? value : [value];
  return all.filter((one): one is string => typeof one === "string" && places.has(one));
}
