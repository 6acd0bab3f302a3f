"""III.C Leaders: who there is, and what he can do."""

from typing import Final

from aevum.engine.refusal import BadData
from aevum.games.invasions.rules.troops import NATIONS, PACKAGE
from aevum.kit.tables import rows, whole

GENERAL: Final = 0
KING: Final = 1
EMPEROR: Final = 2
RANK_NAMES: Final = ("general", "king", "emperor")

MOST_TURNS: Final = 2
"""III.C.6"""
LAST_TURN: Final = 12


def _turns(row: dict[str, str]) -> tuple[int, int]:
    """`3` or `3-4`; nothing for the intrinsic, who may be there on any turn (III.C.3)."""
    if not row["turns"]:
        return 1, LAST_TURN
    first, _, last = row["turns"].partition("-")
    last = last or first
    if not (first.isdigit() and last.isdigit()) or not int(first) <= int(last) < int(first) + MOST_TURNS:
        raise BadData(f"leaders.csv: turns of {row['leader']} should be one or two, found '{row['turns']}'")
    return int(first), int(last)


_rows = rows(PACKAGE, "leaders")
LEADERS: Final[list[str]] = [row["leader"] for row in _rows]
LEADER_NATION: Final[list[int]] = [NATIONS.index(row["nation"]) for row in _rows]
COMBAT: Final[list[int]] = [whole(row, "combat", "leaders.csv") for row in _rows]
"""III.C.11"""
STACKING: Final[list[int]] = [whole(row, "stacking", "leaders.csv") for row in _rows]
"""III.C.13"""
ADMINISTRATION: Final[list[int]] = [whole(row, "administration", "leaders.csv") for row in _rows]
"""III.C.14"""
DIPLOMACY: Final[list[int]] = [whole(row, "diplomacy", "leaders.csv") for row in _rows]
"""III.C.15"""
CAMPAIGN: Final[list[int]] = [whole(row, "campaign", "leaders.csv") for row in _rows]
"""III.C.16"""
MOUNTAIN: Final[list[bool]] = [row["mountain"] == "1" for row in _rows]
"""III.C.18"""
RANK: Final[list[int]] = [RANK_NAMES.index(row["rank"]) for row in _rows]
"""III.C.17"""
INTRINSIC: Final[list[bool]] = [row["intrinsic"] == "1" for row in _rows]
"""III.C.3: without a name and a turn, back the turn after his death (XX.J.4)."""
TURNS: Final[list[tuple[int, int]]] = [_turns(row) for row in _rows]
"""III.C.7: also of some who never were. III.C.10: the first and the last turn in which he is in play."""
ONLY: Final[list[str]] = [row["only"] for row in _rows]
"""What must have happened before he comes, though it is his turn: 'valens-dies', 'empire'; else empty."""
