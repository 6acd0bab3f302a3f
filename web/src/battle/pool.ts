/** A pool as it builds up, reason by reason. */

import type { Item, Pool } from "../wire";

export interface Rung {
  item: Item;
  /** What the pool comes to with this reason and those before it. */
  total: number;
}

export interface Ladder {
  rungs: Rung[];
  /** What the reasons do not account for: the pool was capped, or changed since. */
  rest: number;
}

export function ladder(pool: Pool): Ladder {
  let total = 0;
  const rungs = (pool.items ?? []).map((item) => {
    total += item.value;
    return { item, total };
  });
  return { rungs, rest: rungs.length ? pool.size - total : 0 };
}

export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}
