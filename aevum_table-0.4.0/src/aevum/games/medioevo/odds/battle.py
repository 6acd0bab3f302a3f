"""The odds of a battle round and of a whole battle between two forces that make the usual choices (`policy`).

All dice are enumerated, so the chances are exact for those choices. Left out are siege engines, cards and
technologies, blood markers, flight, capture and surrender, and galleys that sink.
"""

from typing import Final

from aevum.games.medioevo.odds.course import Course
from aevum.games.medioevo.odds.meeting import Meeting
from aevum.games.medioevo.odds.result import BattleOdds
from aevum.games.medioevo.odds.rounds import after_round
from aevum.games.medioevo.rules.battle.score import ATTACKER, DEFENDER
from aevum.games.medioevo.rules.pieces import FORCE
from aevum.games.medioevo.rules.purchases.prices import UNIT_PRICE

__all__ = ["BattleOdds", "battle_odds"]

_LEAST: Final = 1e-12
"""What is less likely is not followed any further."""


def battle_odds(meeting: Meeting) -> BattleOdds:
    """Both forces must have units."""
    course = Course(meeting)
    odds = BattleOdds()
    width = course.last(DEFENDER) + 1
    mass = [0.0] * ((course.last(ATTACKER) + 1) * width)
    mass[0] = 1.0
    # Forces only dwindle, so whatever leads to a pair of states has been looked at before it.
    for a in range(course.last(ATTACKER)):
        for d in range(width - 1):
            chance = mass[a * width + d]
            if chance <= _LEAST:
                continue
            following = after_round(course, a, d, odds if a == 0 and d == 0 else None)
            stays = following.get(a * width + d, 0.0)
            odds.rounds += chance / (1.0 - stays)
            for at, further in following.items():
                if at != a * width + d:
                    mass[at] += chance * further / (1.0 - stays)
    _sum_up(odds, course, mass, width)
    return odds


def _sum_up(odds: BattleOdds, course: Course, mass: list[float], width: int) -> None:
    last = [course.last(ATTACKER), course.last(DEFENDER)]
    for a in range(last[ATTACKER] + 1):
        for d in range(width):
            chance = mass[a * width + d]
            if chance == 0.0 or (a < last[ATTACKER] and d < last[DEFENDER]):
                continue
            if a == last[ATTACKER] and d == last[DEFENDER]:
                odds.nobody += chance
            elif d == last[DEFENDER]:
                odds.won += chance
            else:
                odds.lost += chance
            _lose(odds, course, ATTACKER, a, chance)
            _lose(odds, course, DEFENDER, d, chance)


def _lose(odds: BattleOdds, course: Course, side: int, state: int, chance: float) -> None:
    before, after = course.force(side, 0), course.force(side, state)
    odds.units[side] += chance * (sum(before) - sum(after))
    for piece in range(FORCE):
        odds.florins[side] += chance * UNIT_PRICE[piece] * (before[piece] - after[piece])
