/** Arrows along the places of a movement. */
import { point } from "./lines";
import type { Point } from "./outline";

export interface Arrow {
  shaft: string;
  head: string;
}

/** A smooth line through the points, with a head of this length at its end; null where there is no way to draw. */
export function arrow(points: Point[], head: number): Arrow | null {
  const way = points.filter((p, i) => i === 0 || p[0] !== points[i - 1]![0] || p[1] !== points[i - 1]![1]);
  if (way.length < 2) return null;
  const f = (value: number) => value.toFixed(1);
  const tip = way.at(-1)!;
  let shaft = `M${f(way[0]![0])} ${f(way[0]![1])}`;
  let before: Point = way[0]!;
  for (let i = 0; i + 1 < way.length; i++) {
    const [a, b, c, d] = [way[i - 1] ?? way[i]!, way[i]!, way[i + 1]!, way[i + 2] ?? way[i + 1]!];
    // One step alone would be a straight line over everything between: it bends a little.
    const bow = way.length === 2 ? 0.12 : 0;
    const one: Point = [
      b[0] + (c[0] - a[0]) / 6 + (c[1] - b[1]) * bow,
      b[1] + (c[1] - a[1]) / 6 - (c[0] - b[0]) * bow,
    ];
    const two: Point = [
      c[0] - (d[0] - b[0]) / 6 + (c[1] - b[1]) * bow,
      c[1] - (d[1] - b[1]) / 6 - (c[0] - b[0]) * bow,
    ];
    before = two;
    const last = i + 2 === way.length;
    const turn = Math.atan2(c[1] - two[1], c[0] - two[0]);
    const end: Point = last ? [c[0] - head * 0.7 * Math.cos(turn), c[1] - head * 0.7 * Math.sin(turn)] : c;
    shaft += `C${f(one[0])} ${f(one[1])} ${f(two[0])} ${f(two[1])} ${f(end[0])} ${f(end[1])}`;
  }
  return { shaft, head: point(tip, before, head) };
}
