"""The map in words, for the terminal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from aevum.games.charlemagne.atlas import Atlas
from aevum.games.charlemagne.chart import chart
from aevum.terminal import around
from aevum.terminal.facts import Direction, facts
from aevum.words import Words

KEYS: tuple[str, ...] = (
    "map-ground-clear",
    "map-ground-rough",
    "map-ground-pass",
    "map-ground-sea",
    "map-side-river",
    "map-side-strait",
    "map-harbour-coast",
    "map-harbour-river",
)
"""What values of the tables are called."""
SIGNS = {"plain": "·", "river": "~", "strait": "="}
LINES = {"river": "blue", "strait": "red"}
GROUNDS = {"clear": "green", "rough": "yellow", "pass": "bold yellow", "sea": "blue"}
"""Of the sixteen colours that every terminal has; the word is always there too."""


def place(atlas: Atlas, found: dict[str, Any], words: Words, direction: Direction, console: Console) -> None:
    head = found.get("burg") or found["name"]
    console.print(Text(head, style="bold"))
    console.print(facts(_sea(found, words) if found["kind"] == "sea" else _land(found, words)))
    drawn = [_box(found["name"], one, words) for one in found["neighbours"]]
    lines = [f"[{head}]", words.say("map-hex", number=found["name"])]
    style = f"{GROUNDS[found.get('terrain', 'sea')]} bold reverse"
    if drawn:
        console.print(Padding(_group(around.draw(lines, style, drawn, console.width)), (1, 0, 0, 1)))


def _group(lines: Iterable[Text]) -> Text:
    return Text("\n").join(lines)


def _land(found: dict[str, Any], words: Words) -> list[tuple[str, str]]:
    rows = [
        (words.say("map-number"), found["name"]),
        (words.say("map-region"), found["region"]),
        (words.say("map-ground"), words.value("map-ground", found["terrain"])),
    ]
    if found["pass"]:
        rows.append((words.say("map-pass"), found["pass"]))
    if found["port"]:
        port = words.value("map-harbour", found["port"])
        said = words.say("map-port-gate", port=port, gate=found["gate"]) if found["gate"] else port
        rows.append((words.say("map-port"), said))
    elif found["coast"]:
        rows.append((words.say("map-port"), words.say("map-coast")))
    return rows


def _sea(found: dict[str, Any], words: Words) -> list[tuple[str, str]]:
    return [(words.say("map-sea"), found["sea"])]


def _box(name: str, one: dict[str, Any], words: Words) -> around.Neighbour:
    (x, y), (to_x, to_y) = chart().middle(name), chart().middle(one["name"])
    side = one.get("side", "plain")
    below = words.value("map-ground", one["terrain"])
    if "cost" in one:
        below = words.say("map-cost", ground=below, cost=one["cost"])
    lines = [f"{one['burg']} {one['name']}" if one["burg"] else one["name"], below]
    return around.Neighbour(
        to_x - x, to_y - y, lines, SIGNS[side], GROUNDS[one["terrain"]], LINES.get(side, "")
    )


def way(found: dict[str, Any], words: Words, console: Console) -> None:
    ends = {
        "start": found["from_burg"] or found["from"],
        "end": found["to_burg"] or found["to"],
        "hexes": found["distance"],
    }
    if found["operations"] is None:
        console.print(Text(words.say("map-no-way", **ends), style="bold"))
    else:
        console.print(Text(words.say("map-way", points=found["operations"], **ends), style="bold"))
        table = Table.grid(padding=(0, 2))
        for step in found["steps"]:
            side = step["side"]
            over = "" if side == "plain" else words.value("map-side", side)
            name = words.say("map-over", side=over, name=step["side_name"]) if over else ""
            table.add_row(
                Text(SIGNS[side], LINES.get(side, "")),
                step["name"],
                step["burg"] or step["region"],
                Text(words.value("map-ground", step["terrain"]), GROUNDS[step["terrain"]]),
                str(step["cost"]),
                name,
            )
        console.print(table)
    if found["sea_hexes"] is not None:
        console.print(Text(words.say("map-voyage", hexes=found["sea_hexes"])))


def area(found: dict[str, Any], words: Words, console: Console) -> None:
    console.print(Text(found["name"], style="bold"))
    burgs = [
        words.say("map-burg", name=burg["name"], number=burg["hex"])
        if not burg["port"]
        else words.say("map-burg-port", name=burg["name"], number=burg["hex"])
        for burg in found["burgs"]
    ]
    rows = [
        (words.say("map-burgs"), ", ".join(burgs)),
        (words.say("map-hexes"), words.say("map-rough", hexes=len(found["hexes"]), rough=found["rough"])),
        (words.say("map-beside"), ", ".join(found["neighbours"]) or "–"),
    ]
    console.print(facts(rows))


def summary(found: dict[str, Any], words: Words, console: Console) -> None:
    rows = [
        (words.say("map-count-regions"), found["regions"]),
        (words.say("map-count-burgs"), found["burgs"]),
        (words.say("map-count-ports"), found["ports"]),
        (words.say("map-count-land"), found["land"]),
    ]
    rows += [(words.value("map-ground", ground), count) for ground, count in found["grounds"].items()]
    rows += [(words.value("map-side", side), count) for side, count in found["sides"].items()]
    rows.append((words.say("map-count-sea"), found["sea"]))
    rows.append((words.say("map-count-seas"), found["seas"]))
    console.print(facts((label, str(count)) for label, count in rows))
