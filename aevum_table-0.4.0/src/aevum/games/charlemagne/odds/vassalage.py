"""The odds of an attempt at vassalage (T8)."""

from aevum.engine.event import Modifier, note
from aevum.games.charlemagne.odds.die import of_code, of_table
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.tables import NEUTRAL
from aevum.games.charlemagne.rules.vassalage.table import CONDITIONAL, FULL, REACTION, modifiers, result


class VassalageOdds:
    """`chance` by the code of the result."""

    __slots__ = ("chance", "differential", "items", "loosened", "reaction", "won")

    def __init__(self, differential: int, items: list[Modifier], neutral: bool) -> None:
        self.differential = differential
        self.items = items
        self.chance = vassalage_chances(differential)
        conditional = of_code(self.chance, CONDITIONAL)
        self.won = of_code(self.chance, FULL) + (conditional if neutral else 0.0)
        """That the region comes over (T8.V, T8.C.neutral)."""
        self.loosened = 0.0 if neutral else conditional
        """That it leaves the enemy and is neutral (T8.C.enemy)."""
        self.reaction = of_code(self.chance, REACTION)


def vassalage_chances(differential: int) -> dict[str, float]:
    """
    >>> found = vassalage_chances(2)
    >>> [(code, round(6 * p)) for code, p in sorted(found.items())]
    [('-', 2), ('C', 2), ('R', 1), ('V', 1)]
    """
    return of_table(result, differential)


def vassalage_odds(
    s: CharlemagneState, seat: int, region: int, points: int, against: int = 0
) -> VassalageOdds:
    """With markers of so many points for it, and so many against it, that stand."""
    items: list[Modifier] = []
    differential = note(items, points, "vassalage-points", "T8.differential")
    if against:
        differential += note(items, -against, "vassalage-defence", "T8.differential")
    differential += modifiers(s, seat, region, items)
    return VassalageOdds(differential, items, s.control[region] == NEUTRAL)
