"""How a battle ended: what the frame below finds in `s.result`."""

from typing import Final

ATTACKER_WON: Final = 1
"""Nobody of the defender is left there: destroyed, captured or fled (5.CONQ.01)."""
DEFENDER_WON: Final = 2
NOBODY_LEFT: Final = 3
"""5.NOWIN.01"""
FLED: Final = 4
"""The attacker stands in another area now (5.FLEE.04)."""
ATTACKER_SURRENDERED: Final = 5
DEFENDER_SURRENDERED: Final = 6
"""5.SURR.01: the units are beside the board, and the other side conquers."""
STOPPED: Final = 7
"""By a Bishop, and both stay where they are (K.CARD.01); or Law has moved the barbarians (B.ORAN.2)."""
