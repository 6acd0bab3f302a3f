/** The words of the map itself; all others come from the game. */

import { speaker } from "../look/say";

const WORDS = {
  map: "Map of {title}. Arrow keys walk from place to place, Enter chooses, Space spreads a stack, Tab goes to the next lit or ringed place, plus and minus zoom, 0 shows all.",
  nearer: "Zoom in",
  farther: "Zoom out",
  whole: "Show the whole map",
  close: "Close",
  held: "held by {owner}",
  stripe: "contested, {owner}",
  pale: "by right of {owner}",
  city: "{name}, city of level {level}",
  site: "{name}, city site",
  walls: "walls {walls}",
  capital: "capital of {owner}",
  fallen: "fallen",
  port: "port",
  stack: "{owner}, strength {strength}: {pieces}",
  many: "{count} × {name}",
  rated: "{name} ({text})",
  worn: "worn",
  spent: "has acted",
  master: "under {owner}",
  lit: "can be chosen",
  litPieces: "pieces here can be chosen",
  end: "can be reached in one go",
  endRisky: "can be reached in one go, something may stop you",
  strength: "strength {strength}",
  pieces: "Pieces in {place}",
} as const;

export type Word = keyof typeof WORDS;

export const say = speaker(WORDS);
