import { expect, test } from "vitest";
import { plan, seatsFor, sorted, usualOptions, usualSeats } from "./plan";
import type { GameInfo, TableInfo } from "../wire";

const game: GameInfo = {
  name: "g", title: "G", about: "", seats: { a: "A", b: "B" },
  bots: [{ name: "best", title: "Best" }, { name: "weak", title: "Weak" }],
  scenarios: [{ name: "s", title: "S", seats: ["a", "b"], options: [{ name: "fog", title: "Fog", values: [true, false], default: true }] }],
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

test("only changed options are sent", () => {
  const usual = usualOptions(scenario);
  expect(plan(game, scenario, {}, usual, " 12 ")).toMatchObject({ options: {}, seed: "12" });
  expect(plan(game, scenario, {}, { fog: false }, "").options).toEqual({ fog: false });
});

test("my tables come first, the newest on top", () => {
  const table = (id: string, touched: string): TableInfo => ({ id, game: "g", title: id, scenario: "s", seats: [], version: 1, touched });
  const lists = sorted([table("x", "1"), table("y", "3"), table("z", "2")], (id) => id !== "y");
  expect(lists.mine.map((one) => one.id)).toEqual(["z", "x"]);
  expect(lists.others.map((one) => one.id)).toEqual(["y"]);
});
