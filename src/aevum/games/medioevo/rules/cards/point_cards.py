"""Cards of technology points: Pirate, Mystic (K.CARD.23, K.CARD.30)."""

from itertools import combinations
from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.medioevo.rules.money import receive
from aevum.games.medioevo.rules.settings import MYSTIC_SET
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.uses.cards import AMOUNT, CARD_COLOURS, CARD_NAMES
from aevum.games.medioevo.rules.uses.points import COLOURS, ready_cards
from aevum.games.medioevo.rules.uses.registry import Power
from aevum.games.medioevo.rules.uses.turning import TurnForPoints
from aevum.games.medioevo.rules.words import COLOURS as COLOUR_NAMES


class AnyPoints(Power):
    """Pirate 57, 58: all of one colour (R-024)."""

    __slots__ = ()

    names: ClassVar[tuple[str, ...]] = ("colour",)

    def uses(self, s: MedioevoState, seat: int, card: int) -> list[list[str]]:
        return [[colour] for colour in COLOUR_NAMES]

    def work(self, s: MedioevoState, seat: int, card: int, targets: list[str]) -> None:
        s.store[seat * COLOURS + COLOUR_NAMES.index(targets[0])] += AMOUNT[card]
        told: dict[str, object] = {"seat": s.seats[seat], "card": CARD_NAMES[card]}
        s.tell("points-gained", {**told, "points": AMOUNT[card], "colour": targets[0]}, "K.CARD.23")


def _colours_at_once(s: MedioevoState, seat: int, mystic: int) -> int:
    """How many different colours a seat can have: of each card only one (4.CARD.10)."""
    at = seat * COLOURS
    ready = [
        colour
        for colour in range(COLOURS)
        if s.store[at + colour] or s.tokens[at + colour] > s.flipped[at + colour]
    ]
    found = {sum([1 << colour for colour in ready])}
    for card in ready_cards(s, seat):
        if card != mystic:
            found |= {colours | 1 << colour for colours in found for colour in CARD_COLOURS[card]}
    return max([colours.bit_count() for colours in found])


class SellPoints(Power):
    """Mystic 71 sells points one by one, 72 sets of different colours (R-025)."""

    __slots__ = ("in_sets",)

    def __init__(self, in_sets: bool = False) -> None:
        super().__init__()
        self.in_sets = in_sets

    def uses(self, s: MedioevoState, seat: int, card: int) -> list[list[str]]:
        size = s.settings[MYSTIC_SET] if self.in_sets else 1
        return [[]] if _colours_at_once(s, seat, card) >= size else []

    def work(self, s: MedioevoState, seat: int, card: int, targets: list[str]) -> None:
        s.push(PointSale(seat, card, s.settings[MYSTIC_SET] if self.in_sets else 1))


class PointSale(Frame[MedioevoState]):
    """Points are made and sold, as many as the seat likes; what is not sold stays in the store."""

    __slots__ = ("card", "seat", "size")

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "size")

    def __init__(self, seat: int = 0, card: int = 0, size: int = 1) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.size = size
        """How many points, all of different colours, are sold at a time."""

    def run(self, s: MedioevoState) -> None:
        s.ask(self.seat, "sell-points", "K.CARD.30", {"card": CARD_NAMES[self.card]})

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        found: list[Option] = []
        at = self.seat * COLOURS
        ready = [COLOUR_NAMES[colour] for colour in range(COLOURS) if s.store[at + colour]]
        for sold in combinations(ready, self.size):
            told: dict[str, object] = {"colours": "+".join(sold), "florins": AMOUNT[self.card]}
            found.append(Option("sell-points", told, "K.CARD.30"))
        for card in ready_cards(s, self.seat):
            for colour in CARD_COLOURS[card]:
                told = {"card": CARD_NAMES[card], "colour": COLOUR_NAMES[colour]}
                found.append(Option("turn-card", told, "4.CARD.09"))
        for colour in range(COLOURS):
            if s.tokens[at + colour] > s.flipped[at + colour]:
                found.append(Option("flip-token", {"colour": COLOUR_NAMES[colour]}, "4.CARD.16"))
        found.append(Option("sell-no-more", None, "K.CARD.30"))
        return found

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        at = self.seat * COLOURS
        told: dict[str, object] = {"seat": s.seats[self.seat], **option.args}
        match option.key:
            case "sell-points":
                for name in str(option.args["colours"]).split("+"):
                    s.store[at + COLOUR_NAMES.index(name)] -= 1
                receive(s, self.seat, AMOUNT[self.card])
                s.tell("points-sold", told, "K.CARD.30")
            case "turn-card":
                card = CARD_NAMES.index(str(option.args["card"]))
                s.push(TurnForPoints(self.seat, card, COLOUR_NAMES.index(str(option.args["colour"]))))
            case "flip-token":
                colour = COLOUR_NAMES.index(str(option.args["colour"]))
                s.flipped[at + colour] += 1
                s.store[at + colour] += 1
                s.tell("token-flipped", told, "4.CARD.16")
            case _:
                s.pop()
