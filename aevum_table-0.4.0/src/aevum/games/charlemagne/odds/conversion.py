"""The odds of a conversion (T6)."""

from aevum.engine.event import Modifier
from aevum.games.charlemagne.odds.die import of_code, of_table
from aevum.games.charlemagne.rules.conversion.table import modifiers, preached, result
from aevum.games.charlemagne.rules.state import CharlemagneState


class ConversionOdds:
    """`chance` by the code of the result."""

    __slots__ = ("chance", "converts", "differential", "items", "reaction")

    def __init__(self, differential: int, items: list[Modifier]) -> None:
        self.differential = differential
        self.items = items
        self.chance = conversion_chances(differential)
        self.converts = of_code(self.chance, "C")
        self.reaction = of_code(self.chance, "R")


def conversion_chances(differential: int) -> dict[str, float]:
    """
    >>> found = conversion_chances(1)
    >>> [(code, round(6 * p)) for code, p in sorted(found.items())]
    [('-', 3), ('C', 2), ('R', 1)]
    """
    return of_table(result, differential)


def conversion_odds(
    s: CharlemagneState, seat: int, region: int, missionaries: int, against: int = 0, ragnaroks: int = 0
) -> ConversionOdds:
    """With so many Missionaries for and against it, and Ragnaroks against it, that stand."""
    items: list[Modifier] = []
    differential = preached(missionaries, against, ragnaroks, items)
    differential += modifiers(s, seat, region, items)
    return ConversionOdds(differential, items)
