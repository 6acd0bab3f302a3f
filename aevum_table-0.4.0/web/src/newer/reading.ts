/** What an `Upgrade` means for this browser: what to show of it, and whose word can be given here. */

import { HOST } from "../net/keys";
import type { Answered, ChangeInfo, Upgrade } from "../wire";

export const MOVE = "move";
export const STAY = "stay";

/** What the bar above the map says: of newer rules, that it is up to others now, that nobody can play here; or nothing. */
export type Bar = "" | "offered" | "given" | "closed";

export interface Reading {
  bar: Bar;
  /** Whether the menu leads to it: one may change one's mind. */
  menu: "" | "offered" | "stays";
  /** Those among the asked for whom this browser may speak. */
  mine: Answered[];
  /** The names of those who have said nothing yet. */
  waiting: string[];
  /** Whether the table moves as soon as this one says so. */
  last: (seat: string) => boolean;
  /** How many choices would have to be made anew. */
  lost: number;
}

export function read(
  upgrade: Upgrade | null,
  held: readonly string[],
  host: boolean,
  choices: number,
): Reading {
  const asked = upgrade?.asked ?? [];
  const mine = asked.filter((one) => (one.seat === HOST ? host : held.includes(one.seat)));
  const open = upgrade?.state === "offered" || upgrade?.state === "stays";
  const closed = !!upgrade && !upgrade.playable && !!upgrade.why;
  return {
    bar: closed
      ? "closed"
      : upgrade?.state !== "offered"
        ? ""
        : mine.length && mine.every((one) => one.answer)
          ? "given"
          : "offered",
    menu: upgrade?.state === "stays" ? "stays" : open || closed ? "offered" : "",
    mine,
    waiting: asked.filter((one) => !one.answer).map((one) => one.name),
    last: (seat) => asked.every((one) => one.seat === seat || one.answer === MOVE),
    lost: Math.max(0, choices - (upgrade?.onward ?? 0)),
  };
}

/** Whether the table has come to other rules between two answers: then another program plays it. */
export function moved(before: Upgrade | null, after: Upgrade): boolean {
  return before !== null && before.table === after.table && before.rules !== after.rules;
}

export interface Version {
  version: string;
  changes: ChangeInfo[];
}

/** Changes by version, the newest first; within one in the order in which they are told. */
export function byVersion(changes: readonly ChangeInfo[]): Version[] {
  const found = new Map<string, ChangeInfo[]>();
  for (const one of changes) found.set(one.version, [...(found.get(one.version) ?? []), one]);
  const versions = [...found].map(([version, made]) => ({ version, changes: made }));
  return versions.sort((a, b) => b.version.localeCompare(a.version, "en", { numeric: true }));
}

/** The changes that are not among those told already. */
export function besides(told: readonly ChangeInfo[], all: readonly ChangeInfo[]): ChangeInfo[] {
  const same = (a: ChangeInfo, b: ChangeInfo) => a.version === b.version && a.words === b.words;
  return all.filter((one) => !told.some((other) => same(one, other)));
}
