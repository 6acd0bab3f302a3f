"""The picture of a match for the terminal."""

from aevum.games.invasions.board.pages import PAGES
from aevum.games.invasions.board.picture import board, covered
from aevum.terminal.picture import Picture

BOARD = Picture(board, covered, pages=PAGES)
