"""The match as a view knows it, read once for all that is shown of it."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from aevum.engine.codec import an_int
from aevum.games.invasions.board.known import frames_of, known
from aevum.games.invasions.rules.content.start import WHOLE
from aevum.games.invasions.rules.match.turn import Match
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.scenarios import PACK, Invasions

if TYPE_CHECKING:
    from aevum.engine.view import View
    from aevum.words import Words

KEPT = 8
_recent: list[tuple[dict[str, object], InvasionsState]] = []
"""Data of views with what was read from them: one update asks many things of the same view."""


def seen(view: View) -> InvasionsState:
    """Good for looking at, and shared: nobody may write to it."""
    for data, state in _recent:
        if data is view.data:
            return state
    state = known(view)
    _recent.insert(0, (view.data, state))
    del _recent[KEPT:]
    return state


def frame_named(view: View, name: str) -> dict[str, object] | None:
    """The innermost procedure of this name that goes on."""
    return next((frame for frame in reversed(frames_of(view)) if frame["frame"] == name), None)


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
        state = Invasions().setup(name, {}, 0, PACK)
        match = state.frames[0]
        assert isinstance(state, InvasionsState)
        assert isinstance(match, Match)
        found[match.last] = min(state.world.turn, found.get(match.last, match.last))
    return found


class Spoken:
    """Words as part of the key of a cache: Fluent takes long, and all of one language say the same."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Spoken) and other.words.language == self.words.language

    def __hash__(self) -> int:
        return hash(self.words.language)


@lru_cache(maxsize=4096)
def _value(spoken: Spoken, kind: str, value: str) -> str:
    return spoken.words.value(kind, value)


@lru_cache(maxsize=4096)
def _said(spoken: Spoken, key: str, args: tuple[tuple[str, str | int], ...]) -> str:
    return spoken.words.say(key, **dict(args))


def value(words: Words, kind: str, name: str) -> str:
    """`words.value`, remembered; never for seats, whose names differ from table to table."""
    return _value(Spoken(words), kind, name)


def said(words: Words, key: str, **args: str | int) -> str:
    """`words.say`, remembered."""
    return _said(Spoken(words), key, tuple(args.items()))
