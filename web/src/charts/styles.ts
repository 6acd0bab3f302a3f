/** How lines are told apart: by a dash and a marker each, beside the colour of their owner. */

import type { Curve, Owner } from "../wire";

export interface LineStyle {
  colour: string;
  dash: string;
  /** Outline of the marker around (0, 0). */
  marker: string;
}

const DASHES = ["", "9 4", "2 4", "12 4 2 4", "5 3", "1 5", "14 5", "7 3 1 3"];
const MARKERS = [
  "M4 0A4 4 0 1 1 -4 0A4 4 0 1 1 4 0Z",
  "M-3.6 -3.6H3.6V3.6H-3.6Z",
  "M0 -5L4.6 3.4H-4.6Z",
  "M0 -5L5 0L0 5L-5 0Z",
  "M0 5L4.6 -3.4H-4.6Z",
  "M-1.6 -5H1.6V-1.6H5V1.6H1.6V5H-1.6V1.6H-5V-1.6H-1.6Z",
];
const SPARE = ["#8a3324", "#2d5f7a", "#5d6b2b", "#6a4477", "#8a6414", "#37605a"];

/** Lines may be named after an owner or after the seat that plays it. */
export function lineStyle(curve: Curve, index: number, owners: Owner[]): LineStyle {
  const owner = owners.find((one) => one.id === curve.owner) ?? owners.find((one) => one.seat === curve.owner);
  return {
    colour: owner?.colour ?? SPARE[index % SPARE.length] ?? "",
    dash: DASHES[index % DASHES.length] ?? "",
    marker: MARKERS[index % MARKERS.length] ?? "",
  };
}
