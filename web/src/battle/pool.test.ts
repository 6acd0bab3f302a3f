import { expect, it } from "vitest";
import { ladder, signed } from "./pool";

it("a pool builds up reason by reason", () => {
  const items = [
    { value: 5, words: "units" },
    { value: -1, words: "river" },
  ];
  expect(ladder({ name: "Melee", size: 4, items }).rungs.map((rung) => rung.total)).toEqual([5, 4]);
});

it("what the reasons do not explain is told", () => {
  expect(ladder({ name: "Melee", size: 1, items: [{ value: -1, words: "river" }] }).rest).toBe(2);
  expect(ladder({ name: "Re-rolls", size: 2 }).rest).toBe(0);
});

it("a reason shows which way it works", () => {
  expect([signed(2), signed(-1), signed(0)]).toEqual(["+2", "−1", "+0"]);
});
