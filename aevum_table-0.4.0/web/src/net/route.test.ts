import { expect, test, vi } from "vitest";
import { readBase } from "./base";

vi.stubGlobal("location", { pathname: "/", search: "" });
const { readRoute, wayHome, wayTo } = await import("./route.svelte");

const OLDER = "/v/0.2.0/";

test("an address names a table, a seat to take, and a guide", () => {
  expect(readRoute("/table/a%20b", "?join=roman&guide")).toEqual({
    table: "a b",
    join: "roman",
    guide: true,
  });
  expect(readRoute("/", "")).toEqual({ table: "", join: "", guide: false });
});

test("an address that cannot be read leads to the lobby", () => {
  expect(readRoute("/table/%E0%A4%A", "").table).toBe("");
});

test("an address is read from the base on", () => {
  expect(readBase("http://here:8351/v/0.2.0/")).toBe(OLDER);
  expect(readBase("http://here:8351/")).toBe("/");
  expect(readBase(undefined)).toBe("/");
  expect(readRoute("/v/0.2.0/table/abc", "?join=hun", OLDER)).toEqual({
    table: "abc",
    join: "hun",
    guide: false,
  });
  expect(readRoute("/v/0.2.0/", "", OLDER).table).toBe("");
  expect(readRoute("/v/0.2.0/table/abc", "").table).toBe("");
  expect(readRoute("/table/abc", "", OLDER).table).toBe("");
});

test("a table is opened where it is played, by loading only where that is another program's page", () => {
  expect(wayTo({ id: "abc" }, "?guide")).toEqual({ to: "/table/abc?guide", load: false });
  expect(wayTo({ id: "abc", base: "/v/0.2.0" })).toEqual({ to: "/v/0.2.0/table/abc", load: true });
  expect(wayTo({ id: "a what-if" }, "", OLDER)).toEqual({ to: "/v/0.2.0/table/a%20what-if", load: false });
  expect(wayTo({ id: "abc", base: "/v/0.2.0" }, "", OLDER).load).toBe(false);
});

test("the lobby is at the root only", () => {
  expect(wayHome()).toEqual({ to: "/", load: false });
  expect(wayHome(OLDER)).toEqual({ to: "/", load: true });
});
