import { describe, expect, it } from "vitest";
import { extent, namesOf, ruleOf, share, spot, written, type Name } from "./names";

const name = (id: string, x: number, size: number, style = "place", more: Partial<Name> = {}): Name => ({
  id,
  style,
  label: { lines: ["Thracia"], x, y: 0, size },
  ...more,
});

describe("written names", () => {
  it("are left out where they could not be read", () => {
    const far = written([name("a", 0, 100)], 0.02, []);
    const near = written([name("a", 0, 100)], 0.2, []);
    expect(far.size).toBe(0);
    expect(near.get("a")).toBe(1);
  });

  it("stay within what can be read and what hides the map", () => {
    for (const style of ["area", "region", "sea", "city", "place"]) {
      const rule = ruleOf(style);
      for (let k = 0.01; k < 5; k *= 1.3) {
        const factor = written([name("a", 0, 100, style)], k, []).get("a");
        if (factor === undefined) continue;
        expect(100 * k * factor).toBeGreaterThanOrEqual(rule.least - 1e-9);
        expect(100 * k * factor).toBeLessThanOrEqual(rule.most + 1e-9);
      }
    }
  });

  it("do not cover each other: the more important one is written", () => {
    const found = written([name("city", 10, 100, "city"), name("place", 0, 100)], 0.15, []);
    expect([...found.keys()]).toEqual(["place"]);
  });

  it("are not written under counters, but plates are", () => {
    const under: [number, number, number, number] = [-500, -500, 500, 500];
    const plate: Name = name("r", 0, 100, "area", { plate: [-300, -60, 300, 60] });
    expect(written([name("a", 0, 100)], 0.2, [under]).size).toBe(0);
    expect(written([plate], 0.2, [under]).size).toBe(1);
  });
});

it("keeps the name of a city beside its sign", () => {
  expect(spot(name("c", 100, 10, "city", { anchor: [80, 0] }), 0.5)).toEqual([90, 0]);
  expect(spot(name("c", 100, 10), 0.5)).toEqual([100, 0]);
});

it("measures turned names and shares", () => {
  const turned = extent(
    { ...name("a", 0, 100), label: { lines: ["Thracia"], x: 0, y: 0, size: 100, angle: 90 } },
    1,
  );
  expect(turned[3] - turned[1]).toBeGreaterThan(turned[2] - turned[0]);
  expect(share([0, 0, 10, 10], [5, 0, 20, 10])).toBe(0.5);
  expect(share([0, 0, 10, 10], [11, 0, 20, 10])).toBe(0);
});

it("are those of regions, with or without a plate, of places, and of waters that belong to no place", () => {
  const label = { lines: ["Saxonia"], x: 0, y: 0, size: 100 };
  const found = namesOf(
    {
      game: "",
      title: "",
      box: [0, 0, 1, 1],
      places: [{ id: "p", name: "", kind: "land", path: "", at: [0, 0], label }],
      regions: [
        { id: "a", name: "", label, plate: [0, 0, 1, 1] },
        { id: "b", name: "", label },
      ],
      names: [{ ...label, style: "sea" }],
    },
    { headline: "" },
  );
  expect(found.map(({ id, style }) => [id, style])).toEqual([
    ["r a", "area"],
    ["r b", "region"],
    ["n 0", "sea"],
    ["p p", "place"],
  ]);
});
