"""The odds of a pillage (T4)."""

from aevum.games.charlemagne.odds.die import of_code, of_table
from aevum.games.charlemagne.rules.ground import has_burg
from aevum.games.charlemagne.rules.pillage.operation import GAIN_BURG, GAIN_CIVILIZATION
from aevum.games.charlemagne.rules.pillage.table import result
from aevum.games.charlemagne.rules.state import CharlemagneState


class PillageOdds:
    """`chance` by the code of the result; `gain` is what a pillage marker would bring (T4.gain)."""

    __slots__ = ("chance", "gain", "pillaged", "reaction", "strength")

    def __init__(self, strength: int, gain: int) -> None:
        self.strength = strength
        self.gain = gain
        self.chance = pillage_chances(strength)
        self.pillaged = of_code(self.chance, "P")
        self.reaction = of_code(self.chance, "R")


def pillage_chances(strength: int) -> dict[str, float]:
    """
    >>> found = pillage_chances(3)
    >>> [(code, round(6 * p)) for code, p in sorted(found.items())]
    [('P', 3), ('R', 3)]
    """
    return of_table(result, strength)


def pillage_odds(s: CharlemagneState, hex: int, strength: int) -> PillageOdds:
    """Of land units of this printed strength (AMB-6) in a hex."""
    gain = GAIN_BURG if has_burg(s, hex) else 0
    if hex in s.civilized:
        gain += GAIN_CIVILIZATION
    return PillageOdds(strength, gain)
