"""What a game's module `telling` says of the news, for page and terminal alike."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from aevum.parts import declared

if TYPE_CHECKING:
    from aevum.engine.event import Event
    from aevum.engine.view import View


def _each(events: list[Event], view: View) -> list[bool]:
    return [True] * len(events)


def _all(events: list[Event], view: View) -> list[Event]:
    return events


@dataclass(frozen=True)
class Telling:
    """`TELLING` of a game's module `telling`."""

    worth: Callable[[list[Event], View], list[bool]] = _each
    """Whether each event is worth a line."""
    brief: Callable[[list[Event], View], list[Event]] = _all
    """Those that are, many of a kind in one."""


def telling(game: str) -> Telling:
    """A game that has nothing to say of it is told in full."""
    return declared(game, "telling", "TELLING", Telling) or Telling()
