"""Kinds of damage, of which a military building spares its owner's troops one (5.FORT)."""

from typing import Final

SIEGE: Final = 0
ARROWS: Final = 1
MELEE: Final = 2
CASUALTIES: Final = 3
KINDS: Final = ("siege", "arrows", "melee", "casualties")
CHOICES: Final = (SIEGE, ARROWS, MELEE)
"""5.FORT.02: what may be chosen; nobody is spared the own casualties (R-084)."""
