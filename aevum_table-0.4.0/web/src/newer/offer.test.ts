import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TableStore } from "../net/table.svelte";
import type { Decision, Upgrade } from "../wire";
import { Offer } from "./offer.svelte";

const offered: Upgrade = {
  table: "t",
  rules: "1.0",
  newest: "1.2",
  state: "offered",
  movable: true,
  playable: true,
  asked: [
    { seat: "a", name: "A" },
    { seat: "b", name: "B" },
  ],
};
let sent: { url: string; key?: string; body?: Decision }[];
let answer: () => Upgrade | null;
let loaded: string[];

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  loaded = [];
  answer = () => offered;
  vi.stubGlobal("localStorage", {
    getItem: () => JSON.stringify({ t: { a: "key-a", b: "key-b", host: "key-host" } }),
  });
  vi.stubGlobal("sessionStorage", { getItem: () => null, setItem: () => {} });
  vi.stubGlobal("location", { replace: (to: string) => loaded.push(to) });
  vi.stubGlobal("window", { setTimeout });
  vi.stubGlobal(
    "fetch",
    (url: string, { headers, body }: { headers: Record<string, string>; body?: string }) => {
      sent.push({ url, key: headers.Authorization, body: body ? (JSON.parse(body) as Decision) : undefined });
      const found = answer();
      if (!found) return Promise.reject(new Error("broken"));
      return Promise.resolve({ ok: true, json: () => Promise.resolve(found) });
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function seated(): Offer {
  const table = new TableStore("t");
  table.held = ["a", "b"];
  table.seat = "a";
  return new Offer(table);
}

test("the newest program is asked, and nobody hears of it when it does not answer", async () => {
  const offer = seated();
  await offer.ask();
  expect(sent).toEqual([{ url: "/api/tables/t/upgrade?seat=a", key: "Bearer key-a" }]);
  expect(offer.reading.bar).toBe("offered");
  answer = () => null;
  await offer.ask();
  expect([offer.now, offer.trouble]).toEqual([offered, ""]);
});

test("each word is given with the key of its seat; for another seat is told anew what the shown one may know", async () => {
  const offer = seated();
  await offer.ask();
  await offer.decide("a", "stay");
  expect(sent[1]).toEqual({
    url: "/api/tables/t/upgrade",
    key: "Bearer key-a",
    body: { seat: "a", answer: "stay" },
  });
  await offer.decide("host", "move");
  expect(sent[2]).toMatchObject({ key: "Bearer key-host", body: { seat: "host" } });
  expect(sent[3]?.url).toBe("/api/tables/t/upgrade?seat=a");
});

test("a word that is not taken says why", async () => {
  const offer = seated();
  answer = () => null;
  await offer.decide("a", "move");
  expect(offer.trouble).not.toBe("");
  expect(offer.busy).toBe(false);
});

test("the page is loaded anew when the table has moved up", async () => {
  const offer = seated();
  await offer.ask();
  answer = () => ({ ...offered, rules: "1.2", state: "same" });
  await offer.decide("host", "move");
  vi.runAllTimers();
  expect(loaded).toEqual(["/table/t"]);
});

test("what one seat was told is not shown to the next", async () => {
  const offer = seated();
  const late = offer.ask();
  offer.forget();
  await late;
  expect(offer.now).toBeNull();
});
