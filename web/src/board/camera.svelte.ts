/**
 * The camera of a map. While it moves, what is drawn is only carried along as a picture (`carry`), which costs no
 * painting; when it rests, or the picture no longer serves, everything is drawn anew for the view (`drawn`).
 */
import { select, type Selection } from "d3-selection";
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior } from "d3-zoom";
import {
  band,
  between,
  bounded,
  centred,
  fit,
  middle,
  opening,
  shift,
  stale,
  type Box,
  type Size,
  type View,
} from "./view";

/** Pixels that are drawn beyond each side of the window, so that a short push uncovers nothing. */
export const margin = (size: Size) => Math.max(60, Math.min(160, 0.18 * Math.min(size.w, size.h)));
const REST = 150;
const FLIGHT = 520;

export class Camera {
  drawn = $state.raw<View>({ k: 1, x: 0, y: 0 });
  /** The scale for which sizes are chosen: it follows when the camera rests. */
  band = $state(1);
  size = $state.raw<Size>({ w: 0, h: 0 });
  now: View = { k: 1, x: 0, y: 0 };
  /** Whether the camera may move on its own. */
  motion = true;
  /** Called on every frame with the way the drawn picture is to be put, and the view itself. */
  carry: (shift: View, now: View) => void = () => {};

  private box: Box = [0, 0, 1, 1];
  private finest = 1;
  private about: [number, number] | undefined;
  private behaviour: ZoomBehavior<HTMLElement, unknown> | null = null;
  private held: Selection<HTMLElement, unknown, null, undefined> | null = null;
  private frame = 0;
  private rest = 0;
  private flight = 0;

  attach(node: HTMLElement, box: Box, finest: number, about?: [number, number]): () => void {
    this.box = box;
    this.about = about;
    this.finest = finest;
    this.held = select(node);
    this.behaviour = zoom<HTMLElement, unknown>()
      .extent(() => [
        [0, 0],
        [this.size.w, this.size.h],
      ])
      .constrain((transform) => {
        const view = bounded(transform, this.box, this.size);
        return zoomIdentity.translate(view.x, view.y).scale(view.k);
      })
      .clickDistance(6)
      .tapDistance(12)
      .wheelDelta(
        (event) =>
          -event.deltaY *
          (event.deltaMode === 1 ? 0.05 : event.deltaMode ? 1 : 0.0016) *
          (event.ctrlKey ? 6 : 1),
      )
      .filter((event: Event) => this.takes(event))
      .duration(this.motion ? 250 : 0)
      .on("start", () => this.stir())
      .on("zoom", (event: D3ZoomEvent<HTMLElement, unknown>) => this.move(event.transform))
      .on("end", () => this.settleSoon());
    this.held.call(this.behaviour);
    const watch = new ResizeObserver(() => this.resize(node));
    watch.observe(node);
    this.resize(node);
    return () => {
      watch.disconnect();
      cancelAnimationFrame(this.frame);
      cancelAnimationFrame(this.flight);
      clearTimeout(this.rest);
      this.held?.on(".zoom", null);
    };
  }

  private takes(event: Event): boolean {
    const target = event.target as Element | null;
    if (target?.closest("[data-still]")) return false;
    return event.type === "wheel" || !(event as MouseEvent).button;
  }

  private resize(node: HTMLElement): void {
    const first = !this.size.w;
    const old = this.size;
    const next = { w: node.clientWidth, h: node.clientHeight };
    if (!next.w || !next.h || (next.w === old.w && next.h === old.h)) return;
    const at = first ? null : middle(this.now, old);
    this.size = next;
    const whole = fit(this.box, next);
    this.behaviour?.scaleExtent([whole.k * 0.9, Math.max(this.finest, whole.k * 4)]);
    this.put(
      at
        ? centred(Math.max(this.now.k, whole.k * 0.9), at[0], at[1], next)
        : opening(this.box, next, this.about),
    );
    this.settle();
  }

  private stir(): void {
    clearTimeout(this.rest);
  }

  private move(view: View): void {
    this.now = { k: view.k, x: view.x, y: view.y };
    if (!this.frame) this.frame = requestAnimationFrame(() => this.apply());
  }

  private apply(): void {
    this.frame = 0;
    if (stale(this.drawn, this.now, this.size, margin(this.size))) this.drawn = this.now;
    this.carry(shift(this.drawn, this.now), this.now);
    this.settleSoon();
  }

  private settleSoon(): void {
    clearTimeout(this.rest);
    this.rest = window.setTimeout(() => this.settle(), REST);
  }

  private settle(): void {
    if (this.frame) cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.drawn = this.now;
    this.band = band(this.now.k);
    this.carry({ k: 1, x: 0, y: 0 }, this.now);
  }

  private put(view: View): void {
    if (this.held && this.behaviour) {
      this.behaviour.transform(this.held, zoomIdentity.translate(view.x, view.y).scale(view.k));
    }
  }

  /** Goes to a view, on the way unless things should not move; which one it will be. */
  fly(to: View): View {
    cancelAnimationFrame(this.flight);
    const target = bounded(to, this.box, this.size);
    if (!this.motion) {
      this.put(target);
      return target;
    }
    const from = this.now;
    const start = performance.now();
    const step = (time: number) => {
      const share = Math.min(1, Math.max(0, (time - start) / FLIGHT));
      this.put(share < 1 ? between(from, target, this.size, share) : target);
      if (share < 1) this.flight = requestAnimationFrame(step);
    };
    this.flight = requestAnimationFrame(step);
    return target;
  }

  whole(): void {
    this.fly(fit(this.box, this.size));
  }

  zoomBy(factor: number): void {
    const [least, most] = this.behaviour?.scaleExtent() ?? [0, 1];
    const [x, y] = middle(this.now, this.size);
    this.fly(centred(Math.min(most, Math.max(least, this.now.k * factor)), x, y, this.size));
  }

  /** Brings a point into view; goes nearer where the scale is below `k`. */
  goTo(x: number, y: number, k: number): void {
    this.fly(centred(Math.max(this.now.k, k), x, y, this.size));
  }

  /** Pushes the map as little as needed so that a point is well in sight; where on the screen that will be. */
  reveal(x: number, y: number): [number, number] {
    const { k, x: dx, y: dy } = this.now;
    const [rimX, rimY] = [Math.min(130, this.size.w * 0.2), Math.min(110, this.size.h * 0.2)];
    const inside = (at: number, rim: number, room: number) => Math.min(room - rim, Math.max(rim, at));
    const [atX, atY] = [x * k + dx, y * k + dy];
    const [toX, toY] = [inside(atX, rimX, this.size.w), inside(atY, rimY, this.size.h)];
    if (toX === atX && toY === atY) return [atX, atY];
    const to = this.fly({ k, x: dx + toX - atX, y: dy + toY - atY });
    return [x * to.k + to.x, y * to.k + to.y];
  }
}
