"""The same at the terminal: who is where, and the panel as a page."""

from aevum.engine import View
from aevum.terminal import blocks
from aevum.terminal.picture import Picture
from aevum.words import Words
from frozen_river.rules import CLANS, SEATS
from frozen_river.scene import omens, seen


def board(view: View, words: Words) -> str:
    s = seen(view)
    west, east = words.value("place", "west"), words.value("place", "east")
    lines = []
    for seat, name in enumerate(SEATS):
        across, waiting = "▲" * s.across[seat], "▲" * (CLANS - s.across[seat])
        lines.append(f"{words.seat(name):8} {west} {across:{CLANS}} ≈≈ {waiting:{CLANS}} {east}")
    return "\n".join(lines)


def page(view: View, words: Words) -> str:
    return "\n".join(blocks.lines(omens(view, words)))


BOARD = Picture(board, pages={"omens": page})
