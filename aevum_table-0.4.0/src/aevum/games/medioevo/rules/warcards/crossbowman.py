"""The Crossbowman (K.CARD.03)."""

from aevum.games.medioevo.rules.battle.fight import running
from aevum.games.medioevo.rules.battle.marks import EXTRA_ARCHERS, REPEAT, STEADY, shots
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.uses.dice import CardDie, by_pairs
from aevum.games.medioevo.rules.uses.figures import steady_aim
from aevum.games.medioevo.rules.uses.registry import Power
from aevum.games.medioevo.rules.warcards.field import fight_of, mark_round


def archers(s: MedioevoState, seat: int) -> int:
    """How many shoot for a seat if they may; 0 where it does not fight."""
    fight = fight_of(s, seat)
    if fight is None:
        return 0
    side = fight.side_of(seat)
    return shots(fight.marks(), side, fight.line(s, side), fight.orders[side])


class ExtraArchers(Power):
    """7: units shoot and count as archers, as many as a die says."""

    __slots__ = ()

    def uses(self, s: MedioevoState, seat: int, card: int) -> list[list[str]]:
        fight = fight_of(s, seat)
        if fight is None or sum(fight.line(s, fight.side_of(seat))) == 0:
            return []
        return [[]]

    def work(self, s: MedioevoState, seat: int, card: int, targets: list[str]) -> None:
        s.push(CardDie(seat, card))

    def thrown(self, s: MedioevoState, seat: int, card: int, target: int, face: int) -> None:
        fight = running(s)
        units = by_pairs(face)
        mark_round(fight, EXTRA_ARCHERS, fight.side_of(seat), units)
        s.tell("extra-archers", {"seat": s.seats[seat], "units": units}, "K.CARD.03")


class SteadyAim(Power):
    """8: archers' dice are lower, the more of them shoot."""

    __slots__ = ()

    def uses(self, s: MedioevoState, seat: int, card: int) -> list[list[str]]:
        return [[]] if steady_aim(archers(s, seat)) > 0 else []

    def work(self, s: MedioevoState, seat: int, card: int, targets: list[str]) -> None:
        fight = running(s)
        mark_round(fight, STEADY, fight.side_of(seat))


class RepeatArchery(Power):
    """9: archers' dice may be thrown again; it is said before they are thrown."""

    __slots__ = ()

    def uses(self, s: MedioevoState, seat: int, card: int) -> list[list[str]]:
        return [[]] if archers(s, seat) > 0 else []

    def work(self, s: MedioevoState, seat: int, card: int, targets: list[str]) -> None:
        fight = running(s)
        mark_round(fight, REPEAT, fight.side_of(seat))
