"""What one wants to know of a thing when one points at it, by kinds of things."""

from aevum.games.charlemagne.scene.cards import marker, piece, place, region, side
from aevum.games.charlemagne.scene.cells import CARD, OWNER, PIECE, PLACE, REGION
from aevum.scene.panels import cards

card = cards(
    {
        PLACE: place.card,
        REGION: region.card,
        PIECE: piece.card,
        OWNER: side.card,
        CARD: marker.card,
    }
)
