"""An Empire card is bought: some are drawn and looked at, one is kept (4.CARD.04)."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refusal
from aevum.engine.state import Frame
from aevum.games.medioevo.rules.buildings import NO_BUILDING, RELIGIOUS
from aevum.games.medioevo.rules.objectives.table import OBJECTIVES
from aevum.games.medioevo.rules.purchases.limits import cards_drawn, may_buy_card
from aevum.games.medioevo.rules.purchases.prices import empire_card
from aevum.games.medioevo.rules.purchases.wares import Ware
from aevum.games.medioevo.rules.shuffling import shuffled
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.uses.cards import CARD_NAMES
from aevum.games.medioevo.rules.uses.moments import CardsDrawn, announce
from aevum.games.medioevo.rules.works.standing import built


def new_card(s: MedioevoState, seat: int) -> Ware:
    """4.CARD.03"""
    ware = Ware("buy-card")
    ware.florins = empire_card(s.holder.count(seat))
    return ware


def card_option(ware: Ware) -> Option:
    return Option("buy-card", {"florins": ware.florins}, "4.CARD.03")


def card_refusal(s: MedioevoState, seat: int) -> Refusal | None:
    if not may_buy_card(s.cards_bought[seat]):
        return Refusal("card-bought-already", None, "4.CARD.02")
    if not s.deck:
        return Refusal("deck-empty", None, "4.CARD.04")
    return None


def cathedrals(s: MedioevoState, seat: int) -> int:
    return len([place for place in s.controlled(seat) if built(s, place, RELIGIOUS) != NO_BUILDING])


class Drawing(Frame[MedioevoState]):
    """The cards that the buyer looks at are out of the deck; others see only how many there are."""

    steps: ClassVar[tuple[str, ...]] = ("draw", "look", "take")

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.cards: list[int] = []

    def run(self, s: MedioevoState) -> None:
        match self.step:
            case "draw":
                s.cards_bought[self.seat] += 1
                self.draw(s)
                self.next(s)
            case "look":
                self.next(s)
                announce(s, CardsDrawn([self.seat]))
            case _:
                s.ask(self.seat, "take-card", "4.CARD.04", guarded=True)

    def draw(self, s: MedioevoState) -> None:
        """4.CARD.04, R-054"""
        s.reveal()
        count = cards_drawn(cathedrals(s, self.seat), len(s.deck))
        s.tell("cards-drawn", {"seat": s.seats[self.seat], "count": count}, "4.CARD.04")
        for _ in range(count):
            card = s.deck.pop()
            self.cards.append(card)
            s.seen[card] |= 1 << self.seat
            s.tell("card-drawn", self._words(s, card), "4.CARD.04", to=1 << self.seat)

    def draw_again(self, s: MedioevoState) -> None:
        """K.CARD.25: what was drawn is put away first, so that a short deck gives some of it again."""
        s.deck = [*shuffled(s, self.cards, "cards-put-back", "K.CARD.25"), *s.deck]
        self.cards = []
        self.draw(s)

    def _words(self, s: MedioevoState, card: int) -> dict[str, object]:
        return {"card": CARD_NAMES[card], "objective": OBJECTIVES[s.objective[card]]}

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        return [Option("take-card", self._words(s, card), "4.CARD.04") for card in self.cards]

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        card = CARD_NAMES.index(str(option.args["card"]))
        s.holder[card] = self.seat
        self.cards.remove(card)
        # Face down under the deck, in random order.
        s.deck = [*shuffled(s, self.cards, "cards-put-back", "4.CARD.04"), *s.deck]
        # 4.CARD.05: the character lies open, the objective does not.
        s.tell("card-taken", {"seat": s.seats[self.seat], "card": CARD_NAMES[card]}, "4.CARD.05")
        s.pop()


def drawing(s: MedioevoState) -> Drawing | None:
    """Of the buyer who looks at cards now."""
    for frame in s.running():
        if isinstance(frame, Drawing):
            return frame
    return None
