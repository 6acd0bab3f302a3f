/** Long lists of options, made readable: grouped by what they do, numbered through, filtered. */

import type { OptionInfo } from "../wire";

export interface Numbered {
  /** The number that takes it on the keyboard: its place among all options of the ask. */
  n: number;
  option: OptionInfo;
}

export interface Group {
  key: string;
  title: string;
  options: Numbered[];
}

/** Options that differ in a figure alone. */
export interface Series {
  name: string;
  members: Numbered[];
}

export interface Sorted {
  /** What answers the question at once. */
  own: Numbered[];
  /** The rest, under headings. */
  besides: Group[];
}

export const FILTER_FROM = 31;
export const GROUP_FROM = 10;
/** More options than this on the map are not listed unless one wants them: the map shows them better. */
export const ON_MAP = 8;

export interface Split {
  listed: Numbered[];
  onMap: Numbered[];
}

/** Options that need a button, and those that lie on the map in numbers. */
export function split(options: Numbered[], map: boolean): Split {
  const there = map ? options.filter(({ option }) => option.places?.length || option.pieces?.length) : [];
  if (there.length <= ON_MAP) return { listed: options, onMap: [] };
  return { listed: options.filter((one) => !there.includes(one)), onMap: there };
}

export function sort(options: Numbered[]): Sorted {
  const besides = parted(options, (option) => option.group ?? "");
  return {
    own: besides.get("") ?? [],
    besides: [...besides].flatMap(([title, members]) =>
      title ? [{ key: title, title, options: members }] : [],
    ),
  };
}

/** A lone figure out of so few is quicker taken by its button than set. */
export const FEW = 6;

/** Those that need a button each, and those of which a figure is asked. */
export function figures(options: Numbered[]): { plain: Numbered[]; series: Series[] } {
  const found = parted(options, (option) => option.series ?? "");
  const names = [...found.keys()].filter(Boolean);
  if (names.length === 1 && (found.get(names[0]!)?.length ?? 0) <= FEW) return { plain: options, series: [] };
  return {
    plain: found.get("") ?? [],
    series: [...found].flatMap(([name, members]) =>
      name ? [{ name, members: members.sort((a, b) => figure(a) - figure(b)) }] : [],
    ),
  };
}

function parted(options: Numbered[], by: (option: OptionInfo) => string): Map<string, Numbered[]> {
  const found = new Map<string, Numbered[]>();
  for (const one of options) found.set(by(one.option), [...(found.get(by(one.option)) ?? []), one]);
  return found;
}

export function figure(one: Numbered): number {
  return one.option.figure ?? 0;
}

/** The place of the largest member that is at most so much, or of the least. */
export function nearest(members: Numbered[], wanted: number): number {
  return Math.max(0, members.filter((one) => figure(one) <= wanted).length - 1);
}

/** The question's own rule, and every rule that stands behind more than one option. */
export function repeatedRules(options: OptionInfo[], own: string): string[] {
  const found = new Set(own ? [own] : []);
  const seen = new Set<string>();
  for (const { rule } of options) {
    if (rule && seen.has(rule)) found.add(rule);
    if (rule) seen.add(rule);
  }
  return [...found];
}

/** The words that all begin with, or all end with where they begin differently. */
export function shared(words: string[]): string {
  const split = words.map((one) => one.split(" "));
  const head = run(split);
  if (head.length) return `${head.join(" ").replace(/[,:;]$/, "")} …`;
  const tail = run(split.map((one) => [...one].reverse())).reverse();
  return tail.length ? `… ${tail.join(" ")}` : "";
}

/** Sentences that begin alike, as that beginning and what follows it. */
export function tails(words: string[]): { head: string; tails: string[] } {
  const split = words.map((one) => one.split(" "));
  const same = words.length > 1 ? run(split) : [];
  return {
    head: same.length ? `${same.join(" ")} …` : "",
    tails: split.map((one) => one.slice(same.length).join(" ")),
  };
}

function run(split: string[][]): string[] {
  const [first, ...rest] = split;
  const same: string[] = [];
  for (const [i, word] of (first ?? []).entries()) {
    if (rest.some((one) => one[i] !== word)) break;
    same.push(word);
  }
  return same;
}

export function numbered(options: OptionInfo[]): Numbered[] {
  return options.map((option, i) => ({ n: i + 1, option }));
}

export function matching(options: Numbered[], filter: string): Numbered[] {
  return filter.trim() ? options.filter(({ option }) => fits(option.words, filter)) : options;
}

/** Whether the words have every part of what is looked for. */
export function fits(words: string, filter: string): boolean {
  const parts = filter.toLowerCase().split(/\s+/).filter(Boolean);
  return parts.every((one) => words.toLowerCase().includes(one));
}

/** Groups in the order of their first option. A short list is one group without a title. */
export function grouped(options: Numbered[]): Group[] {
  if (options.length < GROUP_FROM) return [{ key: "", title: "", options }];
  const groups = new Map<string, Numbered[]>();
  for (const one of options) {
    const known = groups.get(one.option.key);
    if (known) known.push(one);
    else groups.set(one.option.key, [one]);
  }
  const made: Group[] = [];
  let loose: Numbered[] = [];
  for (const [key, members] of groups) {
    if (members.length < 3) {
      loose = [...loose, ...members];
      continue;
    }
    made.push({ key, title: shared(members.map((one) => one.option.words)), options: members });
  }
  return loose.length ? [{ key: "", title: "", options: loose }, ...made] : made;
}
