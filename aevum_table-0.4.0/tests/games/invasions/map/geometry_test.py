"""The drawn map says what the tables say: places, borders, coasts, cities, anchors."""

from __future__ import annotations

import csv
import hashlib
import math
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from aevum.kit.shapes import Shape, Shapes, load
from aevum.kit.tables import rows

PACKAGE = "aevum.games.invasions"
TOOLS = Path(__file__).parents[4] / "tools" / "maps"
GEOMETRY = "src/aevum/games/invasions/map/geometry.json"

Pair = frozenset[str]

PROVINCES = {row["province"]: row for row in rows(PACKAGE, "provinces") if row["terrain"]}  # boxes have none
SEAS = {row["sea"]: row for row in rows(PACKAGE, "seas")}


@cache
def shapes() -> Shapes:
    return load(PACKAGE)


@cache
def touching() -> dict[Pair, set[int]]:
    """The arcs that each two places share, from the outlines alone."""
    owners: dict[int, list[str]] = {}
    for shape in shapes().places.values():
        for polygon in shape.polygons:
            for ring in polygon:
                for number in ring:
                    owners.setdefault(max(number, ~number), []).append(shape.name)
    found: dict[Pair, set[int]] = {}
    for number, names in owners.items():
        assert len(names) <= 2, f"arc {number} bounds {names}"
        if len(names) == 2:
            found.setdefault(frozenset(names), set()).add(number)
    return found


def exceptions() -> set[Pair]:
    with (TOOLS / "games" / "invasions" / "exceptions.csv").open(encoding="utf-8", newline="") as file:
        found = list(csv.DictReader(file))
    assert all(row["reason"] for row in found)
    return {frozenset((row["a"], row["b"])) for row in found}


def land_borders() -> Iterator[dict[str, str]]:
    return (row for row in rows(PACKAGE, "borders") if row["border"] != "strait")


def named(kind: str) -> list[Shape]:
    return [shape for shape in shapes().places.values() if shape.kind == kind]


def test_every_province_and_sea_has_a_shape_and_no_other_has() -> None:
    assert {shape.name for shape in named("province")} == set(PROVINCES)
    assert {shape.name for shape in named("sea")} == set(SEAS)


def test_places_know_their_area_and_their_map() -> None:
    for shape in named("province"):
        row = PROVINCES[shape.name]
        assert shape.properties["area"] == row["area"]
        assert (shape.properties["map"] == "base") == (row["map"] == "base"), shape.name
    for shape in named("sea"):
        assert (shape.properties["map"] == "base") == (SEAS[shape.name]["map"] == "base"), shape.name


def test_neighbours_share_a_border_and_others_touch_at_most_in_a_point() -> None:
    wanted = {frozenset((row["a"], row["b"])) for row in land_borders()}
    wanted |= {frozenset((row["province"], row["sea"])) for row in rows(PACKAGE, "coasts")}
    wanted |= {frozenset((row["a"], row["b"])) for row in rows(PACKAGE, "sea-borders")}
    drawn = {pair for pair in touching() if "" not in pair}
    assert sorted(map(sorted, wanted - drawn - exceptions())) == []
    assert sorted(map(sorted, drawn - wanted - exceptions())) == []


def test_border_arcs_are_those_of_the_outlines_with_the_kind_of_the_tables() -> None:
    kinds = {frozenset((row["a"], row["b"])): (row["border"], row["name"]) for row in land_borders()}
    seen: list[int] = []
    for border in shapes().document["borders"]:
        pair = frozenset(border["between"])
        seen += border["arcs"]
        if border["kind"] == "frame":
            assert len(pair) == 1
            continue
        assert set(border["arcs"]) == touching()[pair]
        if pair <= PROVINCES.keys():
            assert (border["kind"], border.get("name", "")) == kinds[pair]
            a, b = pair
            assert border["area"] == (PROVINCES[a]["area"] != PROVINCES[b]["area"])
    assert len(seen) == len(set(seen))


def test_rings_close_and_have_an_area() -> None:
    for name in shapes().places:
        for polygon in shapes().rings(name):
            for ring in polygon:
                assert ring[0] == ring[-1]
                assert len(set(ring)) > 2
                for number, step in enumerate(pairwise(ring)):
                    assert step[0] != step[1], (name, number)


def test_places_cover_the_frame_without_gap_or_overlap() -> None:
    total = 0
    for name in shapes().places:
        for polygon in shapes().rings(name):
            for ring in polygon:
                total += sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairwise(ring))
    _, _, width, height = shapes().document["bbox"]
    assert total == 2 * width * height


