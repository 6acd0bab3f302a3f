/** Counters in a place: who stands there, how strong, and where each counter lies. */
import type { Piece } from "../wire";
import type { Box } from "./view";

export interface Stack {
  owner: string;
  pieces: Piece[];
  strength: number;
  leader: Piece | null;
}

export type Room = [x: number, y: number, radius: number];

/** Where a stack is drawn, in map units: as one token, or as counters of side `size` around (x, y). */
export interface Stand {
  stack: Stack;
  x: number;
  y: number;
  size: number;
  cells: [number, number][];
  /** Pieces that find no room; 0 for a token. */
  more: number;
}

const RANK: Record<string, number> = { leader: 0, unit: 1, horde: 2, fleet: 3, works: 4 };

/** Pieces by who owns them, the strongest stack first; in each leaders come first. */
export function stacks(pieces: Piece[]): Stack[] {
  const found = new Map<string, Piece[]>();
  for (const piece of pieces) found.set(piece.owner, [...(found.get(piece.owner) ?? []), piece]);
  return [...found]
    .map(([owner, own]) => {
      const sorted = [...own].sort((a, b) => (RANK[a.kind] ?? 1) - (RANK[b.kind] ?? 1));
      const strength = own.reduce((sum, piece) => sum + (piece.weight ?? 1) * (piece.count ?? 1), 0);
      return {
        owner,
        pieces: sorted,
        strength,
        leader: sorted.find((piece) => piece.kind === "leader") ?? null,
      };
    })
    .sort((a, b) => b.strength - a.strength);
}

/** Pixels: a counter smaller than this cannot be read, one larger only hides the map. */
export const LEAST = 27;
export const MOST = 58;
/** Rooms smaller than this on the screen: one is so far away that every stack is a token. */
const AFAR = 21;
const OVER = 1.25;
const SHOWN = 9;

export function grid(count: number): [columns: number, rows: number] {
  const columns = Math.max(1, Math.ceil(Math.sqrt(count * 1.2)));
  return [columns, Math.ceil(count / columns)];
}

/** The largest side of `count` squares in a circle; they may stand out of it a little. */
export function side(count: number, radius: number): number {
  const [columns, rows] = grid(count);
  return (2 * OVER * radius) / Math.hypot(columns, rows);
}

/** Middles of squares of one side in rows around a point; a short last row is centred. */
export function cells(count: number, x: number, y: number, size: number): [number, number][] {
  const [columns, rows] = grid(count);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const here = row === rows - 1 ? count - row * columns : columns;
    return [x + ((i % columns) - (here - 1) / 2) * size, y + (row - (rows - 1) / 2) * size];
  });
}

/** How wide a token is, in pixels, where a usual room has this radius. */
export function tokenWidth(radius: number, k: number): number {
  return Math.max(15, Math.min(30, 1.2 * radius * k));
}

/** Where the stacks of one place stand; a usual room of the board has the radius `usual`. */
export function stand(
  found: Stack[],
  rooms: Room[],
  at: [number, number],
  k: number,
  usual: number,
): Stand[] {
  const token = tokenWidth(usual, k) / k;
  const most = Math.min(MOST, usual * k * 1.15);
  const free: Room[] = rooms.length ? rooms : [[at[0], at[1], token]];
  const stands = found.map((stack, i): Stand => {
    const room = free[Math.min(i, free.length - 1)]!;
    const sharing = i >= free.length - 1 ? Math.max(1, found.length - free.length + 1) : 1;
    const shown = stack.pieces.length > SHOWN ? SHOWN : stack.pieces.length;
    const size = side(shown, room[2] / sharing) * k;
    const slot =
      sharing > 1 ? (i - free.length + 1 - (sharing - 1) / 2) * Math.max(token, room[2] / sharing) : 0;
    const spot = { stack, x: room[0] + slot, y: room[1] };
    if (size < LEAST || usual * k < AFAR) return { ...spot, size: token, cells: [], more: 0 };
    const square = Math.min(size, most) / k;
    const more = stack.pieces.length - shown;
    return { ...spot, size: square, cells: cells(shown, spot.x, spot.y, square), more: more ? more + 1 : 0 };
  });
  return lineUp(stands, token);
}

/** Tokens of one place that would cover each other stand side by side between them. */
function lineUp(stands: Stand[], token: number): Stand[] {
  const tokens = stands.filter((one) => !one.cells.length);
  const close = tokens.some((a, i) =>
    tokens.slice(i + 1).some((b) => Math.hypot(a.x - b.x, a.y - b.y) < token * 1.05),
  );
  if (!close) return stands;
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(tokens.map((one) => one.x)), mean(tokens.map((one) => one.y))];
  tokens.forEach((one, i) => {
    one.x = x + (i - (tokens.length - 1) / 2) * token * 1.08;
    one.y = y;
  });
  return stands;
}

/** How high a token is for its width. */
export const TALL = 1.22;

/** Half of what a stack takes, to each side. */
export function reach({ x, y, size, cells }: Stand): [number, number] {
  if (!cells.length) return [size / 2, (size * TALL) / 2];
  return [
    Math.max(...cells.map((cell) => Math.abs(cell[0] - x))) + size / 2,
    Math.max(...cells.map((cell) => Math.abs(cell[1] - y))) + size / 2,
  ];
}

interface Body {
  stand: Stand;
  x: number;
  y: number;
  wide: number;
  high: number;
}

/** How far a stack may move, in sides of its token or counter: further, and it would stand in another place. */
const LEASH = 0.75;

/** Stacks move off each other and off what is fixed. What is soft they avoid, too, where that covers nobody else. */
export function spread(stands: Stand[], fixed: Box[] = [], soft: Box[] = [], rounds = 10): void {
  const bodies = stands.map((stand): Body => {
    const [wide, high] = reach(stand);
    return { stand, x: stand.x, y: stand.y, wide, high };
  });
  for (let round = 0; round < rounds; round++) {
    const avoided = round < rounds / 2 ? [...soft, ...fixed] : fixed;
    for (let i = 0; i < bodies.length; i++) {
      for (let j = i + 1; j < bodies.length; j++) push(bodies[i]!, bodies[j]!);
    }
    for (const body of bodies) {
      for (const box of avoided) clear(body, box);
      const { x, y } = body.stand;
      const leash = body.stand.size * LEASH;
      body.x = x + Math.max(-leash, Math.min(leash, body.x - x));
      body.y = y + Math.max(-leash, Math.min(leash, body.y - y));
    }
  }
  for (const { stand, x, y } of bodies) {
    stand.cells = stand.cells.map(([a, b]) => [a + x - stand.x, b + y - stand.y]);
    [stand.x, stand.y] = [x, y];
  }
}

function push(a: Body, b: Body): void {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const wide = a.wide + b.wide - Math.abs(dx);
  const high = a.high + b.high - Math.abs(dy);
  if (wide <= 0 || high <= 0) return;
  if (wide < high) {
    const step = (wide / 2) * (dx < 0 ? -1 : 1);
    a.x -= step;
    b.x += step;
  } else {
    const step = (high / 2) * (dy < 0 ? -1 : 1);
    a.y -= step;
    b.y += step;
  }
}

/** Out of a fixed box by the shortest way. */
function clear(body: Body, box: Box): void {
  const left = body.x + body.wide - box[0];
  const right = box[2] - body.x + body.wide;
  const up = body.y + body.high - box[1];
  const down = box[3] - body.y + body.high;
  const least = Math.min(left, right, up, down);
  if (least <= 0) return;
  if (least === left) body.x -= left;
  else if (least === right) body.x += right;
  else if (least === up) body.y -= up;
  else body.y += down;
}
