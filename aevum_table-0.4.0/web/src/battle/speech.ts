/** What has just happened on the battle board, in sentences for those who do not see it. */

import type { Contest, Die, Piece, Side } from "../wire";
import { thrown } from "./dice";
import { hitsSaid, say } from "./words";

type Counts = Map<string, number>;

/** Counters are counted by what they are: an id may change when a counter is turned over. */
function counts(pieces: Piece[], key: (piece: Piece) => string): Counts {
  const found: Counts = new Map();
  for (const piece of pieces) found.set(key(piece), (found.get(key(piece)) ?? 0) + (piece.count ?? 1));
  return found;
}

function more(before: Counts, after: Counts): string[] {
  const found: string[] = [];
  for (const [name, n] of after) {
    const grown = n - (before.get(name) ?? 0);
    if (grown > 0) found.push(grown === 1 ? name : `${grown} × ${name}`);
  }
  return found;
}

export function listed(items: string[]): string {
  return items.join(", ");
}

export function facesSaid(dice: Die[]): string {
  const found = new Map<string, number>();
  for (const { face } of dice) found.set(face, (found.get(face) ?? 0) + 1);
  return listed([...found].map(([face, n]) => (n === 1 ? face : `${n} × ${face}`)));
}

function ofSide(before: Side | undefined, after: Side): string[] {
  const told: string[] = [];
  const rolled = (after.dice ?? []).filter((_, i) => thrown(before?.dice ?? [], after.dice ?? [])[i]);
  if (rolled.length) told.push(say("said-roll", { side: after.name, faces: facesSaid(rolled) }));
  if (after.hits != null && (rolled.length || after.hits !== before?.hits))
    told.push(say("said-hits", { side: after.name, hits: hitsSaid(after.hits) }));
  if (!before) return told;
  const name = (piece: Piece): string => piece.name;
  const lost = more(counts(before.lost ?? [], name), counts(after.lost ?? [], name));
  if (lost.length) told.push(say("said-lost", { side: after.name, pieces: listed(lost) }));
  const back = more(counts(after.lost ?? [], name), counts(before.lost ?? [], name));
  if (back.length) told.push(say("said-back", { side: after.name, pieces: listed(back) }));
  const worn = (side: Side): Counts =>
    counts(
      (side.pieces ?? []).filter((piece) => piece.worn),
      name,
    );
  const damaged = more(worn(before), worn(after));
  if (damaged.length && !back.length)
    told.push(say("said-worn", { side: after.name, pieces: listed(damaged) }));
  return told;
}

/** The same fight goes on: same place, same sides. */
export function sameFight(one: Contest | null, other: Contest): boolean {
  const sides = (contest: Contest): string => (contest.sides ?? []).map((side) => side.owner).join(" ");
  return one !== null && (one.place ?? "") === (other.place ?? "") && sides(one) === sides(other);
}

export function told(before: Contest | null, after: Contest): string[] {
  const old = sameFight(before, after) ? before : null;
  const step = after.tracks?.[after.now ?? 0];
  const said = (after.sides ?? []).flatMap((side, i) => ofSide(old?.sides?.[i], side));
  if (!old) return [after.title, ...said];
  return step && old.now !== after.now ? [say("said-step", { step }), ...said] : said;
}
