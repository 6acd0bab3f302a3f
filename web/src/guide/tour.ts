/** Which text of a tour is shown at a moment of the match. The match itself, not the tour, sets the pace. */

import type { Update } from "../wire";

/** Parts of the table that a text can point at. */
export type Look = "map" | "prompt" | "side" | "battle" | "scores";

export interface Tip {
  id: string;
  /** Key of the ask it explains; or `start`, `wait`, `battle`, `over`. */
  on: string;
  title: string;
  text: string;
  look: Look;
}

/** Moments that are no ask. */
export function moments(update: Update): string[] {
  if (update.over) return ["over"];
  const found = update.position ? ["start"] : [];
  if (update.contest) found.push("battle");
  if (update.ask) found.push(update.ask.key);
  else if (update.position) found.push("wait");
  return found;
}

/** The first text that fits now and was not shown yet, in the order of the tour. */
export function tipFor(tour: Tip[], update: Update, seen: ReadonlySet<string>): Tip | null {
  const now = moments(update);
  return tour.find((tip) => now.includes(tip.on) && !seen.has(tip.id)) ?? null;
}

/** Where a match stands, as far as a text is concerned: the open ask, or none. */
export function standing(update: Update): number {
  return update.ask?.version ?? 0;
}

/** A text has had its time when what it explains is over; a greeting, when somebody is asked something else. */
export function passed(tip: Tip, since: number, update: Update): boolean {
  if (tip.on === "start") return update.ask != null && since !== 0 && standing(update) !== since;
  return !moments(update).includes(tip.on);
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
