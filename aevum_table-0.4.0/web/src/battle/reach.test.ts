import { describe, expect, it } from "vitest";
import type { AskInfo, Contest, OptionInfo, Piece } from "../wire";
import { reach } from "./reach";

const piece = (id: string): Piece => ({ id, kind: "unit", icon: "", name: id, owner: "rome" });
const option = (id: string, pieces: string[] = []): OptionInfo => ({ id, key: id, words: id, pieces });
const ask = (...options: OptionInfo[]): AskInfo => ({ key: "k", version: 1, words: "?", options });

const FIGHT: Contest = {
  title: "A fight",
  sides: [
    {
      name: "A",
      owner: "rome",
      pieces: [piece("legion")],
      lost: [piece("archer")],
      dice: [{ face: "1", option: "throw" }],
    },
    { name: "B", owner: "goths", pieces: [piece("horse")] },
  ],
};

describe("reach", () => {
  it("puts options on their dice and counters, the rest on buttons, numbered as in the ask", () => {
    const found = reach(FIGHT, ask(option("throw"), option("hit", ["legion"]), option("pass")));
    expect(found.dice.get("throw")?.n).toBe(1);
    expect(found.pieces.get("legion")?.map((one) => one.n)).toEqual([2]);
    expect(found.buttons).toEqual([{ n: 3, option: option("pass") }]);
  });

  it("finds lost counters too, and keeps several options of one counter", () => {
    const found = reach(FIGHT, ask(option("back", ["archer"]), option("sell", ["archer"])));
    expect(found.pieces.get("archer")?.map((one) => one.option.id)).toEqual(["back", "sell"]);
  });

  it("gives a button to an option whose counter stands elsewhere, or whose die is not on the table", () => {
    const found = reach(FIGHT, ask(option("far", ["fleet"]), option("other-die")));
    expect(found.buttons.map((one) => one.option.id)).toEqual(["far", "other-die"]);
  });

  it("has nothing to click while nothing is asked", () => {
    const found = reach(FIGHT, null);
    expect([found.dice.size, found.pieces.size, found.buttons.length]).toEqual([0, 0, 0]);
  });
});
