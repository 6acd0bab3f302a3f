/** How thick the frame of a lit place is, in map units. */
import { median } from "./stand";

const MOST = 7.5;
const LEAST = 4;
/** With more places than this their frames would be most of what is seen. */
const CROWD = 24;

/** Small places have thin frames, or they would be frame alone; so have many. */
export function frameWidth(rooms: number[], k: number): number {
  const one = Math.min(MOST, Math.max(LEAST, 0.35 * k * median(rooms)));
  return (one * Math.max(0.45, Math.min(1, Math.sqrt(CROWD / Math.max(1, rooms.length))))) / k;
}
