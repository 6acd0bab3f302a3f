/** What the newest rules mean for the table, as the seat that is shown may know it. */

import { Trouble } from "../net/api";
import type { TableStore } from "../net/table.svelte";
import type { Upgrade } from "../wire";
import { moved, read, type Reading } from "./reading";

export class Offer {
  now = $state.raw<Upgrade | null>(null);
  busy = $state(false);
  /** Why a word was not taken. */
  trouble = $state("");
  /** Put away until the page is loaded anew. */
  later = $state(false);
  reading: Reading = $derived.by(() => {
    const { held, host, now } = this.table;
    return read(this.now, held, host, now?.choice ?? 0);
  });

  /** Counts the questions: an answer to an older one is not shown. */
  private asks = 0;

  constructor(private readonly table: TableStore) {}

  /** Forgets what another seat was told. */
  forget(): void {
    this.asks++;
    this.now = null;
    this.trouble = "";
  }

  /** A server that does not answer this has nothing to offer: the match goes on as it is. */
  async ask(): Promise<void> {
    const mine = ++this.asks;
    const found = await this.table.api.upgrade(this.table.seat).catch(() => null);
    if (found && mine === this.asks) this.take(found);
  }

  async decide(seat: string, answer: string): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = "";
    const mine = ++this.asks;
    try {
      const found = await this.table.api.decide({ seat, answer });
      // Told for the seat that has answered, which need not be the one that is shown.
      if (mine === this.asks && (seat === this.table.seat || moved(this.now, found))) this.take(found);
      else void this.ask();
    } catch (error) {
      this.trouble = error instanceof Trouble ? error.words : String(error);
    } finally {
      this.busy = false;
    }
  }

  private take(found: Upgrade): void {
    if (moved(this.now, found)) this.table.anew.load();
    this.now = found;
  }
}
