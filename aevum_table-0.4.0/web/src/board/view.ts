/** Where one looks from: a point of the map lies on the screen at `map * k + (x, y)`. */

export interface View {
  k: number;
  x: number;
  y: number;
}

export type Box = [left: number, top: number, right: number, bottom: number];
export type Size = { w: number; h: number };

/** How far past the rim of the sheet one may push it, as a share of the window. */
const SLACK = 0.3;
const RIM = 14;

/** The largest view that shows the whole box. */
export function fit(box: Box, size: Size): View {
  const wide = Math.max(1, box[2] - box[0]);
  const high = Math.max(1, box[3] - box[1]);
  const k = Math.max(1e-6, Math.min((size.w - 2 * RIM) / wide, (size.h - 2 * RIM) / high));
  return centred(k, (box[0] + box[2]) / 2, (box[1] + box[3]) / 2, size);
}

/** The view in which a table opens: the whole sheet, or where that would be small a readable part of it, about a point. */
export function opening(
  box: Box,
  size: Size,
  about: [number, number] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2],
): View {
  const whole = fit(box, size);
  const cover = Math.max(size.w / (box[2] - box[0]), size.h / (box[3] - box[1]));
  const k = Math.min(cover, whole.k * 3.4);
  return k < whole.k * 1.35 ? whole : within(centred(k, ...about, size), box, size);
}

export function centred(k: number, x: number, y: number, size: Size): View {
  return { k, x: size.w / 2 - x * k, y: size.h / 2 - y * k };
}

export function middle(view: View, size: Size): [number, number] {
  return [(size.w / 2 - view.x) / view.k, (size.h / 2 - view.y) / view.k];
}

/** The nearest view that shows nothing but the sheet, along each side where it can. */
function within(view: View, box: Box, size: Size): View {
  const along = (shift: number, low: number, high: number, room: number) => {
    const most = RIM - low * view.k;
    const least = room - RIM - high * view.k;
    return least > most ? (least + most) / 2 : Math.min(most, Math.max(least, shift));
  };
  return { k: view.k, x: along(view.x, box[0], box[2], size.w), y: along(view.y, box[1], box[3], size.h) };
}

/** The nearest view that keeps the sheet on the screen. */
export function bounded(view: View, box: Box, size: Size): View {
  const along = (shift: number, low: number, high: number, room: number) => {
    const length = (high - low) * view.k;
    const slack = Math.max(RIM, Math.min(room * SLACK, length * SLACK));
    if (length + 2 * RIM <= room) return (room - length) / 2 - low * view.k;
    const most = slack - low * view.k;
    const least = room - slack - high * view.k;
    return Math.min(most, Math.max(least, shift));
  };
  return {
    k: view.k,
    x: along(view.x, box[0], box[2], size.w),
    y: along(view.y, box[1], box[3], size.h),
  };
}

/** Sizes are chosen for steps of the scale, not for every scale, so that zooming rebuilds nothing on most frames. */
export function band(k: number): number {
  return 2 ** (Math.round(Math.log2(k) * 2) / 2);
}

/** What is seen, in map units, with a margin of pixels. */
export function seen(view: View, size: Size, margin: number): Box {
  return [
    (-margin - view.x) / view.k,
    (-margin - view.y) / view.k,
    (size.w + margin - view.x) / view.k,
    (size.h + margin - view.y) / view.k,
  ];
}

export function meet(a: Box, b: Box): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}

/** A view on the way from one to another: the scale changes evenly, the middle eases with it. */
export function between(from: View, to: View, size: Size, share: number): View {
  const ease = share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2;
  const a = middle(from, size);
  const b = middle(to, size);
  const k = from.k * (to.k / from.k) ** ease;
  // With a changing scale an even walk on the ground would rush at the near end.
  const walk = Math.abs(to.k / from.k - 1) < 1e-3 ? ease : (1 / from.k - 1 / k) / (1 / from.k - 1 / to.k);
  return centred(k, a[0] + (b[0] - a[0]) * walk, a[1] + (b[1] - a[1]) * walk, size);
}

/** The transform that turns what was drawn for one view into a picture of another. */
export function shift(drawn: View, now: View): View {
  const k = now.k / drawn.k;
  return { k, x: now.x - drawn.x * k, y: now.y - drawn.y * k };
}

/** Whether a picture drawn for one view no longer serves another: too blurred, or its margin is used up. */
export function stale(drawn: View, now: View, size: Size, margin: number): boolean {
  const s = shift(drawn, now);
  if (s.k > 3.2 || s.k < 0.55) return true;
  const left = s.x - margin * s.k;
  const top = s.y - margin * s.k;
  const right = s.x + (size.w + margin) * s.k;
  const bottom = s.y + (size.h + margin) * s.k;
  const bare = Math.max(left, top, size.w - right, size.h - bottom);
  return bare > 0.12 * Math.min(size.w, size.h);
}
