"""Tables that one may look up at any time by their names, and areas and kingdoms by theirs."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from aevum.games.medioevo.atlas import atlas
from aevum.games.medioevo.board.areas import entry
from aevum.games.medioevo.board.names import area_name
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.rules.tables import KINGDOMS, NOBODY, TERRAINS
from aevum.games.medioevo.telling.panels import BLOCKS
from aevum.games.medioevo.telling.seen import seen
from aevum.terminal import blocks
from aevum.terminal.lines import fold, paint, row

if TYPE_CHECKING:
    from collections.abc import Callable

    from aevum.engine.view import View
    from aevum.games.medioevo.rules.state import MedioevoState
    from aevum.words import Words

PANELS = {
    "boards": "board",
    "cards": "cards",
    "tech": "technologies",
    "markets": "markets",
    "pacts": "pacts",
    "turn": "turn",
    "scores": "scores",
}
"""Pages that are panels of the table, by the names of both."""
REST = "rest"
"""The territories that are nobody's home."""
KEYS: tuple[str, ...] = (
    "page-boards", "page-cards", "page-tech", "page-markets", "page-pacts", "page-turn", "page-scores",
    "page-realm", "page-armies", "page-look", "page-land",
)  # fmt: skip


def _panel(name: str, view: View, words: Words) -> str:
    return "\n".join(blocks.lines(BLOCKS[name](view, words)))


def _realm(view: View, words: Words) -> str:
    """What one controls oneself; an onlooker sees everybody's."""
    s = seen(view)
    seats = [view.seat] if view.seat >= 0 else list(range(s.players()))
    lines: list[str] = []
    for seat in seats:
        lines.append(paint((words.seat(s.seats[seat]), "bold")))
        lines += _list(s, [*s.controlled(seat), *_abroad(s, seat)], words)
    return "\n".join(lines)


def _abroad(s: MedioevoState, seat: int) -> list[int]:
    """Where a seat has pieces without control, at sea too."""
    here = [area for area in range(LAND.size) if s.count(area, seat) or s.items_at(area, seat)]
    return [area for area in here if LAND.is_sea(area) or s.lord[area] != seat]


def _armies(view: View, words: Words) -> str:
    """Every area where somebody stands, barbarians too."""
    s = seen(view)
    found = [area for area in range(LAND.size) if s.owners(area)]
    hordes = [area for area in found if s.owners(area) == [BARBARIANS]]
    rest = [area for area in found if area not in hordes]
    return "\n".join(_list(s, rest, words) + _list(s, hordes, words))


def _list(s: MedioevoState, areas: list[int], words: Words) -> list[str]:
    return [line for area in areas for line in entry(s, area, words)]


def look(view: View, words: Words, wish: str) -> str:
    """A territory or a sea, and what lies around it."""
    s = seen(view)
    area = atlas().find(wish)
    about = [f"{area_name(area, words)} ({LAND.names[area]})"]
    if not LAND.is_sea(area):
        about.append(words.value("terrain", TERRAINS[LAND.terrain[area]]))
        if LAND.home[area] != NOBODY:
            about.append(words.value("kingdom", KINGDOMS[LAND.home[area]]))
    lines = [paint(part) for part in fold((row(about), "bold"))]
    lines += [*entry(s, area, words), "", paint((words.say("board-around"), "dim"))]
    return "\n".join(lines + _list(s, LAND.all_near[area], words))


def land(view: View, words: Words, wish: str) -> str:
    """The home territories of a kingdom, or those that are nobody's home."""
    s = seen(view)
    if wish.lower() == REST:
        areas = [area for area in range(LAND.places) if LAND.home[area] == NOBODY and s.open[area]]
        return "\n".join(_list(s, areas, words))
    kingdom = atlas().find_area(wish)
    head = paint((words.value("kingdom", kingdom.key), "bold"))
    return "\n".join([head, *_list(s, list(kingdom.provinces), words)])


PAGES: dict[str, Callable[[View, Words], str]] = {
    "realm": _realm,
    "armies": _armies,
    **{name: partial(_panel, panel) for name, panel in PANELS.items()},
}
LOOKUPS: dict[str, Callable[[View, Words, str], str]] = {"look": look, "land": land}
