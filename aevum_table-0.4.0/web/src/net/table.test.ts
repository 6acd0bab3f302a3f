import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Update } from "../wire";
import { TableStore } from "./table.svelte";

const now: Update = { table: "t", version: 9, choice: 5, seat: "", seats: [], position: null };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a board that could not be fetched is asked for again, though nothing else has come yet", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (url: string) => {
    asked.push(url);
    return url.endsWith("/board") ? Promise.reject(new Error("broken")) : new Promise(() => {});
  });
  const table = new TableStore("t");
  void table.open();
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked.filter((url) => url.endsWith("/board")).length).toBeGreaterThan(1);
  table.close();
});

/** Where the page has gone by itself. */
function watchLoads(): string[] {
  const loaded: string[] = [];
  vi.stubGlobal("sessionStorage", { getItem: () => null, setItem: () => {} });
  vi.stubGlobal("location", { replace: (to: string) => loaded.push(to) });
  vi.stubGlobal("window", { setTimeout });
  return loaded;
}

test("what another program tells is left to its own page", () => {
  const loaded = watchLoads();
  const table = new TableStore("t");
  table.take("", { ...now, program: "0.2.0" });
  table.take("", { ...now, version: 10, program: "0.2.0" });
  table.take("", { ...now, version: 11 });
  vi.runAllTimers();
  expect(loaded).toEqual([]);
  table.take("", { ...now, version: 12, program: "0.3.0" });
  vi.runAllTimers();
  expect(loaded).toEqual(["/table/t"]);
});

test("a table that is played elsewhere is looked for there", async () => {
  const loaded = watchLoads();
  const refusal = JSON.stringify({ words: "It is played elsewhere.", key: "elsewhere" });
  vi.stubGlobal("fetch", () =>
    Promise.resolve({ ok: false, status: 409, text: () => Promise.resolve(refusal) }),
  );
  const table = new TableStore("t");
  await expect(table.api.panel("", "log")).rejects.toThrow("It is played elsewhere.");
  vi.runAllTimers();
  expect(loaded).toEqual(["/table/t"]);
});

test("a moment that cannot be told leaves no other in its place", async () => {
  const refusal = JSON.stringify({ words: "Nobody knows.", key: "moment-untold" });
  vi.stubGlobal("fetch", () =>
    Promise.resolve({ ok: false, status: 409, text: () => Promise.resolve(refusal) }),
  );
  const table = new TableStore("t");
  table.updates = { "": now };
  await table.look(3);
  expect(table.past).toMatchObject({ choice: 3, position: null, note: "Nobody knows." });
  expect(table.trouble).toBeNull();
});

test("a moment that comes after one has left the past is not shown", async () => {
  let answer: (found: unknown) => void = () => {};
  vi.stubGlobal("fetch", () => new Promise((done) => (answer = done)));
  const table = new TableStore("t");
  table.updates = { "": now };
  const looking = table.look(3);
  await table.look(null);
  answer({ ok: true, json: () => Promise.resolve({ ...now, choice: 3 }) });
  await looking;
  expect(table.past).toBeNull();
});

/** An open table of these seats: `tell` speaks through the socket of one of them. */
async function joined(seats: string, answer: (url: string) => unknown = () => null) {
  const sockets: { onmessage: (event: { data: string }) => void; onclose: () => void }[] = [];
  class Socket {
    onmessage = () => {};
    onclose = () => {};
    constructor() {
      sockets.push(this);
    }
    close(): void {}
  }
  const nothing = () => {};
  const keys = Object.fromEntries([...seats].map((seat) => [seat, "k"]));
  const info = { seats: [...seats].map((seat) => ({ seat })) };
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("localStorage", { getItem: () => JSON.stringify({ t: keys }), setItem: nothing });
  vi.stubGlobal("location", { origin: "http://here" });
  vi.stubGlobal("window", { setTimeout });
  vi.stubGlobal("document", { addEventListener: nothing, removeEventListener: nothing });
  vi.stubGlobal("addEventListener", nothing);
  vi.stubGlobal("removeEventListener", nothing);
  vi.stubGlobal("fetch", (url: string) =>
    Promise.resolve({ ok: true, json: () => Promise.resolve(answer(url) ?? info) }),
  );
  const table = new TableStore("t");
  await table.open();
  const tell = (i: number, update: Partial<Update> = {}) =>
    sockets[i]?.onmessage({ data: JSON.stringify({ ...now, seat: seats[i], ...update }) });
  return { table, sockets, tell };
}

test("one broken line of several is not hidden by the others", async () => {
  const { table, sockets, tell } = await joined("ab");
  tell(0);
  expect(table.link).toBe("joining");
  tell(1);
  expect(table.link).toBe("live");
  sockets[1]?.onclose();
  tell(0);
  expect(table.link).toBe("lost");
  table.close();
});

const OPTION = { id: "go", key: "go", words: "Go" };

test("a choice is over as soon as the socket has told what came of it", async () => {
  const asked: string[] = [];
  const { table, tell } = await joined("a", (url) => {
    asked.push(url);
    return url.endsWith("/choices") ? { version: 11 } : null;
  });
  tell(0);
  const choosing = table.choose(OPTION);
  await vi.advanceTimersByTimeAsync(100);
  tell(0, { version: 10 });
  await vi.advanceTimersByTimeAsync(100);
  expect(table.busy).toBe(true);
  tell(0, { version: 11 });
  await choosing;
  expect(table.busy).toBe(false);
  expect(asked.some((url) => url.includes("/update"))).toBe(false);
  table.close();
});

test("a choice of which the socket tells nothing is asked after", async () => {
  const { table, tell } = await joined("a", (url) => {
    if (url.includes("/update")) return { ...now, seat: "a", version: 11 };
    return url.endsWith("/choices") ? { version: 11 } : null;
  });
  tell(0);
  const choosing = table.choose(OPTION);
  await vi.advanceTimersByTimeAsync(1400);
  expect(table.busy).toBe(true);
  await vi.advanceTimersByTimeAsync(200);
  await choosing;
  expect(table.now?.version).toBe(11);
  table.close();
});
