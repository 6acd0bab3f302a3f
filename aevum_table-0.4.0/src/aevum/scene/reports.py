"""How fights ended, read from the story: some begin and end between two questions, their board unseen."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from aevum.engine.event import Event
    from aevum.scene.contest import Report
    from aevum.words import Words


class Gathered:
    """A fight, gathered first and put into words later: of most nobody wants to hear any more."""

    def __init__(self, first: int) -> None:
        """From the event of this number on."""
        self.first = self.last = first
        self.end: Event | None = None
        """What decided it."""
        self.lost = [0, 0]
        self.follows: list[Event] = []

    def read(self, n: int, event: Event) -> None:
        """Takes the event in, if it belongs to this fight."""
        raise NotImplementedError

    def told(self, words: Words) -> Report:
        """Once it has ended."""
        raise NotImplementedError


F = TypeVar("F", bound=Gathered)


def gathered(events: list[Event], begun: Callable[[int, Event], F | None], over: Collection[str]) -> list[F]:
    """All fights of a story: each begins where `begun` makes one, and is read up to a key of `over`."""
    found: list[F] = []
    going: F | None = None
    for n, event in enumerate(events):
        fight = begun(n, event)
        if fight is not None:
            going = fight
            found.append(fight)
        elif event.key in over:
            going = None
        elif going is not None:
            going.read(n, event)
    return found


def ended(fights: Sequence[Gathered], since: int, words: Words) -> list[Report]:
    """Those that end from a number on, and the last of all."""
    decided = [fight for fight in fights if fight.end is not None]
    last = decided[-1].last if decided else 0
    return [fight.told(words) for fight in decided if fight.last >= min(since, last)]
