/** What a click on the board means: take an option, choose between several, or ask why nothing can be done. */

import type { Lit } from "../net/lit";
import type { OptionInfo, Position } from "../wire";

/** The options that pointing at a piece, or at a place with all that stands there, can mean. */
export function optionsAt(lit: Lit, position: Position | null, place: string, piece = ""): OptionInfo[] {
  const own = piece ? (lit.pieces.get(piece) ?? []) : [];
  if (own.length) return own;
  const here = lit.places.get(place) ?? [];
  if (here.length) return here;
  const found: OptionInfo[] = [];
  for (const one of position?.places?.[place]?.pieces ?? []) {
    for (const option of lit.pieces.get(one.id) ?? []) if (!found.includes(option)) found.push(option);
  }
  return found;
}
