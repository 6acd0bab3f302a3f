"""0.DEF.04, 0.DEF.07, 5.MOVE.09 The drawn map says what the tables say."""

import csv
import hashlib
import math
from itertools import pairwise
from pathlib import Path

import pytest

from aevum.kit.shapes import Point
from aevum.kit.tables import rows
from tests.games.medioevo.map.drawn import PACKAGE, named, shapes, touching

TOOLS = Path(__file__).parents[4] / "tools" / "maps"
BUILT = "src/aevum/games/medioevo/map/"
PLACES = {row["place"]: row for row in rows(PACKAGE, "places")}
SEAS = {row["sea"]: row for row in rows(PACKAGE, "seas")}
EDGES = rows(PACKAGE, "edges")
BEYOND = {"", "~"}


def test_every_territory_and_sea_has_a_shape_and_no_other_has() -> None:
    assert {shape.name for shape in named("province")} == set(PLACES)
    assert {shape.name for shape in named("sea")} == set(SEAS)
    assert set(shapes().places) == {*PLACES, *SEAS, *BEYOND}


def test_places_touch_if_and_only_if_there_is_an_edge() -> None:
    wanted = {frozenset((row["a"], row["b"])) for row in EDGES if row["kind"] != "strait"}
    drawn = {pair for pair in touching() if not pair & BEYOND}
    assert sorted(map(sorted, wanted - drawn)) == []
    assert sorted(map(sorted, drawn - wanted)) == []


def test_a_border_is_a_river_where_the_table_names_one() -> None:
    rivers = {frozenset((row["a"], row["b"])): row["river"] for row in EDGES if row["kind"] == "land"}
    seen: list[int] = []
    for border in shapes().document["borders"]:
        pair = frozenset(border["between"])
        seen += border["arcs"]
        if border["kind"] == "frame":
            assert len(pair) == 1
            continue
        assert set(border["arcs"]) == touching()[pair]
        if pair in rivers:
            expected = ("river", rivers[pair]) if rivers[pair] else ("open", "")
            assert (border["kind"], border.get("name", "")) == expected
            a, b = pair
            assert border["area"] == (PLACES[a]["home"] != PLACES[b]["home"])
        elif pair <= {*PLACES, *SEAS}:
            assert border["kind"] == ("sea" if pair <= set(SEAS) else "coast")
    assert len(seen) == len(set(seen))


def test_the_rivers_of_the_borders_are_drawn() -> None:
    entries = shapes().document["objects"]["rivers"]["geometries"]
    known = {entry["id"] for entry in entries if entry["properties"]["role"] == "rule"}
    assert known == {row["river"] for row in EDGES if row["river"]}


def test_places_cover_the_frame_without_gap_or_overlap() -> None:
    total = 0
    for name in shapes().places:
        for polygon in shapes().rings(name):
            for ring in polygon:
                assert ring[0] == ring[-1]
                total += sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairwise(ring))
    _, _, width, height = shapes().document["bbox"]
    assert total == 2 * width * height
    assert shapes().document["frames"]["base"] == shapes().document["bbox"]


def test_the_dardanelles_run_from_land_to_land() -> None:
    (strait,) = shapes().document["straits"]
    assert (strait["between"], strait["name"]) == (["GAL", "TRO"], "Dardanelles")
    x0, y0, x1, y1 = strait["arrow"]
    assert (shapes().at(x0, y0), shapes().at(x1, y1)) == ("GAL", "TRO")
    assert math.dist((x0, y0), (x1, y1)) > 150


def test_settlements_lie_in_their_territory_and_harbours_on_a_sea_of_the_port() -> None:
    open_to = {(row["a"], row["b"]) for row in EDGES if row["kind"] == "port"}
    for name, row in PLACES.items():
        about = shapes().places[name].properties
        assert ("city" in about) == (row["settlement"] == "1"), name
        if "city" in about:
            assert shapes().at(*about["city"]) == name
        assert ("port" in about) == (row["port"] == "1"), name
        if "port" in about:
            assert (name, about["port_sea"]) in open_to
            shore = [shapes().arc(arc) for arc in touching()[frozenset((name, about["port_sea"]))]]
            assert min(to_line(about["port"], line) for line in shore) <= 1, name


def to_line(point: list[int], line: list[Point]) -> float:
    px, py = point
    best = math.inf
    for (ax, ay), (bx, by) in pairwise(line):
        dx, dy = bx - ax, by - ay
        share = min(1.0, max(0.0, ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy)))
        best = min(best, math.hypot(ax + share * dx - px, ay + share * dy - py))
    return best


@pytest.mark.parametrize("kind", ["province", "sea"])
def test_names_fit_and_counters_stand_inside(kind: str) -> None:
    titles = {key: row["name"] for key, row in (PLACES | SEAS).items()}
    for shape in named(kind):
        label = shape.properties["label"]
        assert " ".join(label["lines"]) == titles[shape.name]
        assert label["fits"], shape.name
        assert shape.properties["counters"]
        for x, y, radius in shape.properties["counters"]:
            for turn in range(0, 360, 30):
                edge = x + 0.96 * radius * math.cos(turn), y + 0.96 * radius * math.sin(turn)
                assert shapes().contains(shape.name, *edge), shape.name


def test_every_decision_of_the_drawing_has_a_reason() -> None:
    for name in ("anchors", "arrows", "corners", "harbours", "sea-ends", "shape-points", "ways"):
        with (TOOLS / "games" / "medioevo" / f"{name}.csv").open(encoding="utf-8", newline="") as file:
            assert all(row["why"] for row in csv.DictReader(file)), name


def test_the_files_are_those_that_were_built() -> None:
    lines = (TOOLS / "checksums.txt").read_text(encoding="utf-8").splitlines()
    noted = {path: digest for digest, path in (line.split("  ", 1) for line in lines)}
    for name in ("geometry.json", "labels.json", "relief-1.webp", "relief-2.webp"):
        built = TOOLS.parent.parent / BUILT / name
        assert hashlib.sha256(built.read_bytes()).hexdigest() == noted[BUILT + name], name
        assert built.stat().st_size < 900_000
