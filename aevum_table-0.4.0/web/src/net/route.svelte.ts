/** The page's address, from its base on: nothing is the lobby, `table/ID` a table. */

import { BASE, ROOT } from "./base";
import type { TableInfo } from "../wire";

export interface Route {
  table: string;
  join: string;
  guide: boolean;
}

/** An address, and whether another program's page is there, which must be loaded. */
export interface Way {
  to: string;
  load: boolean;
}

/** An address may hold anything; one that cannot be read names no table. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}

export function readRoute(path: string, query: string, base = BASE): Route {
  const found = path.startsWith(base) ? /^table\/([^/]+)\/?$/.exec(path.slice(base.length)) : null;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- read here and let go
  const asked = new URLSearchParams(query);
  return {
    table: decoded(found?.[1] ?? ""),
    join: asked.get("join") ?? "",
    guide: asked.has("guide"),
  };
}

/** The way to a table: to this program's own page, unless it is told where else the table is played. */
export function wayTo(table: Pick<TableInfo, "id" | "base">, query = "", base = BASE): Way {
  const there = table.base ? `${table.base}/` : base;
  return { to: `${there}table/${encodeURIComponent(table.id)}${query}`, load: there !== base };
}

/** The lobby is the newest program's alone: an older one knows neither its games nor its tables. */
export function wayHome(base = BASE): Way {
  return { to: ROOT, load: base !== ROOT };
}

class Router {
  now = $state.raw<Route>(readRoute(location.pathname, location.search));

  follow = (): void => {
    this.now = readRoute(location.pathname, location.search);
  };

  table(table: Pick<TableInfo, "id" | "base">, query = ""): void {
    this.go(wayTo(table, query));
  }

  lobby(): void {
    this.go(wayHome());
  }

  private go({ to, load }: Way): void {
    if (load) return location.assign(to);
    history.pushState(null, "", to);
    this.follow();
  }
}

export const router = new Router();
