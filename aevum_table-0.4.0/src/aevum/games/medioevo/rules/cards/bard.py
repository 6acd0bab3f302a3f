"""Bard (K.CARD.17)."""

from typing import ClassVar, Final

from aevum.games.medioevo.rules.position import DECK
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.uses.cards import CARD_NAMES, MOMENTS, POWER
from aevum.games.medioevo.rules.uses.held import was_used
from aevum.games.medioevo.rules.uses.instant import MAKE_READY
from aevum.games.medioevo.rules.uses.registry import POWERS, Power
from aevum.games.medioevo.rules.uses.turning import turning

_ANSWER: Final = "card-used"
_BOTH_WAYS: Final = "both-ways"


class MakeReady(Power):
    """44 and 45: a card that was used in this turn is made ready, one that is just turned at once (R-107)."""

    __slots__ = ()

    names: ClassVar[tuple[str, ...]] = ("other_card",)

    def uses(self, s: MedioevoState, seat: int, card: int) -> list[list[str]]:
        running = turning(s)
        if running is not None and running.card == card:
            running = turning(s, 1)  # it gives points already, and by a Princess both
        used = [
            other
            for other in range(len(s.holder))
            if s.holder[other] != DECK and was_used(s, other) and other != card
        ]
        if running is not None:
            used = [other for other in used if other == running.card or _answers(s, other)]
        return [[CARD_NAMES[other]] for other in used]

    def work(self, s: MedioevoState, seat: int, card: int, targets: list[str]) -> None:
        other = CARD_NAMES.index(targets[0])
        s.turned[other] = 0
        told: dict[str, object] = {"seat": s.seats[seat], "card": targets[0]}
        s.tell("card-made-ready", {**told, "owner_seat": s.seats[s.holder[other]]}, "K.CARD.17")


def _answers(s: MedioevoState, card: int) -> bool:
    """Whether it could answer the card that is just turned, as a Jester can or a Princess [M124]."""
    if _ANSWER not in MOMENTS[card] or POWER[card] == MAKE_READY:
        return False
    newest = turning(s)
    if POWER[card] == _BOTH_WAYS and newest is not None and POWER[newest.card] == MAKE_READY:
        return False  # what a Bard could do by her is just what is being asked
    return len(POWERS[card].uses(s, s.holder[card], card)) > 0
