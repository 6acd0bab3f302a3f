"""What one wants to know of a thing when one points at it, by kinds of things."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.charlemagne.scene.cards import marker, piece, place, region, side
from aevum.games.charlemagne.scene.cells import CARD, OWNER, PIECE, PLACE, REGION

if TYPE_CHECKING:
    from collections.abc import Callable

    from aevum.engine.view import View
    from aevum.scene.panel import Card
    from aevum.words import Words

KINDS: dict[str, Callable[[View, str, Words], Card | None]] = {
    PLACE: place.card,
    REGION: region.card,
    PIECE: piece.card,
    OWNER: side.card,
    CARD: marker.card,
}


def card(view: View, kind: str, id: str, words: Words) -> Card | None:
    """None for a kind or a thing that there is not."""
    return KINDS[kind](view, id, words) if kind in KINDS else None
