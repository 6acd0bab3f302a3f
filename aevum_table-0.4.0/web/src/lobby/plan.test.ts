import { expect, test } from "vitest";
import {
  agreedSeats,
  candidates,
  fieldsOf,
  packOf,
  plan,
  reseated,
  seatCounts,
  seatsFor,
  sorted,
  usualOptions,
  usualSeats,
} from "./plan";
import type { GameInfo, TableInfo } from "../wire";

const game: GameInfo = {
  name: "g",
  title: "G",
  about: "",
  seats: { a: "A", b: "B" },
  bots: [
    { name: "best", title: "Best" },
    { name: "weak", title: "Weak" },
  ],
  scenarios: [
    {
      name: "s",
      title: "S",
      seats: ["a", "b"],
      options: [{ name: "fog", title: "Fog", values: [true, false], default: true }],
    },
  ],
};
const scenario = game.scenarios[0]!;

test("one sits in the first seat against the best bot", () => {
  expect(usualSeats(game, scenario.seats)).toEqual({ a: "me", b: "best" });
});

test("the seats follow the number of players, and keep who was chosen", () => {
  const two = { ...scenario, seating: ["seats"], tables: { "1": ["a"], "2": ["a", "b"] } };
  expect(seatsFor(two, { seats: 1 })).toEqual(["a"]);
  expect(seatsFor(scenario, { seats: 1 })).toEqual(["a", "b"]);
  expect(usualSeats(game, ["a", "b"], { b: "me", c: "weak" })).toEqual({ a: "me", b: "me" });
});

test("what decides who plays is set apart from the other options", () => {
  const players = { name: "seats", title: "Seats", values: [1, 2], default: 2 };
  const two = { ...scenario, options: [...(scenario.options ?? []), players], seating: ["seats"] };
  expect(fieldsOf(two).seating).toEqual([players]);
  expect(fieldsOf(two).others.map((one) => one.name)).toEqual(["fog"]);
  expect(fieldsOf(scenario)).toMatchObject({ seating: [], others: { length: 1 } });
});

test("only changed options are sent", () => {
  const usual = usualOptions(scenario);
  expect(plan(game, scenario, {}, usual, " 12 ")).toMatchObject({ options: {}, seed: "12" });
  expect(plan(game, scenario, {}, { fog: false }, "").options).toEqual({ fog: false });
});

test("a pack is sent where the game has it", () => {
  const packed = { ...game, packs: ["mine"] };
  expect([
    packOf(packed, "mine"),
    packOf(game, "mine"),
    packOf(packed, ""),
    packOf(undefined, "mine"),
  ]).toEqual(["mine", "", "", ""]);
  expect(plan(packed, scenario, {}, {}, "", "mine").pack).toBe("mine");
  expect(plan(packed, scenario, {}, {}, "")).not.toHaveProperty("pack");
});

test("my tables come first, the newest on top", () => {
  const table = (id: string, touched: string): TableInfo => ({
    id,
    game: "g",
    title: id,
    scenario: "s",
    seats: [],
    version: 1,
    touched,
  });
  const lists = sorted([table("x", "1"), table("y", "3"), table("z", "2")], (id) => id !== "y");
  expect(lists.mine.map((one) => one.id)).toEqual(["z", "x"]);
  expect(lists.others.map((one) => one.id)).toEqual(["y"]);
});

const kingdoms = {
  ...scenario,
  seating: ["drawn"],
  tables: { false: ["a", "b"], true: ["p1", "p2"], more: ["p1", "p2", "p3"] },
  lineup: "agreed",
  lineups: [
    ["a", "b"],
    ["b", "c"],
    ["c", "d"],
  ],
};

test("one agrees on anybody; who does not fit beside them makes room", () => {
  expect(candidates(kingdoms, ["a", "b"])).toEqual(["a", "b", "c", "d"]);
  expect(candidates(kingdoms, ["p1", "p2"])).toEqual([]);
  expect(reseated(kingdoms, ["a", "b"], 0, "c")).toEqual(["c", "b"]);
  expect(reseated(kingdoms, ["a", "b"], 0, "b")).toEqual(["b", "a"]);
  expect(reseated(kingdoms, ["a", "b"], 0, "d")).toEqual(["d", "c"]);
  expect(seatCounts(kingdoms)).toEqual([2, 3]);
});

test("what is agreed on holds as long as kingdoms are a matter of agreement", () => {
  expect(agreedSeats(kingdoms, ["a", "b"], ["c", "b"])).toEqual(["c", "b"]);
  expect(agreedSeats(kingdoms, ["p1", "p2"], ["c", "b"])).toEqual(["p1", "p2"]);
  expect(agreedSeats(kingdoms, ["a", "b"], [])).toEqual(["a", "b"]);
});

test("an agreement is sent where it is not the usual one", () => {
  expect(plan(game, kingdoms, { a: "me", b: "best" }, { drawn: false }, "").options).toEqual({});
  expect(plan(game, kingdoms, { c: "me", b: "best" }, { drawn: false }, "").options).toEqual({
    agreed: "c,b",
  });
  expect(plan(game, kingdoms, { p1: "me", p2: "best" }, { drawn: true }, "").options).toEqual({});
});
