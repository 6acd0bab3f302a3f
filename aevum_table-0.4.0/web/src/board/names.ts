/** Which names are written at a scale, and how large: readable or not at all. */
import type { Board, Label, Position } from "../wire";
import type { Box } from "./view";

export interface Name {
  id: string;
  label: Label;
  style: string;
  /** The plate of a region, which scales with its name. */
  plate?: Box | null;
  /** What it belongs to (the sign of a city): it keeps beside that when its size changes. */
  anchor?: [number, number] | null;
}

/** Where the middle of a name lies when it is written `factor` times its own size. */
export function spot({ label, anchor }: Name, factor: number): [number, number] {
  if (!anchor) return [label.x, label.y];
  return [anchor[0] + (label.x - anchor[0]) * factor, anchor[1] + (label.y - anchor[1]) * factor];
}

interface Rule {
  /** Pixels: smaller than `from` it is left out, else written no smaller than `least`, no larger than `most`. */
  from: number;
  least: number;
  most: number;
  /** Those with a higher one find room first. */
  rank: number;
}

const RULES: Record<string, Rule> = {
  area: { from: 5, least: 9.5, most: 19, rank: 4 },
  region: { from: 5, least: 9, most: 30, rank: 2.5 },
  sea: { from: 9, least: 11, most: 40, rank: 3 },
  city: { from: 9, least: 11, most: 17, rank: 1 },
  place: { from: 7, least: 9.5, most: 27, rank: 2 },
};

export const ruleOf = (style: string): Rule => RULES[style] ?? RULES.place!;

/** The box of a name, in map units, when it is written `factor` times its own size. */
export function extent(name: Name, factor: number): Box {
  const { label, plate } = name;
  if (plate) {
    const [x, y] = [(plate[0] + plate[2]) / 2, (plate[1] + plate[3]) / 2];
    const wide = ((plate[2] - plate[0]) / 2) * factor;
    const high = ((plate[3] - plate[1]) / 2) * factor;
    return [x - wide, y - high, x + wide, y + high];
  }
  const letters = Math.max(...label.lines.map((line) => line.length));
  const wide = (letters * (0.5 * label.size + (label.spacing ?? 0)) * factor) / 2;
  const high = (label.lines.length * 0.95 * label.size * factor) / 2;
  const turn = ((label.angle ?? 0) * Math.PI) / 180;
  const [c, s] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  const [w, h] = [wide * c + high * s, wide * s + high * c];
  const [x, y] = spot(name, factor);
  return [x - w, y - h, x + w, y + h];
}

/** The names that are written, each with the factor on its own size. `taken`: boxes that a name must not be hidden by. */
export function written(names: Name[], k: number, taken: Box[]): Map<string, number> {
  const found = new Map<string, number>();
  const boxes: Box[] = [];
  const order = [...names].sort(
    (a, b) => ruleOf(b.style).rank - ruleOf(a.style).rank || b.label.size - a.label.size,
  );
  for (const name of order) {
    const rule = ruleOf(name.style);
    const shown = name.label.size * k;
    if (shown < rule.from) continue;
    const factor = Math.min(rule.most, Math.max(rule.least, shown)) / shown;
    const box = extent(name, factor);
    if (boxes.some((other) => share(box, other) > 0.04)) continue;
    if (!name.plate && taken.reduce((sum, other) => sum + share(box, other), 0) > 0.3) continue;
    boxes.push(box);
    found.set(name.id, factor);
  }
  return found;
}

/** How much of a box another covers. */
export function share(box: Box, other: Box): number {
  const wide = Math.min(box[2], other[2]) - Math.max(box[0], other[0]);
  const high = Math.min(box[3], other[3]) - Math.max(box[1], other[1]);
  return wide > 0 && high > 0 ? (wide * high) / ((box[2] - box[0]) * (box[3] - box[1])) : 0;
}

/** Every name of the board: regions, places, and the cities that stand now. */
export function namesOf(board: Board, position: Position): Name[] {
  const found: Name[] = [];
  for (const { id, label, plate } of board.regions ?? []) {
    if (label) found.push({ id: `r ${id}`, label, style: plate ? "area" : "region", plate });
  }
  for (const [i, label] of (board.names ?? []).entries())
    found.push({ id: `n ${i}`, label, style: label.style || "place" });
  for (const { id, label, city_label: beside, city: anchor } of board.places) {
    if (label) found.push({ id: `p ${id}`, label, style: label.style || "place" });
    if (beside && position.places?.[id]?.city)
      found.push({ id: `c ${id}`, label: beside, style: "city", anchor });
  }
  return found;
}

/** Where names are written at a scale: the plates of regions, and the names of places. */
export function nameBoxes(names: Name[], k: number): { plates: Box[]; places: Box[] } {
  const shown = written(names, k, []);
  const boxes = (some: Name[]) =>
    some.flatMap((name) => (shown.has(name.id) ? [extent(name, shown.get(name.id)!)] : []));
  const plates = boxes(names.filter((name) => name.plate));
  return { plates, places: boxes(names.filter((name) => !name.plate && name.style !== "city")) };
}
