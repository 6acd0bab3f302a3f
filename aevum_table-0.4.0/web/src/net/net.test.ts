import { expect, test } from "vitest";
import { address, Trouble, troubleOf } from "./api";
import { readMessage, wait } from "./live";

test("a refusal keeps its words and its rule", () => {
  const trouble = troubleOf(409, JSON.stringify({ words: "Not now.", rule: "XX.F", key: "stale" }));
  expect([trouble.words, trouble.rule, trouble.status]).toEqual(["Not now.", "XX.F", 409]);
  expect(troubleOf(502, "<html>").words).toContain("502");
});

test("addresses are escaped and leave out what is not given", () => {
  expect(address("/tables/x/odds", { seat: "", option: "hit:a&b", version: undefined })).toBe(
    "/api/tables/x/odds?seat=&option=hit%3Aa%26b",
  );
});

test("an address lies below the base of the page", () => {
  expect(address("/tables/x/live", {}, "/v/0.2.0/")).toBe("/v/0.2.0/api/tables/x/live");
});

test("waiting grows up to a bound", () => {
  const waits = [0, 1, 2, 3, 9].map((tries) => wait(tries, 1));
  expect(waits).toEqual([400, 800, 1600, 3200, 8000]);
  expect(wait(3, 0)).toBe(1600);
});

test("a message is an update or a refusal", () => {
  expect(readMessage('{"words":"No such seat."}')).toBeInstanceOf(Trouble);
  expect(
    readMessage('{"table":"t","version":3,"choice":0,"seat":"","seats":[],"position":null}'),
  ).toMatchObject({ version: 3 });
});
