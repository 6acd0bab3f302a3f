"""The picture of a match for the terminal."""

from aevum.games.medioevo.board.brief import brief, worth
from aevum.games.medioevo.board.order import ordered
from aevum.games.medioevo.board.pages import LOOKUPS, PAGES
from aevum.games.medioevo.board.picture import board, covered

__all__ = ["LOOKUPS", "PAGES", "board", "brief", "covered", "ordered", "worth"]
