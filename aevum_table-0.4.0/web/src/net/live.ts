/** The socket of one seat: it says hello with what the page knows, and comes back by itself when it breaks. */

import { troubleOf, Trouble } from "./api";
import type { Hello, Update } from "../wire";

export type Link = "joining" | "live" | "lost";

const FIRST = 400;
const LONGEST = 8000;

/** Milliseconds to wait before the next try: doubling, with a spread so that many pages do not return at once. */
export function wait(tries: number, chance: number = Math.random()): number {
  const longest = Math.min(LONGEST, FIRST * 2 ** tries);
  return Math.round(longest * (0.5 + chance / 2));
}

export interface Hooks {
  hello(): Hello;
  update(update: Update): void;
  link(link: Link): void;
  trouble(trouble: Trouble): void;
}

/** What a message is: an update, or the reason why there will be none. */
export function readMessage(text: string): Update | Trouble {
  const found = JSON.parse(text) as Partial<Update> & { words?: string };
  return found.words !== undefined && found.version === undefined ? troubleOf(403, text) : (found as Update);
}

export class Live {
  private socket: WebSocket | null = null;
  private timer = 0;
  private tries = 0;
  private ended = false;

  constructor(
    private readonly url: string,
    private readonly hooks: Hooks,
  ) {
    this.open();
    addEventListener("online", this.now);
    document.addEventListener("visibilitychange", this.now);
  }

  private open(): void {
    this.hooks.link(this.tries ? "lost" : "joining");
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.hooks.hello()));
    socket.onmessage = (event: MessageEvent<string>) => this.take(event.data);
    socket.onclose = () => this.lose(socket);
  }

  private take(text: string): void {
    const found = readMessage(text);
    if (found instanceof Trouble) {
      this.hooks.trouble(found);
      this.close();
      return;
    }
    this.tries = 0;
    this.hooks.link("live");
    this.hooks.update(found);
  }

  private lose(socket: WebSocket): void {
    if (this.ended || socket !== this.socket) return;
    this.socket = null;
    this.hooks.link("lost");
    this.timer = window.setTimeout(() => this.open(), wait(this.tries++));
  }

  /** A page that wakes up does not sit out its waiting time. */
  private now = (): void => {
    if (this.ended || this.socket || document.hidden) return;
    clearTimeout(this.timer);
    this.open();
  };

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.now);
    document.removeEventListener("visibilitychange", this.now);
    this.socket?.close();
    this.socket = null;
    this.hooks.link("lost");
  }
}
