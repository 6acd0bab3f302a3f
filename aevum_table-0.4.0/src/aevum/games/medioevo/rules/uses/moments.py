"""Moments at which cards and technologies may be used in answer to something (4.CARD.07, 5.MISC.02, R-107).

Cards and technologies lie open, but florins do not: so a seat is asked whenever it could answer if it had
enough of them. `announce` opens a moment only where somebody could.
"""

from typing import ClassVar, Final

from aevum.engine.ask import Option
from aevum.engine.window import Window
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.uses.cards import CARD_NAMES
from aevum.games.medioevo.rules.uses.instant import INSTANT, revivals
from aevum.games.medioevo.rules.uses.offer import offers
from aevum.games.medioevo.rules.uses.registry import BEGINNING


class Moment(Window[MedioevoState]):
    """`serves` are the moments of the cards and techniques that fit."""

    abstract: ClassVar[bool] = True
    serves: ClassVar[tuple[str, ...]] = ()
    rule: ClassVar[str] = "K.GEN.01"
    in_battle: ClassVar[bool] = False
    """Whether it is a moment of a battle: then all that cuts into one is shown as well (5.MISC.01)."""

    def __init__(self, order: list[int] | None = None) -> None:
        super().__init__()
        self.order = order if order is not None else []

    def could(self, s: MedioevoState, seat: int) -> bool:
        if offers(s, seat, self.serves, afford=False):
            return True
        return len(revivals(s, seat, self.serves, afford=False)) > 0

    def responses(self, s: MedioevoState, seat: int) -> list[Option]:
        found = offers(s, seat, self.serves, afford=True)
        if self.in_battle:
            return [*found, *offers(s, seat, INSTANT, afford=True)]
        offered = [option.id for option in found]
        bards = revivals(s, seat, self.serves, afford=True)
        return [*found, *[option for option in bards if option.id not in offered]]

    def respond(self, s: MedioevoState, seat: int, option: Option) -> None:
        BEGINNING[0].begin(s, seat, option)


class CardTurned(Moment):
    """A card was turned and does not work yet: `turning.turning(s)`."""

    trigger: ClassVar[str] = "card-turned"
    serves: ClassVar[tuple[str, ...]] = ("card-used",)

    def prompt(self, s: MedioevoState) -> dict[str, object]:
        # What turns cards opens this moment, and so cannot be known before it.
        from aevum.games.medioevo.rules.uses.turning import turning

        running = turning(s)
        assert running is not None
        return {"card": CARD_NAMES[running.card], "other_seat": s.seats[running.seat]}


class Threatened(Moment):
    """A rebellion begins, or somebody enters the territory of another player (K.CARD.09)."""

    trigger: ClassVar[str] = "threatened"
    serves: ClassVar[tuple[str, ...]] = ("threatened",)


class RebellionBegins(Moment):
    """B.ORAN.2, K.CARD.09"""

    trigger: ClassVar[str] = "rebellion-begins"
    serves: ClassVar[tuple[str, ...]] = ("rebellion", "threatened")


class PlunderNear(Moment):
    """Things are about to be plundered that their owner could still protect (K.CARD.20)."""

    trigger: ClassVar[str] = "plunder-near"
    serves: ClassVar[tuple[str, ...]] = ("plunder",)


class BeforeBattle(Moment):
    """Before the first round: spies, turncoats. What may come to a battle under way may come now too."""

    trigger: ClassVar[str] = "before-battle"
    in_battle: ClassVar[bool] = True
    serves: ClassVar[tuple[str, ...]] = ("before-battle", "extra-step", "under-way")


class RoundBegins(Moment):
    """Before step 1 of a battle round (5.BATTLE.01); from the second on others may come or go (5.MISC.02)."""

    trigger: ClassVar[str] = "round-begins"
    in_battle: ClassVar[bool] = True
    serves: ClassVar[tuple[str, ...]] = ("battle", "capture", "under-way")


class SiegeFire(Moment):
    """Crews are told off, nothing is rolled (5.BATTLE.02)."""

    trigger: ClassVar[str] = "siege-fire"
    in_battle: ClassVar[bool] = True
    serves: ClassVar[tuple[str, ...]] = ("siege",)


