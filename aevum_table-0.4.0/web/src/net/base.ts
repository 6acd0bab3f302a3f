/** Where this page comes from: the root, or a place like `/v/0.2.0/` where an older program plays its tables. */

export const ROOT = "/";

/** The path of a base, with a slash at its end. */
export function readBase(uri: string | undefined): string {
  const path = uri ? new URL(uri).pathname : ROOT;
  return path.slice(0, path.lastIndexOf("/") + 1);
}

export const BASE = readBase(globalThis.document?.baseURI);
