import { expect, test } from "vitest";
import type { LogLine, Update } from "../wire";
import { instead, told, untold } from "./past";

const line = (n: number, small = false): LogLine => ({ n, choice: 3, words: `line ${n}`, small });
const moment: Update = {
  table: "t",
  version: 9,
  choice: 3,
  seat: "a",
  seats: [],
  position: { headline: "378" },
  news: [line(1), line(2, true)],
};

test("a moment that is shown in full needs no words", () => {
  expect(instead(moment)).toBe("");
  expect(told(moment)).toEqual({ lines: [], note: "" });
});

test("a note on a position is told beside it", () => {
  const noted = { ...moment, note: "Told by other rules." };
  expect(instead(noted)).toBe("");
  expect(told(noted)).toEqual({ lines: [], note: "Told by other rules." });
});

test("without a position the note stands in its place, and the news are told", () => {
  const lost = { ...moment, position: null, note: "It cannot be shown." };
  expect(instead(lost)).toBe("It cannot be shown.");
  expect(told(lost)).toEqual({ lines: [line(1)], note: "" });
  expect(instead({ ...moment, position: null })).toBe("");
  expect(instead(null)).toBe("");
});

test("a refused moment is words alone, with nothing of now", () => {
  const now = {
    ...moment,
    choice: 9,
    ask: { key: "k", version: 9, words: "?", options: [] },
    panels: [{ name: "p", title: "P" }],
  };
  const made = untold(now, 4, "Not known.");
  expect(made).toMatchObject({ choice: 4, position: null, note: "Not known.", panels: now.panels });
  expect([made.ask, made.news]).toEqual([undefined, undefined]);
});
