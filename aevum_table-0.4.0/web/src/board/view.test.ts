import { describe, expect, it } from "vitest";
import { band, between, bounded, centred, fit, middle, opening, seen, shift, stale, type Box } from "./view";

const box: Box = [0, 0, 1000, 500];
const size = { w: 800, h: 600 };

describe("fit", () => {
  it("shows the whole box in the middle", () => {
    const view = fit(box, size);
    expect(view.k).toBeCloseTo(0.772);
    expect(middle(view, size)).toEqual([500, 250]);
  });

  it("opens nearer on a tall phone, where the whole would be a strip", () => {
    const phone = { w: 390, h: 844 };
    expect(opening(box, phone).k).toBeGreaterThan(2 * fit(box, phone).k);
    expect(opening(box, { w: 1000, h: 520 }).k).toBe(fit(box, { w: 1000, h: 520 }).k);
    // About a point at the left end, but no further than the sheet goes.
    expect(opening(box, phone, [box[0], 0]).x).toBeGreaterThan(opening(box, phone).x);
    expect(opening(box, phone, [box[0] - 1e6, 0])).toEqual(opening(box, phone, [box[0], 0]));
  });
});

describe("bounded", () => {
  it("centres what is smaller than the window", () => {
    expect(middle(bounded({ k: 0.1, x: 4000, y: -9 }, box, size), size)).toEqual([500, 250]);
  });

  it("never lets the sheet be pushed out of sight", () => {
    const far = bounded({ k: 2, x: 9999, y: -9999 }, box, size);
    expect(far.x).toBe(240);
    expect(far.y).toBe(600 - 180 - 1000);
  });

  it("leaves a good view alone", () => {
    expect(bounded({ k: 2, x: -300, y: -200 }, box, size)).toEqual({ k: 2, x: -300, y: -200 });
  });
});

it("has two bands for each doubling", () => {
  expect(band(1)).toBe(1);
  expect(band(1.1)).toBe(1);
  expect(band(1.3)).toBeCloseTo(Math.SQRT2);
  expect(band(0.26)).toBe(0.25);
});

it("tells what is seen", () => {
  expect(seen({ k: 2, x: -100, y: 0 }, size, 20)).toEqual([40, -10, 460, 310]);
});

describe("a flight", () => {
  const [from, to] = [centred(1, 0, 0, size), centred(4, 800, 100, size)];

  it("starts and ends where it should", () => {
    for (const [share, view] of [
      [0, from],
      [1, to],
    ] as const) {
      const at = between(from, to, size, share);
      expect(at.k).toBeCloseTo(view.k);
      expect(at.x).toBeCloseTo(view.x);
      expect(at.y).toBeCloseTo(view.y);
    }
  });

  it("comes nearer all the way", () => {
    const scales = [0, 0.25, 0.5, 0.75, 1].map((share) => between(from, to, size, share).k);
    expect(scales).toEqual([...scales].sort((a, b) => a - b));
  });
});

describe("a carried picture", () => {
  it("lies where a new one would", () => {
    const [drawn, now] = [
      { k: 2, x: 10, y: 20 },
      { k: 3, x: -5, y: 7 },
    ];
    const moved = shift(drawn, now);
    const at = (50 * drawn.k + drawn.x) * moved.k + moved.x;
    expect(at).toBeCloseTo(50 * now.k + now.x);
  });

  it("serves until it blurs or its margin is used up", () => {
    const drawn = { k: 1, x: 0, y: 0 };
    expect(stale(drawn, { k: 1.5, x: -200, y: -150 }, size, 100)).toBe(false);
    expect(stale(drawn, { k: 4, x: 0, y: 0 }, size, 100)).toBe(true);
    expect(stale(drawn, { k: 1, x: 120, y: 0 }, size, 100)).toBe(false);
    expect(stale(drawn, { k: 1, x: 250, y: 0 }, size, 100)).toBe(true);
  });
});
