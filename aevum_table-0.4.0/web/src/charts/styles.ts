/** How lines are told apart: by a dash and a marker each, beside the colour of their owner. */

import {
  symbol,
  symbolCircle,
  symbolCross,
  symbolDiamond2,
  symbolSquare,
  symbolStar,
  symbolTriangle,
} from "d3-shape";
import type { Curve, Owner } from "../wire";

export interface LineStyle {
  colour: string;
  dash: string;
  /** Outline of the marker around (0, 0). */
  marker: string;
}

const DASHES = ["", "9 4", "2 4", "12 4 2 4", "5 3", "1 5", "14 5", "7 3 1 3"];
const MARKERS = [symbolCircle, symbolSquare, symbolTriangle, symbolDiamond2, symbolStar, symbolCross];
/** In square pixels. */
const MARKER = 48;
const SPARE = ["#8a3324", "#2d5f7a", "#5d6b2b", "#6a4477", "#8a6414", "#37605a"];

/** Lines may be named after an owner or after the seat that plays it. */
export function lineStyle(curve: Curve, index: number, owners: Owner[]): LineStyle {
  const owner =
    owners.find((one) => one.id === curve.owner) ?? owners.find((one) => one.seat === curve.owner);
  return {
    colour: owner?.colour ?? SPARE[index % SPARE.length] ?? "",
    dash: DASHES[index % DASHES.length] ?? "",
    marker: symbol(MARKERS[index % MARKERS.length], MARKER)() ?? "",
  };
}
