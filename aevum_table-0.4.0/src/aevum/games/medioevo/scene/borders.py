"""The lines of the map that nobody picks: borders by their kinds, the homes of kingdoms, straits, lakes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.tables import KINGDOMS, NOBODY
from aevum.games.medioevo.scene.ground import shapes
from aevum.scene.borders import lakes, merged, straits, under

if TYPE_CHECKING:
    from collections.abc import Iterable

    from aevum.scene.board import Line

HOME = "home-"
"""Before the name of a kingdom: the outline of its home (0.KING.01)."""


def lines(kingdoms: Iterable[str]) -> list[Line]:
    """In the order in which they are drawn; homes are those of kingdoms that are played."""
    by_kind: dict[str, list[int]] = {}
    homes: dict[int, list[int]] = {}
    for border in shapes().document["borders"]:
        by_kind.setdefault(border["kind"], []).extend(border["arcs"])
        sides = {_home(name) for name in border["between"]}
        if len(border["between"]) == 1:
            sides.add(NOBODY)
        if len(sides) > 1:
            for kingdom in sides - {NOBODY}:
                homes.setdefault(kingdom, []).extend(border["arcs"])
    found = [*lakes(shapes()), *under(shapes(), by_kind)]
    found += [merged(shapes(), f"{HOME}{name}", homes.get(KINGDOMS.index(name), [])) for name in kingdoms]
    found.append(merged(shapes(), "river", by_kind.get("river", [])))
    found += straits(shapes().document["straits"])
    return [line for line in found if line.path]


def _home(name: str) -> int:
    if name not in LAND.names or LAND.is_sea(LAND.number(name)):
        return NOBODY
    return LAND.home[LAND.number(name)]
