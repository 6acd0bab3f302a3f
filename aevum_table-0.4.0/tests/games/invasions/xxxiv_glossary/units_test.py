"""XXXIV What the glossary says of units."""

import pytest

from aevum.engine import BadData
from aevum.games.invasions.notation import read
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


@pytest.mark.parametrize(
    ("line", "refused"),
    [
        pytest.param("rome: clibanarii vs huns: infantry at plain", "only persia", marks=rule("XXXIV.0.13")),
        pytest.param("rome: persia.clibanarii vs huns: infantry at plain", "", marks=rule("XXXIV.0.13")),
        pytest.param(
            "byzantium: cataphractae vs huns: infantry at plain; turn=7",
            "on turn 8",
            marks=rule("XXXIV.0.14"),
        ),
        pytest.param(
            "byzantium: cataphractae vs huns: infantry at plain; turn=8", "", marks=rule("XXXIV.0.14")
        ),
        pytest.param("huns: auxiliary vs rome: infantry at plain", "only rome", marks=rule("XXXIV.0.10")),
    ],
)
def test_who_fields_them_and_when(line: str, refused: str) -> None:
    if not refused:
        assert read(line).sides[0].units
        return
    with pytest.raises(BadData, match=refused):
        read(line)


def test_satrapes_do_not_fight_outside_their_areas() -> None:
    """XXXIV.0.17 as far as a fight can tell; that they do not march out is for the rules of movement."""
    assert read("persia: satrapes vs rome: infantry at Assyria").sides[0].units
    with pytest.raises(BadData, match="does not leave Mesopotamia"):
        read("persia: satrapes vs rome: infantry at Thracia")


def test_the_range_of_the_satrapes_is_on_the_map() -> None:
    found = set(UNITS["satrapes"]["areas"].split("; "))
    assert found == {"Mesopotamia", "Persis", "Persia Orientalis"}
    assert found <= {row["area"] for row in rows(PACKAGE, "areas")}
