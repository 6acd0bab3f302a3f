"""The state as a seat sees it, made fast: a bot looks hundreds of times in a match.

Other than `Game.imagine` it leaves unseen what the seat does not see (others' florins, objectives, decks) and
takes the view's lists over. So it is good for appraisals, not for playing on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.engine.codec import a_dict, a_list, as_dict
from aevum.games.medioevo.rules.frames import FRAMES
from aevum.games.medioevo.rules.memory import deed_of, effect_of
from aevum.games.medioevo.rules.state import MedioevoState

if TYPE_CHECKING:
    from aevum.engine.view import View

MAKE = {type(make()).__name__: make for make in FRAMES}


def seen(view: View) -> MedioevoState:
    """The view is used up by it."""
    own = a_dict(view.data, "own", "state")
    s = MedioevoState()
    s.seats = [str(name) for name in a_list(view.data, "seats", "state")]
    for name in s.fields:
        setattr(s, name, own[name])
    s.effects = [effect_of(row) for row in _rows(own, "effects")]
    s.story = [deed_of(row) for row in _rows(own, "story")]
    s.armies = _forces(own, "armies")
    s.moved = _forces(own, "moved")
    s.enthrone()
    for value in a_list(view.data, "frames", "state"):
        told = as_dict(value, "frame")
        frame = MAKE[str(told["frame"])]()
        frame.step = str(told["step"])
        for name in frame.fields:
            setattr(frame, name, told[name])
        s.frames.append(frame)
    return s


def _forces(own: dict[str, object], name: str) -> dict[int, list[int]]:
    return {row[0]: row[1:] for row in _rows(own, name)}


def _rows(own: dict[str, object], name: str) -> list[list[int]]:
    return [row for row in a_list(own, name, "own") if isinstance(row, list)]
