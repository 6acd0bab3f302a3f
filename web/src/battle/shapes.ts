/** Outlines of counters in a square of 64 units: what a counter is shows in its shape, not only in its icon. */

const SHAPES: Record<string, string> = {
  unit: "M9 3H55Q61 3 61 9V55Q61 61 55 61H9Q3 61 3 55V9Q3 3 9 3Z",
  leader: "M32 2A30 30 0 1 1 32 62A30 30 0 1 1 32 2Z",
  horde: "M18 4H46L62 32L46 60H18L2 32Z",
  fleet: "M5 5H59V34Q59 59 32 61Q5 59 5 34Z",
  works: "M3 12V3H14V12H26V3H38V12H50V3H61V12V61H3Z",
};

export function outline(kind: string): string {
  return SHAPES[kind] ?? SHAPES.unit ?? "";
}

/** Marks of the page's own, in a square of 24 units. */
export const SWORD = "M20.5 3.5L19.6 7.6L10.4 16.8L7.2 13.6L16.4 4.4ZM5 11.8L12.2 19M8.6 15.4L4 20";
export const SHIELD = "M12 2.8L19.5 5.4V11.5Q19.5 18 12 21.2Q4.5 18 4.5 11.5V5.4Z";
