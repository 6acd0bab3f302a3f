import { expect, it } from "vitest";
import type { BoardPlace, Owner } from "../wire";
import { tellPiece, tellPlace } from "./tell";

const owners = new Map<string, Owner>([
  ["rome", { id: "rome", name: "Rome", colour: "#a00", ink: "#fff" }],
  ["goths", { id: "goths", name: "Goths", colour: "#aa0", ink: "#000" }],
]);
const thracia: BoardPlace = { id: "t", name: "Thracia", kind: "land", path: "", at: [0, 0] };

it("tells a place with its owner, city and stacks", () => {
  const said = tellPlace(
    thracia,
    {
      owner: "rome",
      hold: "stripe",
      city: { name: "Constantinopolis", level: 3, walls: 1, capital: "rome" },
      marks: [{ icon: "x", name: "revolt", text: "2" }],
      pieces: [{ id: "a", kind: "unit", icon: "x", name: "legion", owner: "rome", count: 2, worn: true }],
    },
    owners,
    true,
  );
  expect(said).toBe(
    "Thracia. can be chosen. contested, Rome. Constantinopolis, city of level 3. walls 1. capital of Rome. revolt 2. Rome, strength 2: 2 × legion, worn",
  );
});

it("tells an empty place by its name, and that pieces there can be chosen", () => {
  expect(tellPlace(thracia, undefined, owners, false)).toBe("Thracia");
  expect(tellPlace(thracia, undefined, owners, false, true)).toBe("Thracia. pieces here can be chosen");
  expect(tellPlace(thracia, undefined, owners, false, false, false)).toBe(
    "Thracia. can be reached in one go",
  );
  expect(tellPlace(thracia, undefined, owners, false, false, true)).toContain("something may stop you");
});

it("tells a leader's ratings, and who commands a foreign unit", () => {
  expect(
    tellPiece(
      {
        id: "a",
        kind: "leader",
        icon: "x",
        name: "Fritigernus",
        owner: "goths",
        text: "3+4",
        spent: true,
        master: "rome",
      },
      owners,
    ),
  ).toBe("Fritigernus (3+4), has acted, under Rome");
});

it("has no level to tell of a city that is a picture", () => {
  const burg = { name: "Aachen", level: 1, icon: "castle", port: true };
  expect(tellPlace({ ...thracia, name: "Aachen" }, { city: burg }, owners, false)).not.toContain("1");
});
