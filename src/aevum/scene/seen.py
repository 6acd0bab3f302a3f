"""A match as a view knows it, read once for all that is shown of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from aevum.engine.codec import a_dict, a_list, as_dict
from aevum.engine.state import State

if TYPE_CHECKING:
    from collections.abc import Callable

    from aevum.engine.view import View

S = TypeVar("S", bound=State)
FrameData = dict[str, object]
KEPT = 8


class Seen(Generic[S]):
    """Reads views into states, and keeps the last few: one update asks many things of the same view."""

    def __init__(self, blank: Callable[[], S]) -> None:
        self._blank = blank
        self._recent: list[tuple[dict[str, object], S]] = []

    def __call__(self, view: View) -> S:
        """Good for looking at, not for playing on, and shared: nobody may write to it."""
        for data, state in self._recent:
            if data is view.data:
                return state
        state = self._blank()
        # Procedures and questions are left out.
        state.seats = [str(name) for name in a_list(view.data, "seats", "state")]
        state.read_own(a_dict(view.data, "own", "state"), "own")
        self._recent.insert(0, (view.data, state))
        del self._recent[KEPT:]
        return state


def frames_of(view: View) -> list[FrameData]:
    return [as_dict(value, "frame") for value in a_list(view.data, "frames", "state")]


def frame_named(view: View, *names: str) -> FrameData | None:
    """The innermost procedure of one of these names that goes on."""
    return next((frame for frame in reversed(frames_of(view)) if frame["frame"] in names), None)
