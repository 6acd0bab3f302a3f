"""Cards: what one wants to know of a place, a piece, a kingdom, an Empire card, a technology or a pact."""

from aevum.games.medioevo.scene.cards import kingdom, knowledge, pact, piece, place
from aevum.games.medioevo.telling import cells
from aevum.scene.panels import cards

card = cards(
    {
        cells.PLACE: place.card,
        cells.PIECE: piece.card,
        cells.OWNER: kingdom.card,
        cells.CARD: knowledge.empire,
        cells.TECHNOLOGY: knowledge.technology,
        cells.PACT: pact.card,
    }
)
