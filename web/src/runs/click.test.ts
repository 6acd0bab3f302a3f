import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TableStore } from "../net/table.svelte";
import { Desk } from "../table/desk.svelte";
import type { AskInfo, Board, BoardPlace, Ran, RunInfo, Update } from "../wire";

const place = (id: string): BoardPlace => ({ id, name: id, kind: "land", path: "", at: [0, 0] });
const board: Board = {
  game: "",
  title: "",
  box: [0, 0, 9, 9],
  places: ["Gallia", "Italia", "Moesia"].map(place),
};
const ask: AskInfo = {
  key: "march",
  version: 3,
  words: "Where to?",
  options: [{ id: "go:Italia", key: "go", words: "March to Italia", places: ["Italia"] }],
};
const now: Update = {
  table: "t",
  version: 9,
  choice: 5,
  seat: "a",
  seats: [],
  position: { headline: "" },
  ask,
};

function run(to: string, ...choices: string[]): RunInfo {
  const steps = choices.map((choice) => ({ choice, ask: "march" }));
  return { id: choices.join("+"), key: "march", words: `To ${to}`, args: { from: "Gallia", to }, steps };
}
const far = run("Moesia", "go:Italia", "go:Moesia", "halt");
const near = run("Italia", "go:Italia", "halt");
const round = {
  ...run("Moesia", "go:Moesia", "halt"),
  stops: [{ key: "dice", words: "Dice fall.", rule: "I.1" }],
};

interface Call {
  method: string;
  path: string;
  body: unknown;
}
let calls: Call[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("innerWidth", 1440);
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
  calls = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function seated(runs: RunInfo[], update: Partial<Update> = {}, ran: Partial<Ran> = {}) {
  vi.stubGlobal("fetch", (url: string, { method = "GET", body = "" }: { method?: string; body?: string }) => {
    const path = url.replace(/.*\/tables\/t|\?.*/g, "");
    calls.push({ method, path, body: body ? JSON.parse(body) : null });
    const done = { version: 10, taken: 3, of: 3, ...ran };
    const answer = method === "POST" ? done : path === "/runs" ? runs : { ...now, version: 10 };
    return Promise.resolve({ ok: true, json: () => Promise.resolve(answer) });
  });
  const table = new TableStore("t");
  table.board = board;
  table.held = ["a"];
  table.seat = update.seat ?? "a";
  table.updates = { [table.seat]: { ...now, ...update } };
  const desk = new Desk(table);
  desk.runs.fetch();
  await vi.advanceTimersByTimeAsync(500);
  return { table, desk };
}
const posted = () => calls.filter((call) => call.method === "POST").map(({ path, body }) => [path, body]);

test("a click where one run ends takes it", async () => {
  const { table, desk } = await seated([far, near]);
  expect([...desk.runs.marks]).toEqual([["Moesia", false]]);
  await desk.point("Moesia");
  expect(posted()).toEqual([["/runs", { seat: "a", run: far.id }]]);
  expect(table.now?.version).toBe(10);
  expect(desk.answer).toBeNull();
  expect(desk.runs.all).toEqual([]);
});

test("a click on a lit place still takes its answer", async () => {
  const { desk } = await seated([far, near]);
  await desk.point("Italia");
  expect(posted()).toEqual([["/choices", { seat: "a", choice: "go:Italia", ask: 3 }]]);
});

test("where several runs end a menu asks which, with what may stop each", async () => {
  const { desk } = await seated([far, round]);
  await desk.point("Moesia");
  expect(posted()).toEqual([]);
  const choices = desk.menu?.what.choices ?? [];
  expect(choices.map((one) => [one.words, one.note])).toEqual([
    ["To Moesia", undefined],
    ["To Moesia", "Dice fall."],
  ]);
  choices[1]?.hint?.();
  expect(desk.runs.ways).toEqual([["Gallia", "Moesia"]]);
  choices[1]?.run();
  await vi.advanceTimersByTimeAsync(100);
  expect(posted()).toEqual([["/runs", { seat: "a", run: round.id }]]);
});

test("a finger shows with the first tap what the second takes", async () => {
  const { desk } = await seated([far]);
  await desk.point("Moesia", "", true);
  expect(desk.runs.ways).toEqual([["Gallia", "Italia", "Moesia"]]);
  expect(posted()).toEqual([]);
  await desk.point("Moesia", "", true);
  expect(posted()).toHaveLength(1);
});

test("where it stopped is said, with the rule", async () => {
  const stopped = { key: "x", words: "A river is in the way.", rule: "XX.F.3" };
  const { table, desk } = await seated([far], {}, { taken: 1, stopped });
  await desk.point("Moesia");
  expect(desk.answer).toMatchObject({
    words: "Stopped after the first of 3 choices. A river is in the way.",
    rule: "XX.F.3",
    deeds: table.deeds,
  });
});

test("nothing is fetched for onlookers, in a fight, or where an answer is in", async () => {
  await seated([far], { seat: "" });
  await seated([far], { contest: {} as Update["contest"] });
  await seated([far], { ask: { ...ask, answer: "go:Italia" } });
  await seated([far], { ask: null });
  expect(calls).toEqual([]);
});

test("what was fetched for another moment is dropped", async () => {
  const { table, desk } = await seated([far]);
  expect(desk.runs.all).toEqual([far]);
  table.updates = { a: { ...now, version: 10 } };
  expect(desk.runs.all).toEqual([]);
});
