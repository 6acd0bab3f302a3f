import { expect, it } from "vitest";
import { lineStyle } from "./styles";

const owners = [{ id: "rome", name: "Rome", colour: "#a00", ink: "#fff", seat: "roman" }];
const curve = (owner: string) => ({ name: owner, owner, values: [] });

it("a line has the colour of its owner, or of who plays it", () => {
  expect(lineStyle(curve("rome"), 0, owners).colour).toBe("#a00");
  expect(lineStyle(curve("roman"), 0, owners).colour).toBe("#a00");
  expect(lineStyle(curve("nobody"), 0, owners).colour).not.toBe("");
});

it("six lines of one colour are told apart by dash and marker alone", () => {
  const found = [0, 1, 2, 3, 4, 5].map((i) => lineStyle(curve("rome"), i, owners));
  expect(new Set(found.map((one) => one.dash)).size).toBe(6);
  expect(new Set(found.map((one) => one.marker)).size).toBe(6);
});
