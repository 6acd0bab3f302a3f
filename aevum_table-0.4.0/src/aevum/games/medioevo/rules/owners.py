"""Whose things are: seats by number, and the barbarians after the last of them."""

from typing import Final

from aevum.games.medioevo.rules.tables import KINGDOMS

SEATS_MOST: Final = len(KINGDOMS)
BARBARIANS: Final = SEATS_MOST
OWNERS: Final = SEATS_MOST + 1
