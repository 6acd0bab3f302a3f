/** Where things lie on a plot. */

import { scaleLinear, type ScaleLinear } from "d3-scale";

export interface Span {
  low: number;
  high: number;
}

/** From values to pixels, from the first of two to the last; round numbers, about `count` of them, cover all values. */
export function upwards(
  values: number[],
  count: number,
  pixels: [number, number],
): ScaleLinear<number, number> {
  const found = values.filter(Number.isFinite);
  const low = Math.min(0, ...found);
  return scaleLinear([low, Math.max(low + 1, ...found)], pixels).nice(count);
}

/** What is written at the side of a plot. Points are whole, and so are these. */
export const marks = (scale: ScaleLinear<number, number>, count: number): number[] =>
  scale.ticks(count).filter(Number.isInteger);

/**
 * Labels as near as possible to where they belong, at least `gap` apart, all between low and high while they fit.
 * Labels that meet are moved together, so that none is pushed further than another.
 */
export function spread(wanted: number[], gap: number, span: Span): number[] {
  interface Heap {
    members: number[];
    middle: number;
  }
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || a - b);
  const half = (heap: Heap): number => ((heap.members.length - 1) * gap) / 2;
  const settle = (heap: Heap): Heap => {
    // Where each member would have the middle of the heap.
    const pull = heap.members.map(
      (i, at) => (wanted[i] ?? 0) - at * gap + ((heap.members.length - 1) * gap) / 2,
    );
    const mean = pull.reduce((sum, one) => sum + one, 0) / pull.length;
    const kept = Math.max(span.low + half(heap), Math.min(span.high - half(heap), mean));
    return { ...heap, middle: kept };
  };
  const heaps: Heap[] = [];
  for (const i of order) {
    let next = settle({ members: [i], middle: 0 });
    for (
      let last = heaps.at(-1);
      last && last.middle + half(last) + gap > next.middle - half(next);
      last = heaps.at(-1)
    ) {
      heaps.pop();
      next = settle({ members: [...last.members, ...next.members], middle: 0 });
    }
    heaps.push(next);
  }
  const placed: number[] = [];
  for (const heap of heaps)
    heap.members.forEach((i, at) => (placed[i] = heap.middle - half(heap) + at * gap));
  return placed;
}

/** Every n-th label of an axis, so that they do not run into each other; the last one always. */
export function thinned(count: number, room: number, width: number): number[] {
  const every = Math.max(1, Math.ceil((count * width) / Math.max(1, room)));
  return Array.from({ length: count }, (_, i) => i).filter((i) => (count - 1 - i) % every === 0);
}
