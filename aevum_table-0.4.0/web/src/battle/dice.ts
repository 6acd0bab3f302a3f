/** What dice show, and which of them have just been thrown. */

import type { Die } from "../wire";

export type Tone = "hit" | "half" | "miss" | "plain";

export function toneOf(die: Die): Tone {
  return die.tone === "hit" || die.tone === "half" || die.tone === "miss" ? die.tone : "plain";
}

const sameFace = (one: Die, other: Die): boolean =>
  one.face === other.face && (one.colour ?? "") === (other.colour ?? "");

/**
 * For each die of `after`, whether it was thrown since `before`. A game may sort its dice, so a die that only
 * changed its place was not thrown.
 */
export function thrown(before: Die[], after: Die[]): boolean[] {
  const left: (Die | null)[] = [...before];
  const fresh = after.map((die, i) => {
    const old = left[i];
    if (!old || !sameFace(old, die)) return true;
    left[i] = null;
    return false;
  });
  return fresh.map((isFresh, i) => {
    const die = after[i];
    if (!isFresh || !die) return false;
    const moved = left.findIndex((old) => old !== null && sameFace(old, die));
    if (moved < 0) return true;
    left[moved] = null;
    return false;
  });
}

export interface DieLook {
  fill: string;
  ink: string;
  edge: string;
}

const LOOKS: Record<string, DieLook> = {
  white: { fill: "#fbf5e6", ink: "#33231a", edge: "#8d7a5c" },
  black: { fill: "#33302d", ink: "#f6ecd3", edge: "#0d0b0a" },
  red: { fill: "#8f2a22", ink: "#fdf1d2", edge: "#4b120d" },
};

/** Dice are named by a known colour; any other name is a colour of the style sheet. */
export function dieLook(colour: string | undefined): DieLook {
  const known = LOOKS[colour || "white"];
  return known ?? { fill: colour ?? "", ink: "#1c130c", edge: "#4a3a2a" };
}

/** How long a tumbling die takes; each starts a little after the one before it, all end within a second. */
export function tumble(index: number, count: number): { delay: number; time: number } {
  const step = Math.min(70, 420 / Math.max(1, count));
  return { delay: Math.round(index * step), time: 520 };
}
