"""The picture of a match for the terminal."""

from aevum.games.invasions.board.picture import board, covered

__all__ = ["board", "covered"]
