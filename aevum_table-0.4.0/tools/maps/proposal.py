"""What the geometry proposes for the graph: who touches whom, along what, on which sea.

Only a proposal: the graph of the game is data that people decide (`data/borders.csv` and its like).
"""

from __future__ import annotations

import csv
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import shapely

from tools.maps.partition import Partition

BORDER_MIN = 12.0  # km of common border that make neighbours
COAST_MIN = 12.0
SEA_MIN = 2.0
BESIDE_RIVER, BESIDE_CREST = 3.5, 28.0  # km


@dataclass(frozen=True)
class Border:
    a: str
    b: str
    km: float
    river: str
    river_share: float
    crest: str
    crest_share: float

    @property
    def kind(self) -> str:
        if self.river_share >= 0.5 or (self.river_share >= 0.35 and self.river_share * self.km >= 60):
            return "river"
        return "range" if self.crest_share >= 0.55 else "open"

    @property
    def name(self) -> str:
        return {"river": self.river, "range": self.crest}.get(self.kind, "")


@dataclass(frozen=True)
class Shore:
    a: str  # a province, or a sea
    b: str  # a sea
    km: float


@dataclass(frozen=True)
class Proposal:
    borders: list[Border]
    coasts: list[Shore]
    seas: list[Shore]


def _features(
    names: Iterable[str], shapes: Iterable[shapely.Geometry], reach: float
) -> dict[str, shapely.Geometry]:
    groups: dict[str, list[shapely.Geometry]] = defaultdict(list)
    for name, shape in zip(names, shapes, strict=True):
        groups[name] += list(shapely.get_parts(shape))
    return {
        name: shapely.buffer(shapely.MultiLineString(lines), reach, cap_style="flat")
        for name, lines in groups.items()
    }


def _longest(line: shapely.Geometry, features: dict[str, shapely.Geometry]) -> tuple[str, float]:
    """The feature along which most of the line runs, and the share of the line."""
    near = {name: area for name, area in features.items() if area.intersects(line)}
    along = {name: shapely.intersection(line, area).length for name, area in near.items()}
    if not along:
        return "", 0.0
    best = max(sorted(along), key=lambda name: along[name])
    return best, along[best] / line.length


def propose(part: Partition) -> Proposal:
    names = part.names
    rivers = [
        (r.name, course)
        for r, course in zip(part.inputs.rivers, part.rivers, strict=True)
        if r.role == "rule"
    ]
    crests = [
        (r.name, line) for r, line in zip(part.inputs.ranges, part.ranges, strict=True) if r.role == "rule"
    ]
    wet = _features([name for name, _ in rivers], [line for _, line in rivers], BESIDE_RIVER)
    high = _features([name for name, _ in crests], [line for _, line in crests], BESIDE_CREST)
    borders: list[Border] = []
    coasts: list[Shore] = []
    seas: list[Shore] = []
    for (a, b), line in part.lines.items():
        if names.beyond(a, b):
            continue
        kinds = names.kind(a), names.kind(b)
        if kinds == ("province", "province"):
            river, along = _longest(line, wet)
            crest, under = _longest(line, high)
            borders.append(Border(names.name(a), names.name(b), line.length, river, along, crest, under))
        else:
            (coasts if kinds[0] == "province" else seas).append(
                Shore(names.name(a), names.name(b), line.length)
            )
    return Proposal(borders, coasts, seas)


def write(proposal: Proposal, folder: Path) -> None:
    def table(name: str, head: list[str], lines: Iterable[list[object]]) -> None:
        with (folder / name).open("w", newline="", encoding="utf-8") as file:
            writer = csv.writer(file, lineterminator="\n")
            writer.writerow(head)
            writer.writerows(lines)

    table(
        "proposed-borders.csv",
        ["a", "b", "km", "adjacent", "river", "river_share", "range", "range_share", "kind"],
        (
            [b.a, b.b, f"{b.km:.1f}", int(b.km >= BORDER_MIN), b.river, f"{b.river_share:.2f}", b.crest,
             f"{b.crest_share:.2f}", b.kind]
            for b in proposal.borders
        ),
    )  # fmt: skip
    for name, shores, least in (
        ("coasts", proposal.coasts, COAST_MIN),
        ("sea-borders", proposal.seas, SEA_MIN),
    ):
        lines = ([s.a, s.b, f"{s.km:.1f}", int(s.km >= least)] for s in shores)
        table(f"proposed-{name}.csv", ["a", "b", "km", "adjacent"], lines)
