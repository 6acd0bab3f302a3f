/** "Since my last turn": which choices to step through, and how long each is worth looking at. */

import type { LogLine } from "../wire";

export interface Scene {
  choice: number;
  lines: LogLine[];
}

const SHORTEST = 900;
const A_WORD = 140;
const LONGEST = 4500;

/** The choices after `from` up to `to` that made news. */
export function scenes(story: readonly LogLine[], from: number, to: number): Scene[] {
  const made: Scene[] = [];
  for (const line of story) {
    if (line.small || line.choice <= from || line.choice > to) continue;
    const last = made.at(-1);
    if (last?.choice === line.choice) last.lines.push(line);
    else made.push({ choice: line.choice, lines: [line] });
  }
  return made;
}

/** Milliseconds that a scene stays: long enough to read what it tells. */
export function stay(scene: Scene): number {
  const words = scene.lines.reduce((sum, line) => sum + line.words.split(/\s+/).length, 0);
  return Math.min(LONGEST, SHORTEST + words * A_WORD);
}
