/** What any part of the table may ask the table for: show a place, open a rule or a card. */

import { getContext, setContext } from "svelte";
import type { Board, Owner } from "../wire";

export interface Hands {
  board: () => Board | null;
  place: (id: string) => void;
  rule: (rule: string) => void;
  card: (ref: string, x: number, y: number) => void;
  /** Shows a card while one points at something; "" puts it away. */
  peek: (ref: string, x: number, y: number) => void;
}

const NAME = "hands";

export function setHands(hands: Hands): void {
  setContext(NAME, hands);
  setContext("rule", hands.rule);
  setContext("card", { open: hands.card, peek: hands.peek });
}

export const getHands = (): Hands => getContext<Hands>(NAME);

export function ownerOf(board: Board | null, id: string | undefined): Owner | undefined {
  return id ? board?.owners?.find((one) => one.id === id) : undefined;
}

/** The owner whose colours stand for a seat: what it plays now, else what is the seat's by right. */
export function colourOf(board: Board | null, seat: string, owners: string[] = []): Owner | undefined {
  return ownerOf(board, owners[0]) ?? board?.owners?.find((one) => one.seat === seat);
}

export function placeName(board: Board | null, id: string): string {
  return board?.places.find((one) => one.id === id)?.name ?? id;
}
