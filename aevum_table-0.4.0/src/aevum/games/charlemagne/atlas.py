"""The map as somebody asks for it: hexes and burgs by name, regions, the cheapest way of a land force."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from heapq import heappop, heappush

from aevum.engine.refusal import BadData
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.regions import REGIONS
from aevum.games.charlemagne.rules.tables import PACKAGE
from aevum.kit import names
from aevum.kit.hexes import hex_distance
from aevum.kit.tables import rows

FAR = -1


class Region:
    """`provinces` are the numbers of its hexes."""

    def __init__(self, key: str, name: str, provinces: list[int], burgs: list[int]) -> None:
        self.key = key
        self.name = name
        self.provinces = provinces
        self.burgs = burgs


class Atlas:
    def __init__(self) -> None:
        self.land = LAND
        self.graph = LAND.graph
        self.titles: dict[str, str] = {row["burg"]: row["title"] for row in rows(PACKAGE, "burgs")}
        self.seas: dict[str, str] = {row["hex"]: row["sea"] for row in rows(PACKAGE, "hexes") if row["sea"]}
        self.passes: dict[str, str] = {row["hex"]: row["pass"] for row in rows(PACKAGE, "hexes")}
        self.sides: dict[tuple[str, str], str] = {
            (row["a"], row["b"]): row["name"] for row in rows(PACKAGE, "hexsides")
        }
        """The river or strait between two hexes."""
        known = {row["region"]: row["name"] for row in rows(PACKAGE, "regions")}
        self.regions = [
            Region(key, known[key], LAND.hexes[i], LAND.burgs[i]) for i, key in enumerate(REGIONS)
        ]

    def find(self, name: str) -> int:
        """A hex by its number or by its burg, as people type it; BadData suggests what was meant."""
        number = self.graph.number(name)
        if number >= 0:
            return number
        if name.isdigit():
            raise BadData(f"there is no hex '{name}' in play")
        burgs = {title: burg for burg, title in self.titles.items()} | {burg: burg for burg in self.titles}
        return LAND.of_burg(burgs[names.find(name, sorted(set(self.titles.values())), "burg")])

    def find_area(self, name: str) -> Region:
        """A region by its name or key."""
        by_name = {region.name: region for region in self.regions}
        by_key = {region.key: region for region in self.regions}
        if name.upper() in by_key:
            return by_key[name.upper()]
        return by_name[names.find(name, list(by_name), "region")]

    def around(self, number: int, steps: int) -> list[int]:
        """What a picture of a hex shows."""
        return self.graph.net().within(number, steps)

    def side_name(self, a: int, b: int) -> str:
        one, other = self.graph.names[a], self.graph.names[b]
        return self.sides.get((one, other)) or self.sides.get((other, one)) or ""

    def hexes_between(self, a: int, b: int) -> int:
        """As the crow flies."""
        return hex_distance(LAND.cells[a], LAND.cells[b])

    def march(self, a: int, b: int) -> tuple[int, list[int]]:
        """The fewest operations points of a land force, and its way (A1); FAR where there is none."""
        best = {a: 0}
        before: dict[int, int] = {}
        queue = [(0, a)]
        while queue:
            spent, at = heappop(queue)
            if at == b:
                break
            if spent > best[at]:
                continue
            for other, price in zip(LAND.near[at], LAND.cost[at], strict=True):
                total = spent + price
                if total < best.get(other, total + 1):
                    best[other] = total
                    before[other] = at
                    heappush(queue, (total, other))
        if b not in best:
            return FAR, []
        path = [b]
        while path[-1] != a:
            path.append(before[path[-1]])
        return best[b], path[::-1]

    def voyage(self, a: int, b: int) -> list[int]:
        """The sea hexes of a shortest way between two ports or sea hexes; nothing where there is none."""
        start, goal = self._water(a), set(self._water(b))
        before = {hex_: hex_ for hex_ in start}
        queue = list(start)
        for at in queue:
            if at in goal:
                path = [at]
                while before[path[-1]] != path[-1]:
                    path.append(before[path[-1]])
                return path[::-1]
            for other in LAND.sea_near[at]:
                if other not in before:
                    before[other] = at
                    queue.append(other)
        return []

    def _water(self, number: int) -> list[int]:
        """Where a fleet at this place puts to sea (2.3)."""
        if LAND.sea[number]:
            return [number]
        if LAND.gate[number] >= 0:
            return [LAND.gate[number]]
        return LAND.shores[number] if LAND.port[number] else []


@cache
def atlas(east: bool = False) -> Atlas:
    if east:
        raise BadData("this map has no extension to the East")
    return Atlas()


smaller: Callable[[list[str]], Atlas] | None = None
"""The map is always played whole."""
