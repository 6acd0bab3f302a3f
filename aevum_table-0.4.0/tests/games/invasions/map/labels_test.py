"""The names on the drawn map: all there, none over another, none beyond the edge."""

import json
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

import aevum.games.invasions
from aevum.games.invasions.rules.troops import PACKAGE
from aevum.kit.tables import rows

FOLDER = Path(aevum.games.invasions.__file__).parent / "map"
GROUPS = ("provinces", "seas", "areas", "cities")


@pytest.fixture(scope="module")
def labels() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / "labels.json").read_text(encoding="utf-8"))
    return found


def test_every_name_has_a_place(labels: dict[str, Any]) -> None:
    provinces = [row for row in rows(PACKAGE, "provinces") if row["terrain"]]
    assert set(labels["provinces"]) == {row["province"] for row in provinces}
    assert set(labels["cities"]) == {row["city"] for row in provinces if row["city"]}
    assert set(labels["areas"]) == {row["area"] for row in provinces}
    assert set(labels["seas"]) == {row["sea"] for row in rows(PACKAGE, "seas")}
    assert set(labels["icons"]["anchor"]) == {row["province"] for row in provinces if row["port_sea"]}


def test_coins_stand_where_there_is_income(labels: dict[str, Any]) -> None:
    rich = {row["province"] for row in rows(PACKAGE, "provinces") if row["terrain"] and row["income"] != "0"}
    assert {name for name, label in labels["provinces"].items() if "coin" in label} == rich


def test_no_name_lies_over_another(labels: dict[str, Any]) -> None:
    boxes = [
        (name, box)
        for group in GROUPS
        for name, label in labels[group].items()
        for box in label.get("boxes", [label["box"]])
    ]
    over = [
        (first, second)
        for (first, a), (second, b) in combinations(boxes, 2)
        if first != second and a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]
    ]
    assert not over


def test_names_lie_within_the_map(labels: dict[str, Any]) -> None:
    geometry = json.loads((FOLDER / "geometry.json").read_text(encoding="utf-8"))
    left, top, right, bottom = geometry["bbox"]
    for group in GROUPS:
        for label in labels[group].values():
            x0, y0, x1, y1 = label["box"]
            assert left <= x0 < x1 <= right
            assert top <= y0 < y1 <= bottom
