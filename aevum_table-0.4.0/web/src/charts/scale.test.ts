import { describe, expect, it } from "vitest";
import { marks, spread, thinned, upwards } from "./scale";

const PLOT = { low: 0, high: 200 };
const gaps = (placed: number[]): number[] => {
  const sorted = [...placed].sort((a, b) => a - b);
  return sorted.slice(1).map((one, i) => one - (sorted[i] ?? 0));
};

describe("spread", () => {
  it("leaves labels that do not meet where they belong", () => {
    expect(spread([10, 100, 50], 15, PLOT)).toEqual([10, 100, 50]);
  });

  it("parts labels that meet, each as far as the other", () => {
    expect(spread([100, 100], 20, PLOT)).toEqual([90, 110]);
  });

  it("keeps the order of the lines", () => {
    const placed = spread([104, 100, 102], 20, PLOT);
    expect(placed[1]).toBeLessThan(placed[2] ?? 0);
    expect(placed[2]).toBeLessThan(placed[0] ?? 0);
  });

  it("stays on the plot, and pushes on whoever is in the way", () => {
    const placed = spread([0, 1, 22, 199, 200], 20, PLOT);
    expect(Math.min(...placed)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...placed)).toBeLessThanOrEqual(200);
    expect(Math.min(...gaps(placed))).toBeGreaterThanOrEqual(20 - 1e-9);
  });

  it("never overlaps, whatever is wanted", () => {
    for (let seed = 1; seed < 200; seed++) {
      const wanted = Array.from({ length: 2 + (seed % 7) }, (_, i) => (seed * 37 * (i + 3) * (i + 1)) % 200);
      const placed = spread(wanted, 16, PLOT);
      expect(Math.min(...gaps(placed))).toBeGreaterThanOrEqual(16 - 1e-9);
      expect(Math.min(...placed)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...placed)).toBeLessThanOrEqual(200);
    }
  });

  it("has nothing to do without labels", () => {
    expect(spread([], 10, PLOT)).toEqual([]);
  });
});

describe("axes", () => {
  const ticks = (values: number[]): number[] => marks(upwards(values, 5, [100, 0]), 5);

  it("have round ticks that cover the values", () => {
    expect(ticks([3, 22])).toEqual([0, 5, 10, 15, 20, 25]);
    expect(ticks([-7, 12])[0]).toBeLessThanOrEqual(-7);
    expect(ticks([])).toEqual([0, 1]);
  });

  it("have whole ticks, however near the values are to each other", () => {
    expect(ticks([0.5, 1.5])).toEqual([0, 1, 2]);
  });

  it("run from the bottom to the top, whatever the values are", () => {
    const scale = upwards([3, 22, NaN], 5, [100, 0]);
    expect([0, 12.5, 25].map((value) => scale(value))).toEqual([100, 50, 0]);
  });

  it("keep as many labels as there is room for, the last among them", () => {
    expect(thinned(5, 500, 50)).toEqual([0, 1, 2, 3, 4]);
    expect(thinned(12, 200, 50).at(-1)).toBe(11);
    expect(thinned(12, 200, 50).length).toBeLessThanOrEqual(4);
  });
});
