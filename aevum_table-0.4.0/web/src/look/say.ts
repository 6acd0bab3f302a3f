/** Words by key, so that other languages can follow. Braces hold what is filled in. */

export type Args = Record<string, string | number>;

/** Says a word of a table. Of two forms with a bar between, the first is for one, the second for all other numbers. */
export function speaker<Word extends string>(
  words: Record<Word, string>,
): (word: Word, args?: Args) => string {
  return (word, args = {}) => {
    const forms = words[word].split("|");
    const form = (args.n === 1 ? forms[0] : forms.at(-1)) ?? "";
    return form.replace(/\{(\w+)\}/g, (whole, name: string) => (name in args ? String(args[name]) : whole));
  };
}

/** A number that adds or takes away. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0";
}
