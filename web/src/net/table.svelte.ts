/** One table in this browser: what each held seat knows, what is shown of it, and what can be done. */

import { Anew } from "./anew";
import { ELSEWHERE, Trouble, tableApi, type TableApi } from "./api";
import { BASE, ROOT } from "./base";
import { HOST, keepKeys, keepMark, keysOf, markOf, seatsOf } from "./keys";
import { DARK, light, type Lit } from "./lit";
import { Live, wait, type Link } from "./live";
import { untold } from "./past";
import { grow, older, type Story } from "./story";
import { asked, curtained, next } from "./turns";
import type { Board, Done, OptionInfo, Ran, RunInfo, TableInfo, Update } from "../wire";

const PAGE = 300;
/** Milliseconds that the socket has to bring what a choice led to, before it is fetched. */
const PATIENCE = 1500;
/** The key of the refusal to tell a moment. */
const UNTOLD = "moment-untold";

function worst(links: Link[]): Link {
  if (links.includes("lost")) return "lost";
  return links.length && !links.includes("joining") ? "live" : "joining";
}

export class TableStore {
  readonly api: TableApi;
  info = $state.raw<TableInfo | null>(null);
  board = $state.raw<Board | null>(null);
  boardless = $state(false);
  held = $state.raw<string[]>([]);
  /** Whether this browser may save and delete the table. */
  host = $state(false);
  updates = $state.raw<Record<string, Update>>({});
  stories = $state.raw<Record<string, Story>>({});
  seat = $state("");
  /** The seat the screen must be passed to before it is shown. */
  curtain = $state("");
  private links = $state.raw<Record<string, Link>>({});
  /** The worst of the lines of all held seats. */
  link: Link = $derived(worst(Object.values(this.links)));
  trouble = $state.raw<Trouble | null>(null);
  busy = $state(false);
  /** When the last update came, for the clock of a thinking bot. */
  heard = $state(Date.now());
  /** A past moment that is looked at instead of now. */
  past = $state.raw<Update | null>(null);
  /** From which choice on "since my last turn" tells. */
  since = $state<number | null>(null);

  now: Update | null = $derived(this.updates[this.seat] ?? null);
  shown: Update | null = $derived(this.past ?? this.now);
  story: Story = $derived(this.stories[this.seat] ?? []);
  lit: Lit = $derived(this.past || !this.now?.ask ? DARK : light(this.now.ask.options));

  /** Ends what is asked about a moment when the moment passes: of what is gone the server knows nothing. */
  moment = new AbortController();

  /** Counts what was done here: choices, runs, undo and redo. */
  deeds = 0;

  /** Loads the page anew where another program has come to play the table. */
  readonly anew: Anew;

  private lives: Live[] = [];
  private closed = false;
  /** Counts the wishes to see a moment: the answer to an older one is not shown. */
  private looks = 0;
  private own: Record<string, number> = {};
  /** Wakes whatever waits for news. */
  private told = (): void => {};
  /** The program that this page has first heard from. */
  private program = "";

  constructor(readonly id: string) {
    this.anew = new Anew(id);
    this.api = tableApi(id, this.anew.load);
  }

  async open(join = ""): Promise<void> {
    if (join && !keysOf(this.id)[join]) keepKeys(this.id, (await this.api.take(join)).keys);
    this.host = HOST in keysOf(this.id);
    const laid = this.lay(); // the largest answer, so the first that is asked for
    this.info = await this.api.info();
    if (this.info.base && BASE === ROOT) this.anew.load();
    const order = this.info.seats.map((seat) => seat.seat);
    this.held = seatsOf(this.id).sort((a, b) => order.indexOf(a) - order.indexOf(b));
    this.seat = this.held[0] ?? "";
    for (const seat of this.held.length ? this.held : [""]) this.listen(seat);
    await laid;
  }

  /** Fetches the board. A game without one is played from its options alone. */
  private async lay(tries = 0): Promise<void> {
    try {
      this.board = await this.api.board();
    } catch (error) {
      this.boardless = error instanceof Trouble && error.status === 404;
      if (this.boardless || this.closed) return;
      setTimeout(() => void this.lay(tries + 1), wait(tries));
    }
  }

  close(): void {
    this.closed = true;
    this.anew.stop();
    for (const live of this.lives) live.close();
    this.lives = [];
  }

  private listen(seat: string): void {
    this.lives.push(
      new Live(this.api.live(), {
        hello: () => ({
          seat,
          key: keysOf(this.id)[seat] ?? "",
          version: this.updates[seat]?.version ?? 0,
          events: this.updates[seat]?.events ?? 0,
        }),
        update: (update) => this.take(seat, update),
        link: (link) => (this.links = { ...this.links, [seat]: link }),
        trouble: (trouble) => {
          this.trouble = trouble;
          if (trouble.key === ELSEWHERE) this.anew.load();
        },
      }),
    );
  }

  take(seat: string, update: Update): void {
    this.hear(update);
    const known = this.updates[seat];
    if (known && known.version > update.version) return;
    if (known?.version !== update.version) this.pass();
    this.stories = { ...this.stories, [seat]: grow(this.stories[seat] ?? [], update) };
    this.updates = { ...this.updates, [seat]: update };
    this.heard = Date.now();
    this.turn();
    this.recall(seat, update);
    this.told();
  }

