"""What nations score for: objectives on the map (objectives.csv) and deeds (deeds.csv)."""

from typing import Final

from aevum.engine.refusal import BadData
from aevum.games.invasions.rules.troops import NATIONS, PACKAGE
from aevum.kit.tables import rows, whole

FILE: Final = "objectives.csv"
DEEDS_FILE: Final = "deeds.csv"
AREA: Final = "area"
PROVINCE: Final = "province"
SOME: Final = "some"
VASSALS: Final = "vassals"
WHATS: Final = (AREA, PROVINCE, SOME, VASSALS)
"""Control of an Area, of a province, of so many provinces of an Area; so many points for each vassal."""
SACK: Final = "sack"
EMPIRE_FOUNDED: Final = "empire"
KING_KILLED: Final = "king-killed"
SURVIVES: Final = "survives"
REUNION: Final = "reunion"
DEEDS: Final = (SACK, EMPIRE_FOUNDED, KING_KILLED, SURVIVES, REUNION)


class Objective:
    __slots__ = ("first", "last", "name", "nation", "needs", "points", "what")

    def __init__(self, row: dict[str, str], where: str) -> None:
        if row["nation"] not in NATIONS:
            raise BadData(f"{where}: nation: there is no nation '{row['nation']}'")
        if row["what"] not in WHATS:
            raise BadData(f"{where}: what should be one of {', '.join(WHATS)}, found '{row['what']}'")
        self.nation = NATIONS.index(row["nation"])
        self.what = row["what"]
        self.name = row["name"]
        self.needs = whole(row, "needs", where) if row["needs"] else 1
        self.points = whole(row, "points", where)
        self.first = whole(row, "from_turn", where)
        self.last = whole(row, "to_turn", where)


class Deed:
    __slots__ = ("deed", "name", "nation", "once", "points")

    def __init__(self, row: dict[str, str], where: str) -> None:
        if row["nation"] not in NATIONS:
            raise BadData(f"{where}: nation: there is no nation '{row['nation']}'")
        if row["deed"] not in DEEDS:
            raise BadData(f"{where}: deed should be one of {', '.join(DEEDS)}, found '{row['deed']}'")
        self.nation = NATIONS.index(row["nation"])
        self.deed = row["deed"]
        self.name = row["name"]
        self.points = whole(row, "points", where)
        self.once = row["once"] == "1"


def read_objectives(table: list[dict[str, str]]) -> list[Objective]:
    return [Objective(row, f"{FILE}, line {line}") for line, row in enumerate(table, start=2)]


def read_deeds(table: list[dict[str, str]]) -> list[Deed]:
    return [Deed(row, f"{DEEDS_FILE}, line {line}") for line, row in enumerate(table, start=2)]


OBJECTIVES: Final[list[Objective]] = read_objectives(rows(PACKAGE, "objectives"))
_BY_NATION: Final[list[list[Objective]]] = [
    [objective for objective in OBJECTIVES if objective.nation == n] for n in range(len(NATIONS))
]
ALL_DEEDS: Final[list[Deed]] = read_deeds(rows(PACKAGE, "deeds"))


def objectives_of(nation: int, turn: int) -> list[Objective]:
    """What it can score for when a turn ends (V.B.2)."""
    return [o for o in _BY_NATION[nation] if o.first <= turn <= o.last]


def deeds_of(nation: int) -> list[Deed]:
    """V.B.3"""
    return [deed for deed in ALL_DEEDS if deed.nation == nation]
