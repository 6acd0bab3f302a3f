/** The words of the page about whole decisions; what one is comes from the game. */

import { speaker } from "../look/say";

const WORDS = {
  list: "In one go ({n})",
  ringed: "ringed on the map",
  find: "Find among {n}",
  nothing: "Nothing fits.",
  none: "Nothing is proposed to be done in one go here; choose one of the answers.",
  stops: "What may stop it:",
  take: "Do it all",
  click: "A click does it all.",
  which: "A click asks which.",
  more: "One more leads here.|{n} more lead here.",
  stopped: "Stopped after {taken} of {of} choices. {words}",
  "stopped.first": "Stopped after the first of {of} choices. {words}",
} as const;

export type Word = keyof typeof WORDS;

export const say = speaker(WORDS);
