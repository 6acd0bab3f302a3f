"""Cards of technology points: Pirate, Mystic (K.CARD.23, K.CARD.30)."""

from itertools import combinations
from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.medioevo.rules.layout import of_branch
from aevum.games.medioevo.rules.money import receive
from aevum.games.medioevo.rules.settings import MYSTIC_SET
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import RELIGION
from aevum.games.medioevo.rules.technologies import POINTS
from aevum.games.medioevo.rules.uses.cards import AMOUNT, CARD_COLOURS, CARD_NAMES, CARD_POINTS, POWER
from aevum.games.medioevo.rules.uses.lent import PROSELYTISM, lendable
from aevum.games.medioevo.rules.uses.pay import BorrowPoints
from aevum.games.medioevo.rules.uses.points import ANY_POINTS, COLOURS, MONASTICISM, has, ready_cards
from aevum.games.medioevo.rules.uses.registry import Power
from aevum.games.medioevo.rules.uses.turning import TurnForPoints, UseCard
from aevum.games.medioevo.rules.words import COLOURS as COLOUR_NAMES

OTHERS: Final = [colour for colour in range(COLOURS) if colour != RELIGION]


class AnyPoints(Power):
    """Pirate 57, 58: all of one colour (R-024)."""

    __slots__ = ()

    names: ClassVar[tuple[str, ...]] = ("colour",)

    def uses(self, s: MedioevoState, seat: int, card: int) -> list[list[str]]:
        return [[colour] for colour in COLOUR_NAMES]

    def work(self, s: MedioevoState, seat: int, card: int, targets: list[str]) -> None:
        s.store[of_branch(seat, COLOUR_NAMES.index(targets[0]))] += AMOUNT[card]
        told: dict[str, object] = {"seat": s.seats[seat], "card": CARD_NAMES[card]}
        s.tell("points-gained", {**told, "points": AMOUNT[card], "colour": targets[0]}, "K.CARD.23")


def _makers(s: MedioevoState, seat: int, mystic: int) -> list[tuple[int, list[int]]]:
    """Points of the cards that a seat could turn or borrow for them, and in which colours (B.PURP.3)."""
    found = [(_points(card), _colours(card)) for card in ready_cards(s, seat) if card != mystic]
    for card in lendable(s, seat, OTHERS[0]):
        if card != mystic:
            least = POINTS[PROSELYTISM]
            colours = [colour for colour in _colours(card) if colour != RELIGION or _points(card) > least]
            found.append((_points(card), colours))
    return found


def _points(card: int) -> int:
    return AMOUNT[card] if POWER[card] == ANY_POINTS else CARD_POINTS[card]


def _colours(card: int) -> list[int]:
    return list(range(COLOURS)) if POWER[card] == ANY_POINTS else CARD_COLOURS[card]


def _colours_at_once(s: MedioevoState, seat: int, mystic: int) -> int:
    """How many different colours a seat can have: of each card only one (4.CARD.10)."""
    at = of_branch(seat)
    made = [
        s.store[at + colour] + s.tokens[at + colour] - s.flipped[at + colour] for colour in range(COLOURS)
    ]
    found = {(sum([1 << colour for colour in OTHERS if made[colour]]), made[RELIGION])}
    for points, colours in _makers(s, seat, mystic):
        found |= {
            (others, stored + points) if colour == RELIGION else (others | 1 << colour, stored)
            for others, stored in found
            for colour in colours
        }
    return max([others.bit_count() + _faces(s, seat, stored) for others, stored in found])


def _faces(s: MedioevoState, seat: int, purple: int) -> int:
    """The colours that purple points stand for: their own, or one each by Monasticism (B.PURP.2)."""
    return purple if has(s, seat, MONASTICISM) else min(purple, 1)


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
        at = of_branch(self.seat)
        others = [COLOUR_NAMES[colour] for colour in OTHERS if s.store[at + colour]]
        faces = min(self.size, _faces(s, self.seat, s.store[at + RELIGION]))
        for purple in range(faces + 1):
            for sold in combinations(others, self.size - purple):
                colours = "+".join([*sold, *[COLOUR_NAMES[RELIGION]] * purple])
                told: dict[str, object] = {"colours": colours, "florins": AMOUNT[self.card]}
                found.append(Option("sell-points", told, "K.CARD.30"))
        for card in ready_cards(s, self.seat):
            for colour in _colours(card):
                told = {"card": CARD_NAMES[card], "colour": COLOUR_NAMES[colour]}
                pirate = POWER[card] == ANY_POINTS
                found.append(
                    Option("use-pirate", told, "K.CARD.23")
                    if pirate
                    else Option("turn-card", told, "4.CARD.09")
                )
        for colour in range(COLOURS):
            for card in lendable(s, self.seat, colour):
                if colour in _colours(card):
                    told = {"card": CARD_NAMES[card], "colour": COLOUR_NAMES[colour]}
                    found.append(Option("borrow-points", told, "B.PURP.3"))
            if s.tokens[at + colour] > s.flipped[at + colour]:
                found.append(Option("flip-token", {"colour": COLOUR_NAMES[colour]}, "4.CARD.16"))
        found.append(Option("sell-no-more", None, "K.CARD.30"))
        return found

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        at = of_branch(self.seat)
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
            case "use-pirate":
                card = CARD_NAMES.index(str(option.args["card"]))
                s.push(UseCard(self.seat, card, [str(option.args["colour"])]))
            case "borrow-points":
                card = CARD_NAMES.index(str(option.args["card"]))
                s.push(BorrowPoints(self.seat, card, COLOUR_NAMES.index(str(option.args["colour"]))))
            case "flip-token":
                colour = COLOUR_NAMES.index(str(option.args["colour"]))
                s.flipped[at + colour] += 1
                s.store[at + colour] += 1
                s.tell("token-flipped", told, "4.CARD.16")
            case _:
                s.pop()
