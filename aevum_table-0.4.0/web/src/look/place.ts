/** Where a floating box goes: beside a point, inside the window. */

export interface Spot {
  left: number;
  top: number;
}

export const GAP = 14;
export const EDGE = 8;

const within = (at: number, size: number, room: number) => Math.max(EDGE, Math.min(at, room - size - EDGE));

/** Right of the point and below it, or on the other side where that has no room. */
export function beside(
  x: number,
  y: number,
  width: number,
  height: number,
  room: { width: number; height: number },
): Spot {
  const left = x + GAP + width > room.width - EDGE ? x - GAP - width : x + GAP;
  const top = y + GAP + height > room.height - EDGE ? y - GAP - height : y + GAP;
  return { left: within(left, width, room.width), top: within(top, height, room.height) };
}
