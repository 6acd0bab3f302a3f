import { expect, test } from "vitest";
import { scenes, stay } from "./film";
import { fold, grow, older } from "./story";
import type { LogLine } from "../wire";

const line = (n: number, more: Partial<LogLine> = {}): LogLine => ({
  n,
  choice: n,
  words: `line ${n}`,
  ...more,
});
const ns = (lines: readonly LogLine[]) => lines.map((one) => one.n);

test("news are put behind what is known", () => {
  expect(ns(grow([line(0), line(1)], { news: [line(2)], events: 3 }))).toEqual([0, 1, 2]);
});

test("an undo takes lines away, with or without new ones", () => {
  const known = [line(0), line(1), line(2), line(3)];
  expect(ns(grow(known, { news: [line(2)], events: 3, reset: true }))).toEqual([0, 1, 2]);
  expect(ns(grow(known, { events: 2, reset: true }))).toEqual([0, 1]);
  expect(ns(grow(known, { events: 4 }))).toEqual([0, 1, 2, 3]);
});

test("a hole drops what was known, older lines fill it again", () => {
  const jumped = grow([line(0)], { news: [line(7), line(8)], events: 9, reset: true });
  expect(ns(jumped)).toEqual([7, 8]);
  expect(ns(older(jumped, [line(5), line(6), line(7)]))).toEqual([5, 6, 7, 8]);
});

test("small lines fold under the one before", () => {
  const entries = fold([line(0), line(1, { small: true }), line(2, { small: true }), line(3)]);
  expect(entries.map((one) => [one.line.n, one.small.length])).toEqual([
    [0, 2],
    [3, 0],
  ]);
});

test("a film has a scene for each choice with news, and stays long enough to read", () => {
  const story = [
    line(0),
    line(1, { choice: 4 }),
    line(2, { choice: 4 }),
    line(3, { choice: 5, small: true }),
    line(4, { choice: 6 }),
  ];
  const film = scenes(story, 3, 6);
  expect(film.map((one) => [one.choice, one.lines.length])).toEqual([
    [4, 2],
    [6, 1],
  ]);
  expect(stay(film[0]!)).toBeGreaterThan(stay(film[1]!));
});
