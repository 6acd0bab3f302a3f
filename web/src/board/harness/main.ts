/** The map alone, for looking and measuring: `?data=FOLDER` holds board.json, position.json and the files. */
import { mount } from "svelte";
import "../../look/theme.css";
import type { Board, Position } from "../../wire";
import Harness from "./Harness.svelte";

const query = new URLSearchParams(location.search);
const folder = query.get("data") ?? "data";
const load = async (name: string) => (await fetch(`${folder}/${name}.json`)).json() as Promise<unknown>;
const board = (await load("board")) as Board;
const position = (await load(query.get("position") ?? "position")) as Position;
const list = (name: string) => query.get(name)?.split("|").filter(Boolean) ?? [];

document.documentElement.dataset.theme = query.get("theme") ?? "light";
mount(Harness, {
  target: document.getElementById("app")!,
  props: {
    board,
    position,
    folder,
    litPlaces: list("lit"),
    litPieces: list("pieces"),
    arrows: list("arrows").map((way) => way.split(">")),
    trace: list("trace").map((way) => way.split(">")),
    theme: query.get("theme") ?? "light",
    motion: query.get("motion") !== "less",
  },
});
