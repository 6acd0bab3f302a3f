import { expect, test } from "vitest";
import { asked, curtained, next, thinking } from "./turns";
import type { Update } from "../wire";

const update = (seat: string, ask: Partial<Update["ask"]> | null): Update => ({
  table: "t",
  version: 1,
  choice: 1,
  seat,
  seats: [],
  position: null,
  ask: ask && { key: "k", version: 1, words: "?", options: [], ...ask },
});

test("the screen goes to the seat that is asked", () => {
  const updates = { rome: update("rome", null), huns: update("huns", {}) };
  expect(next(["rome", "huns"], "rome", updates)).toBe("huns");
  expect(next(["rome", "huns"], "huns", updates)).toBe("huns");
  expect(next(["rome"], "rome", { rome: updates.rome })).toBe("rome");
  expect(next([], "", {})).toBe("");
});

test("a sealed answer that is in lets the next person come", () => {
  const updates = { rome: update("rome", { answer: "bid:3" }), huns: update("huns", {}) };
  expect(asked(updates.rome)).toBe(false);
  expect(next(["rome", "huns"], "rome", updates)).toBe("huns");
});

test("a curtain falls between two people only", () => {
  expect(curtained(["a", "b"], "a", "b", false)).toBe(true);
  expect(curtained(["a", "b"], "a", "b", true)).toBe(false);
  expect(curtained(["a"], "a", "a", false)).toBe(false);
});

test("a thinking bot's clock runs on between updates", () => {
  expect(thinking(2.5, 1000, 4000)).toBe(5);
  expect(thinking(undefined, 0, 0)).toBeNull();
});
