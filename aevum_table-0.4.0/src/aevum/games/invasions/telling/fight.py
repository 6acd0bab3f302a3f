"""How far a fight is, and the city that it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from aevum.engine.codec import a_list, a_text, an_int, as_dict
from aevum.games.invasions.rules.combat.battle import END
from aevum.games.invasions.rules.combat.victory import DRAW
from aevum.games.invasions.rules.fight import Field
from aevum.games.invasions.rules.troops import STATUS_NAMES

if TYPE_CHECKING:
    from aevum.engine.view import View
    from aevum.words import Words

AFTERMATH = END[1:]
"""The steps of a battle after its victor is known."""


class Moment(NamedTuple):
    battle: dict[str, object] | None
    """The frame of the battle, as long as its dice matter."""
    over: bool
    """The battle has been decided."""
    beaten: int
    """The side that must retreat; -1 for none."""


def moment_of(view: View) -> Moment:
    battle: dict[str, object] | None = None
    over, beaten = False, -1
    for value in a_list(view.data, "frames", "state"):
        frame = as_dict(value, "frame")
        name, step = a_text(frame, "frame", "frame"), a_text(frame, "step", "frame")
        if name == "Engagement" and step == "end":
            winner = an_int(frame, "winner", "frame")
            over, beaten = True, 1 - winner if winner != DRAW else -1
        elif name.endswith("Battle"):
            over = step in AFTERMATH
            battle = None if over else frame
    return Moment(battle, over, beaten)


def city_about(field: Field, words: Words) -> list[str]:
    about = [words.say("board-city", city=field.city, level=field.level)]
    walls = words.say("board-walls", walls=field.walls) if field.fortified else words.say("board-no-walls")
    about.append(walls)
    if field.capital:
        about.append(words.say("board-capital", status=STATUS_NAMES[field.capital]))
    if field.supplied:
        about.append(words.say("board-supplied"))
    return about
