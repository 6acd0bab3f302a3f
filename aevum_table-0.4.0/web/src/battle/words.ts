/** The page's own words about fights; all others come from the game. */

import { speaker } from "../look/say";

const WORDS = {
  attacker: "Attacker",
  defender: "Defender",
  ground: "Ground",
  steps: "Steps of the fight",
  "step-done": ", done",
  units: "Units of {side}",
  lost: "Lost",
  victory: "Victory",
  beaten: "Beaten",
  close: "Close",
  "lost-of": "Losses of {side}",
  nobody: "No troops",
  dice: "Dice of {side}",
  die: "{colour} die: {face}",
  "die-plain": "Die: {face}",
  "tone-hit": "a hit",
  "tone-half": "counts in part",
  "tone-miss": "no hit",
  "colour-white": "White",
  "colour-black": "Black",
  "colour-red": "Red",
  "throw-again": "{die}. Take it: {option}",
  hits: "{n} hit|{n} hits",
  "hits-0": "No hit",
  worn: "damaged",
  count: "{n} times {name}",
  "served-by": "commanded by {owner}",
  take: "{piece}: {option}",
  "take-it": "Choose {piece}",
  which: "{piece}: what is to be done?",
  back: "Back",
  choose: "Click a lit counter, or:",
  "choose-die": "Click one of the dice, or:",
  "choose-only": "Click a lit counter.",
  "choose-die-only": "Click one of the dice.",
  fold: "Fold the battle away",
  unfold: "Show the battle",
  odds: "Odds",
  "odds-of": "Odds of: {option}",
  "odds-mean": "On average",
  "odds-more": "More about the odds",
  "chance-none": "impossible",
  "chance-remote": "a remote chance",
  "chance-slim": "a slim chance",
  "chance-unlikely": "unlikely",
  "chance-even": "about even",
  "chance-likely": "likely",
  "chance-great": "very likely",
  "chance-nearly": "almost certain",
  "chance-certain": "certain",
  "pool-total": "{name}: {n}",
  "said-roll": "{side}: rolled {faces}.",
  "said-hits": "{side}: {hits}.",
  "said-lost": "{side}: lost {pieces}.",
  "said-worn": "{side}: {pieces} damaged.",
  "said-back": "{side}: got back {pieces}.",
  "said-step": "Now: {step}.",
} as const;

export type Word = keyof typeof WORDS;

export const say = speaker(WORDS);

export function hitsSaid(n: number): string {
  return n === 0 ? say("hits-0") : say("hits", { n });
}
