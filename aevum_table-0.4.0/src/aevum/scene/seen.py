"""A match as a view knows it, read once for all that is shown of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from aevum.engine.codec import a_list, as_dict
from aevum.engine.state import State

if TYPE_CHECKING:
    from aevum.engine.game import Game
    from aevum.engine.view import View

S = TypeVar("S", bound=State)
FrameData = dict[str, object]
KEPT = 8


class Seen(Generic[S]):
    """Views as states, the last few kept: one update asks many things of the same view."""

    def __init__(self, game: Game, kind: type[S]) -> None:
        self._game = game
        self._kind = kind
        self._recent: list[tuple[dict[str, object], S]] = []

    def __call__(self, view: View) -> S:
        """It shares its lists with the view, and many look at it: nobody may write to either."""
        for data, known in self._recent:
            if data is view.data:
                return known
        state = self._game.sight(view, frames=False)
        assert isinstance(state, self._kind)
        self._recent.insert(0, (view.data, state))
        del self._recent[KEPT:]
        return state


def frames_of(view: View) -> list[FrameData]:
    return [as_dict(value, "frame") for value in a_list(view.data, "frames", "state")]


def frame_named(view: View, *names: str) -> FrameData | None:
    """The innermost procedure of one of these names that goes on."""
    return next((frame for frame in reversed(frames_of(view)) if frame["frame"] in names), None)
