"""Units that are another kind for a while: they are replaced by such pieces, and back again [M70]."""

from aevum.games.medioevo.rules.layout import of_kind, of_piece
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.rules.pieces import CAPTAIN, kind_of
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
        s.set_spent(area, owner, spent)


def restore(s: MedioevoState, places: list[int], owner: int, was: int, now: int, rule: str) -> bool:
    """Make a unit what it was in the first of these places that has one; whether it was found.

    It may also lie beside the board since this turn (5.SURR.02). Where the reserve has no such piece any more
    the unit goes to the reserve.
    """
    told: dict[str, object] = {"seat": "barbarians" if owner == BARBARIANS else s.seats[owner]}
    told = {**told, "unit": PIECE_NAMES[now], "new_unit": PIECE_NAMES[was]}
    for place in places:
        if s.force(place, owner)[now] > 0:
            if has_piece(s, owner, now, was):
                replace(s, place, owner, now, was)
                s.tell("unit-restored", told, rule)
            else:
                s.remove(place, owner, now)
                s.tell("unit-not-restored", told, rule)
            return True
    if owner == BARBARIANS or s.aside_new[of_piece(owner, now)] == 0:
        return False
    fits = has_piece(s, owner, now, was)
    _beside(s, owner, now, -1)
    if fits:
        _beside(s, owner, was, 1)
    s.tell("unit-restored" if fits else "unit-not-restored", told, rule)
    return True


def _beside(s: MedioevoState, owner: int, piece: int, count: int) -> None:
    """Units that surrendered in this turn, from the reserve and back."""
    s.aside[of_piece(owner, piece)] += count
    s.aside_new[of_piece(owner, piece)] += count
    s.reserve[of_kind(owner, kind_of(piece))] -= count
