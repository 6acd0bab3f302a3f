"""XXXIV What the glossary says of units."""

import pytest

from aevum.games.invasions.rules.troops import PACKAGE
from aevum.kit.tables import rows
from aevum.testing import rule

UNITS = {row["unit"]: row for row in rows(PACKAGE, "units")}


@pytest.mark.parametrize(
    ("unit", "traits", "nations", "turn"),
    [
        pytest.param("guard", "infantry heavy elite double", "", "", marks=rule("XXXIV.0.12")),
        pytest.param("palatine", "cavalry heavy elite double", "", "", marks=rule("XXXIV.0.12")),
        pytest.param("clibanarii", "cavalry heavy elite", "persia", "", marks=rule("XXXIV.0.13")),
        pytest.param(
            "cataphractae", "cavalry archer heavy elite", "byzantium", "8", marks=rule("XXXIV.0.14")
        ),
        pytest.param("satrapes", "infantry", "persia", "", marks=rule("XXXIV.0.16")),
    ],
)
def test_units_of_the_glossary(unit: str, traits: str, nations: str, turn: str) -> None:
    row = UNITS[unit]
    assert set(row["traits"].split()) == set(traits.split())
    assert (row["nations"], row["from_turn"]) == (nations, turn)


@rule("XXXIV.0.10")
def test_auxiliaries_are_roman() -> None:
    for row in UNITS.values():
        assert ("auxiliary" in row["traits"].split()) == (row["nations"] == "rome; byzantium")


def test_the_range_of_the_satrapes_is_on_the_map() -> None:
    # Keeping them inside it (XXXIV.0.17) is for the rules of movement.
    found = set(UNITS["satrapes"]["areas"].split("; "))
    assert found == {"Mesopotamia", "Persis", "Persia Orientalis"}
    assert found <= {row["area"] for row in rows(PACKAGE, "areas")}
