/** The keyboard. Letters work where no text is being written; a screen reader's own keys stay free. */

import type { Word } from "./words";

export const KEYS: [string, Word][] = [
  ["1 – 9", "keys.numbers"],
  ["c", "keys.choices"],
  ["b", "keys.map"],
  ["g", "keys.go"],
  ["Tab", "keys.next"],
  ["Space", "keys.fan"],
  ["+ − 0", "keys.zoom"],
  ["u", "keys.undo"],
  ["y", "keys.redo"],
  ["d", "keys.card"],
  ["i", "keys.unasked"],
  ["o", "keys.odds"],
  ["l", "keys.log"],
  ["p", "keys.panels"],
  ["r", "keys.rules"],
  ["s", "keys.fold"],
  ["/", "keys.find"],
  ["t", "keys.replay"],
  ["f", "keys.film"],
  ["m", "keys.menu"],
  ["?", "keys.help"],
  ["Esc", "keys.close"],
];

const WRITING =
  "input:not([type=checkbox],[type=radio],[type=range],[type=button]), textarea, select, [contenteditable=true]";

/** Whether a key press is meant for the table, not for a field or the browser. */
export function meant(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  const at = event.target;
  return !(at instanceof Element) || !at.closest(WRITING);
}
