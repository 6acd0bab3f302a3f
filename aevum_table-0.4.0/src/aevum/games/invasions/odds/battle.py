"""The exact odds of a battle, by the functions that resolve it, for two steady players."""

from collections.abc import Callable

from aevum.games.invasions.odds.dice_rolls import PoolRolls, hit_chances
from aevum.games.invasions.odds.policy import LEAST_GAIN
from aevum.games.invasions.odds.result import BattleOdds, after_hits
from aevum.games.invasions.rules.combat import archery
from aevum.games.invasions.rules.combat.pools import melee_pool
from aevum.games.invasions.rules.combat.tally import tallies
from aevum.games.invasions.rules.fight import ATTACKER, DEFENDER, Fight
from aevum.kit.odds import repeat_in_turns

Shots = Callable[[Fight, int, int], list[float]]
"""Chance of each number of archery hits of a side that shoots plainly, from an ambush or back at one."""


def battle_odds(fight: Fight, intercepted_ambush: bool = False) -> BattleOdds:
    """Odds of a battle with battle dice, on land or at sea."""
    odds = BattleOdds()
    cache: dict[tuple[int, ...], list[list[float]]] = {}
    for now, p in after_archery(begin(fight), intercepted_ambush, shots_with_dice):
        if now.sides[0].standing() and now.sides[1].standing():
            _melee(odds, now, p, cache)
        else:
            odds.add(now, p)
    return odds


def begin(fight: Fight) -> Fight:
    """A copy as it stands when the battle begins."""
    new = fight.copy()
    new.muster()
    return new


def shots_with_dice(fight: Fight, side: int, ambush: int) -> list[float]:
    both = tallies(fight)
    white, black = archery.pool(both[side], both[1 - side], fight.field.open, ambush)
    return hit_chances(white, black, fight.field.open)


def after_archery(fight: Fight, intercepted_ambush: bool, shots: Shots) -> list[tuple[Fight, float]]:
    """The fights that the archery round may leave, with their chances."""
    if fight.field.naval:
        return [(fight, 1.0)]
    who = archery.ambusher(fight, intercepted_ambush)
    ambush = 0.0
    if archery.can_ambush(fight, who):
        ambush = 1.0 if archery.sure_ambush(tallies(fight)[1 - who]) else 0.5
    found: list[tuple[Fight, float]] = []
    if ambush < 1.0:
        found += _exchange(fight, 1.0 - ambush, shots)
    if ambush > 0.0:
        found += _ambushed(fight, who, ambush, shots)
    return found


def _exchange(fight: Fight, chance: float, shots: Shots) -> list[tuple[Fight, float]]:
    found: list[tuple[Fight, float]] = []
    on_attacker = shots(fight, DEFENDER, archery.PLAIN_SHOTS)
    for by_attacker, p in enumerate(shots(fight, ATTACKER, archery.PLAIN_SHOTS)):
        defender = after_hits(fight.sides[DEFENDER], by_attacker, fight.field.turn)
        for by_defender, q in enumerate(on_attacker):
            attacker = after_hits(fight.sides[ATTACKER], by_defender, fight.field.turn)
            if p * q > 0.0:
                found.append((Fight(attacker, defender, fight.field), chance * p * q))
    return found


def _ambushed(fight: Fight, who: int, chance: float, shots: Shots) -> list[tuple[Fight, float]]:
    """The ambusher shoots first; what is left of the enemy shoots back (XX.D.16)."""
    found: list[tuple[Fight, float]] = []
    for hits, p in enumerate(shots(fight, who, archery.FROM_AMBUSH)):
        now = fight.copy()
        now.sides[1 - who] = after_hits(fight.sides[1 - who], hits, fight.field.turn)
        if not now.sides[1 - who].standing():
            found.append((now, chance * p))
            continue
        for back, q in enumerate(shots(now, 1 - who, archery.BACK_AT_AMBUSH)):
            answered = now.copy()
            answered.sides[who] = after_hits(now.sides[who], back, fight.field.turn)
            if p * q > 0.0:
                found.append((answered, chance * p * q))
    return found


def _melee(odds: BattleOdds, fight: Fight, p: float, cache: dict[tuple[int, ...], list[list[float]]]) -> None:
    pools = melee_pool(fight, ATTACKER) + melee_pool(fight, DEFENDER)
    stock = (fight.sides[0].stock, fight.sides[1].stock)
    key = pools + stock
    if key not in cache:
        cache[key] = _melee_hits(pools, stock, fight.field.open)
    both = cache[key]
    by_defender = [after_hits(fight.sides[ATTACKER], hits, fight.field.turn) for hits in range(len(both[0]))]
    for scored, row in enumerate(both):
        defender = after_hits(fight.sides[DEFENDER], scored, fight.field.turn)
        for taken, q in enumerate(row):
            if q > 0.0:
                attacker = by_defender[taken].copy()
                attacker.inflicted, defender.inflicted = scored, taken
                odds.add(Fight(attacker, defender, fight.field), p * q)


def _melee_hits(
    pools: tuple[int, int, int, int], stock: tuple[int, int], open_ground: bool
) -> list[list[float]]:
    """Chance of each pair of hits, the attacker's first, after all re-rolls."""
    first = PoolRolls(pools[0], pools[1], open_ground)
    second = PoolRolls(pools[2], pools[3], open_ground)
    width = len(second.hits)
    table = [[0.0] * (max(second.hits) + 1) for _ in range(max(first.hits) + 1)]
    for final in repeat_in_turns(first.rolls, second.rolls, stock, LEAST_GAIN):
        for i, scored in enumerate(first.hits):
            row = table[scored]
            for j, taken in enumerate(second.hits):
                row[taken] += final.chance[i * width + j]
    return table
