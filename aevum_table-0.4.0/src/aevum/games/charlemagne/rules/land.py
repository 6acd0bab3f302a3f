"""The board (2.0): flat lists by number of hex, made once from the tables of the map."""

from typing import Final

from aevum.engine.refusal import BadData
from aevum.games.charlemagne.rules.regions import REGIONS, region
from aevum.games.charlemagne.rules.tables import PACKAGE, line, parameter
from aevum.kit.hexes import from_cells
from aevum.kit.tables import index, rows, whole

PLAIN: Final = 0
SIDES: Final = ("plain", "river", "strait")
NO_PORT: Final = 0
RIVER_PORT: Final = 2
PORTS: Final = ("", "coast", "river")
AT_SEA: Final = -1
NO_GATE: Final = -1


class Land:
    """What never changes in a match. Nobody may write to its lists.

    Land that is out of play has no hex, so nothing leads into it (2.6.b).
    """

    def __init__(self) -> None:
        table = rows(PACKAGE, "hexes")
        for at, row in enumerate(table):
            if len(row["hex"]) != 4 or not row["hex"].isdecimal():
                raise BadData(f"{line('hexes', at)}: expected a hex of four digits, found '{row['hex']}'")
        cells = [(int(row["hex"][:2]), int(row["hex"][2:])) for row in table]
        sides = {
            (row["a"], row["b"]): index(SIDES, row["kind"], f"hexsides.csv, {row['a']} {row['b']}")
            for row in rows(PACKAGE, "hexsides")
        }
        self.graph = from_cells(cells, None, sides)
        self.names: list[str] = self.graph.names
        self.size = self.graph.size
        self.cells: list[tuple[int, int]] = cells
        self.sea: list[bool] = [row["kind"] == "sea" for row in table]
        self.region: list[int] = [
            AT_SEA if row["kind"] == "sea" else region(row["region"], line("hexes", at))
            for at, row in enumerate(table)
        ]
        self.rough: list[bool] = [row["terrain"] == "rough" for row in table]
        self.passes: list[bool] = [row["terrain"] == "rough" and row["pass"] != "" for row in table]
        """2.4"""
        self.burg: list[str] = [row["burg"] for row in table]
        """The printed burg of the hex, empty where there is none (2.2)."""
        self.port: list[int] = [index(PORTS, row["port"], f"hexes.csv, {row['hex']}") for row in table]
        self.gate: list[int] = [
            self.number(row["gate"], f"hexes.csv, {row['hex']}: gate") if row["gate"] else NO_GATE
            for row in table
        ]
        """2.3: the one sea hex that a river port is joined to."""
        near = self.graph.net().near
        self.near: list[list[int]] = [
            [b for b in near[a] if not self.sea[b]] if not self.sea[a] else [] for a in range(self.size)
        ]
        """Land hexes next to a land hex, over straits too (2.5)."""
        self.shores: list[list[int]] = [
            [b for b in near[a] if self.sea[b] != self.sea[a]] for a in range(self.size)
        ]
        """Of a land hex the sea hexes next to it, of a sea hex the land."""
        self.sea_near: list[list[int]] = [
            [b for b in near[a] if self.sea[b]] if self.sea[a] else [] for a in range(self.size)
        ]
        self.cost: list[list[int]] = [[self.entry(a, b) for b in self.near[a]] for a in range(self.size)]
        """Operations points from a hex into each of `near` (A1)."""
        self.zone_near: list[list[int]] = [self._zone(a) for a in range(self.size)]
        """Hexes whose units may control this one (12.5.b, 12.5.c, 12.5.d)."""
        self.hexes: list[list[int]] = [[] for _ in REGIONS]
        """By region."""
        self.burgs: list[list[int]] = [[] for _ in REGIONS]
        """By region: hexes with a printed burg."""
        for a in range(self.size):
            if self.region[a] != AT_SEA:
                self.hexes[self.region[a]].append(a)
                if self.burg[a]:
                    self.burgs[self.region[a]].append(a)
        self._of_burg: dict[str, int] = {name: a for a, name in enumerate(self.burg) if name}
        self._check()

    def _check(self) -> None:
        """Regions and burgs are somewhere, every burg in one hex."""
        for at, name in enumerate(REGIONS):
            if not self.burgs[at]:
                raise BadData(f"{line('regions', at)}: no hex with a burg of hexes.csv lies in {name}")
        for at, row in enumerate(rows(PACKAGE, "burgs")):
            count = self.burg.count(row["burg"])
            if count != 1:
                raise BadData(f"{line('burgs', at)}: {row['burg']} is in {count} hexes of hexes.csv")

    def _zone(self, a: int) -> list[int]:
        if self.rough[a] and not self.passes[a]:
            return []
        return [b for b in self.near[a] if self.side(a, b) == PLAIN]

    def number(self, name: str, where: str = "hex") -> int:
        """The hex of this name; BadData where the board has none."""
        found = self.graph.number(name)
        if found < 0:
            raise BadData(f"{where}: there is no hex '{name}'")
        return found

    def of_burg(self, name: str) -> int:
        if name not in self._of_burg:
            raise BadData(f"there is no burg '{name}' on the map")
        return self._of_burg[name]

    def side(self, a: int, b: int) -> int:
        """What runs along the side of two hexes: a number of SIDES."""
        return self.graph.border(a, b)

    def ground(self, a: int) -> str:
        """The row of the terrain chart (A1)."""
        if self.sea[a]:
            return "sea"
        if not self.rough[a]:
            return "clear"
        return "pass" if self.passes[a] else "rough"

    def entry(self, a: int, b: int) -> int:
        """What a land force pays to go from a hex into the next (A1)."""
        return ENTER[self.ground(b)] + SIDE_COST[self.side(a, b)]


_CHART: Final = {row["terrain"]: row for row in rows(PACKAGE, "terrain")}


def _chart(name: str, column: str) -> int:
    if name not in _CHART:
        raise BadData(f"terrain.csv: there is no row '{name}'")
    return whole(_CHART[name], column, f"terrain.csv, {name}")


ENTER: Final[dict[str, int]] = {name: _chart(name, "enter") for name in ("clear", "rough", "pass", "sea")}
SIDE_COST: Final[list[int]] = [0, _chart("river", "enter"), _chart("strait", "enter")]
FORAGE: Final[dict[str, int]] = {name: _chart(name, "forage") for name in ("clear", "rough", "pass", "sea")}
"""10.3"""
BURG_FORAGE: Final = parameter("burg-forage")
CIVILIZATION_FORAGE: Final = parameter("civilization-forage")


LAND: Final = Land()
ROME: Final = LAND.of_burg("Rome")
