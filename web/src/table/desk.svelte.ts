/** What lies on the table beside the match: the open panel, menu, card, answer and odds. */

import { tick } from "svelte";
import type { TableStore } from "../net/table.svelte";
import { Trouble } from "../net/api";
import type { Choice } from "../look/choices";
import { Runs } from "../runs/runs.svelte";
import { say as sayRun } from "../runs/words";
import { optionsAt } from "./pointing";
import { placeName } from "./hands";
import type { Card, Odds, OptionInfo, RunInfo } from "../wire";

export type DialogName = "" | "settings" | "keys" | "find" | "unasked" | "over" | "newer";

export interface Answer {
  words: string;
  rule: string;
  tone: "plain" | "bad";
  /** The card of what was asked about, as `kind/id`. */
  card?: string;
  /** Stays until this browser does more than so many things, whatever the others do. */
  deeds?: number;
}

export interface Floating<T> {
  x: number;
  y: number;
  what: T;
}

const HOVER = 450;

export class Desk {
  tab = $state("log");
  side = $state(innerWidth > 900);
  /** Whether the panels take half of the screen. */
  wide = $state(false);
  /** Whether the choices are folded away. */
  folded = $state(false);
  dialog = $state<DialogName>("");
  menu = $state.raw<Floating<{ label: string; choices: Choice[] }> | null>(null);
  card = $state.raw<Floating<Card> | null>(null);
  /** A card that stays until it is closed. */
  pinned = $state.raw<Card | null>(null);
  answer = $state.raw<Answer | null>(null);
  /** Told for one version of the match: of another they are not true. */
  odds = $state.raw<{ option: OptionInfo; odds: Odds; version: number } | null>(null);
  hint = $state.raw<OptionInfo | null>(null);
  readonly runs: Runs;
  /** The clause that the rule book shows; counts up so that the same one can be asked for again. */
  rule = $state.raw({ id: "", n: 0 });
  x = 0;
  y = 0;

  private waiting = 0;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- what was fetched; nothing shows it
  private cards = new Map<string, Promise<Card>>();
  private cardsAt = -1;

  constructor(private readonly table: TableStore) {
    this.runs = new Runs(table);
  }

  /** Whether something lies over the table and takes all keys. */
  get covered(): boolean {
    const { curtain, shown } = this.table;
    return !!(this.dialog || this.pinned || this.menu || curtain || (this.odds && !shown?.contest));
  }

  tell(words: string, rule = "", tone: Answer["tone"] = "plain", card = ""): void {
    this.answer = { words, rule, tone, card };
  }

  openTab(name: string): void {
    this.tab = name;
    this.side = true;
  }

  openRule(id: string): void {
    this.rule = { id, n: this.rule.n + 1 };
    this.dialog = "";
    this.pinned = null;
    if (!this.table.shown?.contest) this.odds = null;
    this.openTab("rules");
  }

  /** A click, or Enter, on the board. */
  async point(place: string, piece = "", touch = false): Promise<void> {
    this.leave();
    const again = this.runs.pointed?.place === place;
    if (!again) this.runs.leave();
    const { shown, lit, busy, past } = this.table;
    if (busy || past) return;
    const options = optionsAt(lit, shown?.position ?? null, place, piece);
    if (options.length === 1 && options[0]) return this.table.choose(options[0]);
    if (!options.length) {
      if (!this.runs.ends.has(place)) return this.why(piece ? `piece:${piece}` : `place:${place}`);
      // A finger shows with its first tap what the second does.
      if (touch && !again) return this.runs.point(place, this.x, this.y, "touch");
      return this.end(place);
    }
    this.menu = {
      x: this.x,
      y: this.y,
      what: {
        label: placeName(this.table.board, place),
        choices: options.map((option) => ({
          words: option.words,
          rule: option.rule === this.table.now?.ask?.rule ? "" : option.rule,
          run: () => void this.table.choose(option),
        })),
      },
    };
  }

