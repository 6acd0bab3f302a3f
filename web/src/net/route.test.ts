import { expect, test, vi } from "vitest";

vi.stubGlobal("location", { pathname: "/", search: "" });
const { readRoute } = await import("./route.svelte");

test("an address names a table, a seat to take, and a guide", () => {
  expect(readRoute("/table/a%20b", "?join=roman&guide")).toEqual({ table: "a b", join: "roman", guide: true });
  expect(readRoute("/", "")).toEqual({ table: "", join: "", guide: false });
});

test("an address that cannot be read leads to the lobby", () => {
  expect(readRoute("/table/%E0%A4%A", "").table).toBe("");
});
