"""The steady player: plain, stated choices. The odds assume them of both sides, and the bot plays them.

- Takes every swap, lays every ambush, accepts naval battles.
- Besieges without assaults, sacks, and leaves walls standing.
- Never trades a re-roll away and never withdraws.
- Re-rolls where it expects the most hits from it, its own die when equal; an advanced roll from 2 points on.
- Damages elites before it loses units, and loses the plainest unit first.
- Recovers and repairs the most valuable unit first.
"""

from typing import Final

from aevum.engine.ask import Ask, Option
from aevum.games.invasions.rules.advanced.rerolls import RollAgain
from aevum.games.invasions.rules.combat.losses import targets, why_not_hit
from aevum.games.invasions.rules.combat.rerolls import ReRolls, die_option
from aevum.games.invasions.rules.dice import BLACK, FACE_NAMES, WHITE, hits_of
from aevum.games.invasions.rules.fight import Fight, Side
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import (
    ARCHER,
    CAVALRY,
    CROSSING_NAMES,
    DAMAGED,
    DOUBLE,
    FRONT,
    HEAVY,
    LIMES,
    is_elite,
    label,
    traits,
)

FACES: Final = 6
LEAST_GAIN: Final = 1
"""A re-roll of a battle die is ordered for any gain; gains are in sixths of a hit."""
LEAST_ROLL_GAIN: Final = 2
"""A re-roll of 2D6 is ordered from this distance to the average on."""
AVERAGE_2D6: Final = 7


def _sum_of_hits(colour: int, open_ground: bool) -> int:
    total = 0
    for face in range(1, FACES + 1):
        total += hits_of(colour, face, open_ground)
    return total


HITS_PER_SIX: Final[list[list[int]]] = [
    [_sum_of_hits(WHITE, False), _sum_of_hits(BLACK, False)],
    [_sum_of_hits(WHITE, True), _sum_of_hits(BLACK, True)],
]
"""Expected hits of six dice, by ground (rough, open) and colour."""


def own_gain(colour: int, hits: int, open_ground: bool) -> int:
    """Sixths of a hit that the owner of a die expects from re-rolling it."""
    return HITS_PER_SIX[1 if open_ground else 0][colour] - FACES * hits


def worth(code: int) -> int:
    """How much a steady player would miss the unit."""
    front = FRONT[code & 0x7F]
    value = 10
    if front & CAVALRY:
        value += 2
    if front & ARCHER:
        value += 3
    if front & HEAVY:
        value += 4
    if is_elite(code & ~DAMAGED):
        value += 10 if front & DOUBLE else 5
    return value


def hit_cost(code: int) -> int:
    """The lower, the sooner it takes a hit: flips first, then a Limes, then the plainest unit."""
    own = traits(code)
    if is_elite(code):
        return 2 if own & DOUBLE else 1
    if own & LIMES:
        return 3
    cost = 4
    if own & ARCHER:
        cost += 1
    if own & CAVALRY:
        cost += 2
    if own & HEAVY:
        cost += 3
    return cost


def choose_loss(side: Side, turn: int) -> int:
    """The unit that takes the next hit."""
    best = -1
    for code in targets(side):
        if why_not_hit(side, code, turn) is None and (best < 0 or hit_cost(code) < hit_cost(best)):
            best = code
    return best


def choose_reroll(fight: Fight, who: int) -> Option | None:
    """The die to re-roll, or None to pass."""
    ground = fight.field.open
    best: Option | None = None
    best_gain = LEAST_GAIN - 1
    for whose in (who, 1 - who):
        side = fight.sides[whose]
        for colour, dice in ((WHITE, side.white), (BLACK, side.black)):
            for face in dice:
                gain = own_gain(colour, hits_of(colour, face, ground), ground)
                if whose != who:
                    gain = -gain
                if gain > best_gain:
                    best_gain = gain
                    best = die_option(whose, colour, FACE_NAMES[colour][face])
    return best


def choose_roll_again(fight: Fight, who: int) -> int:
    """Whose 2D6 to roll again; -1 to pass."""
    own = AVERAGE_2D6 - fight.sides[who].roll
    theirs = fight.sides[1 - who].roll - AVERAGE_2D6
    if max(own, theirs) < LEAST_ROLL_GAIN:
        return -1
    return who if own >= theirs else 1 - who


FIRST: Final = (
    "ambush",
    "take-black",
    "no-trade",
    "fight-on",
    "accept-battle",
    "besiege",
    "no-assault",
    "sack",
    "keep-walls",
)
"""Answers that the steady player always gives."""


def steady(s: InvasionsState, ask: Ask) -> Option:
    """The steady player's answer to any question of a fight."""
    window = s.frames[-1]
    if isinstance(window, RollAgain):
        whose = choose_roll_again(s.fight, window.at)
        return ask.options[whose] if whose >= 0 else ask.options[-1]
    if isinstance(window, ReRolls):
        wanted = choose_reroll(s.fight, window.at)
        found = ask.find(wanted.id) if wanted is not None else None
        return found if found is not None else ask.options[-1]
    if ask.key == "losses":
        side = s.fight.sides[0 if ask.args["side"] == "attacker" else 1]
        return _named(ask, choose_loss(side, s.fight.field.turn))
    if ask.key in ("recovery", "repair"):
        return _most_valued(s, ask)
    for option in ask.options:
        if option.key in FIRST:
            return option
    return ask.options[0]


def _named(ask: Ask, code: int) -> Option:
    """The option that means a unit of this look; of several one that came over no easy border, for those who
    did save the whole stack the penalty (XX.F.3)."""
    args = label(code)
    found = [option for option in ask.options if args.items() <= option.args.items()]
    hard = [option for option in found if option.args.get("way", CROSSING_NAMES[0]) != CROSSING_NAMES[0]]
    return hard[0] if hard else found[0]


def _most_valued(s: InvasionsState, ask: Ask) -> Option:
    side = s.fight.sides[0 if ask.args["side"] == "attacker" else 1]
    stack = side.lost if ask.key == "recovery" else side.units
    best = ask.options[0]
    best_worth = -1
    for code in stack:
        named = label(code)
        for option in ask.options:
            if named.items() <= option.args.items() and worth(code) > best_worth:
                best, best_worth = option, worth(code)
    return best
