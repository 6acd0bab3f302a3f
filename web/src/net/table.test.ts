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
