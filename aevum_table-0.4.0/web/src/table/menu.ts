/** What the menu of a table offers. */

import { say } from "../look/words";
import type { Choice } from "../look/choices";
import { keepKeys } from "../net/keys";
import { router } from "../net/route.svelte";
import type { TableStore } from "../net/table.svelte";
import type { Offer } from "../newer/offer.svelte";
import { say as sayNewer } from "../newer/words";
import { save, type Desk } from "./desk.svelte";
import type { Replay } from "./replay.svelte";

export async function saveRecord(table: TableStore): Promise<void> {
  const record = await table.act(() => table.api.record());
  if (record) save(`${table.info?.scenario ?? "match"}-${table.id}.json`, record);
}

async function saveStory(table: TableStore): Promise<void> {
  const story = await table.act(() => table.api.story(table.seat));
  if (story) save(`${table.info?.scenario ?? "match"}-${table.seat || "public"}.json`, story);
}

export async function whatIf(table: TableStore): Promise<void> {
  const keys = await table.act(() => table.api.branch(table.seat));
  if (!keys) return;
  keepKeys(keys.table.id, keys.keys);
  router.table(keys.table);
}

async function copyLink(desk: Desk, id: string, seat: string): Promise<void> {
  // From the root: wherever the table is played by the time it is opened.
  const link = `${location.origin}/table/${id}?join=${encodeURIComponent(seat)}`;
  // Browsers offer the clipboard to safe addresses only; then the link is at least shown.
  const copied = await navigator.clipboard?.writeText(link).then(
    () => true,
    () => false,
  );
  desk.tell(copied ? `${say("menu.copied")} ${link}` : link);
}

export function menu(
  table: TableStore,
  desk: Desk,
  replay: Replay,
  offer: Offer,
  film: () => void,
): Choice[] {
  const { now, seat, host, info } = table;
  const newer = offer.reading.menu;
  const open = (info?.seats ?? []).filter(
    (one) => now?.seats.find((other) => other.seat === one.seat)?.player === "open",
  );
  const all: (Choice | false)[] = [
    { words: say("menu.find"), glyph: "find", key: "/", run: () => (desk.dialog = "find") },
    { words: say("menu.replay"), glyph: "clock", key: "t", run: () => replay.open() },
    seat !== "" && { words: say("menu.film"), glyph: "film", key: "f", run: film },
    seat !== "" &&
      !now?.over && { words: say("menu.whatif"), glyph: "branch", run: () => void whatIf(table) },
    host && { words: say("menu.save"), glyph: "save", run: () => void saveRecord(table) },
    { words: say("menu.story"), glyph: "save", run: () => void saveStory(table) },
    ...open.map((one): Choice => ({
      words: say("menu.link", { seat: one.name }),
      glyph: "link",
      run: () => void copyLink(desk, table.id, one.seat),
    })),
    newer !== "" && { words: sayNewer(`menu.${newer}`), glyph: "book", run: () => (desk.dialog = "newer") },
    { words: say("menu.settings"), glyph: "gear", run: () => (desk.dialog = "settings") },
    { words: say("menu.keys"), glyph: "keys", key: "?", run: () => (desk.dialog = "keys") },
    { words: say("menu.leave"), glyph: "door", run: () => router.lobby() },
  ];
  return all.filter((one): one is Choice => one !== false);
}
