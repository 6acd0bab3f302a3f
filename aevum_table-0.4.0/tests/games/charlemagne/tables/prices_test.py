"""The treasury table: income and every price."""

import pytest

from aevum.kit.tables import rows
from aevum.testing import rule

PACKAGE = "aevum.games.charlemagne"
UNITS = {row["unit"]: row for row in rows(PACKAGE, "units")}
PRICES = {row["item"]: row for row in rows(PACKAGE, "prices")}
PARAMETERS = {row["parameter"]: row for row in rows(PACKAGE, "parameters")}


@pytest.mark.parametrize(
    ("unit", "hire", "provision"),
    [
        ("field-army", "4", "3"),
        ("warriors", "3", "2"),
        ("nomads", "3", "2"),
        ("militia", "2", "1"),
        ("fleet", "5", "4"),
        ("leader", "", "0"),
    ],
)
def test_hire_and_provision(unit: str, hire: str, provision: str) -> None:
    row = UNITS[unit]
    assert (row["hire"], row["provision"], row["price_source"]) == (hire, provision, "rulebook T7.2")


def test_the_other_prices() -> None:
    assert {item: int(row["price"]) for item, row in PRICES.items()} == {
        "stratagem": 2,
        "burg": 5,
        "civilization": 5,
        "restore-printed-burg": 5,
        "restore-other": 3,
        "levy": 0,
    }
    assert {row["source"] for row in PRICES.values()} == {"rulebook T7.2"}


@pytest.mark.parametrize(("what", "points"), [("burg", 1), ("byzantium", 5), ("cordoba", 3), ("coinage", 1)])
def test_income(what: str, points: int) -> None:
    row = PARAMETERS[f"income-{what}"]
    assert (int(row["value"]), row["source"].split()[0]) == (points, "rulebook")


@rule("3.2.a", "3.2.b", "3.2.c", "3.2.d", "3.2.e", "3.2.f")
@pytest.mark.parametrize(
    ("unit", "strength", "operations"),
    [
        ("field-army", 3, 18),
        ("warriors", 2, 12),
        ("nomads", 2, 15),
        ("militia", 1, 6),
        ("fleet", 4, 18),
        ("leader", 0, 18),
    ],
)
def test_the_values_of_units(unit: str, strength: int, operations: int) -> None:
    row = UNITS[unit]
    assert (int(row["strength"]), int(row["operations"])) == (strength, operations)
    assert row["source"] == "reconstructed"
