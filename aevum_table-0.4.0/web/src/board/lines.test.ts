import { describe, expect, it } from "vitest";
import { arrow } from "./arrow";
import { crest, dashes, doubleArrow, peaks, penWidth, stretches } from "./lines";

describe("stretches", () => {
  it("keeps the board's order and splits where the pen is lifted", () => {
    const found = stretches(
      [
        { kind: "sea", path: "M0 0l1 1M5 5l1 1" },
        { kind: "lake", path: "M0 0l1 1zM5 5l1 1z" },
        { kind: "sea", path: "M9 9l1 1" },
      ],
      (kind) => kind === "lake",
    );
    expect(found.map(([kind, parts]) => [kind, parts.length])).toEqual([
      ["sea", 3],
      ["lake", 1],
    ]);
  });
});

it("tames widths: never a hair's breadth less, never a beam", () => {
  expect(penWidth(10, 0.01) * 0.01).toBeCloseTo(0.7);
  expect(penWidth(10, 0.2) * 0.2).toBeCloseTo(2);
  expect(penWidth(10, 2) * 2).toBeLessThan(9);
  expect(dashes({ width: 10, dash: [20, 10] }, 0.2)).toBe("20.0 10.0");
  expect(dashes({ width: 10 }, 0.2)).toBeUndefined();
});

describe("a range", () => {
  it("has peaks a gap apart, none on a stretch shorter than one", () => {
    expect(
      peaks(
        [
          [0, 0],
          [100, 0],
        ],
        10,
        25,
      ).map(([x]) => x),
    ).toEqual([12.5, 37.5, 62.5, 87.5]);
    expect(
      peaks(
        [
          [0, 0],
          [5, 0],
        ],
        10,
        25,
      ),
    ).toEqual([]);
    expect(
      crest(
        [
          [0, 0],
          [100, 0],
        ],
        10,
        25,
      ).light.match(/M/g),
    ).toHaveLength(4);
  });
});

describe("arrows", () => {
  it("over a strait are long enough to be seen, around the same middle", () => {
    const found = doubleArrow("M10 0L12 0M1 1L2 2", 6, 20)!;
    expect(found.heads).toMatch(/^M1 0/);
    expect(found.heads).toContain("M21 0");
    expect(doubleArrow("M1 1", 6, 20)).toBeNull();
  });

  it("of movements end in a point at the last place and need two", () => {
    expect(
      arrow(
        [
          [0, 0],
          [50, 0],
          [100, 40],
        ],
        10,
      )!.head,
    ).toMatch(/^M100 40/);
    expect(
      arrow(
        [
          [0, 0],
          [0, 0],
        ],
        10,
      ),
    ).toBeNull();
  });
});
