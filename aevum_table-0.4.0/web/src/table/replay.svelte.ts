/** Looking at the past: choice by choice, or as a film of what happened since one's last turn. */

import { scenes, stay, type Scene } from "../net/film";
import type { TableStore } from "../net/table.svelte";

export class Replay {
  on = $state(false);
  at = $state(0);
  film = $state.raw<Scene[] | null>(null);
  frame = $state(0);
  playing = $state(false);
  scene: Scene | null = $derived(this.film?.[this.frame] ?? null);

  private timer = 0;
  private wanted: number | null = null;
  private looking = false;

  constructor(private readonly table: TableStore) {}

  get last(): number {
    return this.table.now?.choice ?? 0;
  }

  open(choice = this.last): void {
    this.stopFilm();
    this.on = true;
    this.to(choice);
  }

  close(): void {
    this.stopFilm();
    this.on = false;
    this.wanted = null;
    void this.table.look(null);
  }

  to(choice: number): void {
    this.at = Math.max(0, Math.min(choice, this.last));
    this.wanted = this.at;
    void this.fetch();
  }

  /** A slider that is dragged asks for many moments; only the latest is fetched. */
  private async fetch(): Promise<void> {
    if (this.looking) return;
    this.looking = true;
    while (this.wanted !== null && this.on) {
      const choice = this.wanted;
      this.wanted = null;
      await this.table.look(choice);
    }
    this.looking = false;
  }

  step(by: number): void {
    if (this.film) this.show(this.frame + by);
    else this.to(this.at + by);
  }

  /** True when there was something to show. */
  play(from: number): boolean {
    const film = scenes(this.table.story, from, this.last);
    if (!film.length) return false;
    this.on = true;
    this.film = film;
    this.playing = true;
    this.show(0);
    return true;
  }

  private show(frame: number): void {
    clearTimeout(this.timer);
    const scene = this.film?.[frame];
    if (!scene) {
      if (frame > 0) this.close();
      return;
    }
    this.frame = frame;
    this.to(scene.choice);
    if (this.playing) this.timer = window.setTimeout(() => this.show(frame + 1), stay(scene));
  }

  pause(): void {
    this.playing = !this.playing;
    this.show(this.frame);
  }

  /** Leaves the film where it stands, as a replay. */
  stopFilm(): void {
    clearTimeout(this.timer);
    this.film = null;
    this.playing = false;
    this.frame = 0;
  }
}
