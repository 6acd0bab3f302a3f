import { expect, test } from "vitest";
import type { Report, Update } from "../wire";
import { ended, endedThen } from "./result";

const report = (first: number, title: string, ...owners: string[]): Report => ({
  title,
  words: "",
  first,
  last: first + 5,
  sides: owners.map((owner) => ({ name: owner, owner })),
});

const moment = (reports: Report[], more: Partial<Update> = {}): Update => ({
  table: "t",
  version: 1,
  choice: 1,
  seat: "roman",
  seats: [],
  position: { headline: "", scores: [{ seat: "roman", name: "Romans", points: 0, owners: ["rome"] }] },
  reports,
  ...more,
});

test("the newest fight of one's own, or the one that was watched", () => {
  const own = report(3, "Battle of Alpes", "rome", "alamanni");
  const others = report(9, "Battle of Media", "persia", "huns");
  expect(ended(moment([own, others]), -1, "")).toBe(own);
  expect(ended(moment([own, others]), -1, "Battle of Media")).toBe(others);
  expect(ended(moment([own, others]), 3, "")).toBeNull();
});

test("nothing while a fight goes on", () => {
  const own = report(3, "Battle of Alpes", "rome");
  expect(ended(moment([own], { contest: { title: "Battle of Alpes" } }), -1, "Battle of Alpes")).toBeNull();
});

test("a replay shows what ended with its step", () => {
  const one = report(3, "Battle of Media", "persia");
  const line = { n: 8, choice: 1, words: "" };
  expect(endedThen(moment([one], { events: 9, news: [line] }))).toBe(one);
  expect(endedThen(moment([one], { events: 10, news: [line] }))).toBeNull();
});
