/** Borders, rivers and ranges: cut into pieces that a screen can leave out, and peaks set along a crest. */
import type { Line, Style } from "../wire";
import { rings, type Point } from "./outline";

export interface Stretch {
  path: string;
  points: Point[];
}

/** The lines by kind, in the order in which the board names them, split where the pen is lifted. Fills stay whole. */
export function stretches(lines: Line[], filled: (kind: string) => boolean): [string, Stretch[]][] {
  const found = new Map<string, Stretch[]>();
  for (const line of lines) {
    const parts = filled(line.kind) || /m/.test(line.path) ? [line.path] : line.path.split(/(?=M)/);
    const known = found.get(line.kind) ?? [];
    for (const path of parts) {
      if (!path.trim()) continue;
      known.push({ path, points: line.kind === "range" ? (rings(path)?.[0] ?? []) : [] });
    }
    found.set(line.kind, known);
  }
  return [...found];
}

/** A width that grows with the scale, but ever slower: never thinner than a hair, never a beam. In map units. */
export function penWidth(width: number, k: number, most = 4): number {
  const shown = width * k;
  const tamed = shown <= most ? Math.max(shown, 0.7) : most + (shown - most) * 0.25;
  return tamed / k;
}

export function dashes(style: Style, k: number): string | undefined {
  if (!style.dash?.length || !style.width) return undefined;
  const factor = penWidth(style.width, k) / style.width;
  return style.dash.map((length) => (length * factor).toFixed(1)).join(" ");
}

/** Where peaks stand along a line: half a gap from its ends, a gap apart, as evenly as it goes. */
export function peaks(line: Point[], size: number, every: number): Point[] {
  const steps = line
    .slice(1)
    .map((b, i) => [line[i]!, b, Math.hypot(b[0] - line[i]![0], b[1] - line[i]![1])] as const);
  const length = steps.reduce((sum, step) => sum + step[2], 0);
  const count = length > size ? Math.max(1, Math.floor(length / every)) : 0;
  const gap = count ? length / count : 0;
  const found: Point[] = [];
  let wanted = gap / 2;
  let walked = 0;
  for (const [a, b, step] of steps) {
    while (found.length < count && step > 0 && wanted <= walked + step) {
      const share = (wanted - walked) / step;
      found.push([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]);
      wanted += gap;
    }
    walked += step;
  }
  return found;
}

/** The lit and the shaded face of every peak of a crest. */
export function crest(line: Point[], size: number, every: number): { light: string; shade: string } {
  let light = "";
  let shade = "";
  const wide = size * 0.55;
  const f = (value: number) => value.toFixed(2);
  const rise = `l${f(wide)} ${f(-size)}l${f(wide)} ${f(size)}z`;
  const slope = `l${f(wide)} ${f(size)}l${f(-wide * 0.75)} 0z`;
  for (const [x, y] of peaks(line, size, every)) {
    light += `M${f(x - wide)} ${f(y + size * 0.4)}${rise}`;
    shade += `M${f(x)} ${f(y - size * 0.6)}${slope}`;
  }
  return { light, shade };
}

/** An arrow that may be walked either way, at least `least` long: its shaft, and both heads. */
export function doubleArrow(
  path: string,
  head: number,
  least: number,
): { shaft: string; heads: string } | null {
  const line = rings(path)?.[0] ?? [];
  if (line.length < 2) return null;
  const [a, b] = [line[0]!, line.at(-1)!];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  if (!length) return null;
  const more = Math.max(0, (least / length - 1) / 2);
  const [dx, dy] = [(b[0] - a[0]) * more, (b[1] - a[1]) * more];
  const from: Point = [a[0] - dx, a[1] - dy];
  const to: Point = [b[0] + dx, b[1] + dy];
  const back = (head * 0.7) / Math.max(length, least);
  const [bx, by] = [(to[0] - from[0]) * back, (to[1] - from[1]) * back];
  const f = (value: number) => value.toFixed(1);
  return {
    shaft: `M${f(from[0] + bx)} ${f(from[1] + by)}L${f(to[0] - bx)} ${f(to[1] - by)}`,
    heads: point(from, to, head) + point(to, from, head),
  };
}

export function point(tip: Point, from: Point, head: number): string {
  const turn = Math.atan2(tip[1] - from[1], tip[0] - from[0]);
  const corner = (side: number) =>
    `L${(tip[0] - head * Math.cos(turn + side)).toFixed(1)} ${(tip[1] - head * Math.sin(turn + side)).toFixed(1)}`;
  return `M${tip[0]} ${tip[1]}${corner(-0.5)}${corner(0.5)}z`;
}
