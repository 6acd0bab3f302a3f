import type { OptionInfo } from "../wire";

/** What of the board the open options name: the places and pieces that are lit. */
export interface Lit {
  places: Map<string, OptionInfo[]>;
  pieces: Map<string, OptionInfo[]>;
}

export const DARK: Lit = { places: new Map(), pieces: new Map() };

function note(into: Map<string, OptionInfo[]>, id: string, option: OptionInfo): void {
  const known = into.get(id);
  if (!known) into.set(id, [option]);
  else if (!known.includes(option)) known.push(option);
}

/** What may be done besides the question stays dark: it would hide what the question is about. */
export function light(options: OptionInfo[]): Lit {
  const lit: Lit = { places: new Map(), pieces: new Map() };
  for (const option of options) {
    if (option.group) continue;
    for (const place of option.places ?? []) note(lit.places, place, option);
    for (const piece of option.pieces ?? []) note(lit.pieces, piece, option);
  }
  return lit;
}
