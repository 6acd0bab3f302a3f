/** Which seat a shared screen shows, and when a curtain has to fall first. */

import type { Update } from "../wire";

export type Updates = Readonly<Record<string, Update>>;

/** Whether a seat has a question to answer now; a sealed answer that is in can wait. */
export function asked(update: Update | undefined): boolean {
  return !!update?.ask && !update.ask.answer;
}

/** The seat to show next: the one shown while it is asked or nobody is, else the first that is. */
export function next(held: readonly string[], shown: string, updates: Updates): string {
  if (asked(updates[shown])) return shown;
  return held.find((seat) => asked(updates[seat])) ?? (held.includes(shown) ? shown : (held[0] ?? ""));
}

/** A curtain is needed where another person's seat would come into sight. A what-if has one person for all seats. */
export function curtained(held: readonly string[], from: string, to: string, branch: boolean): boolean {
  return held.length > 1 && from !== "" && from !== to && !branch;
}

/** How long a bot has been thinking, the time since we heard of it included. */
export function thinking(told: number | null | undefined, heard: number, now: number): number | null {
  return told === null || told === undefined ? null : Math.max(0, Math.floor(told + (now - heard) / 1000));
}
