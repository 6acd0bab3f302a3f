"""The picture of a match for the terminal."""

from aevum.games.invasions.board.brief import brief, worth
from aevum.games.invasions.board.pages import PAGES
from aevum.games.invasions.board.picture import board, covered

__all__ = ["PAGES", "board", "brief", "covered", "worth"]
