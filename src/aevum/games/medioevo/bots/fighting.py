"""Within a battle: dice, damage, captains, flight and surrender (5.BATTLE)."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from aevum.games.medioevo.bots.choosing import all_of, of_key
from aevum.games.medioevo.bots.clash import FIRST_HIT, fought, place_penalty
from aevum.games.medioevo.rules.battle.dice import lowest, rolled
from aevum.games.medioevo.rules.battle.fight import FLEE, Fight, enemy_of, running
from aevum.games.medioevo.rules.battle.score import ATTACKER, DEFENDER, battle_score
from aevum.games.medioevo.rules.horde.muster import DICE
from aevum.games.medioevo.rules.pieces import CAVALRY, HEAVY
from aevum.games.medioevo.rules.words import PIECE_NAMES

if TYPE_CHECKING:
    from aevum.engine.ask import Ask, Option
    from aevum.games.medioevo.rules.state import MedioevoState

USUAL = 7
"""The attack value that one expects of dice that have not been thrown yet."""
HOPELESS = 0.15
TIMES = 16
ORDERS = ("act-as:cavalry", "cancel-power:cavalry", "act-as:heavy-infantry", "act-as:archer")
"""What captains do, best first."""


def _side(fight: Fight, seat: int) -> int:
    return ATTACKER if fight.attacker == seat else DEFENDER


def chance(s: MedioevoState, seat: int) -> float:
    """To win the running battle from here."""
    fight = running(s)
    side = _side(fight, seat)
    enemy = enemy_of(side)
    horde = fight.is_horde(enemy)
    own = place_penalty(s, seat)
    other = 0 if horde else place_penalty(s, fight.owner(enemy))
    circle = fight.circle if horde else []
    return fought(list(fight.force(s, side)), list(fight.force(s, enemy)), circle, own, other, 0, TIMES).win


def dice(s: MedioevoState, ask: Ask) -> Option:
    """Which dice to throw again: for the most damage dealt, less what is taken and lost."""
    fight = running(s)
    side = _side(fight, ask.seat)
    enemy = enemy_of(side)
    now = fight.dice[side]
    against = USUAL
    if fight.dice[enemy]:
        against = rolled(fight.dice[enemy])
    elif fight.is_horde(enemy):
        against = rolled(fight.circle)
    own, other = sum(fight.line(s, side)), sum(fight.line(s, enemy))
    place = place_penalty(s, ask.seat)
    riders, heavy = fight.cavalry[side], fight.heavy[side]
    fleeing = fight.intent[side] == FLEE

    def worth(faces: list[int]) -> float:
        value = max(0, rolled(faces) + place)
        losses = max(0, lowest(faces) - heavy)
        if fleeing:
            return -float(losses)
        dealt = min(
            other, battle_score(max(0, value - against), own) + (2 * riders if value >= against else 0)
        )
        taken = min(own, battle_score(max(0, against - value), other))
        return 1.1 * dealt - min(own, taken + losses)

    best, found = worth(now), of_key(ask, "let-lie")
    for option in all_of(ask, "rethrow"):
        chosen = [DICE.index(int(name[1:])) for name in str(option.args["dice"]).split("+")]
        faces = [range(1, DICE[die] + 1) if die in chosen else (now[die],) for die in range(len(DICE))]
        outcomes = [worth(list(thrown)) for thrown in product(*faces)]
        mean = sum(outcomes) / len(outcomes)
        if mean > best + 1e-9:
            best, found = mean, option
    return found or ask.options[0]


def assign(s: MedioevoState, ask: Ask) -> Option:
    """The cheapest unit takes it; a crew last."""

    def dear(option: Option) -> int:
        piece = PIECE_NAMES.index(str(option.args["unit"]))
        return FIRST_HIT.index(piece) + (10 if option.key == "hit-crew" else 0)

    return min(ask.options, key=dear)


def captains(s: MedioevoState, ask: Ask) -> Option:
    for wish in ORDERS:
        found = ask.find(wish)
        if found is not None:
            return found
    return of_key(ask, "captains-done") or ask.options[-1]


def intent(s: MedioevoState, ask: Ask) -> Option:
    """It flees, or surrenders to a player, where the battle is lost; else it fights."""
    fight = running(s)
    stay = of_key(ask, "fight") or ask.options[0]
    if chance(s, ask.seat) > HOPELESS or sum(fight.force(s, _side(fight, ask.seat))) < 2:
        return stay
    return of_key(ask, "flee", "surrender") or stay


def take_surrender(s: MedioevoState, ask: Ask) -> Option:
    """One that wins anyway has the glory of it (V.GAIN.09); one that does not takes what is offered."""
    wish = "refuse-surrender" if chance(s, ask.seat) > 0.9 else "agree-surrender"
    return of_key(ask, wish) or ask.options[0]


def yield_to_demand(s: MedioevoState, ask: Ask) -> Option:
    wish = "agree-surrender" if chance(s, ask.seat) < HOPELESS else "refuse-surrender"
    return of_key(ask, wish) or ask.options[-1]


def give_up(s: MedioevoState, ask: Ask) -> Option:
    """Light infantry goes into the dice only where the enemy is stronger and there is plenty of it."""
    fight = running(s)
    side = _side(fight, ask.seat)
    line = fight.line(s, side)
    enemy = sum(fight.line(s, enemy_of(side)))
    if fight.given[side] == 0 and line[0] >= 2 and sum(line) > enemy > 2 and not line[HEAVY] + line[CAVALRY]:
        return of_key(ask, "give-up") or ask.options[0]
    return of_key(ask, "keep-all") or ask.options[-1]
