"""What page and terminal both tell of a match: what a view knows, and what of it is worth a line."""

from aevum.games.medioevo.telling.brief import brief, worth
from aevum.scene.telling import Telling

TELLING = Telling(worth, brief)
