"""The phases of a turn by number (0.PHASE.01), as `phase` of a state tells them."""

from typing import Final

TAXES: Final = 3
COMBAT: Final = 5
TRADE: Final = 6
