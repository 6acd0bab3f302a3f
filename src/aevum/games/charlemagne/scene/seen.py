"""The match as a view knows it, read once for all that is shown of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.engine.codec import a_dict, a_list, as_dict
from aevum.games.charlemagne.rules.state import CharlemagneState

if TYPE_CHECKING:
    from aevum.engine.view import View

FrameData = dict[str, object]
KEPT = 8
_recent: list[tuple[dict[str, object], CharlemagneState]] = []
"""Data of views with what was read from them: one update asks many things of the same view."""


def seen(view: View) -> CharlemagneState:
    """Good for looking at, not for playing on, and shared: nobody may write to it."""
    for data, state in _recent:
        if data is view.data:
            return state
    state = CharlemagneState()
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


def held_counts(view: View) -> list[int]:
    """How many markers each player holds: that is seen at the table (1.4)."""
    return [int(str(count)) for count in a_list(a_dict(view.data, "own", "state"), "held", "own")]
