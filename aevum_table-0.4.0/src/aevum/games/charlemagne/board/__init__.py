"""The picture of a match for the terminal."""

from aevum.games.charlemagne.board.pages import LOOKUPS, PAGES
from aevum.games.charlemagne.board.picture import board, covered
from aevum.terminal.picture import Picture

BOARD = Picture(board, covered, pages=PAGES, lookups=LOOKUPS)
