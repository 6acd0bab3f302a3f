"""The arithmetic of single Empire cards (K.CARD)."""

from typing import Final

from aevum.games.medioevo.rules.tables import parameter
from aevum.games.medioevo.rules.uses.cards import AMOUNT, MOST, of_power

_OUTNUMBER: Final = of_power("outnumber", AMOUNT)
_AIM: Final = of_power("steady-aim", AMOUNT)
_AIM_MOST: Final = of_power("steady-aim", MOST)
_AIM_ARCHERS: Final = parameter("steady-aim-archers")
_DOUBLE_CREW: Final = of_power("double-crew", AMOUNT)
_TO_BARBARIANS: Final = of_power("sell-to-barbarians", AMOUNT)
_EXTRA_CREW: Final = of_power("extra-crew", AMOUNT)


def outnumbers(own: int, enemy: int) -> bool:
    """Condottiero 4: whether a kind has its power although the enemy has the kind (K.CARD.02)."""
    return own > _OUTNUMBER * enemy


def steady_aim(archers: int) -> int:
    """Crossbowman 8: what each archer's die is lowered by (K.CARD.03)."""
    return min(_AIM_MOST, _AIM * (archers // _AIM_ARCHERS))


def doubled_crew(units: int) -> int:
    """Scientist 10: how many dice a crew rolls (K.CARD.04)."""
    return _DOUBLE_CREW * units


def extra_crew(units: int) -> int:
    """Artilleryman 52: how many dice an engine rolls, with a crew or without (K.CARD.21)."""
    return units + _EXTRA_CREW


def sold_to_barbarians(colours: int) -> int:
    """Merchant 19: what a cube pays with so many colours aboard, its own too (K.CARD.07, R-108)."""
    return _TO_BARBARIANS * (colours - 1)


def lowered(die: int, pips: int) -> int:
    """Assassin 46 and 47: not below 1 (K.CARD.18)."""
    return max(1, die - pips)


def rises(level: int, other: int) -> bool:
    """Sheriff 69 and 70: whether a building rises beside one of the other sort (K.CARD.29, R-108)."""
    return 0 < level < other
