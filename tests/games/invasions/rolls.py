"""What holds of every sum that is told: which dice fall for it, if any, and what is added to them."""

from collections.abc import Sequence

from aevum.engine import Ask, Event
from tests.games.saying import Listener

DICE = {
    "battle-dice": 6,
    "melee-roll": 6,
    "reroll": 6,
    "rolls-again": 6,
    "shots": 6,
}
"""III.A.1, XXI.C.2: all others are ten-sided, but for the draws."""
PAIRS = ("melee-roll", "rolls-again", "shots")
"""XXI.C.2, XXI.F.4"""
DRAWS = ("client-draw", "diplomacy-draw", "event-dice")
DRAWING = ("draws-", "lays-", "takes-", "turns-")
"""One of so many cards, markers, units or places."""
BASE = "units"
"""What a pool begins with, also where a horde or a Limes is all there is (XX.F.1)."""


def hold(event: Event) -> None:
    roll = event.roll
    if roll is None:
        return
    if roll.sides and event.key not in DRAWS and not event.key.startswith(DRAWING):
        assert roll.sides == DICE.get(event.key, 10), event.key
    assert event.key not in PAIRS or len(roll.dice) == 2, event.key
    reasons = [(item.key, item.rule) for item in roll.modifiers]
    assert len(set(reasons)) == len(reasons), f"{event.key} tells a reason twice: {roll.modifiers}"
    idle = [item for item in roll.modifiers if not item.value and item.key != BASE]
    assert not idle, f"{event.key} is changed by nothing: {roll.modifiers}"


class Ear(Listener):
    """Hears of the rolls, too."""

    def listen(self, log: Sequence[Event], asks: Sequence[Ask]) -> None:
        for event in log[self.heard :]:
            hold(event)
        super().listen(log, asks)
