/** Every route of the server, typed. A refusal comes back as a `Trouble` with words to show. */

import { say } from "../look/words";
import { BASE, ROOT } from "./base";
import { keysOf, HOST } from "./keys";
import type {
  Board,
  Card,
  ChangeInfo,
  Chapter,
  Decision,
  Done,
  GameInfo,
  Keys,
  LogLine,
  NewTable,
  Odds,
  Panel,
  Problem,
  Ran,
  RunInfo,
  RunWish,
  TableInfo,
  Update,
  Upgrade,
  Why,
  Wish,
} from "../wire";

export class Trouble extends Error {
  constructor(
    readonly words: string,
    readonly status: number,
    readonly rule = "",
    readonly key = "",
  ) {
    super(words);
  }
}

type Query = Record<string, string | number | undefined>;

export function address(path: string, query: Query = {}, base = BASE): string {
  const parts = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return `${base}api${path}${parts.length ? `?${parts.join("&")}` : ""}`;
}

/** The refusal in an answer, in words even where the answer has none. */
export function troubleOf(status: number, text: string): Trouble {
  try {
    const problem = JSON.parse(text) as Partial<Problem>;
    if (problem.words) return new Trouble(problem.words, status, problem.rule, problem.key);
  } catch {
    // Not one of our answers: a proxy's page, or nothing at all.
  }
  return new Trouble(say("refused", { status }), status);
}

async function call(
  method: string,
  url: string,
  key?: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Response> {
  const headers: Record<string, string> = {};
  if (key) headers.Authorization = `Bearer ${key}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(url, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
    });
  } catch {
    if (signal?.aborted) throw new Trouble("", 0, "", "gone");
    throw new Trouble(say("unreachable"), 0, "", "unreachable");
  }
  if (!answer.ok) throw troubleOf(answer.status, await answer.text());
  return answer;
}

async function json<T>(
  method: string,
  url: string,
  key?: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<T> {
  return (await (await call(method, url, key, body, signal)).json()) as T;
}

const part = encodeURIComponent;

export const games = () => json<GameInfo[]>("GET", address("/games"));
export const rules = (game: string) => json<Chapter[]>("GET", address(`/games/${part(game)}/rules`));
export const changes = (game: string) => json<ChangeInfo[]>("GET", address(`/games/${part(game)}/changes`));
export const tables = () => json<TableInfo[]>("GET", address("/tables"));
export const create = (table: NewTable) => json<Keys>("POST", address("/tables"), undefined, table);
export const load = (record: unknown, seats: Record<string, string>) =>
  json<Keys>("POST", address("/tables/load"), undefined, { record, seats });

/** The key of a refusal by a program that does not play the table: it is at another base now. */
export const ELSEWHERE = "elsewhere";

/** The routes of one table, with the keys that this browser holds for it. `elsewhere` hears that it has moved. */
export function tableApi(id: string, elsewhere: () => void = () => {}) {
  const at = (path: string, query?: Query, base?: string) =>
    address(`/tables/${part(id)}${path}`, query, base);
  const key = (seat: string) => keysOf(id)[seat];
  const ask = async <T>(...what: Parameters<typeof json>): Promise<T> => {
    try {
      return await json<T>(...what);
    } catch (error) {
      if (error instanceof Trouble && error.key === ELSEWHERE) elsewhere();
      throw error;
    }
  };
  const get = <T>(path: string, seat: string, query: Query = {}, signal?: AbortSignal) =>
    ask<T>("GET", at(path, { seat, ...query }), key(seat), undefined, signal);
  const post = <T>(path: string, seat: string, body?: unknown) =>
    ask<T>("POST", at(path, { seat }), key(seat), body);
  return {
    info: () => ask<TableInfo>("GET", at("")),
    remove: async () => void (await call("DELETE", at(""), key(HOST))),
    take: (seat: string) => ask<Keys>("POST", at(`/seats/${part(seat)}`)),
    board: () => ask<Board>("GET", at("/board")),
    file: (name: string) => at(`/files/${part(name)}`),
    update: (seat: string, version = 0, events = 0) => get<Update>("/update", seat, { version, events }),
    moment: (seat: string, choice: number) => get<Update>(`/at/${choice}`, seat),
    log: (seat: string, first: number, count: number) => get<LogLine[]>("/log", seat, { first, count }),
    choose: (wish: Wish) => ask<Done>("POST", at("/choices"), key(wish.seat), wish),
    runs: (seat: string, signal: AbortSignal) => get<RunInfo[]>("/runs", seat, {}, signal),
    run: (wish: RunWish) => ask<Ran>("POST", at("/runs"), key(wish.seat), wish),
    undo: (seat: string) => post<Done>("/undo", seat),
    redo: (seat: string) => post<Done>("/redo", seat),
    why: (wish: Wish) => ask<Why>("POST", at("/why"), key(wish.seat), wish),
    odds: (seat: string, option: string, signal: AbortSignal) => get<Odds>("/odds", seat, { option }, signal),
    panel: (seat: string, name: string, choice?: number) =>
      get<Panel>(`/panels/${part(name)}`, seat, { choice }),
    card: (seat: string, kind: string, item: string, choice?: number, signal?: AbortSignal) =>
      get<Card>(`/cards/${part(kind)}/${part(item)}`, seat, { choice }, signal),
    branch: (seat: string) => post<Keys>("/branches", seat),
    record: () => ask<unknown>("GET", at("/record"), key(HOST)),
    story: (seat: string) => get<unknown>("/export", seat),
    // Only the newest program knows the newest rules: it answers these for the tables of all others, too.
    upgrade: (seat: string) => json<Upgrade>("GET", at("/upgrade", { seat }, ROOT), key(seat)),
    decide: (decision: Decision) =>
      json<Upgrade>("POST", at("/upgrade", {}, ROOT), key(decision.seat), decision),
    live: () => at("/live").replace(/^/, location.origin.replace(/^http/, "ws")),
  };
}

export type TableApi = ReturnType<typeof tableApi>;
