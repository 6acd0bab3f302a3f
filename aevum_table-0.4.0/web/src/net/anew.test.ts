import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Anew, due } from "./anew";

let stored: Record<string, string>;
let loaded: string[];

beforeEach(() => {
  vi.useFakeTimers();
  stored = {};
  loaded = [];
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => stored[name] ?? null,
    setItem: (name: string, value: string) => (stored[name] = value),
  });
  vi.stubGlobal("location", { replace: (to: string) => loaded.push(to) });
  vi.stubGlobal("window", { setTimeout });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the page waits ten seconds between two loads, whatever its memory holds", () => {
  expect(due(null, 5000)).toBe(0);
  expect(due("5000", 6000)).toBe(9000);
  expect(due("5000", 15_000)).toBe(0);
  expect(due("99999", 5000)).toBe(10_000);
  expect(due("nonsense", 5000)).toBe(0);
});

test("however often it is told to, the page loads once, from the root", () => {
  const anew = new Anew("a b");
  anew.load();
  anew.load();
  vi.advanceTimersByTime(60_000);
  expect(loaded).toEqual(["/table/a%20b"]);
});

test("the next page that is told the same at once waits for its turn", () => {
  new Anew("t").load();
  vi.advanceTimersByTime(1);
  new Anew("t").load();
  vi.advanceTimersByTime(9000);
  expect(loaded).toHaveLength(1);
  vi.advanceTimersByTime(1000);
  expect(loaded).toHaveLength(2);
});

test("a table that was left is not loaded", () => {
  stored["aevum.anew"] = String(Date.now());
  const anew = new Anew("t");
  anew.load();
  anew.stop();
  vi.advanceTimersByTime(60_000);
  expect(loaded).toEqual([]);
});