  /** Takes the run that leads to a place, or asks which. */
  private async end(place: string): Promise<void> {
    const { ends, pointed } = this.runs;
    const runs = ends.get(place) ?? [];
    if (runs.length === 1 && runs[0]) return this.go(runs[0]);
    this.menu = {
      x: pointed?.by === "keys" ? pointed.x : this.x,
      y: pointed?.by === "keys" ? pointed.y : this.y,
      what: {
        label: placeName(this.table.board, place),
        choices: runs.map((run) => ({
          words: run.words,
          note: run.stops?.map((stop) => stop.words).join(" "),
          hint: () => (this.runs.hint = run),
          run: () => void this.go(run),
        })),
      },
    };
  }

  /** Takes a run, and says where it has stopped early. */
  async go(run: RunInfo): Promise<void> {
    this.leave();
    this.runs.leave();
    const ran = await this.table.run(run);
    if (!ran?.stopped) return;
    // What the moment before left on the table is put away first.
    await tick();
    const { words, rule = "" } = ran.stopped;
    const said = sayRun(ran.taken === 1 ? "stopped.first" : "stopped", {
      taken: ran.taken,
      of: ran.of,
      words,
    });
    this.answer = { words: said, rule, tone: "plain", deeds: this.table.deeds };
  }

  async why(choice: string): Promise<void> {
    const { seat, now, api } = this.table;
    if (!seat) return;
    try {
      const why = await api.why({ seat, choice, ask: now?.ask?.version ?? 0 });
      this.tell(why.words, why.rule, "plain", choice.replace(":", "/"));
    } catch (error) {
      if (error instanceof Trouble) this.tell(error.words, error.rule, "bad");
    }
  }

  /** The pointer rests on something: after a moment its card comes up. */
  hover(kind: string, id: string, x: number, y: number): void {
    this.leave();
    if (!kind || !id) return;
    this.waiting = window.setTimeout(async () => {
      const mine = this.waiting;
      const card = await this.find(kind, id).catch(() => null);
      if (card && mine === this.waiting) this.card = { x, y, what: card };
    }, HOVER);
  }

  leave(): void {
    clearTimeout(this.waiting);
    this.waiting = 0;
    this.card = null;
  }

  async pin(ref: string): Promise<void> {
    const [kind = "", ...rest] = ref.split("/");
    const card = await this.find(kind, rest.join("/")).catch(() => null);
    if (card) this.pinned = card;
  }

  private find(kind: string, id: string): Promise<Card> {
    const { now, past, seat, api } = this.table;
    const version = now?.version ?? 0;
    if (this.cardsAt !== version) this.cards.clear();
    this.cardsAt = version;
    const ref = `${seat}/${kind}/${id}/${past?.choice ?? ""}`;
    const known = this.cards.get(ref) ?? api.card(seat, kind, id, past?.choice, this.table.moment.signal);
    this.cards.set(ref, known);
    known.catch(() => this.cards.delete(ref));
    return known;
  }

  async showOdds(option: OptionInfo): Promise<void> {
    const { seat, api, now, busy, moment } = this.table;
    if (busy) return;
    const version = now?.version ?? 0;
    const odds = await api.odds(seat, option.id, moment.signal).catch((error: Trouble) => {
      if (!moment.signal.aborted) this.tell(error.words, error.rule, "bad");
      return null;
    });
    if (odds && this.table.now?.version === version) this.odds = { option, odds, version };
  }

  /** Closes the topmost thing; false when nothing was open. */
  close(): boolean {
    if (this.menu) this.menu = null;
    else if (this.dialog) this.dialog = "";
    else if (this.pinned) this.pinned = null;
    else if (this.card) this.leave();
    else if (this.runs.pointed) this.runs.leave();
    else if (this.runs.open) this.runs.open = false;
    else if (this.answer) this.answer = null;
    else if (this.odds) this.odds = null;
    else return false;
    return true;
  }
}

export function save(name: string, data: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
