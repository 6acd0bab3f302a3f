/** What a new table is made from, as the form stands. */

import type { Choosable, GameInfo, NewTable, ScenarioInfo, SeatInfo, TableInfo } from "../wire";

export const ME = "me";
export const OPEN = "open";

type Value = string | number | boolean;

/** The seats of a scenario; where options say who plays, those for their values. */
export function seatsFor(scenario: ScenarioInfo, options: Record<string, Value>): string[] {
  const values = (scenario.seating ?? []).map((name) => String(options[name]));
  return scenario.tables?.[values.join(",")] ?? scenario.seats;
}

/** What is to be set: on what it depends who plays, which one sees at once, and the rest. */
export function fieldsOf(scenario: ScenarioInfo): { seating: Choosable[]; others: Choosable[] } {
  const seating = (one: Choosable): boolean => scenario.seating?.includes(one.name) ?? false;
  const all = scenario.options ?? [];
  return { seating: all.filter(seating), others: all.filter((one) => !seating(one)) };
}

/** The fewest and the most seats that a scenario may have. */
export function seatCounts(scenario: ScenarioInfo): [number, number] {
  const counts = [scenario.seats, ...Object.values(scenario.tables ?? {})].map((seats) => seats.length);
  return [Math.min(...counts), Math.max(...counts)];
}

/** Whom one may agree on; nobody where these seats are not a matter of agreement. */
export function candidates(scenario: ScenarioInfo, seats: string[]): string[] {
  return [...new Set(lineupsOf(scenario, seats).flat())];
}

/** The line-ups of as many; none where these seats are not a matter of agreement. */
function lineupsOf(scenario: ScenarioInfo, seats: string[]): string[][] {
  const sets = (scenario.lineups ?? []).filter((set) => set.length === seats.length);
  return sets.some((set) => seats.every((seat) => set.includes(seat))) ? sets : [];
}

/**
 * The seats after somebody has come to one of them, or changed places with it. Who does not fit beside the newcomer
 * makes room for somebody who does.
 */
export function reseated(scenario: ScenarioInfo, seats: string[], at: number, name: string): string[] {
  const before = seats[at] as string;
  const wanted = seats.map((seat, i) => (i === at ? name : seat === name ? before : seat));
  const shared = (set: string[]): number => set.filter((one) => wanted.includes(one)).length;
  const fitting = lineupsOf(scenario, seats).filter((set) => set.includes(name));
  const best = fitting.sort((a, b) => shared(b) - shared(a))[0] ?? wanted;
  const more = best.filter((one) => !wanted.includes(one));
  return wanted.map((seat) => (best.includes(seat) ? seat : (more.shift() ?? seat)));
}

/** Those agreed on, as long as they fit what else is set. */
export function agreedSeats(scenario: ScenarioInfo, usual: string[], agreed: string[]): string[] {
  return agreed.length === usual.length && lineupsOf(scenario, usual).length ? agreed : usual;
}

/** The first seat is mine, the others the game's best bot; what was chosen for a seat before stays. */
export function usualSeats(
  game: GameInfo,
  seats: string[],
  before: Record<string, string> = {},
): Record<string, string> {
  const bot = best(game);
  return Object.fromEntries(seats.map((seat, i) => [seat, before[seat] ?? (i === 0 ? ME : bot)]));
}

/** Bots stand in the order of their strength, the best first. */
export function best(game: GameInfo): string {
  return game.bots[0]?.name ?? OPEN;
}

export function usualOptions(scenario: ScenarioInfo): Record<string, Value> {
  return Object.fromEntries((scenario.options ?? []).map((one) => [one.name, one.default ?? ""]));
}

export function plan(
  game: GameInfo,
  scenario: ScenarioInfo,
  seats: Record<string, string>,
  options: Record<string, Value>,
  seed: string,
  pack = "",
): NewTable {
  const changed = (scenario.options ?? []).filter(
    (one) => options[one.name] !== one.default && options[one.name] !== undefined,
  );
  const sent: Record<string, Value> = Object.fromEntries(
    changed.map((one) => [one.name, options[one.name] as Value]),
  );
  const names = Object.keys(seats).join(",");
  if (
    scenario.lineup &&
    lineupsOf(scenario, Object.keys(seats)).length &&
    names !== seatsFor(scenario, options).join(",")
  ) {
    sent[scenario.lineup] = names;
  }
  return {
    game: game.name,
    scenario: scenario.name,
    seats,
    options: sent,
    seed: seed.trim(),
    ...(pack ? { pack } : {}),
  };
}

/** Tables with a seat of mine, newest first, and the others. */
export function sorted(
  tables: TableInfo[],
  mine: (table: string) => boolean,
): { mine: TableInfo[]; others: TableInfo[] } {
  const byAge = [...tables].sort((a, b) => (b.touched ?? "").localeCompare(a.touched ?? ""));
  return { mine: byAge.filter((one) => mine(one.id)), others: byAge.filter((one) => !mine(one.id)) };
}

/** A pack as long as the chosen game has it; "" stands for the game's own tables. */
export function packOf(game: GameInfo | undefined, wanted: string): string {
  return game?.packs?.includes(wanted) ? wanted : "";
}

export function waitedFor(seats: SeatInfo[]): SeatInfo[] {
  return seats.filter((one) => one.asked);
}

/** "3 hours ago", in the reader's language. */
export function ago(when: string, now: number): string {
  const then = Date.parse(when);
  if (Number.isNaN(then)) return "";
  const minutes = Math.round((then - now) / 60000);
  const format = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
  if (minutes > -60) return format.format(minutes, "minute");
  if (minutes > -1440) return format.format(Math.round(minutes / 60), "hour");
  return format.format(Math.round(minutes / 1440), "day");
}
