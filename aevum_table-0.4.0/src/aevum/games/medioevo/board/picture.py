"""The picture for the terminal, at most 80 columns wide. Colour only helps: letters and signs tell all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.board.deals import deal
from aevum.games.medioevo.board.fight import battle, weighed
from aevum.games.medioevo.board.head import head
from aevum.games.medioevo.board.offers import offers, unlisted
from aevum.games.medioevo.board.ways import STARTS, STEPS, TRADERS, TRAVELS, ways
from aevum.terminal.lines import fold, paint

if TYPE_CHECKING:
    from aevum.engine.ask import Ask
    from aevum.engine.view import View
    from aevum.words import Words

WAYS = (*STEPS, *TRAVELS, *STARTS, *TRADERS)
WEIGHED = ("battle-intent", "choose-enemy", "choose-enemy-at-sea")
"""Questions whose answers lead into a battle; the odds of a march stand beside its ways."""


def board(view: View, words: Words) -> str:
    """Rich markup."""
    parts = [[paint(part) for line in head(view, words) for part in fold(line)], battle(view, words)]
    if view.ask is not None:
        parts += _asked(view, view.ask, words)
    return "\n\n".join("\n".join(line.rstrip() for line in lines) for lines in parts if lines)


def _asked(view: View, ask: Ask, words: Words) -> list[list[str]]:
    found = [deal(view, ask, words)]
    if ask.key in WEIGHED:
        found.append(weighed(view, ask, words))
    if any(option.key in WAYS for option in ask.options):
        found.append(ways(view, ask, words))
    rest = [one for one in unlisted(ask) if one.option.key not in WAYS]
    return [*found, offers(ask, rest, words)]


def covered(view: View) -> set[str]:
    """The options that the picture shows with their numbers, so that nobody need list them again."""
    if view.ask is None:
        return set()
    in_ways = {option.id for option in view.ask.options if option.key in WAYS}
    return in_ways | {one.option.id for one in unlisted(view.ask)}
