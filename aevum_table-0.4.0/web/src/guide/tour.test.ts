import { describe, expect, it } from "vitest";
import type { Tip, Update } from "../wire";
import { passed, recall, tipFor } from "./tour";

const update = (more: Partial<Update>): Update => ({
  table: "t",
  version: 1,
  choice: 0,
  seat: "roman",
  seats: [],
  position: { headline: "" },
  ...more,
});
const asked = (key: string, version = 1): Update =>
  update({ ask: { key, version, words: "?", options: [] } });
const tip = (id: string, more: Partial<Tip>): Tip => ({ id, title: id, text: id, look: "map", ...more });
const hello = tip("hello", { moment: "start" });
const march = tip("march", { asks: ["march", "sail"] });
const TOUR = [
  hello,
  tip("wait", { moment: "wait" }),
  tip("fight", { moment: "contest" }),
  march,
  tip("end", { moment: "over" }),
];

describe("a tour", () => {
  it("begins at the beginning, and goes on with what is asked", () => {
    expect(tipFor(TOUR, asked("march"), new Set())?.id).toBe("hello");
    expect(tipFor(TOUR, asked("march"), new Set(["hello"]))?.id).toBe("march");
  });

  it("shows each text once, and says nothing of an ask it does not know", () => {
    expect(tipFor(TOUR, asked("march"), new Set(["hello", "march"]))).toBeNull();
    expect(tipFor(TOUR, asked("strange"), new Set(["hello"]))).toBeNull();
    expect(tipFor([], asked("march"), new Set())).toBeNull();
  });

  it("explains each of the questions that a text names, and takes no question for a moment", () => {
    expect(tipFor(TOUR, asked("sail"), new Set(["hello"]))?.id).toBe("march");
    expect(tipFor(TOUR, asked("wait"), new Set(["hello"]))).toBeNull();
  });

  it("speaks while another seat is asked, in a fight, and at the end", () => {
    expect(tipFor(TOUR, update({}), new Set(["hello"]))?.id).toBe("wait");
    expect(tipFor(TOUR, { ...asked("losses"), contest: { title: "" } }, new Set(["hello"]))?.id).toBe(
      "fight",
    );
    expect(tipFor(TOUR, { ...asked("march"), over: true }, new Set())?.id).toBe("end");
  });

  it("drops a text with the ask it explains", () => {
    expect(passed(march, 1, asked("flee"))).toBe(true);
    expect(passed(march, 1, asked("march"))).toBe(false);
  });

  it("drops a greeting when the player answers and plays on", () => {
    expect(passed(hello, 1, asked("march", 1))).toBe(false);
    expect(passed(hello, 1, update({}))).toBe(false);
    expect(passed(hello, 1, asked("flee", 2))).toBe(true);
    expect(passed(hello, 0, asked("flee", 2))).toBe(false);
  });
});

describe("what the guide remembers", () => {
  it("is of this table alone", () => {
    const stored = JSON.stringify({ table: "t", closed: true, seen: ["a"] });
    expect(recall(stored, "t")).toEqual({ table: "t", closed: true, seen: ["a"] });
    expect(recall(stored, "other")).toEqual({ table: "other", closed: false, seen: [] });
  });

  it("survives nonsense", () => {
    expect(recall("{", "t")).toEqual({ table: "t", closed: false, seen: [] });
    expect(recall('{"table":"t","closed":"yes","seen":[1,"a"]}', "t")).toEqual({
      table: "t",
      closed: false,
      seen: ["a"],
    });
    expect(recall(null, "t").closed).toBe(false);
  });
});
