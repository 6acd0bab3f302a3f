import { describe, expect, it } from "vitest";
import type { BoardPlace } from "../wire";
import { frames, outlines, rim, rings, withoutIslets } from "./outline";

const place = (id: string, path: string): BoardPlace => ({ id, name: id, kind: "land", path, at: [0, 0] });
const board = [
  place("west", "M0 0l10 0 0 10-10 0z"),
  place("east", "M10 0h10v10H10z"),
  place("far", "M30 0L40 0L40 10L30 10z"),
];

describe("rings", () => {
  it("reads steps and places, tight or spaced, and lines along the axes", () => {
    expect(rings("M10 20l1-2 3 0z")).toEqual([
      [
        [10, 20],
        [11, 18],
        [14, 18],
      ],
    ]);
    expect(rings("M0,0H5V5h-5zM9.5 1e1L2 -3")).toEqual([
      [
        [0, 0],
        [5, 0],
        [5, 5],
        [0, 5],
      ],
      [
        [9.5, 10],
        [2, -3],
      ],
    ]);
  });

  it("goes on from the start of a ring that was closed", () => {
    expect(rings("M5 5l1 0 0 1zm10 10l1 1")![1]).toEqual([
      [15, 15],
      [16, 16],
    ]);
  });

  it("knows no curves", () => {
    expect(rings("M0 0C1 1 2 2 3 3")).toBeNull();
  });
});

describe("outlines", () => {
  const known = outlines(board);

  it("tells which part of an outline is shared with whom", () => {
    const east = known.get("west")!.edges.filter((edge) => edge.other === "east");
    expect(east).toEqual([{ other: "east", path: "M10 0L10 10" }]);
    expect(known.get("far")!.edges.every((edge) => edge.other === "")).toBe(true);
    expect(known.get("far")!.box).toEqual([30, 0, 40, 10]);
  });

  it("takes a curved outline as it is", () => {
    const curved = outlines([place("disc", "M0 0A1 1 0 0 0 2 2z")]);
    expect(curved.get("disc")!.edges).toEqual([{ other: "", path: "M0 0A1 1 0 0 0 2 2z" }]);
  });

  it("draws no rim between places of one realm", () => {
    const both = rim(["west", "east"], () => "rome", known);
    expect(both).not.toContain("M10 0L10 10");
    const one = rim(["west"], (id) => (id === "west" ? "rome" : "persia"), known);
    expect(one).toContain("M10 0L10 10");
  });
});

describe("frames of what is lit", () => {
  const known = outlines(board);

  it("go around what is lit for the same, and around each that is lit for itself", () => {
    expect(frames(board, (id) => (id === "far" ? "b" : "a"), known)).not.toContain("M10 0L10 10");
    expect(frames(board, (id) => id, known)).toBe(board.map(({ path }) => path).join(""));
  });
});

describe("without islets", () => {
  const sea = "M0 0L100 0L100 100L0 100Z";

  it("keeps what is large and drops what is small", () => {
    expect(withoutIslets(`${sea}M10 10L12 10L12 12ZM20 20L60 20L60 60Z`)).toBe(`${sea}M20 20L60 20L60 60Z`);
  });

  it("leaves a curve and a single ring as they are", () => {
    expect(withoutIslets("M0 0A1 1 0 0 0 2 2z")).toBe("M0 0A1 1 0 0 0 2 2z");
    expect(withoutIslets(sea)).toBe(sea);
  });
});
