import { describe, expect, it } from "vitest";
import { fan, keepIn } from "./fan";

describe("a fan", () => {
  for (const count of [1, 2, 5, 8, 9, 23]) {
    it(`of ${count} covers no piece with another and stays in its reach`, () => {
      const { spots, reach } = fan(count, 60, { w: 380, h: 700 });
      expect(spots).toHaveLength(count);
      spots.forEach(([x, y], i) => {
        expect(Math.abs(x) + 30).toBeLessThanOrEqual(reach[0] + 1e-9);
        expect(Math.abs(y) + 30).toBeLessThanOrEqual(reach[1] + 1e-9);
        for (const [a, b] of spots.slice(i + 1)) expect(Math.hypot(x - a, y - b)).toBeGreaterThan(55);
      });
      expect(2 * reach[0]).toBeLessThanOrEqual(380);
    });
  }

  it("is kept on the screen", () => {
    expect(keepIn(0, 0, [50, 50], { w: 400, h: 400 }, 30)).toEqual([58, 88]);
    expect(keepIn(399, 200, [50, 50], { w: 400, h: 400 }, 30)).toEqual([342, 200]);
    expect(keepIn(10, 10, [500, 50], { w: 400, h: 400 }, 0)[0]).toBe(200);
  });
});