class Archery(Moment):
    """Who shoots is known, nothing is rolled (5.BATTLE.04). What works in battles may be used too (R-029)."""

    trigger: ClassVar[str] = "archery"
    in_battle: ClassVar[bool] = True
    serves: ClassVar[tuple[str, ...]] = ("archery", "battle")


class MeleeBegins(Moment):
    """Arrows have fallen, and powers are not yet looked at (5.BATTLE.05)."""

    trigger: ClassVar[str] = "melee-begins"
    in_battle: ClassVar[bool] = True
    serves: ClassVar[tuple[str, ...]] = ("melee",)


class Rolled(Moment):
    """The dice of both sides lie there (5.BATTLE.12)."""

    trigger: ClassVar[str] = "rolled"
    in_battle: ClassVar[bool] = True
    serves: ClassVar[tuple[str, ...]] = ("rolled", "before-damage", "capture")


class DiceLie(Moment):
    """Other dice than those of attack values have been thrown, and do nothing yet: `thrown.lying(s)`."""

    trigger: ClassVar[str] = "dice-lie"
    serves: ClassVar[tuple[str, ...]] = ("rolled",)


class DamageDealt(Moment):
    """Damage is about to be assigned (5.MISC.01)."""

    trigger: ClassVar[str] = "damage-dealt"
    in_battle: ClassVar[bool] = True
    serves: ClassVar[tuple[str, ...]] = ("damage",)


class UnitAmbushed(Moment):
    """A Spy has eliminated a unit of a player, which might be kept alive (K.CARD.15)."""

    trigger: ClassVar[str] = "unit-ambushed"
    in_battle: ClassVar[bool] = True
    serves: ClassVar[tuple[str, ...]] = ("ambush",)


class EventSeen(Moment):
    """The event card lies open (2.CARD.01)."""

    trigger: ClassVar[str] = "event-seen"
    serves: ClassVar[tuple[str, ...]] = ("event",)


class EventStrikes(Moment):
    """The icons are chosen, and have not worked yet (2.CARD.03)."""

    trigger: ClassVar[str] = "event-strikes"
    serves: ClassVar[tuple[str, ...]] = ("icons",)


class InterestDue(Moment):
    """D.DEBT.02"""

    trigger: ClassVar[str] = "interest-due"
    serves: ClassVar[tuple[str, ...]] = ("taxes",)


class CardsDrawn(Moment):
    """4.CARD.04: the buyer looks at the cards."""

    trigger: ClassVar[str] = "cards-drawn"
    serves: ClassVar[tuple[str, ...]] = ("drawing",)


class DealMade(Moment):
    """Cubes are bought or sold, and the price is not yet paid (6.SELL.03)."""

    trigger: ClassVar[str] = "deal-made"
    serves: ClassVar[tuple[str, ...]] = ("deal", "sale")


class TransportLost(Moment):
    """K.CARD.11"""

    trigger: ClassVar[str] = "transport-lost"
    serves: ClassVar[tuple[str, ...]] = ("transport-lost",)


class TurnEnds(Moment):
    """Before cards are made ready (7.END.02)."""

    trigger: ClassVar[str] = "turn-ends"
    serves: ClassVar[tuple[str, ...]] = ("end-of-turn",)


MOMENTS: Final = (
    CardTurned,
    Threatened,
    RebellionBegins,
    PlunderNear,
    BeforeBattle,
    RoundBegins,
    SiegeFire,
    Archery,
    MeleeBegins,
    Rolled,
    DiceLie,
    DamageDealt,
    UnitAmbushed,
    EventSeen,
    EventStrikes,
    InterestDue,
    CardsDrawn,
    DealMade,
    TransportLost,
    TurnEnds,
)


def announce(s: MedioevoState, moment: Moment) -> bool:
    """Open a moment where somebody could use it; whether it was opened."""
    for seat in moment.order:
        if moment.could(s, seat):
            s.push(moment)
            return True
    return False
