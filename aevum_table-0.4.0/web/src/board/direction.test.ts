import { describe, expect, it } from "vitest";
import type { BoardPlace } from "../wire";
import { ARROWS, best, cycle, nearest } from "./direction";

const place = (id: string, x: number, y: number, next: string[] = []): BoardPlace => ({
  id,
  name: id,
  kind: "land",
  path: "",
  at: [x, y],
  next,
});
const list = [
  place("middle", 0, 0, ["north", "east", "skew", "farEast"]),
  place("north", 0, -10, ["middle"]),
  place("east", 10, 1, ["middle"]),
  place("farEast", 40, 0, ["middle"]),
  place("skew", 5, -6, ["middle"]),
  place("island", -80, 5),
];
const places = new Map(list.map((one) => [one.id, one]));
const go = (from: string, key: string) => best(places.get(from)!, ARROWS[key]!, places)?.id;

describe("the arrow keys", () => {
  it("take the neighbour that lies best that way", () => {
    expect(go("middle", "ArrowUp")).toBe("north");
    expect(go("middle", "ArrowRight")).toBe("east");
    expect(go("east", "ArrowLeft")).toBe("middle");
  });

  it("reach over water where no neighbour lies that way", () => {
    expect(go("middle", "ArrowLeft")).toBe("island");
    expect(go("island", "ArrowRight")).toBe("middle");
  });

  it("stay at the rim", () => {
    expect(go("north", "ArrowUp")).toBeUndefined();
  });
});

it("starts at the place nearest to the middle of the screen", () => {
  expect(nearest(list, 9, 9)?.id).toBe("east");
  expect(nearest([], 0, 0)).toBeNull();
});

it("walks lit places with Tab and leaves at the end", () => {
  expect(cycle(["a", "b"], "", 1)).toBe("a");
  expect(cycle(["a", "b"], "a", 1)).toBe("b");
  expect(cycle(["a", "b"], "b", 1)).toBeNull();
  expect(cycle(["a", "b"], "", -1)).toBe("b");
  expect(cycle([], "", 1)).toBeNull();
});
