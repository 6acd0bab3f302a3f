"""X.B.6 Cards and inactive nations: only a battle lets an event reach them."""

from typing import Any

import pytest

from aevum.games.invasions.rules.events.attrition import Attrition, stricken
from aevum.games.invasions.rules.siege.on_map import SiegeOnMap
from aevum.games.invasions.rules.world.pieces import commanded_at
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap
from tests.games.invasions.x_events.conftest import Hold

ARMENIA = """
turn = 2
seats = ["roman", "persian"]
acting = ["persia"]
[nations.persia]
seat = "persian"
capital = "Chaldea"
areas = ["Mesopotamia"]
units = {{ {persians} }}
[nations.byzantium]
seat = "roman"
capital = "Thracia"
units = {{ Thracia = "legion" }}
[nations.armenians]
seat = "roman"
role = "{role}"
capital = "Armenia"
units = {{ {armenians} }}
"""
ARMIES = {"persians": 'Atropatene = "3 infantry"', "armenians": 'Armenia = "2 mountain-archer"'}


def siege(on_map: OnMap, hold: Hold, role: str, *cards: str) -> Any:
    m = hold(on_map(ARMENIA.format(role=role, **ARMIES), dice=[1, 10], realm=True), 0, *cards)
    persia = m.nation("persia")
    units = commanded_at(m.world, m.place("Atropatene"), 1 << persia)
    return m.begin(SiegeOnMap(m.place("Armenia"), persia, units, [])).do("besiege", "no-assault")


@rule("X.B.6")
@pytest.mark.parametrize("card", ["provisions", "bishops-plea", "opened-gates"])
@pytest.mark.parametrize("role", ["active", "inactive"])
def test_no_card_on_the_city_of_an_inactive_nation(on_map: OnMap, hold: Hold, role: str, card: str) -> None:
    """A siege is no battle; the window opens all the same, as nobody knows what the seat holds."""
    m = siege(on_map, hold, role, card)
    if m.ask().key == "siege-events":
        assert m.asked() == ("roman", "siege-events")
        assert any(option.startswith("play-on-roll") for option in m.offered()) == (role == "active")
    else:
        assert role == "inactive"


@rule("X.B.5", "X.B.6")
def test_but_engines_are_the_besiegers_own(on_map: OnMap, hold: Hold) -> None:
    m = siege(on_map, hold, "inactive", "siege-engines")
    assert m.asked() == ("roman", "siege-events")
    m.do("play-on-roll:siege-engines:2")
    assert (2, "X.B.5") in m.modifiers("siege-roll")


@rule("X.B.6")
def test_famine_takes_a_lent_unit_but_not_its_people_at_home(on_map: OnMap) -> None:
    """Who commands a unit is the target; the client's own army beside no battle is spared."""
    text = ARMENIA.format(
        role="inactive",
        persians='Atropatene = "3 infantry, armenians.mountain-archer"',
        armenians='Armenia = "3 mountain-archer"',
    )
    m = on_map(text, realm=True)
    w = m.world
    assert stricken(w, [m.place("Armenia")], 0) == []
    found = stricken(w, [m.place("Armenia"), m.place("Atropatene")], 3)
    assert found == [m.place("Atropatene"), m.nation("persia")]
    m.begin(Attrition(found))
    assert m.asked()[0] == "persian"
    assert any("mountain-archer" in option for option in m.offered())
