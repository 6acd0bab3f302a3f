"""The map: flat lists by number of area, places first and then sea zones, made once from the tables."""

from typing import Final

from aevum.engine.refusal import BadData
from aevum.games.medioevo.rules.tables import (
    GOODS,
    KINGDOMS,
    NOBODY,
    PACKAGE,
    TERRAINS,
    column,
    line,
    parameter,
)
from aevum.kit.tables import index, rows

FAR: Final = 1000
"""The distance of what cannot be reached."""
_KINDS: Final = ("land", "strait", "port", "coast", "sea")
NEIGHBOUR: Final = parameter("neighbour-distance")
REACH: Final = parameter("map-distance")
STEP: Final = parameter("step-movement")
RIVER: Final = parameter("river-movement")
ENTER: Final[list[int]] = column("terrain", "terrain", TERRAINS, "enter")


class Land:
    """What never changes in a match. Nobody may write to its lists."""

    def __init__(self) -> None:
        places = rows(PACKAGE, "places")
        seas = rows(PACKAGE, "seas")
        self.names: list[str] = [row["place"] for row in places] + [row["sea"] for row in seas]
        self.places = len(places)
        self.size = len(self.names)
        self._numbers: dict[str, int] = {name: number for number, name in enumerate(self.names)}
        self.home: list[int] = [
            index(KINGDOMS, row["home"], f"places.csv, {row['place']}") if row["home"] else NOBODY
            for row in places
        ]
        """The kingdom of a place (0.KING.01)."""
        self.settlement: list[bool] = [row["settlement"] == "1" for row in places]
        """0.DEF.01"""
        self.good: list[int] = [
            index(GOODS, row["good"], f"places.csv, {row['place']}") if row["good"] else NOBODY
            for row in places
        ]
        """6.BUY.02: what a settlement produces."""
        self.port: list[bool] = [row["port"] == "1" for row in places]
        self.fire: list[bool] = [row["fire"] == "1" for row in places]
        self.terrain: list[int] = [
            index(TERRAINS, row["terrain"], f"places.csv, {row['place']}") for row in places
        ]
        """W.TERR.01"""
        self.near: list[list[int]] = [[] for _ in self.names]
        """Adjacent territories, the two shores of the Dardanelles too (0.DEF.04, 5.MOVE.09)."""
        self.ports: list[list[int]] = [[] for _ in self.names]
        """Of a port the seas a ship may put out to, of a sea the places where one may dock (5.MOVE.05)."""
        self.coasts: list[list[int]] = [[] for _ in self.names]
        """Of a place all seas it touches, of a sea all places: where hordes embark and land (2.BARB.07)."""
        self.sea_near: list[list[int]] = [[] for _ in self.names]
        self.all_near: list[list[int]] = [[] for _ in self.names]
        """One step by land or sea (R-110)."""
        self._rivers: set[int] = set()
        for at, row in enumerate(rows(PACKAGE, "edges")):
            self._join(row, line("edges", at))
        for area, name in enumerate(self.names):
            if not self.all_near[area]:
                raise BadData(f"{name} borders on nothing in edges.csv")
        self.homes: list[list[int]] = [
            [place for place in range(self.places) if self.home[place] == kingdom]
            for kingdom in range(len(KINGDOMS))
        ]
        for kingdom in range(len(KINGDOMS)):
            if not self.homes[kingdom]:
                raise BadData(f"{line('kingdoms', kingdom)}: {KINGDOMS[kingdom]} is the home of no place")
        self.settlements: list[int] = [place for place in range(self.places) if self.settlement[place]]
        self.fires: list[int] = [place for place in range(self.places) if self.fire[place]]
        self._steps: list[list[int]] = [[] for _ in self.names]

    def _join(self, row: dict[str, str], where: str) -> None:
        a, b = self.number(row["a"], where), self.number(row["b"], where)
        if a == b or b in self.all_near[a]:
            raise BadData(f"{where}: {row['a']} and {row['b']} cannot be joined, or are joined already")
        kind = _KINDS[index(_KINDS, row["kind"], where)]
        for one, other in ((a, b), (b, a)):
            self.all_near[one].append(other)
            if kind in ("land", "strait"):
                self.near[one].append(other)
            elif kind == "sea":
                self.sea_near[one].append(other)
            else:
                self.coasts[one].append(other)
                if kind == "port":
                    self.ports[one].append(other)
        if row["river"]:
            self._rivers.add(self._pair(a, b))

    def _pair(self, a: int, b: int) -> int:
        return min(a, b) * self.size + max(a, b)

    def number(self, name: str, where: str = "area") -> int:
        """The place or sea of this name; BadData where the map has none."""
        if name not in self._numbers:
            raise BadData(f"{where}: there is no place or sea '{name}'")
        return self._numbers[name]

    def is_sea(self, area: int) -> bool:
        """0.DEF.03"""
        return area >= self.places

    def river(self, a: int, b: int) -> bool:
        """Whether a river is the border of two places (0.DEF.04)."""
        return self._pair(a, b) in self._rivers

    def steps(self, start: int) -> list[int]:
        """How far every area is from one, by land and sea (R-110)."""
        if not self._steps[start]:
            self._steps[start] = spread([start], self.all_near)
        return self._steps[start]

    def distance(self, a: int, b: int) -> int:
        """R-110"""
        return self.steps(a)[b]

    def neighbours(self, a: int, b: int) -> bool:
        """0.DEF.10"""
        return a != b and self.distance(a, b) <= NEIGHBOUR

    def active(self, kingdoms: list[int]) -> list[bool]:
        """0.KING.05, R-112: which areas are in play with these kingdoms."""
        if len(kingdoms) == len(KINGDOMS):
            return [True] * self.size
        starts = [place for kingdom in kingdoms for place in self.homes[kingdom]]
        far = spread(starts, self.all_near)
        found = [far[place] <= REACH for place in range(self.places)]
        return found + [
            any(found[place] for place in self.coasts[sea]) for sea in range(self.places, self.size)
        ]

    def entry(self, a: int, b: int, terrain: int) -> int:
        """What a step from `a` into `b` costs; terrain is a variant (5.MOVE.03, W.TERR.02, R-115)."""
        if not terrain or self.is_sea(a) or self.is_sea(b):
            return STEP
        return ENTER[self.terrain[b]] + (RIVER if self.river(a, b) else 0)


def spread(starts: list[int], near: list[list[int]]) -> list[int]:
    """How many steps every area is from the nearest of some; FAR where no way leads."""
    found = [FAR] * len(near)
    edge = list(starts)
    for start in starts:
        found[start] = 0
    while edge:
        following: list[int] = []
        for a in edge:
            for b in near[a]:
                if found[b] == FAR:
                    found[b] = found[a] + 1
                    following.append(b)
        edge = following
    return found


LAND: Final = Land()
