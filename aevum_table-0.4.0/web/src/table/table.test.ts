import { expect, test } from "vitest";
import { find, search } from "./book";
import {
  figures,
  grouped,
  matching,
  nearest,
  numbered,
  repeatedRules,
  shared,
  sort,
  split,
  tails,
} from "./groups";
import type { Chapter, OptionInfo } from "../wire";

const option = (key: string, words: string): OptionInfo => ({ id: `${key}:${words}`, key, words });

test("a group is called by the words that its options share", () => {
  expect(shared(["March to Gallia", "March to Italia"])).toBe("March to …");
  expect(shared(["Gallia is raided", "Italia is raided"])).toBe("… is raided");
  expect(shared(["Pass", "Fight"])).toBe("");
});

test("sentences that begin alike say so once", () => {
  expect(tails(["Pass by itself: raids", "Pass by itself: sieges"])).toEqual({
    head: "Pass by itself: …",
    tails: ["raids", "sieges"],
  });
  expect(tails(["Pass by itself"])).toEqual({ head: "", tails: ["Pass by itself"] });
});

test("short lists stay whole, long ones are grouped and keep their numbers", () => {
  const few = numbered([option("a", "One"), option("b", "Two")]);
  expect(grouped(few)).toHaveLength(1);
  const many = numbered([
    option("done", "Done"),
    ...Array.from({ length: 12 }, (_, i) => option("go", `March to ${i}`)),
  ]);
  const groups = grouped(many);
  expect(groups.map((one) => [one.title, one.options.length])).toEqual([
    ["", 1],
    ["March to …", 12],
  ]);
  expect(groups[1]?.options[0]?.n).toBe(2);
});

test("what may be done besides the question stands under headings", () => {
  const found = sort(
    numbered([
      option("buy", "Buy"),
      { ...option("war", "War"), group: "Diplomacy" },
      { ...option("loan", "Loan"), group: "Money" },
    ]),
  );
  expect(found.own.map((one) => one.option.key)).toEqual(["buy"]);
  expect(found.besides.map((one) => [one.title, one.options[0]?.n])).toEqual([
    ["Diplomacy", 2],
    ["Money", 3],
  ]);
});

test("options that differ in a figure become one field, which takes what is allowed", () => {
  const bids = [0, 30, 10, 40, 50, 60, 70].map((figure) => ({
    ...option("bid", String(figure)),
    series: "bid",
    figure,
  }));
  const { plain, series } = figures(numbered([option("pass", "Pass"), ...bids]));
  expect(plain).toHaveLength(1);
  const members = series[0]!.members;
  expect(members.map((one) => one.option.words)).toEqual(["0", "10", "30", "40", "50", "60", "70"]);
  expect([-5, 0, 29, 30, 999].map((wanted) => members[nearest(members, wanted)]!.option.words)).toEqual([
    "0",
    "0",
    "10",
    "30",
    "70",
  ]);
});

test("a figure out of few is taken by its button, unless several are asked for", () => {
  const few = (series: string) =>
    [10, 20, 30, 40, 50].map((figure) => ({ ...option(series, String(figure)), series, figure }));
  expect(figures(numbered([...few("tax"), option("pass", "Pass")])).plain).toHaveLength(6);
  expect(figures(numbered([...few("fee"), ...few("gift")])).series).toHaveLength(2);
});

test("many options on the map are not listed, few are, and none where there is no map", () => {
  const places = (n: number) =>
    Array.from({ length: n }, (_, i) => ({ ...option("go", `To ${i}`), places: [`p${i}`] }));
  const many = numbered([option("done", "Done"), ...places(20)]);
  expect(split(many, true)).toMatchObject({ listed: [{ n: 1 }], onMap: { length: 20 } });
  expect(split(many, false).onMap).toEqual([]);
  expect(split(numbered(places(3)), true).listed).toHaveLength(3);
});

test("a rule behind several options is told once", () => {
  const rules = ["A.1", "A.2", "A.2", "A.3"].map((rule, i) => ({ ...option("x", `${i}`), rule }));
  expect(repeatedRules(rules, "A.1")).toEqual(["A.1", "A.2"]);
  expect(repeatedRules(rules, "")).toEqual(["A.2"]);
});

test("a filter wants every word", () => {
  const all = numbered([option("go", "March to Gallia"), option("go", "March to Italia")]);
  expect(matching(all, "ital march").map((one) => one.n)).toEqual([2]);
});

const book: Chapter[] = [
  {
    id: "XX",
    title: "Battle",
    sections: [
      {
        id: "XX.F",
        title: "Dice pools",
        clauses: [
          { id: "XX.F.1", text: "A leader adds one." },
          { id: "XX.F.3", text: "Hills help." },
        ],
      },
    ],
  },
];

test("a rule opens at its clause, or as near as the book goes", () => {
  expect(find(book, "XX.F.3")?.clause?.text).toBe("Hills help.");
  expect(find(book, "XX.F.3.b")?.clause?.id).toBe("XX.F.3");
  expect(find(book, "XX.F.9")?.section?.id).toBe("XX.F");
  expect(find(book, "XX.F.9")?.clause).toBeUndefined();
  expect(find(book, "III")).toBeNull();
});

test("the book is searched by words and addresses", () => {
  expect(search(book, "leader dice").map((hit) => hit.clause.id)).toEqual(["XX.F.1"]);
  expect(search(book, "xx.f.3").map((hit) => hit.clause.id)).toEqual(["XX.F.3"]);
});
