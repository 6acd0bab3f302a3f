"""Many places to choose from, by the Areas they lie in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.invasions.board.names import city
from aevum.games.invasions.rules.world.land import NO_AREA
from aevum.games.invasions.rules.world.pieces import units_at
from aevum.games.invasions.rules.world.world import World
from aevum.terminal.lines import fold, paint, together

if TYPE_CHECKING:
    from aevum.games.invasions.board.tables import Choice
    from aevum.words import Words


def regions(w: World, choices: list[Choice], words: Words) -> list[str]:
    """`12 Latium (Roma 3, walls 1, capital; 2)`: what is built there, and how many units there are."""
    groups: dict[str, list[str]] = {}
    for choice in choices:
        groups.setdefault(_area(w, choice.place, words), []).append(_named(w, choice, words))
    lines: list[str] = []
    for area, entries in groups.items():
        text = words.say("board-region", area=area, places=", ".join(entries))
        lines += [paint(part) for part in fold((text, ""), hanging=4)]
    return [*lines, paint((words.say("board-region-legend"), "dim"))]


def _area(w: World, place: int, words: Words) -> str:
    if place >= w.land.provinces:
        return words.say("board-seas")
    area = w.land.area[place]
    return w.land.areas[area] if area != NO_AREA else words.say("board-no-area")


def _named(w: World, choice: Choice, words: Words) -> str:
    about = [city(w, choice.place, words)]
    units = len(units_at(w, choice.place))
    if units:
        about.append(words.say("board-region-units", units=units))
    text = f"{choice.number} {w.land.names[choice.place]}"
    inside = "; ".join(part for part in about if part)
    return together(f"{text} ({inside})" if inside else text)
