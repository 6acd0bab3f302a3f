import { describe, expect, it } from "vitest";
import type { Die } from "../wire";
import { dieLook, thrown, toneOf, tumble } from "./dice";

const dice = (faces: string, colour = "white"): Die[] => [...faces].map((face) => ({ face, colour }));

describe("thrown", () => {
  it("is every die of a first throw", () => {
    expect(thrown([], dice("ab"))).toEqual([true, true]);
  });

  it("is only the die that shows something else", () => {
    expect(thrown(dice("abc"), dice("axc"))).toEqual([false, true, false]);
  });

  it("does not take a die that was only sorted elsewhere", () => {
    expect(thrown(dice("abc"), dice("bcx"))).toEqual([false, false, true]);
  });

  it("tells dice of two colours apart", () => {
    expect(thrown(dice("a"), dice("a", "black"))).toEqual([true]);
  });

  it("counts alike dice one by one", () => {
    expect(thrown(dice("aab"), dice("aaa"))).toEqual([false, false, true]);
  });
});

describe("a die", () => {
  it("has a plain tone when the game names none, or one the page does not know", () => {
    expect([
      toneOf({ face: "3" }),
      toneOf({ face: "3", tone: "odd" }),
      toneOf({ face: "3", tone: "half" }),
    ]).toEqual(["plain", "plain", "half"]);
  });

  it("takes any colour of the style sheet", () => {
    expect(dieLook("teal").fill).toBe("teal");
    expect(dieLook("").fill).toBe(dieLook("white").fill);
    expect(dieLook("black").fill).not.toBe(dieLook("white").fill);
  });

  it("lies still within a second, however many roll", () => {
    for (const count of [1, 6, 40]) {
      const { delay, time } = tumble(count - 1, count);
      expect(delay + time).toBeLessThan(1000);
    }
  });
});
