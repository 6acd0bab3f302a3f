/** The log of one seat, grown by updates and cut by undo. Its lines stand in order, without holes. */

import type { LogLine, Update } from "../wire";

export type Story = readonly LogLine[];

const before = (lines: Story, n: number) => lines.filter((line) => line.n < n);

/** The log after an update. A hole between what was known and the news drops what was known: it is fetched again. */
export function grow(story: Story, update: Pick<Update, "news" | "events" | "reset">): Story {
  const news = update.news ?? [];
  const first = news[0];
  if (!first)
    return update.reset
      ? story.slice(0, Math.max(0, story.length - excess(story, update.events ?? 0)))
      : story;
  const kept = before(story, first.n);
  const last = kept.at(-1);
  if (last && last.n + 1 < first.n) return news;
  return [...kept, ...news];
}

function excess(story: Story, events: number): number {
  const last = story.at(-1);
  return last ? Math.max(0, last.n + 1 - events) : 0;
}

/** The log with older lines put in front. */
export function older(story: Story, lines: LogLine[]): Story {
  const first = story[0];
  return first ? [...before(lines, first.n), ...story] : lines;
}

/** Lines of the log without the small ones, each with the small ones that led to it. */
export interface Entry {
  line: LogLine;
  small: LogLine[];
}

export function fold(story: Story): Entry[] {
  const entries: Entry[] = [];
  for (const line of story) {
    const last = entries.at(-1);
    if (line.small && last) last.small.push(line);
    else entries.push({ line, small: [] });
  }
  return entries;
}
