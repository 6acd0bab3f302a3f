"""The lines of the map that nobody picks: borders by their kinds, straits, lakes, land beyond the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from aevum.games.invasions.scene.ground import outline, shapes
from aevum.scene.board import Line
from aevum.scene.borders import lakes, merged, straits, under

if TYPE_CHECKING:
    from aevum.games.invasions.rules.world.land import Land


def lines(board: Land) -> list[Line]:
    """In the order in which they are drawn."""
    by_kind, area = _arcs(board)
    found = [Line("beyond", _beyond(board)), *lakes(shapes()), *under(shapes(), by_kind)]
    found.append(merged(shapes(), "area", area))
    found += [merged(shapes(), kind, by_kind.get(kind, [])) for kind in ("river", "range")]
    found += straits(_straits(board))
    return [line for line in found if line.path]


def _arcs(board: Land) -> tuple[dict[str, list[int]], list[int]]:
    by_kind: dict[str, list[int]] = {}
    area: list[int] = []
    for border in shapes().document["borders"]:
        shown = [name for name in border["between"] if 0 <= board.number(name) < board.places]
        if not shown:
            continue
        kind = border["kind"]
        # Where the map in play ends is a limit, though the drawing goes on.
        if kind in ("open", "river", "range", "coast", "sea") and len(shown) < len(border["between"]):
            kind = "limit"
        by_kind.setdefault(kind, []).extend(border["arcs"])
        if border.get("area") and kind != "limit":
            area += border["arcs"]
    return by_kind, area


def _beyond(board: Land) -> str:
    """Places of the extension where it is not played."""
    names = [name for name in shapes().places if name and not 0 <= board.number(name) < board.places]
    return "".join(outline(name) for name in names)


def _straits(board: Land) -> list[dict[str, Any]]:
    every = shapes().document["straits"]
    return [one for one in every if all(0 <= board.number(name) < board.places for name in one["between"])]
