"""Scientist 12 and Militia 26: better walls for the turn (K.CARD.04, K.CARD.09)."""

from typing import Final

from aevum.engine.ask import Option
from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.battle.fight import running
from aevum.games.medioevo.rules.battle.fort import ARROWS, KINDS, MELEE
from aevum.games.medioevo.rules.battle.protect import protect_against
from aevum.games.medioevo.rules.battle.shelter import kinds, spares
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.uses.cards import AMOUNT
from aevum.games.medioevo.rules.uses.choose import Choice
from aevum.games.medioevo.rules.uses.registry import Power
from aevum.games.medioevo.rules.warcards.field import fight_of
from aevum.games.medioevo.rules.warcards.threat import threatened

_BEFORE_ARROWS: Final = "shoot"
"""The step of a battle that follows the moment before archery (5.BATTLE.04)."""
_BEFORE_MELEE: Final = "captains"
"""That follows the one before melee (5.BATTLE.05)."""


class SecondProtection(Power):
    """12: a military building protects against two kinds of attack."""

    __slots__ = ()

    def uses(self, s: MedioevoState, seat: int, card: int) -> list[list[str]]:
        fight = fight_of(s, seat)
        if fight is None:
            return []
        return [[]] if spares(s, fight.area, seat) > 0 and kinds(s, fight.area, seat) == 1 else []

    def work(self, s: MedioevoState, seat: int, card: int, targets: list[str]) -> None:
        fight = running(s)
        effects.put(s, effects.TWOFOLD, seat, fight.area)
        if fight.step in (_BEFORE_ARROWS, _BEFORE_MELEE):
            s.push(SecondShelter(seat))


class SecondShelter(Choice):
    """The first kind is chosen, and stones have fallen, or arrows too: the second is one still to come."""

    def things(self, s: MedioevoState) -> list[Option]:
        fight = running(s)
        shield = fight.shield[fight.side_of(self.seat)]
        return [
            Option("shelter", {"damage": KINDS[kind]}, "K.CARD.04")
            for kind in ((MELEE,) if fight.step == _BEFORE_MELEE else (ARROWS, MELEE))
            if shield[kind] == 0
        ]

    def question(self, s: MedioevoState) -> None:
        points = spares(s, running(s).area, self.seat)
        s.ask(self.seat, "choose-shelter", "K.CARD.04", {"points": points})

    def take(self, s: MedioevoState, option: Option) -> None:
        fight = running(s)
        protect_against(s, fight, fight.side_of(self.seat), option)


class MilitiaTower(Power):
    """26: a tower's protection where there is none, or 1 more."""

    __slots__ = ()

    def uses(self, s: MedioevoState, seat: int, card: int) -> list[list[str]]:
        return [[]] if threatened(s, seat) != NOBODY else []

    def work(self, s: MedioevoState, seat: int, card: int, targets: list[str]) -> None:
        place = threatened(s, seat)
        effects.put(s, effects.TOWER, seat, place, AMOUNT[card])
        s.tell("militia-tower", {"seat": s.seats[seat], "place": LAND.names[place]}, "K.CARD.09")
