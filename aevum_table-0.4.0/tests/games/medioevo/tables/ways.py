"""The map as the tables have it, and the shortest way on it."""

from collections.abc import Collection, Iterable

from aevum.kit.tables import rows

PACKAGE = "aevum.games.medioevo"
PLACES = {row["place"]: row for row in rows(PACKAGE, "places")}
SEAS = {row["sea"]: row for row in rows(PACKAGE, "seas")}
EDGES = rows(PACKAGE, "edges")
CODES = {row["name"]: place for place, row in PLACES.items()}
BY_LAND = ("land", "strait")
BY_ALL = ("land", "strait", "coast", "port", "sea")


def near(kinds: Collection[str]) -> dict[str, set[str]]:
    """What is one step away from each area, by edges of these kinds."""
    found: dict[str, set[str]] = {area: set() for area in [*PLACES, *SEAS]}
    for edge in EDGES:
        if edge["kind"] in kinds:
            found[edge["a"]].add(edge["b"])
            found[edge["b"]].add(edge["a"])
    return found


def steps(start: Iterable[str], kinds: Collection[str] = BY_ALL) -> dict[str, int]:
    """How far all areas are from the nearest of some; what cannot be reached is left out."""
    beside = near(kinds)
    edge = set(start)
    found = dict.fromkeys(edge, 0)
    while edge:
        edge = {b for a in edge for b in beside[a]} - found.keys()
        found |= dict.fromkeys(edge, max(found.values()) + 1)
    return found


def distance(a: str, b: str, kinds: Collection[str] = BY_ALL) -> int:
    """Steps between two places by their names."""
    return steps([CODES[a]], kinds)[CODES[b]]


def home(kingdom: str) -> set[str]:
    return {place for place, row in PLACES.items() if row["home"] == kingdom}
