import { expect, test } from "vitest";
import type { ChangeInfo, Upgrade } from "../wire";
import { besides, byVersion, moved, read } from "./reading";

const offered: Upgrade = {
  table: "t",
  rules: "1.0",
  newest: "1.2",
  state: "offered",
  movable: true,
  playable: true,
  onward: 40,
  asked: [
    { seat: "roman", name: "Rome" },
    { seat: "hun", name: "Huns", answer: "move" },
  ],
};
const change = (version: string, words: string): ChangeInfo => ({ version, words, clauses: [] });

test("nothing is said before anything is known, or where there is nothing to decide", () => {
  expect(read(null, ["roman"], true, 9)).toMatchObject({ bar: "", menu: "", mine: [], waiting: [] });
  const same: Upgrade = {
    table: "t",
    rules: "1.0",
    newest: "1.2",
    state: "same",
    changes: [change("1.1", "x")],
  };
  expect(read(same, ["roman"], true, 9)).toMatchObject({ bar: "", menu: "" });
});

test("an offer is told, and whose word can be given here", () => {
  const found = read(offered, ["roman"], false, 43);
  expect(found).toMatchObject({ bar: "offered", menu: "offered", waiting: ["Rome"], lost: 3 });
  expect(found.mine.map((one) => one.seat)).toEqual(["roman"]);
  expect(read(offered, [], true, 43)).toMatchObject({ bar: "offered", mine: [] });
  expect(read(offered, [], false, 40).lost).toBe(0);
});

test("whoever has said all they can is not asked again", () => {
  expect(read(offered, ["hun"], false, 40)).toMatchObject({ bar: "given", waiting: ["Rome"] });
  expect(read(offered, ["hun", "roman"], false, 40).bar).toBe("offered");
});

test("the host speaks with the host's key", () => {
  const alone = { ...offered, asked: [{ seat: "host", name: "Host" }] };
  expect(read(alone, ["roman"], false, 40).mine).toEqual([]);
  expect(read(alone, [], true, 40).mine).toHaveLength(1);
});

test("the last word that it takes is known as such", () => {
  expect(read(offered, ["roman"], false, 40).last("roman")).toBe(true);
  expect(read(offered, ["hun"], false, 40).last("hun")).toBe(false);
  const against = {
    ...offered,
    asked: [
      { seat: "roman", name: "Rome" },
      { seat: "hun", name: "Huns", answer: "stay" },
    ],
  };
  expect(read(against, ["roman"], false, 40).last("roman")).toBe(false);
});

test("a match that stays is left in peace, but the menu still leads there", () => {
  expect(read({ ...offered, state: "stays" }, ["roman"], false, 40)).toMatchObject({
    bar: "",
    menu: "stays",
  });
});

test("a table that cannot be played here says so, whatever was decided", () => {
  const closed = { ...offered, playable: false, why: "Its program is not installed." };
  expect(read(closed, ["roman"], false, 40)).toMatchObject({ bar: "closed", menu: "offered" });
  expect(read({ ...closed, state: "stays" }, ["roman"], false, 40)).toMatchObject({
    bar: "closed",
    menu: "stays",
  });
  expect(read({ ...closed, state: "same" }, [], false, 40)).toMatchObject({ bar: "closed", menu: "offered" });
});

test("other rules for the same table mean that it has moved", () => {
  expect(moved(null, offered)).toBe(false);
  expect(moved(offered, { ...offered, state: "stays" })).toBe(false);
  expect(moved(offered, { ...offered, rules: "1.2", state: "same" })).toBe(true);
});

test("changes stand by version, the newest first", () => {
  const all = [change("1.2", "a"), change("1.10", "b"), change("1.2", "c")];
  expect(byVersion(all).map((one) => [one.version, one.changes.map((each) => each.words).join()])).toEqual([
    ["1.10", "b"],
    ["1.2", "a,c"],
  ]);
  expect(besides([change("1.2", "a")], all).map((one) => one.words)).toEqual(["b", "c"]);
});
