"""Who plays which people: four seats, or three or two, between whom the peoples are dealt (seating.csv)."""

from typing import Final

from aevum.engine.refusal import BadData
from aevum.games.invasions.rules.content.cards import NO_SEAT, SEAT_NAMES, SEAT_OF
from aevum.games.invasions.rules.troops import NATIONS, PACKAGE
from aevum.kit.tables import rows

FILE: Final = "seating.csv"
TWO: Final = ("roman-hun", "persian-goth")
THREE: Final = ("roman", "hun", "persian")
TABLES: Final[dict[int, tuple[str, ...]]] = {2: TWO, 3: THREE, 4: SEAT_NAMES}
"""By number of players: their seats, in the order of play (IV.0.6)."""


def read_seating(table: list[dict[str, str]]) -> dict[int, list[int]]:
    """By number of players, and nation: the seat that plays it, NO_SEAT for one that never comes."""
    found: dict[int, list[int]] = {4: SEAT_OF}
    for players, column in ((2, "two"), (3, "three")):
        dealt = [NO_SEAT] * len(NATIONS)
        for line, row in enumerate(table, start=2):
            if row["nation"] not in NATIONS:
                raise BadData(f"{FILE}, line {line}: nation: there is no nation '{row['nation']}'")
            if row[column] not in TABLES[players]:
                known, found_name = ", ".join(TABLES[players]), row[column]
                raise BadData(f"{FILE}, line {line}: {column} should be one of {known}, found '{found_name}'")
            dealt[NATIONS.index(row["nation"])] = TABLES[players].index(row[column])
        for n, seat in enumerate(SEAT_OF):
            if (seat == NO_SEAT) != (dealt[n] == NO_SEAT):
                raise BadData(f"{FILE}: nation: {NATIONS[n]} is not dealt as cards.csv has it")
        found[players] = dealt
    return found


SEATING: Final[dict[int, list[int]]] = read_seating(rows(PACKAGE, "seating"))
