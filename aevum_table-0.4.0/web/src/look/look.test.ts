import { expect, test } from "vitest";
import { settle, type as typed } from "./digits";
import { beside } from "./place";
import { signed } from "./say";
import { say } from "./words";

test("a number is taken as soon as no longer one can be meant", () => {
  expect(typed("", "3", 9)).toEqual({ text: "", done: 3 });
  expect(typed("", "1", 12)).toEqual({ text: "1", done: null });
  expect(typed("1", "2", 12)).toEqual({ text: "", done: 12 });
  expect(typed("", "2", 12)).toEqual({ text: "", done: 2 });
  expect(typed("", "0", 12)).toEqual({ text: "", done: null });
  expect(typed("1", "9", 12)).toEqual({ text: "", done: null });
  expect(settle("1", 12)).toEqual({ text: "", done: 1 });
  expect(settle("", 12)).toEqual({ text: "", done: null });
});

test("a box stays inside the window", () => {
  const room = { width: 400, height: 300 };
  expect(beside(100, 100, 100, 50, room)).toEqual({ left: 114, top: 114 });
  expect(beside(390, 290, 100, 50, room)).toEqual({ left: 276, top: 226 });
  expect(beside(10, 10, 600, 50, room).left).toBe(8);
});

test("a number shows which way it works", () => {
  expect([signed(2), signed(-1), signed(0)]).toEqual(["+2", "−1", "0"]);
});

test("words have a form for one and for many", () => {
  expect(say("score.points", { n: 1 })).toBe("1 point");
  expect(say("score.points", { n: 3 })).toBe("3 points");
  expect(say("wait.thinking", { name: "Huns", n: 3 })).toBe("Huns: thinking for 3 s");
});
