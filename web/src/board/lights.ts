/** How thick the frame of a lit place is, in map units. */
import { median } from "./stand";

const MOST = 7.5;
const LEAST = 4;
/** With more places than this their frames would be most of what is seen. */
const CROWD = 24;

/** Rings are no larger than a counter may be hidden by, and no smaller than a finger's eye finds. */
const RING = 9;
const SMALL_RING = 4;

/** The radius of a ring, in pixels. */
export function ringSize(rooms: number[], k: number): number {
  const one = Math.min(RING, Math.max(SMALL_RING, 0.35 * k * median(rooms)));
  return Math.max(SMALL_RING, one * Math.min(1, Math.sqrt(CROWD / Math.max(1, rooms.length))));
}

/** Whether so many places are lit that an outline of each would be most of what is seen. */
export const crowded = (places: number): boolean => places > CROWD;

/** Small places have thin frames, or they would be frame alone; so have many. */
export function frameWidth(rooms: number[], k: number): number {
  const one = Math.min(MOST, Math.max(LEAST, 0.35 * k * median(rooms)));
  return (one * Math.max(0.45, Math.min(1, Math.sqrt(CROWD / Math.max(1, rooms.length))))) / k;
}