  /** What another program tells is for its own page to show. */
  private hear(update: Update): void {
    this.program ||= update.program ?? "";
    if (update.program && update.program !== this.program) this.anew.load();
  }

  /** What others did between this seat's last own choice and its next question is "since my last turn". */
  private recall(seat: string, update: Update): void {
    if (seat !== this.seat) return;
    const mine = this.own[seat] ?? markOf(this.id, seat);
    if (mine === null || mine === undefined || !asked(update)) return;
    if (update.choice > mine + 1) this.since = mine;
  }

  private turn(): void {
    const to = next(this.held, this.seat, this.updates);
    if (to === this.seat) {
      if (this.curtain && !asked(this.updates[this.curtain])) this.curtain = "";
      return;
    }
    if (curtained(this.held, this.seat, to, !!this.info?.branch)) this.curtain = to;
    else this.show(to);
  }

  show(seat: string): void {
    this.curtain = "";
    this.past = null;
    this.since = null;
    this.seat = seat;
    const update = this.updates[seat];
    if (update) this.recall(seat, update);
  }

  /** Does something at the table, one thing at a time; a refusal is shown in its words. */
  async act<T>(what: () => Promise<T>): Promise<T | null> {
    if (this.busy) return null;
    this.busy = true;
    this.trouble = null;
    try {
      return await what();
    } catch (error) {
      this.trouble = error instanceof Trouble ? error : new Trouble(String(error), 0);
      return null;
    } finally {
      this.busy = false;
    }
  }

  async choose(option: OptionInfo): Promise<void> {
    const ask = this.now?.ask;
    const open = ask?.options.some((one) => one.id === option.id);
    await this.wish(option.id, open ? (ask?.version ?? 0) : 0);
  }

  /** Answers in the player's own words. */
  async write(words: string): Promise<void> {
    const ask = this.now?.ask;
    if (ask?.written) await this.wish(ask.written + words, ask.version);
  }

  private async wish(choice: string, ask: number): Promise<void> {
    const { seat, now } = this;
    const done = await this.change(seat, () => this.api.choose({ seat, choice, ask }));
    if (done && now) this.did(seat, now.choice + 1);
  }

  /** Takes a run until its end or the first surprise; null where nothing of it could be taken. */
  async run(run: RunInfo): Promise<Ran | null> {
    const { seat, now } = this;
    const ran = await this.change(seat, () => this.api.run({ seat, run: run.id }));
    if (ran && now) this.did(seat, now.choice + ran.taken);
    return ran;
  }

  /** The last own choice of a seat is the one of this number. */
  private did(seat: string, choice: number): void {
    this.own[seat] = choice;
    keepMark(this.id, seat, choice);
    this.since = null;
  }

  undo = () => this.change(this.seat, () => this.api.undo(this.seat));
  redo = () => this.change(this.seat, () => this.api.redo(this.seat));

  /** Changes the match, and is busy until the page knows what came of it: no second choice falls on the old question. */
  private change<T extends Done>(seat: string, what: () => Promise<T>): Promise<T | null> {
    return this.act(async () => {
      this.pass();
      this.deeds += 1;
      const done = await what();
      if (this.link === "live") await this.hears(seat, done.version);
      if (this.knows(seat) < done.version) {
        const known = this.updates[seat];
        this.take(seat, await this.api.update(seat, known?.version, known?.events));
      }
      return done;
    });
  }

  /** Until the socket has told a seat of a version, or patience ends. Only one thing is done at a time, so one waits. */
  private hears(seat: string, version: number): Promise<void> {
    return new Promise((go) => {
      this.told = () => {
        if (this.knows(seat) >= version) go();
      };
      this.told();
      setTimeout(go, PATIENCE);
    });
  }

  private pass(): void {
    this.moment.abort();
    this.moment = new AbortController();
  }

  private knows(seat: string): number {
    return this.updates[seat]?.version ?? 0;
  }

  /** Older lines of the log; false when there are none left. */
  async more(): Promise<boolean> {
    const { seat, story } = this;
    const first = story[0]?.n ?? 0;
    if (first <= 0) return false;
    const from = Math.max(0, first - PAGE);
    const lines = await this.api.log(seat, from, first - from).catch(() => []);
    if (!lines.length) return false;
    this.stories = { ...this.stories, [seat]: older(this.stories[seat] ?? [], lines) };
    return true;
  }

  /** Looks at the moment after so many choices; null is now. */
  async look(choice: number | null): Promise<void> {
    const wish = ++this.looks;
    if (choice === null || choice >= (this.now?.choice ?? 0)) {
      this.past = null;
      return;
    }
    const seat = this.seat;
    const moment = await this.api.moment(seat, choice).catch((error: Trouble) => {
      // The moment before it must not stay in sight as if it were this one.
      if (error.key === UNTOLD && this.now) return untold(this.now, choice, error.words);
      this.trouble = error;
      return null;
    });
    if (!moment || seat !== this.seat || wish !== this.looks) return;
    this.hear(moment);
    this.past = moment;
  }
}
