/** The keys of the seats that this browser holds, and where each seat's last own choice was. */

export type SeatKeys = Record<string, string>;
type AllKeys = Record<string, SeatKeys>;

const STORE = "aevum.keys";
const MARKS = "aevum.marks";
export const HOST = "host";

function read<T>(name: string): Record<string, T> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(name) ?? "{}");
    return found && typeof found === "object" ? (found as Record<string, T>) : {};
  } catch {
    return {};
  }
}

export function keysOf(table: string): SeatKeys {
  return (read<SeatKeys>(STORE) as AllKeys)[table] ?? {};
}

/** The seats held at a table, in no order of their own; the host's key is not a seat. */
export function seatsOf(table: string): string[] {
  return Object.keys(keysOf(table)).filter((seat) => seat !== HOST);
}

export function keepKeys(table: string, keys: SeatKeys): void {
  const all = read<SeatKeys>(STORE);
  all[table] = { ...all[table], ...keys };
  localStorage.setItem(STORE, JSON.stringify(all));
}

export function dropKeys(table: string): void {
  for (const name of [STORE, MARKS]) {
    const all = read<unknown>(name);
    delete all[table];
    localStorage.setItem(name, JSON.stringify(all));
  }
}

/** How many choices had been made after this seat's last own one. */
export function markOf(table: string, seat: string): number | null {
  return read<Record<string, number>>(MARKS)[table]?.[seat] ?? null;
}

export function keepMark(table: string, seat: string, choice: number): void {
  const all = read<Record<string, number>>(MARKS);
  all[table] = { ...all[table], [seat]: choice };
  localStorage.setItem(MARKS, JSON.stringify(all));
}
