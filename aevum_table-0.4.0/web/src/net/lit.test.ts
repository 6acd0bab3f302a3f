import { expect, test } from "vitest";
import { optionsAt } from "../table/pointing";
import { light } from "./lit";
import type { OptionInfo, Position } from "../wire";

const go: OptionInfo = { id: "go:gallia", key: "go", words: "March to Gallia", places: ["gallia"] };
const pick: OptionInfo = { id: "pick:7", key: "pick", words: "Take the legion", pieces: ["u7"] };
const raid: OptionInfo = {
  id: "raid:gallia",
  key: "raid",
  words: "Raid Gallia",
  places: ["gallia", "gallia"],
};
const here = {
  headline: "",
  places: { italia: { pieces: [{ id: "u7", kind: "unit", icon: "", name: "legion", owner: "rome" }] } },
} satisfies Position;

test("options light what they name, once", () => {
  const lit = light([go, pick, raid]);
  expect(lit.places.get("gallia")).toEqual([go, raid]);
  expect(lit.pieces.get("u7")).toEqual([pick]);
});

test("what may be done besides the question lights nothing", () => {
  expect(light([{ ...go, group: "Cards" }, pick]).places.size).toBe(0);
});

test("a click on a place means the place, else what stands in it", () => {
  const lit = light([go, pick]);
  expect(optionsAt(lit, here, "gallia")).toEqual([go]);
  expect(optionsAt(lit, here, "italia")).toEqual([pick]);
  expect(optionsAt(lit, here, "italia", "u7")).toEqual([pick]);
  expect(optionsAt(lit, here, "hispania")).toEqual([]);
});
