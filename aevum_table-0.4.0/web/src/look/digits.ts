/** Numbers typed on the keyboard: a number is taken as soon as no longer one could be meant. */

export interface Typed {
  /** What stands so far, to be shown. */
  text: string;
  /** The number that is meant, when that is certain. */
  done: number | null;
}

export const NOTHING: Typed = { text: "", done: null };

export function type(text: string, digit: string, count: number): Typed {
  const longer = text + digit;
  const n = Number(longer);
  if (!Number.isInteger(n) || n < 1 || n > count) return NOTHING;
  return n * 10 > count ? { text: "", done: n } : { text: longer, done: null };
}

/** Enter, or waiting, takes what stands. */
export function settle(text: string, count: number): Typed {
  const n = Number(text);
  return text && n >= 1 && n <= count ? { text: "", done: n } : NOTHING;
}
