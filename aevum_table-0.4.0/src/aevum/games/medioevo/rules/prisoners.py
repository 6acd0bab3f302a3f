"""Units that others hold (5.CAPT.03)."""

from aevum.games.medioevo.rules.layout import of_captive, of_kind, of_piece
from aevum.games.medioevo.rules.pieces import FORCE, kind_of
from aevum.games.medioevo.rules.position import Position


def held(s: Position, captor: int, owner: int) -> list[int]:
    """The prisoners of one seat with another, by piece."""
    at = of_captive(captor, owner)
    return s.prisoners[at : at + FORCE]


def set_free(s: Position, captor: int, owner: int) -> None:
    """All of them, as `release`."""
    for piece, count in enumerate(held(s, captor, owner)):
        release(s, captor, owner, piece, count)


def release(s: Position, captor: int, owner: int, piece: int, count: int) -> None:
    """So many of a kind are free, or as many as are still there (C.DIP.01).

    They lie beside their owner's board and come back like others set aside [M137]; of who is out of the game
    they go to the reserve.
    """
    at = of_captive(captor, owner, piece)
    freed = min(count, s.prisoners[at])
    s.prisoners[at] -= freed
    if s.out[owner]:
        s.reserve[of_kind(owner, kind_of(piece))] += freed
    else:
        s.aside[of_piece(owner, piece)] += freed
