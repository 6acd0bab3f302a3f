/** The outlines of places as points, and what follows from them: boxes, shared edges, the rim of a realm. */
import type { BoardPlace } from "../wire";
import type { Box } from "./view";

export type Point = [number, number];

const COMMANDS = "mMlLhHvVzZ";
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/y;

/** The rings of a path made of straight lines; null where it has curves. */
export function rings(path: string): Point[][] | null {
  const found: Point[][] = [];
  let ring: Point[] = [];
  let [x, y, held] = [0, 0, NaN];
  let command = "";
  for (let i = 0; i < path.length;) {
    const code = path.charCodeAt(i);
    if (code > 64) {
      command = path[i++]!;
      if (!COMMANDS.includes(command)) return null;
      if (command === "z" || command === "Z") [x, y] = ring[0] ?? [x, y];
      continue;
    }
    if (code === 32 || code === 44 || code === 10) {
      i++;
      continue;
    }
    const [value, end] = number(path, i);
    i = end;
    const lower = command.toLowerCase();
    const own = command === lower;
    if (lower === "h") x = own ? x + value : value;
    else if (lower === "v") y = own ? y + value : value;
    else if (Number.isNaN(held)) {
      held = value;
      continue;
    } else {
      x = own ? x + held : held;
      y = own ? y + value : value;
      held = NaN;
    }
    if (lower === "m") {
      ring = [];
      found.push(ring);
      command = own ? "l" : "L";
    }
    ring.push([x, y]);
  }
  return found;
}

/** The number that starts at `i`, and where it ends. Whole numbers, which most are, are read without a pattern. */
function number(path: string, i: number): [number, number] {
  const minus = path.charCodeAt(i) === 45;
  let at = minus ? i + 1 : i;
  let value = 0;
  const first = at;
  for (let code = path.charCodeAt(at); code >= 48 && code <= 57; code = path.charCodeAt(++at))
    value = value * 10 + code - 48;
  const next = path.charCodeAt(at);
  if (at > first && next !== 46 && next !== 101) return [minus ? -value : value, at];
  NUMBER.lastIndex = i;
  const found = NUMBER.exec(path)?.[0] ?? path[i]!;
  return [Number(found) || 0, i + found.length];
}

/** A path without its small rings: the islets of a sea, the skerries of a coast. */
export function withoutIslets(path: string, least = 0.02): string {
  const found = rings(path);
  if (!found || found.length < 2) return path;
  const sizes = found.map((ring) => {
    const [left, top, right, bottom] = boxOf(ring);
    return (right - left) * (bottom - top);
  });
  const kept = found.filter((_, i) => sizes[i]! >= least * Math.max(...sizes));
  return kept.map((ring) => `M${ring.map(([x, y]) => `${x} ${y}`).join("L")}Z`).join("");
}

export function boxOf(points: Iterable<Point>): Box {
  const box: Box = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    if (x < box[0]) box[0] = x;
    if (y < box[1]) box[1] = y;
    if (x > box[2]) box[2] = x;
    if (y > box[3]) box[3] = y;
  }
  return box;
}

/** A stretch of a place's outline along one neighbour ("" where there is none). */
export interface Edge {
  other: string;
  path: string;
}

export interface Outline {
  box: Box;
  edges: Edge[];
}

/** Names steps between points by numbers, the same for the same two points in the same order. */
function stepNames(): (a: Point, b: Point) => number {
  const points = new Map<number, number>();
  const name = ([x, y]: Point) => {
    const key = Math.round(x * 8) * 2 ** 26 + Math.round(y * 8);
    let id = points.get(key);
    if (id === undefined) points.set(key, (id = points.size));
    return id;
  };
  return (a, b) => name(a) * 2 ** 25 + name(b);
}

/** Two places share an edge where both outlines take the same step, in whichever direction. */
export function outlines(places: BoardPlace[]): Map<string, Outline> {
  const parsed = places.map((place) => rings(place.path));
  const key = stepNames();
  const owner = new Map<number, number>();
  parsed.forEach((found, i) => {
    for (const ring of found ?? []) eachStep(ring, (a, b) => owner.set(key(a, b), i));
  });
  const across = (me: number, a: Point, b: Point) => {
    const back = owner.get(key(b, a));
    if (back !== undefined && back !== me) return places[back]!.id;
    const along = owner.get(key(a, b));
    return along !== undefined && along !== me ? places[along]!.id : "";
  };
  return new Map(
    places.map((place, i) => [place.id, outline(place, parsed[i] ?? null, (a, b) => across(i, a, b))]),
  );
}

function outline(
  place: BoardPlace,
  found: Point[][] | null,
  across: (a: Point, b: Point) => string,
): Outline {
  if (!found) {
    const reach = place.rooms?.[0]?.[2] ?? 0;
    const [x, y] = place.at;
    return { box: [x - reach, y - reach, x + reach, y + reach], edges: [{ other: "", path: place.path }] };
  }
  const edges: Edge[] = [];
  for (const ring of found) {
    let last: string | null = null;
    let steps: string[] = [];
    const close = () => {
      if (last !== null) edges.push({ other: last, path: steps.join("") });
    };
    eachStep(ring, (a, b) => {
      const other = across(a, b);
      if (other !== last) {
        close();
        [last, steps] = [other, [`M${a[0]} ${a[1]}`]];
      }
      steps.push(`L${b[0]} ${b[1]}`);
    });
    close();
  }
  return { box: boxOf(found.flat()), edges };
}

function eachStep(ring: Point[], walk: (a: Point, b: Point) => void): void {
  for (let i = 0; i < ring.length; i++) {
    const a = ring[i]!;
    const b = ring[(i + 1) % ring.length]!;
    if (a[0] !== b[0] || a[1] !== b[1]) walk(a, b);
  }
}

/** The rim of all that shares one group: only edges whose other side belongs to another. */
export function rim(
  members: string[],
  group: (place: string) => string,
  known: Map<string, Outline>,
): string {
  let path = "";
  for (const member of members) {
    const mine = group(member);
    for (const edge of known.get(member)?.edges ?? []) {
      if (!edge.other || group(edge.other) !== mine) path += edge.path;
    }
  }
  return path;
}

/** The frames of what is lit: places that are lit for the same cause are framed together. */
export function frames(
  lit: BoardPlace[],
  cause: (place: string) => string,
  known: Map<string, Outline>,
): string {
  const causes = new Map<string, string[]>();
  for (const { id } of lit) causes.set(cause(id), [...(causes.get(cause(id)) ?? []), id]);
  const shared = new Set([...causes.values()].filter((ids) => ids.length > 1).flat());
  // An outline around every islet would be all that one sees of an archipelago.
  const lone = lit.filter(({ id }) => !shared.has(id)).map(({ path }) => withoutIslets(path));
  return lone.join("") + rim([...shared], cause, known);
}
