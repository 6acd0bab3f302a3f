"""The map in words, for the terminal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.console import Console, Group
from rich.padding import Padding
from rich.text import Text

from aevum.games.medioevo.atlas import Atlas
from aevum.terminal import around
from aevum.terminal.facts import Direction, facts
from aevum.words import Words

KEYS: tuple[str, ...] = (
    "map-border-land",
    "map-border-strait",
    "map-border-port",
    "map-border-coast",
    "map-border-sea",
)
"""What values of the tables are called."""
SIGNS = {"land": "·", "river": "~", "strait": "=", "port": "+", "coast": "-", "sea": "·"}
LINES = {"river": "blue", "strait": "red", "port": "cyan", "coast": "dim", "sea": "dim"}
TERRAINS = {
    "plain": "green",
    "forest": "bold green",
    "hills": "yellow",
    "desert": "bright_white",
    "mountain": "bold yellow",
}
"""Of the sixteen colours that every terminal has; the word is always there too."""
PLAIN = "default"
"""Of a terrain that a pack adds."""


def _name(words: Words, one: dict[str, Any]) -> str:
    return words.value("sea" if one["kind"] == "sea" else "place", one["key"])


def place(atlas: Atlas, found: dict[str, Any], words: Words, direction: Direction, console: Console) -> None:
    head = _name(words, found)
    console.print(Text(head, style="bold"))
    rows = [] if found["kind"] == "sea" else list(_territory(found, words))
    if not found["played"]:
        rows.append((words.say("map-play"), words.say("map-closed")))
    console.print(facts([*rows, *_water(found, words)]))
    drawn = [_box(found["key"], one, words, direction) for one in found["neighbours"]]
    colour = "blue" if found["kind"] == "sea" else TERRAINS.get(found["terrain"], PLAIN)
    lines = around.draw([f"[{head}]"], f"{colour} bold reverse", drawn, console.width)
    console.print(Padding(Group(*lines), (1, 0, 0, 1), expand=False))


def _territory(found: dict[str, Any], words: Words) -> Iterable[tuple[str, str]]:
    yield words.say("map-home"), words.value("kingdom", found["home"]) if found["home"] else "–"
    yield words.say("map-terrain"), words.value("terrain", found["terrain"])
    yield words.say("map-settlement"), words.value("good", found["good"]) if found["good"] else "–"
    if found["fire"]:
        yield words.say("map-fire"), words.say("map-fire-is")


def _water(found: dict[str, Any], words: Words) -> Iterable[tuple[str, str]]:
    for label, kind in ((words.say("map-ports"), "port"), (words.say("map-coasts"), "coast")):
        beside = [_name(words, one) for one in found["neighbours"] if one["border"] == kind]
        if beside:
            yield label, words.together(beside)


def _box(key: str, one: dict[str, Any], words: Words, direction: Direction) -> around.Neighbour:
    dx, dy = direction(key, one["key"]) or (0.0, 1.0)
    kind = "river" if "river" in one else one["border"]
    if "river" in one:
        below = one["river"]
    elif one["border"] == "land":
        below = words.value("terrain", one["terrain"])
    else:
        below = words.value("map-border", one["border"])
    style = "blue" if one["kind"] == "sea" else TERRAINS.get(one["terrain"], PLAIN)
    return around.Neighbour(dx, dy, [_name(words, one), below], SIGNS[kind], style, LINES.get(kind, ""))


def way(found: dict[str, Any], words: Words, console: Console) -> None:
    ends = {"start": _name(words, found["from"]), "end": _name(words, found["to"])}
    if found["distance"] is None:
        console.print(Text(words.say("map-no-way", **ends), style="bold"))
        return
    console.print(Text(words.say("map-way", steps=found["distance"], **ends), style="bold"))
    rows = [
        (words.say("map-by-all"), found["path"]),
        (words.say("map-by-land"), found["land"]),
        (words.say("map-by-ship"), found["ship"]),
    ]
    console.print(
        facts((label, " – ".join(_name(words, one) for one in path)) for label, path in rows if path)
    )


def _home(words: Words, one: dict[str, Any]) -> str:
    name = words.value("place", one["key"])
    if not one["good"]:
        return name
    if one["port"]:
        return words.say("map-home-port", name=name, good=one["good"])
    return words.say("map-home-town", name=name, good=one["good"])


def area(found: dict[str, Any], words: Words, console: Console) -> None:
    console.print(Text(words.value("kingdom", found["key"]), style="bold"))
    lands = [_home(words, one) for one in found["territories"]]
    links = [words.value("kingdom", key) for key in found["links"]]
    rows = [(words.say("map-territories"), ", ".join(lands)), (words.say("map-links"), ", ".join(links))]
    if not found["played"]:
        rows.append((words.say("map-play"), words.say("map-closed")))
    console.print(facts(rows))


def summary(found: dict[str, Any], words: Words, console: Console) -> None:
    rows = [
        (words.say("map-kingdoms"), ", ".join(words.value("kingdom", key) for key in found["kingdoms"])),
        (words.say("map-territories"), str(found["territories"])),
        (words.say("map-seas"), str(found["seas"])),
        (words.say("map-settlements"), str(found["settlements"])),
        (words.say("map-ports"), str(found["ports"])),
        (words.say("map-fires"), str(found["fires"])),
    ]
    rows += [(words.value("terrain", kind), str(count)) for kind, count in found["terrains"].items()]
    rows += [(words.value("map-border", kind), str(count)) for kind, count in found["borders"].items()]
    console.print(facts(rows))
