"""The Jailer (K.CARD.15)."""

from aevum.games.medioevo.rules.battle.capture import captor_halved
from aevum.games.medioevo.rules.battle.fight import CAPTURE, KIND, POINTS, SIDE, Fight, enemy_of, running
from aevum.games.medioevo.rules.battle.fort import CASUALTIES
from aevum.games.medioevo.rules.battle.marks import (
    CAPTURE_RATIO,
    CAPTURE_RELIEF,
    JAILED,
    capture_ratio,
    jailed,
)
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.uses.cards import AMOUNT
from aevum.games.medioevo.rules.uses.registry import Power
from aevum.games.medioevo.rules.warcards.field import fight_of, mark_battle, mark_round
from aevum.games.medioevo.rules.warcards.spy import ambushed


def captor(s: MedioevoState, seat: int) -> Fight | None:
    """The battle in which a seat could take prisoners: only of players (R-085)."""
    fight = fight_of(s, seat)
    return fight if fight is not None and fight.between_players() else None


class TakePrisoner(Power):
    """39: one unit that would be destroyed is a prisoner [M69]. Casualties are not the user's doing."""

    __slots__ = ()

    def uses(self, s: MedioevoState, seat: int, card: int) -> list[list[str]]:
        fight = captor(s, seat)
        if fight is None:
            return []
        enemy = enemy_of(fight.side_of(seat))
        if jailed(fight.marks(), enemy):
            return []
        if ambushed(s, enemy):
            return [[]]
        for row in fight.pending:
            if row[SIDE] == enemy and row[KIND] != CASUALTIES and row[POINTS] > 0:
                return [[]]
        return []

    def work(self, s: MedioevoState, seat: int, card: int, targets: list[str]) -> None:
        fight = running(s)
        mark_round(fight, JAILED, enemy_of(fight.side_of(seat)))


def _captures(s: MedioevoState, fight: Fight, side: int) -> bool:
    """Whether the penalty of capture may still be one: before the dice, or to who bears it [M133]."""
    if not fight.dice[side]:
        return True
    units, enemies = sum(fight.able(s, side)), sum(fight.able(s, enemy_of(side)))
    return fight.intent[side] == CAPTURE and captor_halved(units, enemies, capture_ratio(fight.marks(), side))


class CaptureRatio(Power):
    """40: fewer units to one are enough for capture, for the battle."""

    __slots__ = ()

    def uses(self, s: MedioevoState, seat: int, card: int) -> list[list[str]]:
        fight = captor(s, seat)
        if fight is None or capture_ratio(fight.marks(), fight.side_of(seat)) <= AMOUNT[card]:
            return []
        return [[]] if _captures(s, fight, fight.side_of(seat)) else []

    def work(self, s: MedioevoState, seat: int, card: int, targets: list[str]) -> None:
        fight = running(s)
        mark_battle(fight, CAPTURE_RATIO, fight.side_of(seat), AMOUNT[card])


class CapturePenalty(Power):
    """41: the penalty for capture is less, down to none, for the round."""

    __slots__ = ()

    def uses(self, s: MedioevoState, seat: int, card: int) -> list[list[str]]:
        fight = captor(s, seat)
        return [[]] if fight is not None and _captures(s, fight, fight.side_of(seat)) else []

    def work(self, s: MedioevoState, seat: int, card: int, targets: list[str]) -> None:
        fight = running(s)
        mark_round(fight, CAPTURE_RELIEF, fight.side_of(seat), AMOUNT[card])
