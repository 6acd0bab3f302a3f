/** What the game proposes for the open question: fetched beside it, shown on the map, taken as one. */

import type { TableStore } from "../net/table.svelte";
import { optionsAt } from "../table/pointing";
import type { RunInfo } from "../wire";
import { beyond, ends, marks, NOWHERE, placesOf, way, type Ends } from "./ends";

/** Milliseconds that a question stands before its runs are fetched: who answers at once needs none. */
const PAUSE = 120;
/** So many ways are drawn at once. */
const DRAWN = 6;

/** How a place is pointed at: only with the mouse does pointing end by itself. */
export type By = "mouse" | "touch" | "keys";

export interface Pointed {
  place: string;
  x: number;
  y: number;
  by: By;
}

export class Runs {
  pointed = $state.raw<Pointed | null>(null);
  /** The one of a list or a menu that has the focus or the pointer. */
  hint = $state.raw<RunInfo | null>(null);
  /** Whether the list is unfolded. */
  open = $state(false);
  private found = $state.raw<{ at: string; runs: RunInfo[] }>({ at: "", runs: [] });

  /** The question that runs are wanted for; "": none, for an onlooker or in a fight. */
  readonly at: string = $derived.by(() => {
    const { seat, now, board, curtain } = this.table;
    const asked = now?.ask && !now.ask.answer && !now.contest && now.position;
    return seat && asked && !curtain && board?.places.length ? `${seat} ${now.version}` : "";
  });
  readonly all: RunInfo[] = $derived.by(() =>
    this.at && this.found.at === this.at ? beyond(this.found.runs, this.table.now?.ask?.options ?? []) : [],
  );
  private readonly places: ReadonlySet<string> = $derived.by(() => placesOf(this.table.board));
  readonly ends: Ends = $derived.by(() => {
    const { lit, shown, past } = this.table;
    if (past || !this.all.length) return NOWHERE;
    const position = shown?.position ?? null;
    return ends(this.all, this.places, (place) => optionsAt(lit, position, place).length > 0);
  });
  /** The places where they end, and whether something may stop one on its way there. */
  readonly marks: Map<string, boolean> = $derived(marks(this.ends));
  /** Those that lead to where one points. */
  readonly here: RunInfo[] = $derived.by(() => this.ends.get(this.pointed?.place ?? "") ?? []);
  readonly ways: string[][] = $derived.by(() => {
    const shown = this.hint ? [this.hint] : this.here;
    return shown
      .slice(0, DRAWN)
      .map((run) => way(run, this.places))
      .filter((places) => places.length > 1);
  });

  constructor(private readonly table: TableStore) {}

  /** Fetches them for the question that stands open, until another does. Without them its answers are still there. */
  fetch(): () => void {
    const { at } = this;
    const { seat, api } = this.table;
    const gone = new AbortController();
    const timer = setTimeout(async () => {
      const runs = at ? await api.runs(seat, gone.signal).catch(() => []) : [];
      if (!gone.signal.aborted) this.found = { at, runs };
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }

  point(place: string, x: number, y: number, by: By): void {
    this.pointed = this.ends.has(place) ? { place, x, y, by } : null;
  }

  /** Nothing of them is pointed at any more. */
  leave(): void {
    this.pointed = null;
    this.hint = null;
  }
}
