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
  vi.stubGlobal("fetch", async () => ({ ok: false, status: 409, text: async () => refusal }));
  const table = new TableStore("t");
  await expect(table.api.panel("", "log")).rejects.toThrow("It is played elsewhere.");
  vi.runAllTimers();
  expect(loaded).toEqual(["/table/t"]);
});

test("a moment that cannot be told leaves no other in its place", async () => {
  const refusal = JSON.stringify({ words: "Nobody knows.", key: "moment-untold" });
  vi.stubGlobal("fetch", async () => ({ ok: false, status: 409, text: async () => refusal }));
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
  answer({ ok: true, json: async () => ({ ...now, choice: 3 }) });
  await looking;
  expect(table.past).toBeNull();
});

test("one broken line of several is not hidden by the others", async () => {
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
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("localStorage", { getItem: () => '{"t":{"a":"k","b":"k"}}' });
  vi.stubGlobal("location", { origin: "http://here" });
  vi.stubGlobal("window", { setTimeout });
  vi.stubGlobal("document", { addEventListener: nothing, removeEventListener: nothing });
  vi.stubGlobal("addEventListener", nothing);
  vi.stubGlobal("removeEventListener", nothing);
  vi.stubGlobal("fetch", async () => ({ ok: true, json: async () => ({ seats: [{ seat: "a" }, { seat: "b" }] }) }));
  const table = new TableStore("t");
  await table.open();
  const tell = (i: number) => sockets[i]?.onmessage({ data: JSON.stringify({ ...now, seat: "ab"[i] }) });
  tell(0);
  expect(table.link).toBe("joining");
  tell(1);
  expect(table.link).toBe("live");
  sockets[1]?.onclose();
  tell(0);
  expect(table.link).toBe("lost");
  table.close();
});
