"""The map as somebody asks for it: territories and seas by name, kingdoms, distances, a smaller board."""

from __future__ import annotations

from functools import cache

from aevum.engine.refusal import BadData
from aevum.games.medioevo.rules.kingdoms import LEAST_PLAYERS, LINKS, connected
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.tables import KINGDOMS, PACKAGE
from aevum.kit import names
from aevum.kit.maps import Graph
from aevum.kit.tables import rows

PLACE, SEA = range(2)
KINDS = ("territory", "sea")
EDGES = ("land", "strait", "port", "coast", "sea")
"""Kinds of borders, as `edges.csv` has them."""
BY_LAND = 1 << 0 | 1 << 1
BY_PORT = 1 << 2 | 1 << 4
"""What a ship sails: out of a port and from sea to sea (5.MOVE.05)."""


class Kingdom:
    """`provinces` are the numbers of its home territories (0.KING.01)."""

    def __init__(self, number: int, row: dict[str, str]) -> None:
        self.number = number
        self.key = row["kingdom"]
        self.name = row["name"]
        self.colour = row["colour"]
        self.provinces = LAND.homes[number]
        self.links = LINKS[number]


class Atlas:
    """`played`: the numbers of the kingdoms that are in play; the rest of the map is closed (0.KING.05)."""

    def __init__(self, played: tuple[int, ...]) -> None:
        self.land = LAND
        self.places = {row["place"]: row for row in rows(PACKAGE, "places")}
        self.seas = {row["sea"]: row for row in rows(PACKAGE, "seas")}
        self.titles = {key: row["name"] for key, row in (self.places | self.seas).items()}
        self.rivers: dict[frozenset[int], str] = {}
        borders: list[tuple[int, int, int]] = []
        for row in rows(PACKAGE, "edges"):
            a, b = LAND.number(row["a"]), LAND.number(row["b"])
            borders.append((a, b, EDGES.index(row["kind"])))
            if row["river"]:
                self.rivers[frozenset((a, b))] = row["river"]
        kinds = [SEA if LAND.is_sea(number) else PLACE for number in range(LAND.size)]
        self.graph = Graph(LAND.names, kinds, borders)
        known = {row["kingdom"]: row for row in rows(PACKAGE, "kingdoms")}
        self.kingdoms = [Kingdom(number, known[key]) for number, key in enumerate(KINGDOMS)]
        self.played = played
        self.active = LAND.active(list(played))

    def title(self, number: int) -> str:
        return self.titles[self.graph.names[number]]

    def find(self, name: str) -> int:
        """A territory or a sea by its name or its three letters; BadData suggests what was meant."""
        number = self.graph.number(name.upper())
        if number >= 0:
            return number
        by_title = {title: key for key, title in self.titles.items()}
        return self.graph.number(by_title[names.find(name, list(by_title), "territory or sea")])

    def find_area(self, name: str) -> Kingdom:
        """A kingdom by its name or its key."""
        by_key = {kingdom.key: kingdom for kingdom in self.kingdoms}
        if name.lower() in by_key:
            return by_key[name.lower()]
        by_name = {kingdom.name: kingdom for kingdom in self.kingdoms}
        return by_name[names.find(name, list(by_name), "kingdom")]

    def around(self, number: int, steps: int) -> list[int]:
        """What a picture of a place shows: land, since one step over water is half the world."""
        mask = BY_LAND if self.graph.kinds[number] == PLACE else -1
        return self.graph.net(mask).within(number, steps)

    def closed(self) -> frozenset[str]:
        """What is not in play."""
        return frozenset(self.graph.names[a] for a in range(LAND.size) if not self.active[a])


@cache
def atlas(east: bool = False) -> Atlas:
    if east:
        raise BadData("this map has no extension to the East")
    return Atlas(tuple(range(len(KINGDOMS))))


def smaller(wanted: list[str]) -> Atlas:
    """The map that these kingdoms play on."""
    found = sorted({atlas().find_area(name).number for name in wanted})
    if len(found) < LEAST_PLAYERS:
        raise BadData(f"at least {LEAST_PLAYERS} kingdoms play, found {len(found)}")
    if not connected(found):
        raise BadData("these kingdoms are not linked with each other (0.KING.02)")
    return Atlas(tuple(found))
