"""How barbarians fight (E.BARB)."""

from typing import Final

from aevum.games.medioevo.rules.pieces import LIGHT
from aevum.games.medioevo.rules.tables import bracket, brackets

_GIVEN: Final = brackets("sacrifices", "least", "given")


def given_up(horde: list[int], enemy_units: int, works: bool) -> int:
    """E.BARB.08, E.BARB.09: how many light infantry a horde gives up, if their power works."""
    if not works or sum(horde) >= enemy_units:
        return 0
    return bracket(_GIVEN, horde[LIGHT])
