"""Infiltrator 13: cards that are not made ready (K.CARD.05)."""

from typing import Final

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.medioevo.rules.position import DECK
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.uses.cards import CARD_NAMES
from aevum.games.medioevo.rules.uses.dice import CardDie
from aevum.games.medioevo.rules.uses.held import hold_back, is_held
from aevum.games.medioevo.rules.uses.registry import Power

_RULE: Final = "K.CARD.05"


def holdable(s: MedioevoState, own: int) -> list[int]:
    """Turned cards of anybody; the one in use itself is none of them [M22]."""
    return [
        card
        for card in range(len(s.turned))
        if s.turned[card] and s.holder[card] != DECK and card != own and not is_held(s, card)
    ]


class HoldCards(Power):
    __slots__ = ()

    def uses(self, s: MedioevoState, seat: int, card: int) -> list[list[str]]:
        return [[]] if holdable(s, card) else []

    def work(self, s: MedioevoState, seat: int, card: int, targets: list[str]) -> None:
        s.push(CardDie(seat, card))

    def thrown(self, s: MedioevoState, seat: int, card: int, target: int, face: int) -> None:
        s.push(HoldBack(seat, card, face))


class HoldBack(Frame[MedioevoState]):
    """So many cards are chosen, of one player or of several."""

    def __init__(self, seat: int = 0, card: int = 0, left: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.left = left

    def run(self, s: MedioevoState) -> None:
        if self.left > 0 and holdable(s, self.card):
            s.ask(self.seat, "hold-cards", _RULE, {"count": self.left})
        else:
            s.pop()

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        found: list[Option] = []
        for card in holdable(s, self.card):
            args: dict[str, object] = {"card": CARD_NAMES[card], "other_seat": s.seats[s.holder[card]]}
            found.append(Option("hold-card", args, _RULE))
        found.append(Option("hold-no-more", None, _RULE))
        return found

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        if option.key == "hold-no-more":
            self.left = 0
            return
        self.left -= 1
        hold_back(s, self.seat, CARD_NAMES.index(str(option.args["card"])))
        s.tell("card-held", {"seat": s.seats[self.seat], **option.args}, _RULE)
