"""What one wants to know of a thing when one points at it, by kinds of things."""

from aevum.games.invasions.scene.cards import decks, nation, piece, place
from aevum.games.invasions.scene.cells import CARD, OWNER, PIECE, PLACE, REGION
from aevum.scene.panels import cards

card = cards(
    {
        PLACE: place.card,
        REGION: place.region_card,
        PIECE: piece.card,
        OWNER: nation.card,
        CARD: decks.card,
    }
)
