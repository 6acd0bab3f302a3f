"""Units that are another kind for a while: they are replaced by such pieces, and back again [M70]."""

from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.rules.pieces import CAPTAIN, FORCE, kind_of
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.words import PIECE_NAMES


def has_piece(s: MedioevoState, owner: int, was: int, becomes: int) -> bool:
    """Whether a unit can be replaced: by a piece of the reserve; barbarians need none (M14)."""
    if owner == BARBARIANS or (was >= CAPTAIN and becomes >= CAPTAIN):
        return True
    return s.reserve_of(owner, kind_of(becomes)) > 0


def replace(s: MedioevoState, area: int, owner: int, was: int, becomes: int) -> None:
    """One unit; it has moved in this turn if it had before."""
    spent = s.spent(area, owner)[:]
    s.add(area, owner, becomes)
    s.remove(area, owner, was)
    if spent[was] > 0:
        spent[was] -= 1
        spent[becomes] += 1
        force = s.force(area, owner)
        s.set_spent(area, owner, [min(spent[piece], force[piece]) for piece in range(FORCE)])


def restore(s: MedioevoState, area: int, owner: int, was: int, now: int, rule: str) -> bool:
    """Make a unit what it was, there or wherever it is by now; whether it was found.

    Where the reserve has no such piece any more the unit goes to the reserve.
    """
    for place in (area, *range(LAND.size)):
        if s.force(place, owner)[now] > 0:
            told: dict[str, object] = {"seat": "barbarians" if owner == BARBARIANS else s.seats[owner]}
            told = {**told, "unit": PIECE_NAMES[now], "new_unit": PIECE_NAMES[was]}
            if has_piece(s, owner, now, was):
                replace(s, place, owner, now, was)
                s.tell("unit-restored", told, rule)
            else:
                s.remove(place, owner, now)
                s.tell("unit-not-restored", told, rule)
            return True
    return False
