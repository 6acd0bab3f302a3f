/** Which of a game's tips is shown at a moment of the match. The match itself, not the guide, sets the pace. */

import type { Tip, Update } from "../wire";

type Moment = NonNullable<Tip["moment"]>;

function moments(update: Update): Moment[] {
  if (update.over) return ["over"];
  const found: Moment[] = update.position ? ["start"] : [];
  if (update.contest) found.push("contest");
  if (!update.ask && update.position) found.push("wait");
  return found;
}

function fits(tip: Tip, update: Update): boolean {
  if (tip.moment && moments(update).includes(tip.moment)) return true;
  return !update.over && update.ask != null && (tip.asks ?? []).includes(update.ask.key);
}

/** The first text that fits now and was not shown yet, in the order of the tour. */
export function tipFor(tour: Tip[], update: Update, seen: ReadonlySet<string>): Tip | null {
  return tour.find((tip) => !seen.has(tip.id) && fits(tip, update)) ?? null;
}

/** Where a match stands, as far as a text is concerned: the open ask, or none. */
export function standing(update: Update): number {
  return update.ask?.version ?? 0;
}

/** A text has had its time when what it explains is over; a greeting, when somebody is asked something else. */
export function passed(tip: Tip, since: number, update: Update): boolean {
  if (tip.moment === "start") return update.ask != null && since !== 0 && standing(update) !== since;
  return !fits(tip, update);
}

/** Of the last table with a guide: whoever starts another one wants to hear it again. */
export interface Memory {
  table: string;
  closed: boolean;
  seen: string[];
}

export const STORE = "aevum.guide";

export function recall(stored: string | null, table: string): Memory {
  try {
    const found = JSON.parse(stored ?? "{}") as Partial<Memory>;
    if (found.table !== table) return { table, closed: false, seen: [] };
    const seen = Array.isArray(found.seen) ? found.seen.filter((one) => typeof one === "string") : [];
    return { table, closed: found.closed === true, seen };
  } catch {
    return { table, closed: false, seen: [] };
  }
}
