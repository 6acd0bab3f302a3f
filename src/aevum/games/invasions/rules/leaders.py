"""III.C Leaders: who there is, and what he can do."""

from typing import Final

from aevum.games.invasions.rules.troops import NATIONS, PACKAGE
from aevum.kit.tables import rows, whole

GENERAL: Final = 0
KING: Final = 1
EMPEROR: Final = 2
RANK_NAMES: Final = ("general", "king", "emperor")

_rows = rows(PACKAGE, "leaders")
LEADERS: Final[list[str]] = [row["leader"] for row in _rows]
LEADER_NATION: Final[list[int]] = [NATIONS.index(row["nation"]) for row in _rows]
COMBAT: Final[list[int]] = [whole(row, "combat", "leaders.csv") for row in _rows]
"""III.C.11"""
STACKING: Final[list[int]] = [whole(row, "stacking", "leaders.csv") for row in _rows]
"""III.C.13"""
CAMPAIGN: Final[list[int]] = [whole(row, "campaign", "leaders.csv") for row in _rows]
"""III.C.16"""
MOUNTAIN: Final[list[bool]] = [row["mountain"] == "1" for row in _rows]
"""III.C.18"""
RANK: Final[list[int]] = [RANK_NAMES.index(row["rank"]) for row in _rows]
"""III.C.17"""
INTRINSIC: Final[list[bool]] = [row["intrinsic"] == "1" for row in _rows]
"""III.C.3: without a name and a turn, back the turn after his death (XX.J.4)."""
