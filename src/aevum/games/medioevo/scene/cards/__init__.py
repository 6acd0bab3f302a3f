"""Cards: what one wants to know of a place, a piece, a kingdom, an Empire card, a technology or a pact."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.scene.cards import kingdom, knowledge, pact, piece, place
from aevum.games.medioevo.telling import cells

if TYPE_CHECKING:
    from collections.abc import Callable

    from aevum.engine.view import View
    from aevum.scene.panel import Card
    from aevum.words import Words

KINDS: dict[str, Callable[[View, str, Words], Card | None]] = {
    cells.PLACE: place.card,
    cells.PIECE: piece.card,
    cells.OWNER: kingdom.card,
    cells.CARD: knowledge.empire,
    cells.TECHNOLOGY: knowledge.technology,
    cells.PACT: pact.card,
}


def card(view: View, kind: str, id: str, words: Words) -> Card | None:
    return KINDS[kind](view, id, words) if kind in KINDS else None
