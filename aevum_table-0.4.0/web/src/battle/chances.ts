/** Exact odds, made ready to be shown. */

import type { Chance } from "../wire";
import type { Word } from "./words";

export interface Parts {
  /** Outcomes of which exactly one comes about: they share one bar. */
  whole: Chance[];
  /** Others, each on its own. */
  more: Chance[];
}

const NEAR = 0.005;

/** The first chances that add up to certainty are the outcomes; whatever follows is told beside them. */
export function parts(chances: Chance[]): Parts {
  let sum = 0;
  for (const [i, chance] of chances.entries()) {
    sum += chance.share;
    if (Math.abs(sum - 1) < NEAR && i > 0) {
      const rest = chances.slice(i + 1);
      const silent = rest.findIndex((one) => one.share > 0);
      return silent < 0 ? { whole: chances, more: [] } : { whole: chances.slice(0, i + 1), more: rest };
    }
  }
  return { whole: [], more: chances };
}

/** Whole hundredths that add up to a hundred, as near as can be to the shares of a bar. */
export function hundredths(shares: number[]): number[] {
  const whole = shares.map((share) => Math.floor(100 * share));
  let left =
    Math.round(100 * shares.reduce((sum, one) => sum + one, 0)) - whole.reduce((sum, one) => sum + one, 0);
  const order = shares
    .map((share, i) => [100 * share - (whole[i] ?? 0), i] as const)
    .sort((a, b) => b[0] - a[0]);
  for (const [, i] of order) if (left-- > 0) whole[i] = (whole[i] ?? 0) + 1;
  return whole;
}

/** A share in hundredths. What is possible is never said to be certain or impossible. */
export function percent(share: number): string {
  const value = 100 * share;
  if (value > 0 && value < 0.1) return "< 0.1%";
  if (value < 100 && value > 99.9) return "> 99.9%";
  return `${value === 0 || value === 100 ? value : value.toFixed(1)}%`;
}

const TENTHS: [number, Word][] = [
  [0.02, "chance-remote"],
  [0.15, "chance-slim"],
  [0.4, "chance-unlikely"],
  [0.6, "chance-even"],
  [0.85, "chance-likely"],
  [0.98, "chance-great"],
];

/** The key of the word for a chance, for those who do not think in hundredths. */
export function chanceWord(share: number): Word {
  if (share <= 0) return "chance-none";
  if (share >= 1) return "chance-certain";
  return TENTHS.find(([below]) => share < below)?.[1] ?? "chance-nearly";
}
