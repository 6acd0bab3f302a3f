import { describe, expect, it } from "vitest";
import type { Contest, Piece, Side } from "../wire";
import { told } from "./speech";

const unit = (name: string, more: Partial<Piece> = {}): Piece => ({
  id: name,
  kind: "unit",
  icon: "",
  name,
  owner: "rome",
  ...more,
});
const rome = (side: Partial<Side>): Side => ({ name: "Rome", owner: "rome", ...side });
const fight = (side: Partial<Side>, now = 0, place = "dardania"): Contest => ({
  title: "Battle of Dardania",
  place,
  tracks: ["Archery", "Melee"],
  now,
  sides: [rome(side)],
});

describe("told", () => {
  it("begins a fight with its title", () => {
    expect(told(null, fight({ pieces: [unit("legion")] }))).toEqual(["Battle of Dardania"]);
    expect(told(fight({}, 0, "achaia"), fight({}))[0]).toBe("Battle of Dardania");
  });

  it("says a roll, face by face, and its hits", () => {
    const dice = [{ face: "sword" }, { face: "blank" }, { face: "sword" }];
    expect(told(fight({}), fight({ dice, hits: 2 }, 1))).toEqual([
      "Now: Melee.",
      "Rome: rolled 2 × sword, blank.",
      "Rome: 2 hits.",
    ]);
  });

  it("says only the die that was thrown again", () => {
    const before = fight({ dice: [{ face: "sword" }, { face: "blank" }], hits: 1 });
    const after = fight({ dice: [{ face: "sword" }, { face: "two swords" }], hits: 3 });
    expect(told(before, after)).toEqual(["Rome: rolled two swords.", "Rome: 3 hits."]);
  });

  it("says losses, damage and what is recovered", () => {
    const start = fight({ pieces: [unit("legion", { count: 2 }), unit("guard")] });
    const hurt = fight({
      pieces: [unit("legion"), unit("guard", { worn: true, id: "guard-worn" })],
      lost: [unit("legion", { id: "lost-legion" })],
    });
    expect(told(start, hurt)).toEqual(["Rome: lost legion.", "Rome: guard damaged."]);
    expect(
      told(hurt, fight({ pieces: [unit("legion", { count: 2 }), unit("guard", { worn: true })] })),
    ).toEqual(["Rome: got back legion."]);
  });

  it("is silent when nothing changed", () => {
    expect(told(fight({ hits: 1 }), fight({ hits: 1 }))).toEqual([]);
  });
});
