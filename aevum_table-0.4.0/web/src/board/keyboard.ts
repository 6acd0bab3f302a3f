/** The keys of the map. What they do is the map's; which key does it stands here. */
import type { BoardPlace } from "../wire";
import { ARROWS, best, cycle } from "./direction";

export interface Hands {
  places: Map<string, BoardPlace>;
  /** Where the keyboard stands, "" for nowhere yet. */
  focus: string;
  /** What Tab goes through. */
  stops: string[];
  /** Where one starts who stands nowhere. */
  start: () => string;
  walk: (place: string) => void;
  enter: () => void;
  spread: () => void;
  zoom: (factor: number) => void;
  whole: () => void;
}

const PLAIN: Record<string, (hands: Hands) => void> = {
  Enter: (hands) => (hands.focus ? hands.enter() : hands.walk(hands.start())),
  " ": (hands) => hands.spread(),
  "+": (hands) => hands.zoom(1.5),
  "=": (hands) => hands.zoom(1.5),
  "-": (hands) => hands.zoom(1 / 1.5),
  "0": (hands) => hands.whole(),
};
const NUMBER = 1500;

/** A handler that tells whether a key was the map's. It remembers figures: within a number a 0 is no wish to see it all. */
export function keyboard(): (event: KeyboardEvent, hands: Hands) => boolean {
  let figure = -Infinity;
  return (event, hands) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const { key } = event;
    if (/^[1-9]$/.test(key)) figure = event.timeStamp;
    if (key === "0" && event.timeStamp - figure < NUMBER) return false;
    const direction = ARROWS[key];
    if (direction) {
      const from = hands.places.get(hands.focus);
      hands.walk(from ? (best(from, direction, hands.places)?.id ?? hands.focus) : hands.start());
      return true;
    }
    if (key === "Tab") {
      const next = cycle(hands.stops, hands.focus, event.shiftKey ? -1 : 1);
      if (next) hands.walk(next);
      return next !== null;
    }
    PLAIN[key]?.(hands);
    return key in PLAIN;
  };
}
