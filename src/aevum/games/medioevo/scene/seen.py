"""The match as a view knows it, read once for all that is shown of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.engine.codec import a_dict, a_list, as_dict
from aevum.games.medioevo.rules.battle.battle import Battle
from aevum.games.medioevo.rules.state import MedioevoState

if TYPE_CHECKING:
    from aevum.engine.view import View

FrameData = dict[str, object]
KEPT = 8
_recent: list[tuple[dict[str, object], MedioevoState]] = []
"""Data of views with what was read from them: one update asks many things of the same view."""


def seen(view: View) -> MedioevoState:
    """Good for looking at, not for playing on, and shared: nobody may write to it."""
    for data, state in _recent:
        if data is view.data:
            return state
    state = MedioevoState()
    state.seats = [str(name) for name in a_list(view.data, "seats", "state")]
    state.read_own(a_dict(view.data, "own", "state"), "own")
    _recent.insert(0, (view.data, state))
    del _recent[KEPT:]
    return state


def frames_of(view: View) -> list[FrameData]:
    return [as_dict(value, "frame") for value in a_list(view.data, "frames", "state")]


def frame_named(view: View, *names: str) -> FrameData | None:
    """The innermost procedure of one of these names that goes on."""
    return next((frame for frame in reversed(frames_of(view)) if frame["frame"] in names), None)


def battle_seen(view: View) -> Battle | None:
    """The battle that is being fought."""
    frame = frame_named(view, "Battle")
    if frame is None:
        return None
    found = Battle()
    found.read(frame, "frame")
    return found
