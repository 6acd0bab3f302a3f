"""The kingdoms as owners of land and pieces, and the barbarians: their colours and signs (`owners.toml`)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from aevum.games.medioevo.chart import style
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.rules.tables import KINGDOMS, NOBODY, PACKAGE
from aevum.kit.tables import rows
from aevum.scene.owners import Look, listed, owner

if TYPE_CHECKING:
    from collections.abc import Mapping

    from aevum.games.medioevo.rules.state import MedioevoState
    from aevum.scene.board import Owner
    from aevum.words import Words

HORDE = "barbarians"
OWNERS = (*KINGDOMS, HORDE)
HORDE_COLOUR = "#a070c0"
"""Far from those of all kingdoms to every sight (tests/games/medioevo/scene/owners_test.py)."""


NO_COLOUR, NO_SIGN = "#8a8a8a", "crown"
"""Of a kingdom that a pack adds, where the style has not its colour."""


@cache
def looks() -> dict[str, Look]:
    """By owner."""
    colours = {**style()["kingdom"], HORDE: HORDE_COLOUR}
    found = {
        name: Look(colours[look.colour], look.sign)
        for name, look in listed(PACKAGE).items()
        if name in OWNERS
    }
    for row in rows(PACKAGE, "kingdoms"):
        if row["kingdom"] not in found:
            found[row["kingdom"]] = Look(colours.get(row["colour"], NO_COLOUR), NO_SIGN)
    return found


def owners(seats: Mapping[str, str], words: Words) -> list[Owner]:
    """`seats`: by kingdom who plays it from the beginning."""
    return [owner(name, owner_name(name, words), looks()[name], seats.get(name, "")) for name in OWNERS]


def owner_name(name: str, words: Words) -> str:
    return words.say("scene-barbarians") if name == HORDE else words.seat(name)


def owner_of(s: MedioevoState, owner: int) -> str:
    """The id of a seat's kingdom or of the barbarians; "" of nobody, and of a seat without a kingdom."""
    if owner == BARBARIANS:
        return HORDE
    if owner == NOBODY or s.kingdoms[owner] == NOBODY:
        return ""
    return KINGDOMS[s.kingdoms[owner]]
