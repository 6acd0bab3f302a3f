import { describe, expect, it } from "vitest";
import type { Piece } from "../wire";
import { cells, LEAST, MOST, reach, side, spread, stacks, stand, type Room, type Stand } from "./stack";

const piece = (id: string, owner: string, more: Partial<Piece> = {}): Piece => ({
  id,
  owner,
  kind: "unit",
  icon: "sword",
  name: id,
  ...more,
});
const many = (count: number, owner = "rome") =>
  Array.from({ length: count }, (_, i) => piece(`${owner}${i}`, owner));

describe("stacks", () => {
  it("adds up weights and counts, by owner, the strongest first", () => {
    const found = stacks([
      piece("goths", "goths", { count: 2 }),
      piece("legion", "rome", { count: 3, weight: 2 }),
      piece("valens", "rome", { kind: "leader", weight: 0 }),
    ]);
    expect(found.map((stack) => [stack.owner, stack.strength])).toEqual([
      ["rome", 6],
      ["goths", 2],
    ]);
    expect(found[0]!.leader?.id).toBe("valens");
    expect(found[0]!.pieces[0]!.id).toBe("valens");
    expect(found[1]!.leader).toBeNull();
  });
});

describe("stand", () => {
  const rooms: Room[] = [
    [100, 100, 40],
    [300, 100, 20],
  ];

  it("is a token from afar and counters from near", () => {
    expect(stand(stacks(many(2)), rooms, [0, 0], 0.3, 40)[0]!.cells).toEqual([]);
    expect(stand(stacks(many(2)), rooms, [0, 0], 1, 40)[0]!.cells).toHaveLength(2);
  });

  it("keeps counters readable, not huge, and in their room", () => {
    for (const count of [1, 2, 3, 5, 9]) {
      for (const k of [1, 2, 5, 20]) {
        const [one] = stand(stacks(many(count)), rooms, [0, 0], k, 40);
        if (!one!.cells.length) continue;
        expect(one!.size * k).toBeGreaterThanOrEqual(LEAST);
        expect(one!.size * k).toBeLessThanOrEqual(MOST + 1e-9);
        const far = Math.max(
          ...one!.cells.map(([x, y]) =>
            Math.hypot(Math.abs(x - 100) + one!.size / 2, Math.abs(y - 100) + one!.size / 2),
          ),
        );
        expect(far).toBeLessThanOrEqual(40 * 1.26);
      }
    }
  });

  it("says how many find no room", () => {
    const [one] = stand(stacks(many(14)), [[0, 0, 100]], [0, 0], 4, 100);
    expect(one!.cells).toHaveLength(9);
    expect(one!.more).toBe(14 - 8);
  });

  it("gives each owner a room, and the rest a share of the last", () => {
    const three = stand(stacks([...many(3, "a"), ...many(2, "b"), ...many(1, "c")]), rooms, [0, 0], 3, 40);
    expect(three[0]!.x).toBe(100);
    expect(three[1]!.x).toBeLessThan(three[2]!.x);
  });

  it("sets tokens of one place side by side", () => {
    const [a, b] = stand(stacks([...many(2, "a"), ...many(1, "b")]), [[0, 0, 10]], [0, 0], 0.5, 10);
    expect(Math.abs(a!.x - b!.x)).toBeGreaterThanOrEqual(a!.size);
  });

  it("needs no room at all", () => {
    expect(stand(stacks(many(1)), [], [7, 8], 1, 5)[0]).toMatchObject({ x: 7, y: 8 });
  });
});

describe("spread", () => {
  const token = (x: number, y: number): Stand => ({
    stack: stacks(many(1))[0]!,
    x,
    y,
    size: 10,
    cells: [],
    more: 0,
  });
  const apart = (a: Stand, b: Stand) =>
    Math.abs(a.x - b.x) >= reach(a)[0] + reach(b)[0] - 1e-6 ||
    Math.abs(a.y - b.y) >= reach(a)[1] + reach(b)[1] - 1e-6;

  it("moves apart what covers each other, and nothing else", () => {
    const [a, b, c] = [token(0, 0), token(4, 0), token(100, 0)];
    spread([a, b, c]);
    expect(apart(a, b)).toBe(true);
    expect(c.x).toBe(100);
  });

  it("keeps off what is fixed and takes counters along", () => {
    const block: Stand = {
      ...token(0, 0),
      cells: [
        [-5, 0],
        [5, 0],
      ],
    };
    spread([block], [[8, -20, 30, 20]]);
    expect(block.x).toBe(-2);
    expect(block.cells).toEqual([
      [-7, 0],
      [3, 0],
    ]);
  });

  it("never carries a stack away from its place", () => {
    const crowd = Array.from({ length: 12 }, () => token(0, 0));
    spread(crowd);
    for (const one of crowd) expect(Math.max(Math.abs(one.x), Math.abs(one.y))).toBeLessThanOrEqual(7.5);
  });

  it("avoids a name, but not at the cost of a neighbour", () => {
    const name: [number, number, number, number] = [2, -20, 30, 20];
    const alone = token(0, 0);
    spread([alone], [], [name]);
    expect(alone.x).toBe(-3);
    const [one, other] = [token(0, 0), token(-10, 0)];
    spread([one, other], [], [name]);
    expect(apart(one, other)).toBe(true);
  });
});

it("centres a short last row", () => {
  expect(cells(3, 0, 0, 10)).toEqual([
    [-5, -5],
    [5, -5],
    [0, 5],
  ]);
  expect(side(4, 10)).toBeLessThan(side(1, 10));
});
