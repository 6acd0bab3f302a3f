/** Where the ring of a place is drawn: in its middle, or at the foot of what stands there. */
import type { BoardPlace } from "../wire";
import { reach, type Stand } from "./stack";

export function ringAt(place: BoardPlace, stands: [string, Stand][]): [number, number] {
  const lowest = stands
    .flatMap(([id, one]) => (id === place.id ? [one] : []))
    .sort((a, b) => b.y + reach(b)[1] - (a.y + reach(a)[1]))[0];
  if (!lowest) return place.at;
  const [wide, high] = reach(lowest);
  return [lowest.x - wide, lowest.y + high];
}
