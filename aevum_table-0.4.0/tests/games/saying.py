"""What a scripted match asks and tells is put into words as it goes: no message is missing, and none lacks an
argument."""

from collections.abc import Sequence

from aevum.engine import Ask, Event
from aevum.words import Words

OF_TESTS = ("rest", "anything")
"""Questions that only tests ask, to let a match stand still."""


class StrictWords(Words):
    def say(self, key: str, /, **args: object) -> str:
        assert self.has(key), f"there are no words for '{key}'"
        pattern = self._bundles[0].get_message(key).value
        assert pattern is not None, f"'{key}' says nothing"
        said, faults = self._bundles[0].format_pattern(pattern, self._arguments(args))
        assert not faults, f"'{key}' with {args}: {faults}"
        return str(said)


class Listener:
    """Hears of each event once."""

    def __init__(self, game: str, seats: Sequence[str]) -> None:
        self.words = StrictWords("en", game, seats)
        self.heard = 0

    def listen(self, log: Sequence[Event], asks: Sequence[Ask]) -> None:
        for event in log[self.heard :]:
            self.words.event(event)
            for modifier in event.roll.modifiers if event.roll is not None else []:
                self.words.modifier(modifier)
        self.heard = len(log)
        for ask in asks:
            if ask.key not in OF_TESTS:
                self.words.ask(ask)
