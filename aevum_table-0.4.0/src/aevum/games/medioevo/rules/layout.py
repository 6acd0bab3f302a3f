"""Where something of a seat lies in a flat list of the position."""

from aevum.games.medioevo.rules.owners import SEATS_MOST
from aevum.games.medioevo.rules.pieces import FORCE, UNITS
from aevum.games.medioevo.rules.tables import BRANCHES


def of_pair(a: int, b: int) -> int:
    """In lists by two seats."""
    return a * SEATS_MOST + b


def of_kind(seat: int, kind: int) -> int:
    """In the reserve."""
    return seat * len(UNITS) + kind


def of_piece(seat: int, piece: int) -> int:
    """Among what is set aside."""
    return seat * FORCE + piece


def of_captive(captor: int, owner: int, piece: int = 0) -> int:
    """Among the prisoners."""
    return of_piece(of_pair(captor, owner), piece)


def of_branch(seat: int, branch: int = 0) -> int:
    """Among technologies, points and tokens."""
    return seat * len(BRANCHES) + branch
