/** The page's address: `/` is the lobby, `/table/ID` a table. */

export interface Route {
  table: string;
  join: string;
  guide: boolean;
}

/** An address may hold anything; one that cannot be read names no table. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}

export function readRoute(path: string, query: string): Route {
  const found = /^\/table\/([^/]+)\/?$/.exec(path);
  const asked = new URLSearchParams(query);
  return {
    table: decoded(found?.[1] ?? ""),
    join: asked.get("join") ?? "",
    guide: asked.has("guide"),
  };
}

class Router {
  now = $state.raw<Route>(readRoute(location.pathname, location.search));

  follow = (): void => {
    this.now = readRoute(location.pathname, location.search);
  };

  go(to: string): void {
    history.pushState(null, "", to);
    this.follow();
  }
}

export const router = new Router();
