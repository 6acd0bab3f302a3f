"""The match as a view knows it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from aevum.engine.codec import an_int
from aevum.games.invasions.rules.game import InvasionsRules
from aevum.games.invasions.rules.match.turn import Match
from aevum.games.invasions.rules.setup.start import WHOLE
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.scenarios import Invasions
from aevum.scene.seen import Seen, frame_named
from aevum.scene.spoken import Spoken, said, value

if TYPE_CHECKING:
    from aevum.engine.view import View

__all__ = ["Spoken", "first_turn_and_last", "frame_named", "said", "seen", "value"]


seen = Seen(InvasionsRules(), InvasionsState)


def first_turn_and_last(view: View) -> tuple[int, int]:
    """Turns of the match; both the one that is played where it is not about whole turns."""
    w = seen(view).world
    match = frame_named(view, "Match")
    if match is None:
        return w.turn, w.turn
    last = an_int(match, "last", "frame")
    return min(_first_turns().get(last, w.turn), w.turn), last


@cache
def _first_turns() -> dict[int, int]:
    """By last turn the first of the scenario that ends with it; a view does not tell where it began."""
    found: dict[int, int] = {}
    for name in WHOLE:
        game = Invasions()
        state = game.setup(name, {}, 0, game.pack())
        match = state.frames[0]
        assert isinstance(state, InvasionsState)
        assert isinstance(match, Match)
        found[match.last] = min(state.world.turn, found.get(match.last, match.last))
    return found
