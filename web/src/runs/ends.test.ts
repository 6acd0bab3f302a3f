import { expect, test } from "vitest";
import { light } from "../net/lit";
import { optionsAt } from "../table/pointing";
import type { OptionInfo, RunInfo } from "../wire";
import { beyond, ends, marks, starts, way } from "./ends";

const PLACES = new Set(["Gallia", "Italia", "Moesia", "Dacia"]);

function run(from: string, to: string, choices: string[], more: Partial<RunInfo> = {}): RunInfo {
  const steps = choices.map((choice) => ({ choice, ask: "march" }));
  return {
    id: choices.join("+"),
    key: "march",
    words: `${from} to ${to}`,
    args: { from, to },
    steps,
    ...more,
  };
}
const far = run("Gallia", "Moesia", ["go:Italia", "go:Moesia", "halt"]);
const near = run("Gallia", "Italia", ["go:Italia", "halt"]);
const same = run("Gallia", "Dacia", ["go:Dacia"]);
const other = run("Dacia", "Moesia", ["march:Dacia", "go:Moesia", "halt"], {
  stops: [{ key: "may-intercept", words: "In Moesia they may be intercepted.", rule: "XIX.A.1" }],
});
const option = (id: string, ...places: string[]): OptionInfo => ({ id, key: "go", words: id, places });
const asked = [option("go:Italia", "Italia"), option("go:Dacia", "Dacia"), option("halt", "Gallia")];

test("a run that is one of the answers is not offered a second time", () => {
  expect(beyond([far, near, same], asked)).toEqual([far, near]);
  expect(beyond([same], [asked[0]!])).toEqual([same]);
});

test("a click takes a run only where it would not take an answer", () => {
  const lit = light(asked);
  const found = ends(
    beyond([far, near, same, other], asked),
    PLACES,
    (place) => optionsAt(lit, null, place).length > 0,
  );
  expect([...found]).toEqual([["Moesia", [far, other]]]);
});

test("what leads nowhere, or off the map, marks no place", () => {
  const lost = run("Gallia", "Ultima Thule", ["sail"]);
  expect(ends([{ ...far, args: {} }, lost], PLACES, () => false).size).toBe(0);
});

test("the way is what the run tells of it, else what its choices name", () => {
  expect(way(far, PLACES)).toEqual(["Gallia", "Italia", "Moesia"]);
  const told = { ...far, args: { ...far.args, way: ["Dacia", "Moesia"] } };
  expect(way(told, PLACES)).toEqual(["Gallia", "Dacia", "Moesia"]);
  expect(way(other, PLACES)).toEqual(["Dacia", "Moesia"]);
  expect(way(run("", "Moesia", ["sail"]), PLACES)).toEqual(["Moesia"]);
});

test("one that may be stopped marks its place", () => {
  const found = ends([far, near, other], PLACES, () => false);
  expect([...marks(found)]).toEqual([
    ["Moesia", true],
    ["Italia", false],
  ]);
});

test("the list is parted by where runs start", () => {
  const parted = starts([far, other, near, { ...near, id: "x", args: {} }]);
  expect(parted.map((one) => [one.from, one.runs.length])).toEqual([
    ["Gallia", 2],
    ["Dacia", 1],
    ["", 1],
  ]);
});
