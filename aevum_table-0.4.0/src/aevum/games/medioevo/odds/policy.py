"""The usual choices in a battle, for which the odds hold: both sides fight on, play no cards, give up nobody.

Captains do what helps most at once, dice are thrown again one after the other while that promises a better
round, superiority goes into damage, a building protects against melee, and damage is given to whoever is
cheapest to lose. Who fights barbarians takes off those who shoot first where nothing is printed (E.BARB.05),
and uses their superiority to spare them casualties (M59).
"""

from typing import Final

from aevum.games.medioevo.rules.battle.damage import becomes, strike, targets
from aevum.games.medioevo.rules.battle.powers import (
    LEND,
    POWERS,
    further_orders,
    horde_orders,
    strength,
    works,
)
from aevum.games.medioevo.rules.battle.shots import ARROW_DAMAGE, ARROW_HITS, DIE
from aevum.games.medioevo.rules.pieces import ARCHER, CAVALRY, GONE, HEAVY, LIGHT
from aevum.games.medioevo.rules.purchases.prices import UNIT_PRICE

WORTH: Final[list[float]] = [0.0, ARROW_DAMAGE * ARROW_HITS / DIE, 0.9, 1.3]
"""Points of damage that a unit of each kind whose power works deals or spares in a usual round."""
MOST: Final = 6
"""Points of difference that count when dice are weighed: few armies have more units to make use of them."""


def victim(force: list[int], reserve: list[int], at_sea: bool) -> int:
    """Who takes the next point of damage: the least florins are lost."""
    best = GONE
    least = 0
    for piece in targets(force):
        left = becomes(piece, reserve, at_sea)
        cost = UNIT_PRICE[piece] - (UNIT_PRICE[left] if left != GONE else 0)
        if best == GONE or cost < least:
            best = piece
            least = cost
    return best


def horde_victim(horde: list[int]) -> int:
    """Whom who fights a horde takes off in melee and as a casualty: captains, then archers (E.BARB.05)."""
    for piece in range(len(horde) - 1, -1, -1):
        if horde[piece] > 0:
            return piece
    return GONE


def falls(force: list[int], reserve: list[int], at_sea: bool) -> list[list[int]]:
    """A player's force after 0, 1, 2 ... points of damage, until nobody is left."""
    now = list(force)
    spare = list(reserve)
    found = [list(now)]
    while sum(now) > 0:
        strike(now, spare, victim(now, spare, at_sea), at_sea, False)
        found.append(list(now))
    return found


def orders(
    own: list[int], enemy: list[int], given: list[int], against: list[int], for_archers: bool, at_sea: bool
) -> list[int]:
    """All that the captains of a player have been told after this step, `given` among it.

    The same orders are left out as in the rules: to lend or cancel a power the enemy must have the kind.
    """
    found = list(given)
    while True:
        best = GONE
        most = 0.0
        before = _balance(own, found, enemy, against, at_sea)
        for order in further_orders(own, enemy, found, at_sea):
            kind = order % len(POWERS)
            if kind == LIGHT or (kind == ARCHER) != for_archers or (order >= LEND and enemy[kind] == 0):
                continue
            gain = _balance(own, [*found, order], enemy, against, at_sea) - before
            if gain > most + 1e-9:
                best = order
                most = gain
        if best == GONE:
            return found
        found.append(best)


def horde_told(own: list[int], enemy: list[int], given: list[int], for_archers: bool) -> list[int]:
    """E.BARB.07: a horde's captains, told in the step of archers."""
    return horde_orders(own, enemy) if for_archers else given


def _balance(own: list[int], mine: list[int], enemy: list[int], theirs: list[int], at_sea: bool) -> float:
    """What the powers of both sides are worth to one of them."""
    found = 0.0
    for kind in (ARCHER, HEAVY, CAVALRY):
        if works(kind, own, mine, enemy, theirs, at_sea):
            found += WORTH[kind] * strength(own, mine, kind)
        if works(kind, enemy, theirs, own, mine, at_sea):
            found -= WORTH[kind] * strength(enemy, theirs, kind)
    return found


def weight(difference: int, lowest: int) -> float:
    """How good three dice are: what they win or lose by, less the own casualties."""
    return max(-MOST, min(MOST, difference)) - lowest
