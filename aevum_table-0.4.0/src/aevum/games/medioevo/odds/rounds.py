"""One battle round: arrows, then dice, melee and casualties (5.BATTLE.01)."""

from typing import Final

from aevum.games.medioevo.odds.clash import clashes
from aevum.games.medioevo.odds.course import SIDES, Course, Ends
from aevum.games.medioevo.odds.result import BattleOdds
from aevum.games.medioevo.rules.battle.barbarians import given_up
from aevum.games.medioevo.rules.battle.dice import casualty_value, sacrificed
from aevum.games.medioevo.rules.battle.score import ATTACKER, DEFENDER, cavalry, melee, superiority, winner
from aevum.games.medioevo.rules.battle.shots import ARROW_DAMAGE, ARROW_HITS, DIE
from aevum.games.medioevo.rules.horde.muster import DICE
from aevum.games.medioevo.rules.pieces import ARCHER, CAVALRY, HEAVY, LIGHT

_LOWS: Final = max(DICE) + 1


def after_round(course: Course, a: int, d: int, odds: BattleOdds | None) -> dict[int, float]:
    """By state of both sides, numbered as in `battle_odds`: how likely it is after one round."""
    width = course.last(DEFENDER) + 1
    found: dict[int, float] = {}
    told = course.told([a, d], [[], []], True)
    shots = [_hits(course.strength([a, d], told, side, ARCHER)) for side in SIDES]
    for by_defender, p in enumerate(shots[DEFENDER]):
        for by_attacker, q in enumerate(shots[ATTACKER]):
            chance = p * q
            now = [
                course.hurt(ATTACKER, a, ARROW_DAMAGE * by_defender, True),
                course.hurt(DEFENDER, d, ARROW_DAMAGE * by_attacker, True),
            ]
            if now[ATTACKER] == course.last(ATTACKER) or now[DEFENDER] == course.last(DEFENDER):
                end = now[ATTACKER] * width + now[DEFENDER]
                found[end] = found.get(end, 0.0) + chance
                if odds is not None:
                    odds.round[2] += chance
            else:
                ends = _ends(course, now, told)
                for row, share in enumerate(ends.chance):
                    found[ends.at[row]] = found.get(ends.at[row], 0.0) + chance * share
                if odds is not None:
                    for won in range(len(odds.round)):
                        odds.round[won] += chance * ends.round[won]
    if odds is not None:
        for at, chance in found.items():
            odds.dealt[ATTACKER] += chance * course.taken(ATTACKER, at // width)
            odds.dealt[DEFENDER] += chance * course.taken(DEFENDER, at % width)
    return found


def _hits(archers: int) -> list[float]:
    """Chances of 0, 1, 2 ... arrows that hit (5.ARCH.01)."""
    one = ARROW_HITS / DIE
    found = [1.0]
    for _ in range(archers):
        found = [
            (found[n] if n < len(found) else 0.0) * (1 - one) + (found[n - 1] if n > 0 else 0.0) * one
            for n in range(len(found) + 1)
        ]
    return found


def _ends(course: Course, now: list[int], archers_told: list[list[int]]) -> Ends:
    key = f"{now} {archers_told}"
    if key not in course.known:
        course.known[key] = _melee(course, now, archers_told)
    return course.known[key]


def _melee(course: Course, before: list[int], archers_told: list[list[int]]) -> Ends:
    """Steps 4 to 10 of a round, from the states `before` them (5.BATTLE.05 to 5.BATTLE.17)."""
    told = course.told(before, archers_told, False)
    now = list(before)
    added = [side.added for side in course.meeting.sides]
    for side in SIDES:
        if course.meeting.sides[side].circle:
            working = course.strength(now, told, side, LIGHT) > 0
            enemy = sum(course.force(1 - side, now[1 - side]))
            given = given_up(course.force(side, now[side]), enemy, working)  # E.BARB.08
            now[side] = course.hurt(side, now[side], given, True)  # light infantry
            added[side] += sacrificed(given)
    heavy = [course.strength(now, told, side, HEAVY) for side in SIDES]
    riders = [course.strength(now, told, side, CAVALRY) for side in SIDES]
    units = [sum(course.force(side, now[side])) for side in SIDES]
    known = clashes(added, [side.circle for side in course.meeting.sides])
    left = [
        [_left(course, by, side, now[side], units, riders, heavy[side]) for by in known.differences]
        for side in SIDES
    ]
    sums: dict[int, float] = {}
    found = Ends()
    for row, share in enumerate(known.chance):
        by = known.which[row]
        attackers = left[ATTACKER][by][known.low[ATTACKER][row]]
        defenders = left[DEFENDER][by][known.low[DEFENDER][row]]
        end = attackers * (course.last(DEFENDER) + 1) + defenders
        sums[end] = sums.get(end, 0.0) + share
        difference = known.differences[by]
        found.round[0 if difference > 0 else 1 if difference < 0 else 2] += share
    found.at = list(sums.keys())
    found.chance = list(sums.values())
    return found


def _left(
    course: Course, difference: int, side: int, now: int, units: list[int], riders: list[int], heavy: int
) -> list[int]:
    """The state of a side after the round, by the lowest die it has."""
    after = course.hurt(side, now, _melee_damage(course, difference, side, units, riders), False)
    saved = 0
    if course.meeting.sides[side].circle and winner(max(difference, 0), max(-difference, 0)) == side:
        saved = superiority(abs(difference))  # M59
    return [course.hurt(side, after, casualty_value(low, 0, heavy, saved), False) for low in range(_LOWS)]


def _melee_damage(course: Course, difference: int, side: int, units: list[int], riders: list[int]) -> int:
    """What a side takes in step 9, less what a building spares it (5.BATTLE.16, 5.FORT.01)."""
    enemy = 1 - side
    won = winner(max(difference, 0), max(-difference, 0))
    points = cavalry(enemy, won, riders[enemy])
    if won == enemy:
        most = abs(difference)
        pressed = 0 if course.meeting.sides[enemy].circle else superiority(most)
        points = melee(most, units[enemy], pressed, points)
    return max(0, points - course.meeting.sides[side].spared)
