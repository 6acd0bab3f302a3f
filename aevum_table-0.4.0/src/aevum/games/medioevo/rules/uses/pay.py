"""Paying technology points (4.TECH.05, B.TECH.01)."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refusal
from aevum.engine.state import Frame
from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.layout import of_branch
from aevum.games.medioevo.rules.money import pay, too_dear
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import RELIGION
from aevum.games.medioevo.rules.technologies import POINTS, missing_points
from aevum.games.medioevo.rules.uses.cards import CARD_COLOURS, CARD_NAMES, POWER
from aevum.games.medioevo.rules.uses.lent import PROSELYTISM, lendable
from aevum.games.medioevo.rules.uses.points import ANY_POINTS, ready_cards, serving
from aevum.games.medioevo.rules.uses.turning import TurnForPoints, UseCard
from aevum.games.medioevo.rules.words import COLOURS as COLOUR_NAMES

UNPAID: Final = 0
PAID: Final = 1
"""What the frame below finds in `s.result`."""


class Pay(Frame[MedioevoState]):
    """`points` of `colour` are due from `seat`, who may stop: points made until then stay in the store."""

    def __init__(self, seat: int = 0, colour: int = 0, points: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.colour = colour
        self.points = points

    def missing(self, s: MedioevoState) -> int:
        """What the store of the phase does not have yet."""
        stored = sum([s.store[of_branch(self.seat, serves)] for serves in serving(s, self.seat, self.colour)])
        return max(0, self.points - stored)

    def spend(self, s: MedioevoState, points: int) -> None:
        """From the store, those of the colour itself first."""
        for serves in serving(s, self.seat, self.colour):
            at = of_branch(self.seat, serves)
            spent = min(points, s.store[at])
            s.store[at] -= spent
            points -= spent

    def run(self, s: MedioevoState) -> None:
        missing = self.missing(s)
        if missing == 0:
            self.spend(s, self.points)
            s.pop(PAID)
            return
        told: dict[str, object] = {"colour": COLOUR_NAMES[self.colour], "points": missing}
        s.ask(self.seat, "pay-points", "4.TECH.06", told, guarded=True)

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        found: list[Option] = []
        colours = serving(s, self.seat, self.colour)
        for card in ready_cards(s, self.seat):
            if POWER[card] == ANY_POINTS:
                pirate: dict[str, object] = {"card": CARD_NAMES[card], "colour": COLOUR_NAMES[self.colour]}
                found.append(Option("use-pirate", pirate, "K.CARD.23"))
            for serves in colours:
                if serves in CARD_COLOURS[card]:
                    told: dict[str, object] = {"card": CARD_NAMES[card], "colour": COLOUR_NAMES[serves]}
                    found.append(Option("turn-card", told, "4.CARD.09"))
        for card in lendable(s, self.seat, self.colour):
            for serves in colours:
                if serves in CARD_COLOURS[card] or (POWER[card] == ANY_POINTS and serves == self.colour):
                    lent: dict[str, object] = {"card": CARD_NAMES[card], "colour": COLOUR_NAMES[serves]}
                    found.append(Option("borrow-points", lent, "B.PURP.3"))
        for serves in colours:
            at = of_branch(self.seat, serves)
            if s.tokens[at] > s.flipped[at]:
                found.append(Option("flip-token", {"colour": COLOUR_NAMES[serves]}, "4.CARD.16"))
        found.append(Option("buy-points", {"florins": missing_points(self.missing(s))}, "4.TECH.07"))
        found.append(Option("stop-paying", None, "4.TECH.05"))
        return found

    def check(self, s: MedioevoState, ask: Ask, option: Option) -> Refusal | None:
        if option.key == "buy-points":
            return too_dear(s, self.seat, missing_points(self.missing(s)), "4.TECH.07")
        return None

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        match option.key:
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
                at = of_branch(self.seat, COLOUR_NAMES.index(str(option.args["colour"])))
                s.flipped[at] += 1
                s.store[at] += 1
                s.tell("token-flipped", {"seat": s.seats[self.seat], **option.args}, "4.CARD.16")
            case "buy-points":
                points = self.missing(s)
                florins = missing_points(points)
                pay(s, self.seat, florins)
                told: dict[str, object] = {"seat": s.seats[self.seat], "colour": COLOUR_NAMES[self.colour]}
                s.tell("points-bought", {**told, "points": points, "florins": florins}, "4.TECH.07")
                self.spend(s, self.points - points)
                s.pop(PAID)
            case _:
                s.pop(UNPAID)


class BorrowPoints(Frame[MedioevoState]):
    """The points of another player's card by Proselytism, for a purple one (B.PURP.3)."""

    steps: ClassVar[tuple[str, ...]] = ("preach", "points")

    def __init__(self, seat: int = 0, card: int = 0, colour: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.colour = colour

    def run(self, s: MedioevoState) -> None:
        if self.step == "preach":
            self.next(s)
            effects.put(s, effects.PREACHED, self.seat, self.card)
            s.push(Pay(self.seat, RELIGION, POINTS[PROSELYTISM]))
            return
        paid = s.result
        s.pop()
        if paid != PAID or s.turned[self.card]:
            return
        if POWER[self.card] == ANY_POINTS:
            s.push(UseCard(self.seat, self.card, [COLOUR_NAMES[self.colour]]))
        else:
            s.push(TurnForPoints(self.seat, self.card, self.colour))
