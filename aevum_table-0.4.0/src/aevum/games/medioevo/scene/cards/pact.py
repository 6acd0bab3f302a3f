"""The card of a pact: who signed it, and its terms."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.rules.diplomacy.pacts import numbers
from aevum.games.medioevo.telling.cells import PACT
from aevum.games.medioevo.telling.panels.pacts import block
from aevum.games.medioevo.telling.seen import seen
from aevum.scene.panel import Card

if TYPE_CHECKING:
    from aevum.engine.view import View
    from aevum.words import Words


def card(view: View, id: str, words: Words) -> Card | None:
    """None where the view knows of no such pact."""
    s = seen(view)
    number = int(id) if id.isascii() and id.isdigit() else 0
    if number not in numbers(s):
        return None
    terms = block(s, number, words)
    found = Card(PACT, id, terms.title)
    terms.title = ""
    found.blocks = [terms]
    return found
