"""What the two attack values of a battle round mean (5.BATTLE.13 to 5.BATTLE.16)."""

from typing import Final

from aevum.games.medioevo.rules.tables import NOBODY, parameter

ATTACKER: Final = 0
DEFENDER: Final = 1
DRAW: Final = NOBODY
_EACH: Final = parameter("superiority")
_PER_CAVALRY: Final = parameter("cavalry-damage")


def winner(attacker: int, defender: int) -> int:
    """5.BATTLE.13: of their attack values."""
    if attacker == defender:
        return DRAW
    return ATTACKER if attacker > defender else DEFENDER


def battle_score(difference: int, units: int) -> int:
    """5.BATTLE.14: at most the number of units that the winner has in melee."""
    return min(difference, units)


def superiority(difference: int) -> int:
    """5.BATTLE.15, R-032: how many choices the whole difference gives the winner."""
    return difference // _EACH


def cavalry(side: int, winner: int, units: int) -> int:
    """5.CAV.01: what so many cavalry whose power works deal, unless their side lost the round."""
    return _PER_CAVALRY * units if winner in (side, DRAW) else 0


def melee(difference: int, units: int, chosen: int, cavalry: int) -> int:
    """5.BATTLE.16: what the loser takes in step 9, with the choices of superiority that went into damage."""
    return battle_score(difference, units) + chosen + cavalry
