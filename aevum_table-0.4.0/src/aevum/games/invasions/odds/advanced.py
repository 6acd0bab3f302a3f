"""The exact odds of an advanced battle: two rounds of 2D6 with one stock of re-rolls."""

from aevum.games.invasions.odds.battle import after_archery, begin
from aevum.games.invasions.odds.policy import AVERAGE_2D6, LEAST_ROLL_GAIN
from aevum.games.invasions.odds.result import BattleOdds, after_hits
from aevum.games.invasions.rules.advanced import modifiers
from aevum.games.invasions.rules.advanced.battle import ROUNDS
from aevum.games.invasions.rules.combat.tally import tallies
from aevum.games.invasions.rules.fight import ATTACKER, DEFENDER, Fight
from aevum.kit.odds import Rolls, repeat_in_turns

LOWEST = 2
CHANCES = [(6 - abs(roll - AVERAGE_2D6)) / 36 for roll in range(LOWEST, 13)]
"""Of each total of two dice."""


def advanced_odds(fight: Fight, intercepted_ambush: bool = False) -> BattleOdds:
    odds = BattleOdds()
    open_fights = after_archery(begin(fight), intercepted_ambush, shots_with_2d6)
    for number in range(1, ROUNDS + 1):
        left: dict[tuple[object, ...], tuple[Fight, float]] = {}
        for now, p in open_fights:
            if now.sides[0].standing() and now.sides[1].standing():
                for after, q in _round(now, number == 1):
                    key = _key(after)
                    known = left.get(key)
                    left[key] = (after, p * q + (known[1] if known else 0.0))
            else:
                odds.add(now, p)
        open_fights = list(left.values())
    for now, p in open_fights:
        odds.add(now, p)
    return odds


def shots_with_2d6(fight: Fight, side: int, ambush: int) -> list[float]:
    both = tallies(fight)
    found = [1.0, 0.0, 0.0]
    if modifiers.can_shoot(both[side], ambush):
        found[0] = 0.0
        bonus = modifiers.archery_bonus(both[side], both[1 - side], fight.field.open, ambush)
        for i, p in enumerate(CHANCES):
            found[modifiers.archery_hits(LOWEST + i + bonus, fight.field.open)] += p
    return found


def _two_dice() -> Rolls:
    rolls = Rolls(len(CHANCES))
    again = list(enumerate(CHANCES))
    for i, p in enumerate(CHANCES):
        rolls.chance[i] = p
        rolls.own_gain[i] = AVERAGE_2D6 - LOWEST - i
        rolls.enemy_gain[i] = -rolls.own_gain[i]
        rolls.own_next[i] = again
        rolls.enemy_next[i] = again
    return rolls


def _round(fight: Fight, first_round: bool) -> list[tuple[Fight, float]]:
    """The fights one round of melee may leave."""
    rolls = _two_dice()
    width = len(CHANCES)
    scored: list[list[int]] = []
    for i in (ATTACKER, DEFENDER):
        bonus = modifiers.melee_bonus(fight, i, first_round)
        units = modifiers.column(fight.sides[i], i == DEFENDER)
        ground = fight.field.open
        scored.append([modifiers.melee_hits(LOWEST + r + bonus, units, ground) for r in range(width)])
    stock = (fight.sides[0].stock, fight.sides[1].stock)
    found: list[tuple[Fight, float]] = []
    for final in repeat_in_turns(rolls, rolls, stock, LEAST_ROLL_GAIN):
        chances: dict[tuple[int, int], float] = {}
        for i, p in enumerate(final.chance):
            pair = (scored[0][i // width], scored[1][i % width])
            chances[pair] = chances.get(pair, 0.0) + p
        for (by_attacker, by_defender), p in chances.items():
            if p > 0.0:
                found.append((_after(fight, by_attacker, by_defender, final.left), p))
    return found


def _after(fight: Fight, by_attacker: int, by_defender: int, left: tuple[int, int]) -> Fight:
    attacker = after_hits(fight.sides[ATTACKER], by_defender, fight.field.turn)
    defender = after_hits(fight.sides[DEFENDER], by_attacker, fight.field.turn)
    attacker.inflicted += by_attacker
    defender.inflicted += by_defender
    attacker.stock, defender.stock = left
    return Fight(attacker, defender, fight.field)


def _key(fight: Fight) -> tuple[object, ...]:
    """Fights that differ in none of this have the same future."""
    parts: list[object] = []
    for side in fight.sides:
        parts += [tuple(side.units), tuple(side.lost), side.stock, side.inflicted, side.submitted]
        parts += [len(side.limes), len(side.limes_lost)]
    return tuple(parts)
