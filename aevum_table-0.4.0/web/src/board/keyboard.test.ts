import { expect, it } from "vitest";
import { keyboard, type Hands } from "./keyboard";

function hands(focus = ""): Hands & { done: string[] } {
  const done: string[] = [];
  const place = (id: string, x: number, next: string[]) => ({
    id,
    name: id,
    kind: "land",
    path: "",
    at: [x, 0] as [number, number],
    next,
  });
  return {
    done,
    places: new Map([
      ["a", place("a", 0, ["b"])],
      ["b", place("b", 9, ["a"])],
    ]),
    focus,
    stops: ["b"],
    start: () => "a",
    walk: (id) => done.push(`walk ${id}`),
    enter: () => done.push("enter"),
    spread: () => done.push("spread"),
    zoom: (factor) => done.push(factor > 1 ? "nearer" : "farther"),
    whole: () => done.push("whole"),
  };
}
const key = (name: string, timeStamp = 0, more = {}) => ({ key: name, timeStamp, ...more }) as KeyboardEvent;

it("starts where one looks, then walks the graph", () => {
  const press = keyboard();
  const [nowhere, at] = [hands(), hands("a")];
  expect(press(key("ArrowRight"), nowhere)).toBe(true);
  expect(press(key("ArrowRight"), at)).toBe(true);
  expect([...nowhere.done, ...at.done]).toEqual(["walk a", "walk b"]);
});

it("chooses, spreads and zooms", () => {
  const press = keyboard();
  const at = hands("a");
  for (const name of ["Enter", " ", "+", "-", "0"]) expect(press(key(name), at)).toBe(true);
  expect(at.done).toEqual(["enter", "spread", "nearer", "farther", "whole"]);
});

it("lets Tab leave after the last lit place", () => {
  const press = keyboard();
  expect(press(key("Tab"), hands("a"))).toBe(true);
  expect(press(key("Tab"), hands("b"))).toBe(false);
});

it("leaves numbers and the browser's own keys alone", () => {
  const press = keyboard();
  const at = hands("a");
  expect(press(key("1", 100), at)).toBe(false);
  expect(press(key("0", 300), at)).toBe(false);
  expect(press(key("+", 400, { ctrlKey: true }), at)).toBe(false);
  expect(press(key("0", 9000), at)).toBe(true);
  expect(at.done).toEqual(["whole"]);
});
