/**
 * Loading the page anew, when another program plays its table now. The address at the root leads to whoever plays it.
 * A server that cannot make up its mind must not keep the page loading for ever, so it waits between two times.
 */

const STORE = "aevum.anew";
const GAP = 10_000;

/** Milliseconds until the page may be loaded again, after the moment that is stored. */
export function due(stored: string | null, now: number): number {
  const left = Number(stored ?? NaN) + GAP - now;
  // A clock that was set back must not make it longer.
  return left > 0 ? Math.min(left, GAP) : 0;
}

export class Anew {
  private timer = 0;

  constructor(private readonly table: string) {}

  load = (): void => {
    this.timer ||= window.setTimeout(
      () => {
        sessionStorage.setItem(STORE, String(Date.now()));
        location.replace(`/table/${encodeURIComponent(this.table)}`);
      },
      due(sessionStorage.getItem(STORE), Date.now()),
    );
  };

  /** Whoever has left the table does not want it back. */
  stop(): void {
    clearTimeout(this.timer);
  }
}
