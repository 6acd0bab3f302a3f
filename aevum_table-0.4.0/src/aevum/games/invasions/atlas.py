"""The map of the game: provinces, seas, off-map boxes and Areas, and who borders on whom how.

`atlas(east)` reads the tables once; `east` adds the map of the extension "Towards the East". A place's number
is its number in `Atlas.graph`: provinces first, then seas, then boxes, each in the order of its table.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, cached_property

from aevum.engine.refusal import BadData
from aevum.kit import names
from aevum.kit.maps import Graph, Net

PROVINCE, SEA, BOX = range(3)
KINDS = ("province", "sea", "box")
"""Kinds of places."""
OPEN, RIVER, RANGE, STRAIT, COAST, WATER = range(6)
BORDERS = ("open", "river", "range", "strait", "coast", "sea")
"""Kinds of borders: four between provinces, a province's coast, and the border of two seas."""
BY_LAND = 1 << OPEN | 1 << RIVER | 1 << RANGE | 1 << STRAIT
BY_SEA = 1 << WATER
STATUSES = ("barbarian", "civilized")


@dataclass(frozen=True)
class City:
    """A site has level 0. `walls` is what a siege of it loses by them; `port`: its sea, or -1."""

    name: str
    level: int
    fortified: bool
    walls: int
    port: int


@dataclass(frozen=True)
class Province:
    """III.E.2, III.E.3. `area` is empty where the province is in none on this map; income is in halves."""

    number: int
    name: str
    area: str
    terrain: str
    half_income: int
    city: City | None
    granary: bool
    caravan: bool


@dataclass(frozen=True)
class Sea:
    """III.E.5"""

    number: int
    name: str
    monopoly: int
    mediterranean: bool


@dataclass(frozen=True)
class Box:
    """A place off the map, worth its income to whoever it is attached to."""

    number: int
    name: str
    half_income: int


@dataclass(frozen=True)
class Area:
    """III.E.7. `half_kingdom` (XIV.D.5) and `half_empire` (XIV.E.4): printed incomes in halves, or None."""

    name: str
    status: str
    half_kingdom: int | None
    half_empire: int | None
    side: str
    provinces: tuple[int, ...]


@dataclass(frozen=True)
class Border:
    """`name`: the river, range or strait; `sea`: where fleets can close a strait, else -1."""

    a: int
    b: int
    kind: int
    name: str
    sea: int


class Atlas:
    def __init__(
        self,
        east: bool,
        graph: Graph,
        provinces: list[Province],
        seas: list[Sea],
        boxes: list[Box],
        areas: dict[str, Area],
        borders: dict[tuple[int, int], Border],
        coasts: dict[tuple[int, int], tuple[int, ...]],
        elsewhere: frozenset[str],
    ) -> None:
        """`borders` by the lower and the higher number; `coasts` by province and sea: the numbers of the
        coasts of that sea; `elsewhere`: places of the map that is not in use."""
        self.east = east
        self.graph = graph
        self.provinces = provinces
        self.seas = seas
        self.boxes = boxes
        self.areas = areas
        self.borders = borders
        self.coasts = coasts
        self.elsewhere = elsewhere

    @cached_property
    def land(self) -> Net:
        """Provinces as an army walks them, straits included (XVIII.J.3)."""
        return self.graph.net(BY_LAND)

    @cached_property
    def water(self) -> Net:
        """Seas as a fleet sails them."""
        return self.graph.net(BY_SEA)

    @cached_property
    def _cities(self) -> dict[str, int]:
        return {province.city.name: province.number for province in self.provinces if province.city}

    def find(self, name: str) -> int:
        """A place by its name or by that of its city, as people type it; BadData suggests what was meant."""
        own = {names.fold(place): place for place in self.elsewhere}.get(names.fold(name))
        if own is not None and self.graph.number(own) < 0:
            which = (
                "is not on the map of the extension" if self.east else "is only on the map of the extension"
            )
            raise BadData(f"'{own}' {which} Towards the East")
        # A city may be called like a province, and the province is the place that is meant.
        cities = [city for city in self._cities if self.graph.number(city) < 0]
        found = names.find(name, [*self.graph.names, *cities], "place")
        number = self.graph.number(found)
        return number if number >= 0 else self._cities[found]

    def find_area(self, name: str) -> Area:
        return self.areas[names.find(name, list(self.areas), "Area")]

    def border(self, a: int, b: int) -> Border | None:
        return self.borders.get((min(a, b), max(a, b)))

    def seas_of(self, province: int) -> list[int]:
        return self.graph.neighbours(province, 1 << COAST)

    def shores_of(self, sea: int) -> list[int]:
        """The provinces with a coast on a sea."""
        return self.graph.neighbours(sea, 1 << COAST)

    def coasts_of(self, province: int, sea: int) -> tuple[int, ...]:
        """Which coasts of the sea a province lies on: landings look at the number. XXV.E"""
        return self.coasts.get((province, sea), ())

    def ports_of(self, sea: int) -> list[int]:
        """The provinces whose city, built or not, has its port on a sea."""
        return [p.number for p in self.provinces if p.city is not None and p.city.port == sea]

    def around(self, number: int, steps: int) -> list[int]:
        """What a picture of a place shows: land, since one step over water is half the world."""
        return self.land.within(number, steps)

    def way(self, a: int, b: int) -> list[int]:
        """A shortest way: by land between provinces, by sea between seas, else any; empty if none."""
        kinds = {self.graph.kinds[a], self.graph.kinds[b]}
        masks = {PROVINCE: BY_LAND, SEA: BY_SEA}
        return self.graph.net(masks.get(kinds.pop(), -1) if len(kinds) == 1 else -1).path(a, b)


@cache
def atlas(east: bool = False) -> Atlas:
    from aevum.games.invasions.atlas_tables import read, shipped

    return read(shipped(), east)


smaller: Callable[[list[str]], Atlas] | None = None
"""The map is always played whole."""
