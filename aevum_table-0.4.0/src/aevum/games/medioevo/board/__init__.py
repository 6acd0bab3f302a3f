"""The picture of a match for the terminal."""

from aevum.games.medioevo.board.order import ordered
from aevum.games.medioevo.board.pages import LOOKUPS, PAGES
from aevum.games.medioevo.board.picture import board, covered
from aevum.terminal.picture import Picture

BOARD = Picture(board, covered, ordered, PAGES, LOOKUPS)
