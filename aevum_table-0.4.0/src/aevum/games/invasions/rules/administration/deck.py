"""XIII.C The administration cards: their kinds, costs and effects, from the tables."""

from typing import Final

from aevum.engine.refusal import BadData
from aevum.games.invasions.rules.calamities.table import CALAMITIES
from aevum.games.invasions.rules.status.ageing import SECTIONS
from aevum.games.invasions.rules.troops import PACKAGE, STATUS_NAMES
from aevum.kit.tables import rows, whole

POLICIES: Final = ("passive", "military", "reform")
"""XIII.C.1: the kinds of cards, as their backs show them."""
NO_CALAMITY: Final = ""
FILE: Final = "administration.csv"
AGEING: Final = (-1, 2)
"""VI.E.3"""


class Edict:
    """A card. What it does to a nation depends on the section of its age: lists of three."""

    __slots__ = ("ageing", "calamity", "gold", "kind", "leads", "name")

    def __init__(self, row: dict[str, str], where: str) -> None:
        if row["kind"] not in POLICIES:
            raise BadData(f"{where}: kind should be one of {', '.join(POLICIES)}, found '{row['kind']}'")
        self.name = row["card"]
        self.kind = POLICIES.index(row["kind"])
        self.gold: list[int] = []
        """XIII.E.3"""
        self.calamity: list[str] = []
        """XIII.E.4: NO_CALAMITY for none."""
        self.leads: list[bool] = []
        """XIII.E.5, XIII.E.6: whether its ruler may act this turn."""
        self.ageing: list[int] = []
        for name in SECTIONS:
            self._read(row, name, where)

    def _read(self, row: dict[str, str], name: str, where: str) -> None:
        key = row[f"{name}_calamity"]
        if key and key not in CALAMITIES:
            raise BadData(f"{where}: {name}_calamity: there is no calamity '{key}'")
        leader = row[f"{name}_leader"]
        if leader not in ("yes", "no"):
            raise BadData(f"{where}: {name}_leader should be yes or no, found '{leader}'")
        spaces = whole(row, f"{name}_ageing", where)
        if not AGEING[0] <= spaces <= AGEING[1]:
            raise BadData(f"{where}: {name}_ageing should be from {AGEING[0]} to {AGEING[1]}, found {spaces}")
        self.gold.append(whole(row, f"{name}_gold", where))
        self.calamity.append(key)
        self.leads.append(leader == "yes")
        self.ageing.append(spaces)


def read_edicts(table: list[dict[str, str]]) -> list[Edict]:
    return [Edict(row, f"{FILE}, line {line}") for line, row in enumerate(table, start=2)]


def read_costs(table: list[dict[str, str]]) -> list[list[int]]:
    """By status and kind of card; Barbarians pay nothing, since they play none (XIII.B.1)."""
    found = [[0] * len(POLICIES) for _ in STATUS_NAMES]
    for line, row in enumerate(table, start=2):
        where = f"administration-costs.csv, line {line}"
        if row["kind"] not in POLICIES or row["status"] not in STATUS_NAMES:
            raise BadData(f"{where}: there is no card '{row['kind']}' of a '{row['status']}'")
        cost = whole(row, "gold", where)
        found[STATUS_NAMES.index(row["status"])][POLICIES.index(row["kind"])] = cost
    return found


EDICTS: Final[list[Edict]] = read_edicts(rows(PACKAGE, "administration"))
COSTS: Final[list[list[int]]] = read_costs(rows(PACKAGE, "administration-costs"))
"""XIII.C.2, XIII.C.3: by status and kind of card, whatever the size and age of the nation."""
OF_KIND: Final[list[list[int]]] = [
    [card for card, edict in enumerate(EDICTS) if edict.kind == kind] for kind in range(len(POLICIES))
]
"""The cards of each kind."""
