"""The picture for the terminal, at most 80 columns wide. Colour only helps: letters and signs tell all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.charlemagne.board.head import head
from aevum.games.charlemagne.board.questions import SHOWN, about
from aevum.games.charlemagne.telling.odds import foreseen
from aevum.terminal.lines import fold, paint

if TYPE_CHECKING:
    from aevum.engine.view import View
    from aevum.words import Words


def board(view: View, words: Words) -> str:
    """Rich markup."""
    lines = [paint(part) for line in head(view, words) for part in fold(line)]
    if view.ask is not None:
        asked = about(view, view.ask, words)
        lines += ["", *asked] if asked else []
    return "\n".join(line.rstrip() for line in lines)


def covered(view: View) -> set[str]:
    """The options that the picture shows with their numbers, so that nobody need list them again."""
    if view.ask is None:
        return set()
    ask = view.ask
    if ask.key in SHOWN:
        return {option.id for option in ask.options if option.key in SHOWN[ask.key]}
    return {option.id for option in ask.options if foreseen(ask, option)}
