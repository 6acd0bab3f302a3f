/** How the pieces of a stack are spread on the screen, in pixels around its place. */
import type { Size } from "./view";

export interface Fan {
  spots: [number, number][];
  /** Half of what it takes, to each side. */
  reach: [number, number];
}

const RING = 8;

/** A ring around the place, which stays in sight; a block where a ring would grow too wide. */
export function fan(count: number, cell: number, room: Size): Fan {
  const round = Math.max(cell * 1.25, (count * cell * 1.08) / (2 * Math.PI));
  if (count <= RING && 2 * (round + cell / 2) <= Math.min(room.w, room.h)) {
    const spots = Array.from({ length: count }, (_, i): [number, number] => {
      const turn = (i / count) * 2 * Math.PI - Math.PI / 2;
      return [round * Math.cos(turn), round * Math.sin(turn)];
    });
    return { spots, reach: [round + cell / 2, round + cell / 2] };
  }
  const most = Math.max(1, Math.floor((room.w - 16) / cell));
  const columns = Math.min(most, Math.ceil(Math.sqrt(count * 1.6)));
  const rows = Math.ceil(count / columns);
  const spots = Array.from({ length: count }, (_, i): [number, number] => [
    ((i % columns) - (columns - 1) / 2) * cell,
    (Math.floor(i / columns) - (rows - 1) / 2) * cell,
  ]);
  return { spots, reach: [(columns * cell) / 2, (rows * cell) / 2] };
}

/** The nearest point to (x, y) from which a fan of this reach lies on the screen, with room for what hangs below. */
export function keepIn(
  x: number,
  y: number,
  reach: [number, number],
  room: Size,
  below: number,
): [number, number] {
  const hold = (at: number, low: number, high: number) =>
    low > high ? (low + high) / 2 : Math.min(high, Math.max(low, at));
  return [
    hold(x, reach[0] + 8, room.w - reach[0] - 8),
    hold(y, reach[1] + 8 + below, room.h - reach[1] - 8 - below),
  ];
}
