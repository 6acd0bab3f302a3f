/** Keys of the table, as a list from key to deed. */

import { meant } from "../look/keys";
import type { TableStore } from "../net/table.svelte";
import type { Desk } from "./desk.svelte";
import type { Replay } from "./replay.svelte";

export interface Deeds {
  focusMap: () => void;
  focusChoices: () => void | Promise<void>;
  focusRuns: () => void | Promise<void>;
  menu: () => void;
  film: () => void;
  card: () => void;
  tabs: () => string[];
}

export function shortcuts(
  table: TableStore,
  desk: Desk,
  replay: Replay,
  deeds: Deeds,
): (event: KeyboardEvent) => void {
  const nextTab = () => {
    const names = deeds.tabs();
    desk.openTab(names[(names.indexOf(desk.tab) + 1) % names.length] ?? "log");
  };
  const keys: Record<string, () => void> = {
    u: () =>
      void (table.now?.undo?.can ? table.undo() : table.now?.undo?.why && desk.tell(table.now.undo.why)),
    y: () => void (table.now?.undo?.redo && table.redo()),
    b: deeds.focusMap,
    c: () => void deeds.focusChoices(),
    g: () => void deeds.focusRuns(),
    i: () => (desk.dialog = table.now?.initiatives?.length ? "unasked" : ""),
    o: () => {
      const option = desk.hint ?? table.now?.ask?.options.find((one) => one.odds);
      if (option?.odds) void desk.showOdds(option);
    },
    l: () => desk.openTab("log"),
    r: () => desk.openTab("rules"),
    p: nextTab,
    s: () => (desk.side = !desk.side),
    "/": () => (desk.dialog = "find"),
    t: () => (replay.on ? replay.close() : replay.open()),
    f: deeds.film,
    m: deeds.menu,
    d: deeds.card,
    "?": () => (desk.dialog = "keys"),
  };
  const past: Record<string, () => void> = {
    ArrowLeft: () => replay.step(-1),
    ArrowRight: () => replay.step(1),
    Home: () => replay.to(0),
    End: () => replay.close(),
    " ": () => replay.film && replay.pause(),
  };

  return (event) => {
    if (!meant(event) || table.curtain || desk.menu) return;
    if (event.key === "Escape") {
      if (!desk.close() && replay.on) replay.close();
      return;
    }
    if (desk.covered) return;
    // Tabs and sliders have arrows of their own, and Space presses what has the focus.
    const own = event.key === " " ? "input, button, summary" : "[role=tablist], input";
    const inside = event.target instanceof Element && event.target.closest(own) !== null;
    const deed = replay.on && !inside ? (past[event.key] ?? keys[event.key]) : keys[event.key];
    if (!deed) return;
    event.preventDefault();
    deed();
  };
}
