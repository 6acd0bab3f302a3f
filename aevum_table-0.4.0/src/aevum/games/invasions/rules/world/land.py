"""The board as the rules read it: flat lists by number of place, made once from the tables of the map.

Provinces are numbered from 0, seas follow them, as in `Atlas.graph`.
"""

from typing import Final

from aevum.games.invasions.atlas import BY_LAND, BY_SEA, OPEN, Atlas, atlas
from aevum.games.invasions.gazetteer import walls
from aevum.games.invasions.rules.fight import SEA, TERRAINS
from aevum.games.invasions.rules.troops import PACKAGE, STRAIT
from aevum.kit.maps import Graph
from aevum.kit.tables import rows

NO_AREA: Final = -1
NO_SEA: Final = -1
PONTUS: Final = "Pontus Euxinus"


class Land:
    """What never changes in a match. Nobody may write to its lists."""

    def __init__(self, source: Atlas) -> None:
        graph: Graph = source.graph
        self.east: bool = source.east
        self.graph = graph
        self.names: list[str] = graph.names
        self.provinces = len(source.provinces)
        self.seas: list[int] = [sea.number for sea in source.seas]
        self.places = self.provinces + len(self.seas)
        """Provinces and seas; boxes off the map come after them and hold no piece."""
        self.terrain: list[int] = [TERRAINS.index(p.terrain) for p in source.provinces]
        self.terrain.extend([SEA] * len(self.seas))
        self.areas: list[str] = list(source.areas)
        """Names of the Areas."""
        self.area: list[int] = [self.areas.index(p.area) if p.area else NO_AREA for p in source.provinces]
        """XII.A.1"""
        self.area_provinces: list[list[int]] = [list(a.provinces) for a in source.areas.values()]
        self.area_wild: list[bool] = [a.status == "barbarian" for a in source.areas.values()]
        self.area_half: list[str] = [a.side for a in source.areas.values()]
        """XVI.C.1: the half of the map an Area lies in; empty for none."""
        self.wild: list[bool] = [a == NO_AREA or self.area_wild[a] for a in self.area]
        """In a Barbarian Area, or in none (XII.A.2)."""
        closed = {row["area_or_province"] for row in rows(PACKAGE, "closed")}
        self.closed: list[bool] = [p.name in closed or p.area in closed for p in source.provinces]
        """XVIII.K: not open to everybody; to whom, `movement.closed` knows."""
        self.granary: list[bool] = [p.granary for p in source.provinces]
        self.near: list[list[int]] = graph.net(BY_LAND).near
        """Provinces next to a province, over straits too (XVIII.J.2)."""
        self.sea_near: list[list[int]] = graph.net(BY_SEA).near
        self.seas_of: list[list[int]] = [source.seas_of(p) for p in range(self.provinces)]
        self.shores: list[list[int]] = [[] for _ in range(self.provinces)]
        """For each sea the provinces on it."""
        self.shores.extend([source.shores_of(sea) for sea in self.seas])
        self.site: list[str] = [p.city.name if p.city is not None else "" for p in source.provinces]
        """The city, built or not; empty where the province has no site (III.F.2)."""
        self.built: list[int] = [p.city.level if p.city is not None else 0 for p in source.provinces]
        """Levels that are printed on the map."""
        self.fortified: list[int] = [
            p.city.walls if p.city is not None and p.city.fortified else 0 for p in source.provinces
        ]
        self.half_income: list[int] = [p.half_income for p in source.provinces]
        """XIV.D.4: what provinces yield, in halves of a gold."""
        self.monopoly: list[int] = [0] * self.provinces + [sea.monopoly for sea in source.seas]
        """By sea: XIV.F.2."""
        self.walls: list[int] = [walls(name) if name else 0 for name in self.site]
        """What walls of the city would be worth (XXIII.B.4, XXIII.B.5)."""
        self.port: list[int] = [p.city.port if p.city is not None else NO_SEA for p in source.provinces]
        self.inner: list[bool] = [False] * self.provinces
        """By sea: Mediterranean or Pontus Euxinus (XXV.C.5, XXV.E.7)."""
        self.inner.extend([sea.mediterranean or sea.name == PONTUS for sea in source.seas])
        self._coasts: dict[int, list[int]] = {
            province * graph.size + sea: list(numbers) for (province, sea), numbers in source.coasts.items()
        }
        self._border_names: dict[int, str] = {}
        self._strait_seas: dict[int, int] = {}
        for (a, b), border in source.borders.items():
            self._border_names[a * graph.size + b] = border.name
            if border.kind == STRAIT:
                self._strait_seas[a * graph.size + b] = border.sea
        self.strait: list[bool] = [False] * graph.size
        """Whether a strait begins here."""
        for key in self._strait_seas:
            self.strait[key // graph.size] = self.strait[key % graph.size] = True
        self.area_near: list[list[int]] = self._area_near()

    def _area_near(self) -> list[list[int]]:
        found: list[list[int]] = []
        for provinces in self.area_provinces:
            touching = {self.area[q] for p in provinces for q in self.near[p]}
            found.append(sorted(a for a in touching if a != NO_AREA))
        return found

    def crossing(self, a: int, b: int) -> int:
        """How one gets from a province to the next: NO_CROSSING, RIVER, RANGE or STRAIT of `troops`."""
        kind = self.graph.border(a, b)
        return kind if kind >= OPEN else OPEN

    def adjacent(self, a: int, b: int) -> bool:
        return b in self.near[a]

    def border_name(self, a: int, b: int) -> str:
        return self._border_names.get(min(a, b) * self.graph.size + max(a, b), "")

    def is_province(self, place: int) -> bool:
        """Not a sea, and on the map at all."""
        return 0 <= place < self.provinces

    def strait_sea(self, a: int, b: int) -> int:
        """The sea of a strait, NO_SEA where there is none between the two."""
        if not self.strait[a]:
            return NO_SEA
        return self._strait_seas.get(min(a, b) * self.graph.size + max(a, b), NO_SEA)

    def coasts(self, province: int, sea: int) -> list[int]:
        """Which coasts of a sea a province lies on (XXV.E)."""
        return self._coasts.get(province * self.graph.size + sea, [])

    def number(self, name: str) -> int:
        return self.graph.number(name)

    def same_coast(self, a: int, b: int, sea: int) -> bool:
        return any(coast in self.coasts(b, sea) for coast in self.coasts(a, sea))


_made: dict[bool, Land] = {}


def land(east: bool) -> Land:
    """The board of the base map, or with the extension; read once."""
    found = _made.get(east)
    if found is None:
        found = Land(atlas(east))
        _made[east] = found
    return found


_WITHIN: Final[dict[tuple[bool, int, int], list[int]]] = {}


def within(land: Land, place: int, paces: int) -> list[int]:
    """Provinces at most so many paces from one, itself left out, whoever holds them."""
    key = (land.east, place, paces)
    found = _WITHIN.get(key)
    if found is None:
        seen = {place}
        ring = [place]
        for _ in range(paces):
            ring = sorted({q for p in ring for q in land.near[p]} - seen)
            seen.update(ring)
        found = sorted(seen - {place})
        _WITHIN[key] = found
    return found
