"""The picture of a match for the terminal."""

from aevum.games.charlemagne.board.brief import brief, worth
from aevum.games.charlemagne.board.pages import LOOKUPS, PAGES
from aevum.games.charlemagne.board.picture import board, covered

__all__ = ["LOOKUPS", "PAGES", "board", "brief", "covered", "worth"]
