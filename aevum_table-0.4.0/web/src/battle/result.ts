/** Which fight's end is to be shown: of one that was watched, or that one's own peoples fought. */

import type { Report, Update } from "../wire";

function owners(update: Update): string[] {
  return update.position?.scores?.find((score) => score.seat === update.seat)?.owners ?? [];
}

/** The newest that began after event `known`; none while a fight goes on. */
export function ended(update: Update, known: number, watched: string): Report | null {
  if (update.contest) return null;
  const mine = new Set(owners(update));
  const told = (update.reports ?? []).filter(
    (one) =>
      one.first > known && (one.title === watched || (one.sides ?? []).some((side) => mine.has(side.owner))),
  );
  return told.at(-1) ?? null;
}

/** In a replay: what ended with the step that is shown. */
export function endedThen(update: Update): Report | null {
  const before = (update.events ?? 0) - (update.news?.length ?? 0);
  const last = (update.reports ?? []).at(-1);
  return !update.contest && last && last.last >= before ? last : null;
}

export function newest(update: Update): number {
  return (update.reports ?? []).at(-1)?.first ?? -1;
}