def test_provinces_with_the_same_coast_number_lie_on_one_shore() -> None:
    """XXV.E: a coast is a stretch of shore that no other coast of that sea joins."""
    numbers = {(row["sea"], row["province"]): row["coast"] for row in rows(PACKAGE, "coasts")}
    for sea in SEAS:
        shores: list[tuple[set[str], set[tuple[int, int]]]] = []  # provinces and ends of each stretch
        for pair, arcs in touching().items():
            if sea in pair and not pair <= SEAS.keys():
                (land,) = pair - {sea}
                for line in map(shapes().arc, arcs):
                    names, ends = {land}, {line[0], line[-1]}
                    for shore in [shore for shore in shores if shore[1] & ends]:
                        shores.remove(shore)
                        names, ends = names | shore[0], ends | shore[1]
                    shores.append((names, ends))
        for names, _ in shores:
            assert len({numbers[sea, name] for name in names if name}) <= 1, (sea, names)


def test_every_city_lies_in_its_province() -> None:
    for name, row in PROVINCES.items():
        about = shapes().places[name].properties
        assert ("city" in about) == bool(row["city"]), name
        if row["city"]:
            assert shapes().at(*about["city"]) == name


def test_every_port_lies_on_the_shore_of_its_sea() -> None:
    for name, row in PROVINCES.items():
        about = shapes().places[name].properties
        assert ("port" in about) == bool(row["port_sea"]), name
        if row["port_sea"]:
            shore = [shapes().arc(arc) for arc in touching()[frozenset((name, row["port_sea"]))]]
            assert min(to_line(about["port"], line) for line in shore) <= 1, name


def to_line(point: list[int], line: list[tuple[int, int]]) -> float:
    """How far a point is from a line."""
    px, py = point
    best = math.inf
    for (ax, ay), (bx, by) in pairwise(line):
        dx, dy = bx - ax, by - ay
        share = ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy)
        share = min(1.0, max(0.0, share))
        best = min(best, math.hypot(ax + share * dx - px, ay + share * dy - py))
    return best


def corners(label: dict[str, Any]) -> Iterator[tuple[float, float]]:
    turn = math.radians(label["angle"])
    for across, down in ((0.0, 0.0), (0.5, 0.5), (0.5, -0.5), (-0.5, 0.5), (-0.5, -0.5)):
        x, y = across * label["width"], down * label["height"]
        yield (
            label["x"] + x * math.cos(turn) - y * math.sin(turn),
            label["y"] + x * math.sin(turn) + y * math.cos(turn),
        )


@pytest.mark.parametrize("kind", ["province", "sea"])
def test_names_and_counters_stand_inside_their_place(kind: str) -> None:
    for shape in named(kind):
        label = shape.properties["label"]
        assert " ".join(label["lines"]) == shape.name
        if label["fits"]:
            assert all(shapes().contains(shape.name, x, y) for x, y in corners(label)), shape.name
        assert shape.properties["counters"]
        for x, y, radius in shape.properties["counters"]:
            for turn in range(0, 360, 30):
                edge = x + 0.96 * radius * math.cos(turn), y + 0.96 * radius * math.sin(turn)
                assert shapes().contains(shape.name, *edge), shape.name


def test_every_name_fits() -> None:
    """A map whose names hang over needs a note here: none does now."""
    assert [s.name for s in named("province") if not s.properties["label"]["fits"]] == []


def test_the_base_map_shows_every_base_place() -> None:
    left, top, right, bottom = shapes().document["frames"]["base"]
    for shape in named("province") + named("sea"):
        if shape.properties["map"] != "base":
            continue
        if shape.kind == "province":
            x0, y0, x1, y1 = shapes().box(shape.name)
            assert left <= x0 < x1 <= right, shape.name
            assert top <= y0 < y1 <= bottom, shape.name
        assert all(left <= x <= right for x, _ in corners(shape.properties["label"])), shape.name


def test_straits_run_from_land_to_land() -> None:
    drawn = {frozenset(strait["between"]): strait for strait in shapes().document["straits"]}
    wanted = {
        frozenset((row["a"], row["b"])): row for row in rows(PACKAGE, "borders") if row["border"] == "strait"
    }
    assert set(drawn) == set(wanted)
    for pair, strait in drawn.items():
        assert (strait["name"], strait["sea"]) == (wanted[pair]["name"], wanted[pair]["sea"])
        a, b = strait["between"]
        x0, y0, x1, y1 = strait["arrow"]
        assert shapes().at(x0, y0) == a
        assert shapes().at(x1, y1) == b


def test_rivers_and_ranges_of_the_tables_are_drawn() -> None:
    objects = shapes().document["objects"]
    for kind, group in (("river", "rivers"), ("range", "ranges")):
        known = {
            entry["id"] for entry in objects[group]["geometries"] if entry["properties"]["role"] == "rule"
        }
        assert {row["name"] for row in land_borders() if row["border"] == kind} <= known


def test_the_file_is_the_one_that_was_built() -> None:
    lines = (TOOLS / "checksums.txt").read_text(encoding="utf-8").splitlines()
    noted = {path: digest for digest, path in (line.split("  ", 1) for line in lines)}
    built = TOOLS.parent.parent / GEOMETRY
    assert hashlib.sha256(built.read_bytes()).hexdigest() == noted[GEOMETRY]
    assert built.stat().st_size < 500_000
