"""An Empire card is turned, for its points or its ability, and may be answered at once (4.CARD.07, R-107)."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refusal
from aevum.engine.state import Frame
from aevum.games.medioevo.rules.layout import of_branch
from aevum.games.medioevo.rules.menus import Menu
from aevum.games.medioevo.rules.money import pay, too_dear
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.uses.cards import (
    CARD_COLOURS,
    CARD_NAMES,
    CARD_POINTS,
    CARD_RULE,
    COST,
    MOMENTS,
    POWER,
)
from aevum.games.medioevo.rules.uses.instant import INSTANT
from aevum.games.medioevo.rules.uses.moments import CardTurned, Moment, announce
from aevum.games.medioevo.rules.uses.points import ANY_POINTS
from aevum.games.medioevo.rules.uses.registry import POWERS, aimed
from aevum.games.medioevo.rules.words import COLOURS as COLOUR_NAMES

ABILITY: Final = 0
AS_POINTS: Final = 1
_ANY: Final = ("any",)


class Turning(Frame[MedioevoState]):
    """What both uses have in common. Cards in answer change `void`, `both` and `factor`."""

    abstract: ClassVar[bool] = True
    steps: ClassVar[tuple[str, ...]] = ("turn", "points", "ability")
    way: ClassVar[int] = ABILITY

    def __init__(self, seat: int = 0, card: int = 0) -> None:
        super().__init__()
        self.seat = seat
        """Who uses it; not always the one who owns it (B.PURP.3)."""
        self.card = card
        self.void = False
        """The Jester has cancelled it (K.CARD.19)."""
        self.both = False
        """The Princess lets it give ability and points (K.CARD.24)."""
        self.factor = 1
        """The Princess makes its points twice as many."""

    def words(self, s: MedioevoState) -> dict[str, object]:
        return {"seat": s.seats[self.seat], "card": CARD_NAMES[self.card]}

    def turn(self, s: MedioevoState) -> None:
        if s.holder[self.card] == self.seat:
            s.turned[self.card] = 1
        announce(s, CardTurned(s.from_active()))

    def gain(self, s: MedioevoState, colour: int) -> None:
        """4.CARD.09"""
        points = CARD_POINTS[self.card] * self.factor
        s.store[of_branch(self.seat, colour)] += points
        s.tell(
            "points-gained",
            {**self.words(s), "points": points, "colour": COLOUR_NAMES[colour]},
            "4.CARD.09",
        )


class TurnForPoints(Turning):
    """4.CARD.09, 4.CARD.12; by the Princess its ability as well, where it means something now."""

    way: ClassVar[int] = AS_POINTS

    def __init__(self, seat: int = 0, card: int = 0, colour: int = 0) -> None:
        super().__init__(seat, card)
        self.colour = colour

    def run(self, s: MedioevoState) -> None:
        match self.step:
            case "turn":
                self.next(s)
                s.tell("card-turned-for-points", self.words(s), "4.CARD.09")
                self.turn(s)
            case "points":
                if self.void:
                    s.pop()
                    return
                self.next(s)
                self.gain(s, self.colour)
            case _:
                if self.both and abilities(s, self.seat, self.card):
                    s.ask(self.seat, "choose-ability", "K.CARD.24", self.words(s), guarded=True)
                else:
                    s.pop()

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        found: list[Option] = []
        for targets in abilities(s, self.seat, self.card):
            option = Option("use-card", {"card": CARD_NAMES[self.card]}, CARD_RULE[self.card])
            found.append(aimed(option, POWERS[self.card].names, targets))
        found.append(Option("leave-ability", None, "K.CARD.24"))
        return found

    def check(self, s: MedioevoState, ask: Ask, option: Option) -> Refusal | None:
        if option.key == "leave-ability":
            return None
        return too_dear(s, self.seat, COST[self.card], CARD_RULE[self.card])

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        s.pop()
        if option.key != "leave-ability":
            pay(s, self.seat, COST[self.card])
            targets = [str(value) for value in option.args.values()][1:]
            POWERS[self.card].work(s, self.seat, self.card, targets)


class UseCard(Turning):
    """4.CARD.08: `targets` are the arguments of the option that named the card."""

    def __init__(self, seat: int = 0, card: int = 0, targets: list[str] | None = None) -> None:
        super().__init__(seat, card)
        self.targets: list[str] = targets if targets is not None else []

    def run(self, s: MedioevoState) -> None:
        match self.step:
            case "turn":
                self.next(s)
                s.tell("card-used", self.words(s), "4.CARD.08")
                self.turn(s)
            case "points":
                if self.void:
                    s.pop()
                elif self.both:
                    s.ask(self.seat, "choose-colour", "4.CARD.10", self.words(s))
                else:
                    self.next(s)
            case _:
                s.pop()
                # What was aimed at may be gone by now: then the card is lost.
                if self.targets in POWERS[self.card].uses(s, self.seat, self.card):
                    # K.CARD.24: the points of a Pirate are its ability.
                    for _ in range(self.factor if POWER[self.card] == ANY_POINTS else 1):
                        POWERS[self.card].work(s, self.seat, self.card, self.targets)

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        return [
            Option("take-colour", {"colour": COLOUR_NAMES[colour]}, "4.CARD.10")
            for colour in CARD_COLOURS[self.card]
        ]

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        self.next(s)
        self.gain(s, COLOUR_NAMES.index(str(option.args["colour"])))


def turning(s: MedioevoState, above: int = 0) -> Turning | None:
    """The card that was turned last and does not work yet; `above` skips that many nearer ones."""
    for frame in s.running():
        if isinstance(frame, Turning):
            if above == 0:
                return frame
            above -= 1
    return None


def abilities(s: MedioevoState, seat: int, card: int) -> list[list[str]]:
    """The targets of a card's ability at the moment at which it is being turned for points."""
    moments = _moments(s, seat, card)
    for moment in MOMENTS[card]:
        if moment in moments or moment in INSTANT:
            return POWERS[card].uses(s, seat, card)
    return []


def _moments(s: MedioevoState, seat: int, card: int) -> tuple[str, ...]:
    """What the nearest question below the turning of a card serves."""
    below = False
    for frame in s.running():
        if isinstance(frame, Turning) and frame.card == card:
            below = True
        elif below and isinstance(frame, Moment):
            return frame.serves
        elif below and isinstance(frame, Menu):
            # What a menu offers itself is for the seat whose turn it is.
            return _ANY + frame.serves if seat == s.active else _ANY
    return _ANY
