"""What one needs to know before one signs a pact or keeps a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.rules.uses.cards import CARD_NAMES
from aevum.games.medioevo.telling.panels import pacts
from aevum.games.medioevo.telling.panels.cards import gear_words, points_words
from aevum.terminal import blocks
from aevum.terminal.lines import fold, paint

if TYPE_CHECKING:
    from aevum.engine.ask import Ask
    from aevum.engine.view import View
    from aevum.words import Words

CARDS = ("keep-card", "take-card")
KEYS: tuple[str, ...] = ()
"""`gist-card-1` and `aim-three-spires` stand in the vocabulary."""


def deal(view: View, ask: Ask, words: Words) -> list[str]:
    """Lines of markup: the pact as it is written, or what cards do and what their objectives ask for."""
    if ask.key in pacts.ABOUT_PACTS:
        return blocks.lines(pacts.about(view, words))
    return _cards(ask, words) if ask.key in CARDS else []


def _cards(ask: Ask, words: Words) -> list[str]:
    lines: list[str] = []
    for option in ask.options:
        card, objective = option.args["card"], option.args["objective"]
        lines.append(paint((words.value("card", card), "bold")))
        lines += [paint(part) for part in fold((f"  {words.say(f'gist-card-{card}')}", ""), hanging=0)]
        number = CARD_NAMES.index(str(card))
        points = f"  {words.say('scene-fact-points')}: {points_words(number, words)}"
        lines += [paint(part) for part in fold((points, ""), hanging=0)]
        aim = f"  {words.value('objective', objective)}: {words.say(f'aim-{objective}')}"
        aim += f" {words.say('scene-card-gear', colours=gear_words(number, words))}"
        lines += [paint(part) for part in fold((aim, "dim"), hanging=0)]
    return lines
