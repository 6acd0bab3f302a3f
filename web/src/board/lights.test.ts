import { expect, test } from "vitest";
import { crowded, frameWidth, ringSize } from "./lights";

const places = (count: number, room: number): number[] => Array.from({ length: count }, () => room);

test("frames are thick on large places and never thinner than can be seen", () => {
  expect(frameWidth(places(3, 100), 1)).toBe(7.5);
  expect(frameWidth(places(3, 1), 1)).toBe(4);
  expect(frameWidth(places(3, 100), 2)).toBe(3.75);
});

test("many frames are thin ones", () => {
  expect(frameWidth(places(96, 100), 1)).toBe(3.75);
  expect(frameWidth(places(9999, 100), 1)).toBeCloseTo(0.45 * 7.5);
});

test("rings grow with their places, and many are small ones", () => {
  expect(ringSize(places(3, 100), 1)).toBe(9);
  expect(ringSize(places(3, 1), 1)).toBe(4);
  expect(ringSize(places(96, 100), 1)).toBe(4.5);
  expect([24, 25].map(crowded)).toEqual([false, true]);
});
