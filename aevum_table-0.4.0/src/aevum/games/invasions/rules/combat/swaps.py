"""XX.G The swaps that a side may take or leave.

A black die is never worse than a white one, so taking all swaps is right unless the enemy's leader may trade
a re-roll to remove a black die (XX.E.6): only then is the player asked.
"""

from aevum.engine.ask import Option
from aevum.games.invasions.rules.combat.rerolls import TRADE_FROM
from aevum.games.invasions.rules.fight import Fight, Side


def may_trade(side: Side) -> bool:
    """XX.E.6: a leader with a bonus of 2 or more who has a re-roll left."""
    return side.stock > 0 and side.combat >= TRADE_FROM


def asks_swaps(fight: Fight, who: int, black: int) -> bool:
    return black > 0 and may_trade(fight.sides[1 - who])


def swap_options(black: int) -> list[Option]:
    """Every number of black dice up to all that the side is entitled to, all first."""
    return [Option("take-black", {"black": count}, "XX.G.1") for count in range(black, -1, -1)]
