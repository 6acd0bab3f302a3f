"""The names and signs on the drawn map: all there, none over another, none beyond the edge."""

import json
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from aevum.kit.tables import rows
from tests.games.medioevo.map.drawn import PACKAGE, shapes, touching

GROUPS = ("provinces", "seas")
PLACES = {row["place"]: row for row in rows(PACKAGE, "places")}
SEAS = {row["sea"]: row for row in rows(PACKAGE, "seas")}


@pytest.fixture(scope="module")
def labels() -> dict[str, Any]:
    import aevum.games.medioevo

    path = Path(aevum.games.medioevo.__file__).parent / "map" / "labels.json"
    return dict(json.loads(path.read_text(encoding="utf-8")))


def test_every_place_is_written_by_its_name(labels: dict[str, Any]) -> None:
    for group, table in (("provinces", PLACES), ("seas", SEAS)):
        written = {key: " ".join(label["lines"]) for key, label in labels[group].items()}
        assert written == {key: row["name"] for key, row in table.items()}


def test_every_settlement_port_and_fire_has_its_sign(labels: dict[str, Any]) -> None:
    for kind, column in (("settlement", "settlement"), ("anchor", "port"), ("fire", "fire")):
        wanted = {key for key, row in PLACES.items() if row[column] == "1"}
        assert set(labels["icons"][kind]) == wanted
        for key, (x, y, _) in labels["icons"][kind].items():
            at = shapes().at(x, y)
            if kind == "anchor":
                assert at in SEAS, key
                assert frozenset((key, at)) in touching()
            else:
                assert at == key


def boxes(labels: dict[str, Any]) -> list[tuple[str, list[float]]]:
    found = [
        (name, box)
        for group in GROUPS
        for name, label in labels[group].items()
        for box in label.get("boxes", [label["box"]])
    ]
    for kind, signs in labels["icons"].items():
        found += [(f"{kind} {key}", [x - r, y - r, x + r, y + r]) for key, (x, y, r) in signs.items()]
    return found


def test_nothing_lies_over_another(labels: dict[str, Any]) -> None:
    over = [
        (first, second)
        for (first, a), (second, b) in combinations(boxes(labels), 2)
        if first != second and a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]
    ]
    assert not over


def test_nothing_lies_beyond_the_edge(labels: dict[str, Any]) -> None:
    left, top, right, bottom = shapes().document["bbox"]
    for name, (x0, y0, x1, y1) in boxes(labels):
        assert left <= x0 < x1 <= right, name
        assert top <= y0 < y1 <= bottom, name
