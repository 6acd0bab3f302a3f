"""The Timeline: what each turn brings (timeline.csv).

Arrivals bring their units with them; `reinforcements_of` tells them like any other.
"""

from typing import Final

from aevum.engine.refusal import BadData
from aevum.games.invasions.rules.content.stacks import read_stack
from aevum.games.invasions.rules.troops import NATIONS, PACKAGE
from aevum.kit.tables import rows, whole

FILE: Final = "timeline.csv"
TURNS: Final = 12
ARRIVAL: Final = "arrival"
REINFORCEMENT: Final = "reinforcement"
RAID: Final = "raid"
SPECIAL: Final = "special"
ENTRIES: Final = (ARRIVAL, REINFORCEMENT, RAID, SPECIAL)
WHENS: Final = ("arrivals", "administration", "purchases", "end")
"""Before Reinforcements, before the Administration phase or its Purchases, or after the Military phase."""


class Entry:
    """One line of the Timeline."""

    __slots__ = ("invades", "key", "kind", "nation", "place", "turn", "units", "when")

    def __init__(self, row: dict[str, str], where: str) -> None:
        self.turn = whole(row, "turn", where)
        self.kind = row["entry"]
        if self.kind not in ENTRIES:
            raise BadData(f"{where}: entry should be one of {', '.join(ENTRIES)}, found '{self.kind}'")
        if not 1 <= self.turn <= TURNS:
            raise BadData(f"{where}: turn should be from 1 to {TURNS}, found {self.turn}")
        if self.kind != SPECIAL and row["nation"] not in NATIONS:
            raise BadData(f"{where}: nation: there is no nation '{row['nation']}'")
        if self.kind == SPECIAL and row["when"] not in WHENS:
            raise BadData(f"{where}: when should be one of {', '.join(WHENS)}, found '{row['when']}'")
        self.nation = NATIONS.index(row["nation"]) if self.kind != SPECIAL else -1
        self.place = row["place"]
        self.units = read_stack(row["units"], f"{where}: units")
        self.invades = row["invades"] == "1"
        self.key = row["key"]
        self.when = row["when"]


def read_timeline(table: list[dict[str, str]]) -> list[Entry]:
    return [Entry(row, f"{FILE}, line {line}") for line, row in enumerate(table, start=2)]


_ENTRIES: Final[list[Entry]] = read_timeline(rows(PACKAGE, "timeline"))
_BY_TURN: Final[list[list[Entry]]] = [
    [entry for entry in _ENTRIES if entry.turn == turn] for turn in range(TURNS + 1)
]


def raids_of(turn: int) -> list[int]:
    """X.C.1: the nations that raid, in their order."""
    return [entry.nation for entry in _BY_TURN[turn] if entry.kind == RAID]


def arrivals_of(turn: int) -> list[tuple[int, str, bool]]:
    """Nation, place of its horde, and whether it invades at once."""
    return [(e.nation, e.place, e.invades) for e in _BY_TURN[turn] if e.kind == ARRIVAL]


def reinforcements_of(turn: int, nation: int) -> list[tuple[int, str]]:
    """IX.D.1: numbers and kinds of units; an empty kind: any units (IX.D.5)."""
    found: list[tuple[int, str]] = []
    for entry in _BY_TURN[turn]:
        if entry.nation == nation and entry.kind in (ARRIVAL, REINFORCEMENT):
            found += entry.units
    return found


def has_more(turn: int, nation: int) -> bool:
    """IX.D.3: whether anything is scheduled for it now or later."""
    for entry in _ENTRIES:
        if entry.turn >= turn and entry.nation == nation and entry.kind in (ARRIVAL, REINFORCEMENT):
            return True
    return False


def invades(turn: int, nation: int) -> bool:
    """XVIII.H.1"""
    return any(entry.nation == nation and entry.invades for entry in _BY_TURN[turn])


def specials_of(turn: int, when: str) -> list[str]:
    """Keys of the special rules of a turn, in their order; `when` is one of WHENS."""
    return [entry.key for entry in _BY_TURN[turn] if entry.kind == SPECIAL and entry.when == when]
