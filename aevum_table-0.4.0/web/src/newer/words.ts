/** The page's own words about newer rules; what they mean for a match comes from the server. */

import { speaker } from "../look/say";

export const say = speaker({
  offered: "Newer rules are there.",
  given: "Newer rules: your word is given.",
  waiting: "Waiting for {names}.",
  open: "What would change",
  later: "Later",
  "closed.moves": "Its people together may take it on to the newest rules.",
  "closed.open": "What can be done",
  "menu.offered": "Newer rules…",
  "menu.stays": "Stays with its rules…",

  title: "Newer rules",
  versions: "This match is played under rules {rules}; the newest are {newest}.",
  differs: "Where it would first differ",
  "differs.setup": "Already in the set-up.",
  "differs.choice": "Choice {n} would have led to something else.",
  "differs.see": "See this moment",
  was: "What was told then",
  now: "What the newest rules would tell",
  nothing: "Nothing",
  hidden: "Your seat does not get to see what would differ there.",
  onward: "If it moves up",
  "onward.all": "It goes on from here. All choices are carried over.",
  "onward.some": "It goes on after choice {onward}.",
  "onward.lost":
    "The last choice is not carried over: it has to be made anew.|The last {n} choices are not carried over: they have to be made anew.",
  asked: "Who decides",
  "asked.about": "It moves up when all of these want it.",
  silent: "Has not said yet",
  move: "Go on under the new rules",
  stay: "Stay with the rules of this match",
  back: "Take it back",
  answers: "What {name} wants",
  last: "Yours is the last word that it takes: the table moves up at once.",

  changes: "Changes",
  since: "Since this match began",
  before: "Before it began",
  version: "Rules {version}",
});
