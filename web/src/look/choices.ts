/** What menus and rows of tabs offer. */

import type { GlyphName } from "./glyphs";

export interface Choice {
  words: string;
  glyph?: GlyphName;
  off?: string;
  key?: string;
  rule?: string;
  /** Told below the words. */
  note?: string;
  /** It has the focus, or the pointer. */
  hint?: () => void;
  run: () => void;
}

export interface Tab {
  name: string;
  title: string;
  count?: number;
}
