import { describe, expect, it } from "vitest";
import type { Chance } from "../wire";
import { chanceWord, hundredths, parts, percent } from "./chances";

const chances = (...shares: number[]): Chance[] =>
  shares.map((share, i) => ({ words: `outcome ${i}`, share }));

describe("parts", () => {
  it("puts outcomes that exclude each other into one bar", () => {
    expect(parts(chances(0.25, 0.75)).whole).toHaveLength(2);
  });

  it("keeps what is told beside the outcomes apart", () => {
    const found = parts(chances(0.23, 0.77, 0.1));
    expect([found.whole.length, found.more.length]).toEqual([2, 1]);
  });

  it("makes no bar of chances that do not add up", () => {
    expect(parts(chances(0.5, 0.2)).whole).toHaveLength(0);
    expect(parts(chances(0.8, 0.7)).whole).toHaveLength(0);
  });

  it("does not take one lone certainty for a set of outcomes", () => {
    expect(parts(chances(1, 0.3))).toEqual({ whole: [], more: chances(1, 0.3) });
  });
});

describe("percent", () => {
  it("rounds, but never to certain or impossible", () => {
    expect([0, 0.00002, 0.2308, 0.9999, 1].map((share) => percent(share))).toEqual([
      "0%",
      "< 0.1%",
      "23.1%",
      "> 99.9%",
      "100%",
    ]);
  });
});

it("the figures on a bar add up", () => {
  expect(hundredths([0.875, 0.125])).toEqual([88, 12]);
  expect(hundredths([1 / 3, 1 / 3, 1 / 3]).reduce((sum, one) => sum + one, 0)).toBe(100);
  expect(hundredths([0.2, 0.3])).toEqual([20, 30]);
});

it("a chance has a word", () => {
  expect([0, 0.01, 0.5, 0.99, 1].map(chanceWord)).toEqual([
    "chance-none",
    "chance-remote",
    "chance-even",
    "chance-nearly",
    "chance-certain",
  ]);
});
