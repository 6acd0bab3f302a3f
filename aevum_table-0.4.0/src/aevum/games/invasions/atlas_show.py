"""The map in words and letters, for the terminal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from aevum.engine.event import Modifier
from aevum.games.invasions.atlas import BORDERS, PROVINCE, Atlas
from aevum.terminal import around
from aevum.terminal.facts import Direction, facts
from aevum.words import Words

SIGNS = dict(zip(BORDERS, "·~^=-·", strict=True))
LINES = {"river": "blue", "range": "yellow", "strait": "red", "coast": "dim", "sea": "dim"}
TERRAINS = {
    "plain": "green",
    "forest": "bold green",
    "mountain": "yellow",
    "marsh": "cyan",
    "steppe": "bold yellow",
    "desert": "bright_white",
}
"""Of the sixteen colours that every terminal has; the word is always there too."""


def amount(value: Any) -> str:
    whole, half = divmod(round(value * 2), 2)
    return f"{whole or ''}½" if half else str(whole)


def place(atlas: Atlas, found: dict[str, Any], words: Words, direction: Direction, console: Console) -> None:
    rows = {"province": _province, "sea": _sea, "box": _box}[found["kind"]](found, words)
    console.print(Text(found["name"], style="bold"))
    console.print(facts(rows))
    beside = list(_neighbours(found, words))
    if beside:
        console.print(Padding(_table(beside), (1, 0, 0, 0), expand=False))
    for distance, reached in found.get("reach", {}).items():
        console.print(Text(words.say("map-reach", distance=int(distance)), style="bold"))
        console.print(Padding(Text(", ".join(reached) or "–"), (0, 0, 0, 2)))
    if "reach" in found:
        return
    drawing = _drawing(atlas, found, words, direction, console.width)
    if drawing:
        console.print(Padding(Group(*drawing), (1, 0, 0, 1), expand=False))


def _province(found: dict[str, Any], words: Words) -> list[tuple[str, str]]:
    area = found["area"]
    status = words.value("map-status", found["status"]) if area else ""
    rows = [
        (words.say("map-area"), words.say("map-area-is", area=area, status=status) if area else "–"),
        (words.say("map-terrain"), words.value("terrain", found["terrain"])),
        (words.say("map-income"), amount(found["income"])),
        (words.say("map-city"), _city(found["city"], words) if found["city"] else "–"),
    ]
    if found["granary"] or found["caravan"]:
        extras = [words.say("map-granary")] * found["granary"] + [words.say("map-caravan")] * found["caravan"]
        rows.append((words.say("map-extras"), words.together(extras)))
    if found["coasts"]:
        shores = [words.say("map-coast", sea=c["sea"], number=_numbers(c["coasts"])) for c in found["coasts"]]
        rows.append((words.say("map-coasts"), words.together(shores)))
    return rows


def _city(city: dict[str, Any], words: Words) -> str:
    parts = [city["name"]]
    parts.append(words.say("map-level", level=city["level"]) if city["level"] else words.say("map-site"))
    if city["fortified"]:
        parts.append(words.say("map-walls", walls=city["walls"]))
    if city["port"]:
        parts.append(words.say("map-port", sea=city["port"]))
    return ", ".join(parts)


def _numbers(coasts: list[int]) -> str:
    return "+".join(map(str, coasts))


def _sea(found: dict[str, Any], words: Words) -> list[tuple[str, str]]:
    rows = [(words.say("map-monopoly"), str(found["monopoly"]))]
    ports = [f"{port['city']} ({port['province']})" for port in found["ports"]]
    rows.append((words.say("map-ports"), ", ".join(ports) or "–"))
    for coast in found["coasts"]:
        rows.append((words.say("map-shore", number=coast["coast"]), ", ".join(coast["provinces"])))
    return rows


def _box(found: dict[str, Any], words: Words) -> list[tuple[str, str]]:
    return [(words.say("map-off-map"), words.say("map-off-map-income", income=amount(found["income"])))]


def _neighbours(found: dict[str, Any], words: Words) -> Iterable[list[RenderableType]]:
    for one in found["neighbours"]:
        kind = one["border"]
        border = words.value("border", kind)
        if "border_name" in one:
            border = words.say("map-border", border=border, name=one["border_name"])
        if "sea" in one:
            border = words.say("map-strait", border=border, sea=one["sea"])
        row: list[RenderableType] = [Text(SIGNS[kind], LINES.get(kind, "")), Text(one["name"]), Text(border)]
        if "terrain" in one:
            terrain = words.value("terrain", one["terrain"])
            row += [Text(terrain, TERRAINS[one["terrain"]]), Text(amount(one["income"]))]
        yield row


def _table(rows: Iterable[list[RenderableType]]) -> Table:
    table = Table.grid(padding=(0, 2))
    found = list(rows)
    width = max(map(len, found))
    for row in found:
        table.add_row(*row, *[""] * (width - len(row)))
    return table


def _drawing(
    atlas: Atlas, found: dict[str, Any], words: Words, direction: Direction, width: int
) -> list[RenderableType]:
    number = atlas.graph.number(found["name"])
    beside = atlas.graph.neighbours(number)
    unknown = around.spread(max(1, len(beside)))
    drawn = []
    for i, other in enumerate(beside):
        name, kind = atlas.graph.names[other], BORDERS[atlas.graph.border(number, other)]
        dx, dy = direction(found["name"], name) or unknown[i]
        lines, style = _box_of(atlas, other, words)
        drawn.append(around.Neighbour(dx, dy, lines, SIGNS[kind], style, LINES.get(kind, "")))
    lines, style = _box_of(atlas, number, words)
    lines[0] = f"[{found['name']}]"
    return [*around.draw(lines, f"{style} bold reverse".strip(), drawn, width)] if drawn else []


def _box_of(atlas: Atlas, number: int, words: Words) -> tuple[list[str], str]:
    if atlas.graph.kinds[number] != PROVINCE:
        return [f"({atlas.graph.names[number]})"], "blue"
    province = atlas.provinces[number]
    below = f"{words.value('terrain', province.terrain)} {amount(province.half_income / 2)}"
    return [province.name, below], TERRAINS[province.terrain]


def way(found: dict[str, Any], words: Words, console: Console) -> None:
    if "interception" in found:
        _interception(found, words, console)
        return
    start, end, steps = found["from"], found["to"], found["distance"]
    if steps is None:
        console.print(Text(words.say("map-no-way", start=start, end=end)))
        return
    console.print(Text(words.say("map-way", start=start, end=end, steps=steps), style="bold"))
    rows: list[list[RenderableType]] = [["", Text(start)]]
    for step in found["steps"]:
        border = words.value("border", step["border"])
        if step["border_name"]:
            border = words.say("map-border", border=border, name=step["border_name"])
        kind = step["border"]
        rows.append([Text(SIGNS[kind], LINES.get(kind, "")), Text(step["name"]), Text(border)])
    console.print(_table(rows))
    if "moves" in found:
        console.print(Text(words.say("map-moves", moves=found["moves"])))


def _interception(found: dict[str, Any], words: Words, console: Console) -> None:
    roll = found["interception"]
    if not roll["way"]:
        said = words.say("map-no-interception", start=found["from"], end=found["to"], paces=roll["farthest"])
        console.print(Text(said))
        return
    percent = f"{100 * roll['chance']:.0f} %"
    console.print(
        Text(words.say("map-interception", way=", ".join(roll["way"]), chance=percent), style="bold")
    )
    for item in roll["modifiers"]:
        said = words.modifier(Modifier.from_json(item))
        console.print(Text(f"  {item['value']:+d} {said} ({item['rule']})"))
    console.print(Text(words.say("map-interception-needs", needed=roll["needed"])))


def area(found: dict[str, Any], words: Words, console: Console) -> None:
    status = words.value("map-status", found["status"])
    console.print(Text(words.say("map-area-is", area=found["name"], status=status), style="bold"))
    incomes = [(words.say("map-kingdom"), "kingdom_income"), (words.say("map-empire"), "empire_income")]
    shown = [(label, amount(found[key])) for label, key in incomes if found[key] is not None]
    console.print(facts([*shown, (words.say("map-sum"), amount(found["income"]))]))
    rows: list[list[RenderableType]] = []
    for one in found["provinces"]:
        terrain = Text(words.value("terrain", one["terrain"]), TERRAINS[one["terrain"]])
        city = _city(one["city"], words) if one["city"] else ""
        rows.append([Text(one["name"]), terrain, Text(amount(one["income"])), Text(city)])
    if rows:
        console.print(Padding(_table(rows), (1, 0, 0, 0), expand=False))


def summary(found: dict[str, Any], words: Words, console: Console) -> None:
    rows = [
        (words.say("map-provinces"), found["provinces"]),
        (words.say("map-areas"), found["areas"]),
        (words.say("map-seas"), found["seas"]),
        (words.say("map-boxes"), found["boxes"]),
        (words.say("map-cities"), found["cities"]),
        (words.say("map-sites"), found["sites"]),
        (words.say("map-port-count"), found["ports"]),
    ]
    rows += [(words.value("terrain", name), count) for name, count in found["terrains"].items()]
    rows += [(words.value("border", name), count) for name, count in found["borders"].items()]
    rows += [
        (words.value("border", "coast"), found["coasts"]),
        (words.value("border", "sea"), found["sea_borders"]),
    ]
    console.print(facts((label, str(count)) for label, count in rows))
