"""Scientist 12 and Militia 26: better walls for the turn (K.CARD.04, K.CARD.09)."""

from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.battle.fight import running
from aevum.games.medioevo.rules.battle.shelter import kinds, spares
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.uses.cards import AMOUNT
from aevum.games.medioevo.rules.uses.registry import Power
from aevum.games.medioevo.rules.warcards.field import fight_of
from aevum.games.medioevo.rules.warcards.threat import threatened


class SecondProtection(Power):
    """12: a military building protects against two kinds of attack."""

    __slots__ = ()

    def uses(self, s: MedioevoState, seat: int, card: int) -> list[list[str]]:
        fight = fight_of(s, seat)
        if fight is None or sum(fight.shield[fight.side_of(seat)]) > 0:
            return []  # what the walls protect against in this round has been said (5.FORT.02)
        return [[]] if spares(s, fight.area, seat) > 0 and kinds(s, fight.area, seat) == 1 else []

    def work(self, s: MedioevoState, seat: int, card: int, targets: list[str]) -> None:
        effects.put(s, effects.TWOFOLD, seat, running(s).area)


class MilitiaTower(Power):
    """26: a tower's protection where there is none, or 1 more."""

    __slots__ = ()

    def uses(self, s: MedioevoState, seat: int, card: int) -> list[list[str]]:
        return [[]] if threatened(s, seat) != NOBODY else []

    def work(self, s: MedioevoState, seat: int, card: int, targets: list[str]) -> None:
        place = threatened(s, seat)
        effects.put(s, effects.TOWER, seat, place, AMOUNT[card])
        s.tell("militia-tower", {"seat": s.seats[seat], "place": LAND.names[place]}, "K.CARD.09")
