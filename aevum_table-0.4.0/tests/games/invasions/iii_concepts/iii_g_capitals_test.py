"""III.G Capitals on the map."""

import pytest

from aevum.engine import BadData
from aevum.games.invasions.rules.troops import NATIONS
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap

KINGDOM = """
turn = 4
seats = ["one", "two"]
[nations.franks]
seat = "one"
status = "kingdom"
capital = "Neustria"
units = { Neustria = "infantry" }
[nations.huns]
seat = "two"
units = { Volga = "cavalry" }
"""


@rule("III.G.1", "III.G.3")
def test_a_civilized_nation_has_a_capital_and_it_is_fortified(on_map: OnMap) -> None:
    m = on_map(KINGDOM)
    w = m.world
    assert w.land.names[w.capital[NATIONS.index("franks")]] == "Neustria"
    assert w.land.fortified[m.place("Neustria")] == 0
    assert w.walls[m.place("Neustria")] > 0


@rule("III.G.1", "III.D.2")
def test_barbarians_have_none(on_map: OnMap) -> None:
    with pytest.raises(BadData, match=r"III\.D\.2"):
        on_map(KINGDOM.replace('status = "kingdom"', ""))


@rule("III.G.1")
def test_a_capital_needs_a_city(on_map: OnMap) -> None:
    with pytest.raises(BadData, match="has no city"):
        on_map(KINGDOM.replace("Neustria", "Belgae"))
