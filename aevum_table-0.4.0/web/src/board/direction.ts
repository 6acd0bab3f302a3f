/** The arrow keys on a graph of places. */
import type { BoardPlace } from "../wire";

export const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Of the neighbours the one that lies best in a direction: straight ahead counts more than near. */
export function best(
  from: BoardPlace,
  direction: [number, number],
  places: Map<string, BoardPlace>,
): BoardPlace | null {
  const near = (from.next ?? []).flatMap((id) => places.get(id) ?? []);
  // Where no neighbour lies that way (an island, the rim of a sea) one looks over the whole map.
  return ahead(from, direction, near, 1.25) ?? ahead(from, direction, places.values(), 0.75);
}

function ahead(
  from: BoardPlace,
  [dx, dy]: [number, number],
  among: Iterable<BoardPlace>,
  widest: number,
): BoardPlace | null {
  let found: BoardPlace | null = null;
  let least = Infinity;
  for (const place of among) {
    const x = place.at[0] - from.at[0];
    const y = place.at[1] - from.at[1];
    const length = Math.hypot(x, y);
    if (length === 0) continue;
    const off = Math.acos(Math.max(-1, Math.min(1, (x * dx + y * dy) / length)));
    if (off > widest) continue;
    const price = length * (1 + 2.5 * off * off);
    if (price < least) [least, found] = [price, place];
  }
  return found;
}

/** The place nearest to a point of the map, where the keyboard starts. */
export function nearest(places: Iterable<BoardPlace>, x: number, y: number): BoardPlace | null {
  let found: BoardPlace | null = null;
  let least = Infinity;
  for (const place of places) {
    const far = Math.hypot(place.at[0] - x, place.at[1] - y);
    if (far < least) [least, found] = [far, place];
  }
  return found;
}

/** The next of a list that is walked with Tab; null past its end, where Tab leaves the map. */
export function cycle(ids: string[], now: string, step: 1 | -1): string | null {
  const at = ids.indexOf(now);
  if (at < 0) return (step > 0 ? ids[0] : ids.at(-1)) ?? null;
  return ids[at + step] ?? null;
}
