/** Which options are taken by clicking a die or a counter, and which need a button of their own. */

import { light } from "../net/lit";
import type { Numbered } from "../table/groups";
import type { AskInfo, Contest, OptionInfo, Piece } from "../wire";

export type { Numbered };

export interface Reach {
  dice: Map<string, Numbered>;
  pieces: Map<string, Numbered[]>;
  buttons: Numbered[];
}

/** Counters of the board in any state: standing, or lost and perhaps to be recovered. */
export function onBoard(contest: Contest): Piece[] {
  return (contest.sides ?? []).flatMap((side) => [...(side.pieces ?? []), ...(side.lost ?? [])]);
}

export function reach(contest: Contest, ask: AskInfo | null): Reach {
  const options = ask?.options ?? [];
  const number = new Map(options.map((option, i) => [option.id, i + 1]));
  const numbered = (option: OptionInfo): Numbered => ({ n: number.get(option.id) ?? 0, option });
  const known = new Map(options.map((option) => [option.id, option]));
  const taken = new Set<string>();

  const dice = new Map<string, Numbered>();
  for (const die of (contest.sides ?? []).flatMap((side) => side.dice ?? [])) {
    const option = die.option ? known.get(die.option) : undefined;
    if (option) dice.set(option.id, numbered(option));
    if (option) taken.add(option.id);
  }

  const lit = light(options).pieces;
  const pieces = new Map<string, Numbered[]>();
  for (const piece of onBoard(contest)) {
    const here = lit.get(piece.id)?.filter((option) => !dice.has(option.id));
    if (!here?.length) continue;
    pieces.set(piece.id, here.map(numbered));
    for (const option of here) taken.add(option.id);
  }
  return { dice, pieces, buttons: options.filter((option) => !taken.has(option.id)).map(numbered) };
}
