/** Moments of the past that cannot be shown, or not in full. */

import type { LogLine, Position, Update } from "../wire";

/** A map on which nothing stands: of a moment without a position nothing may be drawn that was not there. */
export const BARE: Position = { headline: "" };

/** A moment of which there is nothing but these words. */
export function untold(now: Update, choice: number, words: string): Update {
  const { table, version, seat, seats, panels } = now;
  return { table, version, choice, seat, seats, panels, position: null, note: words };
}

/** What stands where the position would be; "" where there is one, or where nothing is known of it. */
export function instead(shown: Update | null): string {
  return shown && !shown.position ? (shown.note ?? "") : "";
}

/** What the bar of the past tells of a moment beside its headline. */
export function told(shown: Update | null): { lines: LogLine[]; note: string } {
  if (!shown) return { lines: [], note: "" };
  // A position shows by itself what has happened.
  if (shown.position) return { lines: [], note: shown.note ?? "" };
  return { lines: (shown.news ?? []).filter((line) => !line.small), note: "" };
}
