"""Does the geometry say what the decided graph says?"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import shapely

from tools.maps.graph import Graph, Pair
from tools.maps.inputs import rows
from tools.maps.partition import Partition
from tools.maps.proposal import Proposal

READABLE = 25.0  # km of border between neighbours
SHORE = 15.0  # km of coast
CITY = 6.0  # km that a city may lie off its shape and still be drawn at its edge

Exceptions = dict[Pair, str]


def exceptions(folder: Path) -> Exceptions:
    """Pairs for which geometry and graph may differ, each with its reason."""
    path = folder / "exceptions.csv"
    return {frozenset((row["a"], row["b"])): row["reason"] for row in rows(path)} if path.exists() else {}


def lengths(part: Partition) -> dict[Pair, float]:
    """Km of common line of every two places that touch."""
    name = part.names.name
    return {
        frozenset((name(a), name(b))): line.length
        for (a, b), line in part.lines.items()
        if not part.names.beyond(a, b)
    }


def compare(part: Partition, graph: Graph) -> list[str]:
    """Every disagreement in one sentence."""
    known = exceptions(part.settings.folder)
    km = lengths(part)
    wanted: dict[Pair, float] = dict.fromkeys(graph.borders, READABLE)
    wanted |= dict.fromkeys((frozenset(coast) for coast in graph.coasts), SHORE)
    wanted |= dict.fromkeys(graph.seas, 2.0)
    found = []
    for pair, least in wanted.items():
        if km.get(pair, 0) < least and pair not in known:
            found.append(f"{_both(pair)}: {km.get(pair, 0):.1f} km, wanted at least {least:.0f}")
    for pair, length in km.items():
        if pair not in wanted and pair not in known:
            found.append(f"{_both(pair)}: {length:.1f} km, wanted none")
    found += [
        f"exceptions.csv: {_both(pair)} needs no exception" for pair in known if _fine(pair, km, wanted)
    ]
    return sorted(found) + list(_cities(part))


def _both(pair: Pair) -> str:
    return " | ".join(sorted(pair))


def _fine(pair: Pair, km: dict[Pair, float], wanted: dict[Pair, float]) -> bool:
    return km.get(pair, 0) >= wanted[pair] if pair in wanted else pair not in km


def _cities(part: Partition) -> Iterator[str]:
    for city in part.inputs.cities.values():
        shape = part.places[part.names.label[city.province]]
        off = float(shapely.distance(shape, part.plane.point(city.at)))
        if off > CITY:
            yield f"{city.name} lies {off:.0f} km outside {city.province}"


def kinds(proposal: Proposal, graph: Graph) -> list[str]:
    """Borders whose decided kind is not what they run along: no fault, but worth a look."""
    found = []
    for border in proposal.borders:
        decided = graph.borders.get(frozenset((border.a, border.b)))
        if decided is not None and decided != (border.kind, border.name):
            found.append(
                f"{border.a} | {border.b}, {border.km:.0f} km: decided {' '.join(decided).strip()}, runs "
                f"{border.river_share:.0%} along a river ({border.river or '-'}) and "
                f"{border.crest_share:.0%} along a crest ({border.crest or '-'})"
            )
    return found
