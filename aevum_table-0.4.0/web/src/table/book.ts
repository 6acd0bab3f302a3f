/** Finding one's way in the rule book. */

import type { Chapter, Clause, Section } from "../wire";

export interface Found {
  chapter: Chapter;
  section?: Section;
  clause?: Clause;
}

/** The clause of an address; where it names more or less than a clause, what comes nearest. */
export function find(book: Chapter[], rule: string): Found | null {
  let near: Found | null = null;
  let length = 0;
  const note = (id: string, found: Found) => {
    const fits = id === rule || rule.startsWith(`${id}.`);
    if (fits && id.length > length) [near, length] = [found, id.length];
  };
  for (const chapter of book) {
    note(chapter.id, { chapter });
    for (const section of chapter.sections) {
      note(section.id, { chapter, section });
      for (const clause of section.clauses) note(clause.id, { chapter, section, clause });
    }
  }
  return near;
}

export interface Hit {
  clause: Clause;
  section: Section;
}

/** Clauses with all of these words, or of this address. */
export function search(book: Chapter[], text: string, limit = 80): Hit[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  const hits: Hit[] = [];
  for (const chapter of book) {
    for (const section of chapter.sections) {
      for (const clause of section.clauses) {
        const all = `${clause.id} ${section.title} ${clause.text}`.toLowerCase();
        if (words.every((word) => all.includes(word))) hits.push({ clause, section });
        if (hits.length >= limit) return hits;
      }
    }
  }
  return hits;
}
