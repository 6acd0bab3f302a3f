"""Everything that can be bought, as the rulebook's tables have it."""

import pytest

from aevum.kit.tables import rows
from aevum.testing import rule

PACKAGE = "aevum.games.medioevo"
BUILDINGS = {row["building"]: row for row in rows(PACKAGE, "buildings")}
TECHNOLOGIES = {row["technology"]: row for row in rows(PACKAGE, "technologies")}


@pytest.mark.parametrize(
    ("building", "kind", "level", "structure", "price", "technology"),
    [
        ("village", "civil", 1, 2, 100, "masonry"),
        ("town", "civil", 2, 4, 200, "masonry"),
        ("city", "civil", 3, 6, 300, "masonry"),
        ("tower", "military", 1, 3, 100, "architecture"),
        ("fortress", "military", 2, 6, 200, "architecture"),
        ("castle", "military", 3, 9, 300, "architecture"),
        ("cathedral", "religious", 3, 3, 300, "religion"),
    ],
)
def test_buildings(building: str, kind: str, level: int, structure: int, price: int, technology: str) -> None:
    row = BUILDINGS[building]
    assert (row["kind"], row["technology"]) == (kind, technology)
    assert [int(row[name]) for name in ("level", "structure", "price")] == [level, structure, price]


def test_what_buildings_are_good_for() -> None:
    def column(name: str) -> dict[str, int]:
        return {key: int(row[name]) for key, row in BUILDINGS.items() if int(row[name])}

    assert len(BUILDINGS) == 7
    assert column("tax") == {"village": 1, "town": 2, "city": 3}  # 3.TAX.03
    assert column("trade") == {"village": 25, "town": 50, "city": 100}  # B.YELL.1
    assert column("spares") == {"tower": 1, "fortress": 2, "castle": 3}  # 5.FORT.01
    assert column("markers") == {"tower": 1, "fortress": 2, "castle": 3}  # 5.CTRL.01
    assert column("honour") == {"city": 1, "castle": 1, "cathedral": 1}  # V.GAIN.07


@pytest.mark.parametrize(
    ("unit", "price", "by_level", "damaged", "failing"),
    [
        ("light-infantry", "20", "0", "", ""),
        ("archer", "50", "0", "", ""),
        ("heavy-infantry", "50", "0", "light-infantry", ""),
        ("cavalry", "100", "0", "heavy-infantry", "light-infantry"),
        ("captain", "100", "1", "", ""),
    ],
)
def test_units(unit: str, price: str, by_level: str, damaged: str, failing: str) -> None:
    row = next(row for row in rows(PACKAGE, "units") if row["unit"] == unit)
    assert [row[name] for name in ("price", "by_level", "damaged", "failing")] == [
        price, by_level, damaged, failing,
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("names", "kind", "figures"),
    [
        (("war-wagon", "galley"), "military", [(1, 3, 6, 100), (2, 6, 7, 200), (3, 9, 8, 300)]),
        (("caravan", "merchant-ship"), "trade", [(1, 2, 6, 100), (2, 4, 7, 200), (3, 6, 8, 300)]),
    ],
)
def test_transports(names: tuple[str, str], kind: str, figures: list[tuple[int, int, int, int]]) -> None:
    columns = ("level", "capacity", "movement", "price")
    for name, way in zip(names, ("land", "sea"), strict=True):
        found = [row for row in rows(PACKAGE, "transports") if row["transport"] == name]
        assert [tuple(int(row[column]) for column in columns) for row in found] == figures
        assert {(row["kind"], row["way"], row["technology"]) for row in found} == {(kind, way, "carpentry")}
    assert len(rows(PACKAGE, "transports")) == 12


def test_siege_engines() -> None:
    columns = ("level", "movement", "price", "units", "buildings")
    found = {row["engine"]: [int(row[name]) for name in columns] for row in rows(PACKAGE, "engines")}
    assert found == {
        "catapult": [1, 4, 100, 2, 0],
        "stone-thrower": [2, 4, 200, 3, 1],
        "bombard": [3, 4, 300, 4, 2],
    }


@rule("4.TECH.08")
def test_six_branches_of_four_technologies() -> None:
    assert {row["branch"]: row["colour"] for row in rows(PACKAGE, "branches")} == {
        "transport": "blue", "commerce": "yellow", "law": "orange",
        "combat": "red", "construction": "green", "religion": "purple",
    }  # fmt: skip
    order: dict[str, list[str]] = {}
    for key, row in TECHNOLOGIES.items():
        order.setdefault(row["branch"], []).append(key)
        assert int(row["level"]) == len(order[row["branch"]])
    assert order == {
        "transport": ["carpentry", "logistics", "machinery", "cartography"],
        "commerce": ["trade", "market", "control", "guilds"],
        "law": ["edict", "law", "nation", "influence"],
        "combat": ["military-arts", "promotion", "tactics", "strategy"],
        "construction": ["masonry", "architecture", "mathematics", "engineering"],
        "religion": ["religion", "monasticism", "proselytism", "temporal-power"],
    }


def test_a_technology_costs_a_hundred_florins_a_level() -> None:
    assert [int(row["price"]) for row in TECHNOLOGIES.values()] == [100, 200, 300, 400] * 6


def test_a_use_takes_two_points_at_the_fourth_level_and_one_below() -> None:
    assert [int(row["points"]) for row in TECHNOLOGIES.values()] == [1, 1, 1, 2] * 6


def test_points_that_can_be_counted_in_the_rulebook() -> None:
    ours = {key for key, row in TECHNOLOGIES.items() if row["source"] == "reconstructed"}
    assert ours == {
        "logistics", "machinery", "cartography", "trade", "market", "control", "guilds",
        "edict", "law", "architecture",
    }  # fmt: skip


def test_other_prices() -> None:
    assert {row["item"]: int(row["price"]) for row in rows(PACKAGE, "prices")} == {
        "empire-card": 100,
        "empire-card-owned": 50,
        "technology-point": 100,
        "repair": 50,
    }
