"""VIII Becoming an Empire."""

from collections.abc import Callable

import pytest

from aevum.games.invasions.rules.control.stance import bind
from aevum.games.invasions.rules.status.ageing import Ages
from aevum.games.invasions.rules.status.checks import becomes_empire, large_enough, must_check_empire
from aevum.games.invasions.rules.status.empire import BecomesEmpire
from aevum.games.invasions.rules.troops import EMPIRE, KINGDOM
from aevum.games.invasions.rules.world.world import CLIENT
from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedMap

Maker = Callable[..., ScriptedMap]

PERSIA = """
turn = 5
seats = ["persian", "goth"]
[nations.persia]
seat = "persian"
age = 6
decline = {decline}
capital = "Chaldea"
units = {{ Chaldea = "infantry" }}
leaders = {{ Chaldea = "{leader}" }}
[nations.armenians]
seat = "persian"
role = "inactive"
capital = "Armenia"
units = {{ Armenia = "mountain-infantry" }}
[nations.franks]
seat = "goth"
status = "kingdom"
age = 3
capital = "Neustria"
units = {{ Neustria = "infantry" }}
"""
CIVILIZED = ["Mesopotamia", "Persis", "Oriens", "Asia", "Cappadocia"]
WILD = ["Caucasus", "Sarmatia", "Scythia"]


def realm(
    on_map: Maker,
    civilized: int,
    wild: int,
    dice: list[int],
    decline: int = 0,
    people: str = "persia",
    leader: str = "satrapa",
) -> ScriptedMap:
    m = on_map(PERSIA.format(decline=decline, leader=leader), dice, realm=True)
    w = m.world
    held = CIVILIZED[:civilized] + WILD[:wild]
    w.area_owner = [m.nation(people) if name in held else -1 for name in w.land.areas]
    return m


@rule("VIII.B.1", "VIII.B.2", "VI.E.4", "VIII.A.1")
@pytest.mark.parametrize(
    ("civilized", "wild", "enough"), [(3, 0, True), (2, 1, False), (2, 2, True), (1, 3, False)]
)
def test_three_areas_and_barbarian_ones_are_halves(
    on_map: Maker, civilized: int, wild: int, enough: bool
) -> None:
    m = realm(on_map, civilized, wild, [])
    assert large_enough(m.world, m.nation("persia")) is enough


@rule("VIII.B.3")
def test_not_in_the_turn_of_its_founding(on_map: Maker) -> None:
    m = realm(on_map, 3, 0, [])
    assert must_check_empire(m.table.state, m.nation("persia"))
    m.realm.founded = [5 if n == m.nation("persia") else 0 for n in range(len(m.realm.founded))]
    assert not must_check_empire(m.table.state, m.nation("persia"))


@rule("VIII.B.10", "VIII.B.11")
def test_eight_makes_an_empire(on_map: Maker) -> None:
    m = realm(on_map, 3, 0, [7, 8])
    assert not becomes_empire(m.table.state, m.nation("persia"))
    assert becomes_empire(m.table.state, m.nation("persia"))


@rule("VI.K.7", "VIII.B.4", "VIII.B.5", "VIII.B.6", "VIII.B.7", "VIII.B.8", "VIII.B.9")
def test_every_modifier(on_map: Maker) -> None:
    m = realm(on_map, 5, 2, [1], decline=2, leader="sapor")
    m.world.owner[m.place("Thracia")] = m.nation("persia")
    bind(m.world, m.nation("armenians"), CLIENT, m.nation("persia"))
    assert becomes_empire(m.table.state, m.nation("persia"))
    assert m.modifiers("empire-check") == [
        (1, "VIII.B.4"),
        (2, "VIII.B.5"),
        (4, "VIII.B.6"),
        (2, "VIII.B.7"),
        (3, "VIII.B.8"),
        (1, "VIII.B.9"),
    ]


@rule("VIII.C.1", "VIII.C.2", "VIII.C.3")
@pytest.mark.parametrize(("people", "age"), [("franks", 1), ("persia", 6)])
def test_a_new_empire_is_young_but_for_the_persians(on_map: Maker, people: str, age: int) -> None:
    m = realm(on_map, 3, 0, [], decline=1)
    n = m.nation(people)
    m.begin(BecomesEmpire(n))
    assert (m.world.status[n], m.world.age[n], m.world.decline[n], m.world.gold[n]) == (EMPIRE, age, 0, 20)
    assert m.told("empire-founded") == ["VIII.B.11"]


@rule("VIII.C.1", "XXIX.A.1")
def test_an_empire_serves_nobody(on_map: Maker) -> None:
    m = realm(on_map, 3, 0, [])
    n = m.nation("franks")
    bind(m.world, n, CLIENT, m.nation("persia"))
    m.begin(BecomesEmpire(n))
    assert m.world.tie[n] == 0


@rule("VI.E.5")
def test_one_check_however_many_spaces(on_map: Maker) -> None:
    m = realm(on_map, 3, 0, [1])
    m.begin(Ages(m.nation("persia"), 2, "VI.E.3"))
    assert m.world.age[m.nation("persia")] == 8
    assert len(m.events("empire-check")) == 1
    assert m.world.status[m.nation("persia")] == KINGDOM


@rule("VI.E.5", "VIII.C.2")
def test_who_becomes_an_empire_while_ageing_past_12_does_so_once(on_map: Maker) -> None:
    """The Decline that would rise goes with the Kingdom: no second check, no second gift."""
    m = realm(on_map, 3, 0, [10, 10], decline=2)
    n = m.nation("persia")
    m.world.age = [11 if i == n else age for i, age in enumerate(m.world.age)]
    m.begin(Ages(n, 2, "XIV.J.2"))
    assert len(m.events("empire-check")) == 1
    assert (m.world.status[n], m.world.decline[n], m.world.gold[n]) == (EMPIRE, 0, 20)


@rule("VIII.B.1", "VI.E.7")
@pytest.mark.parametrize(("decline", "level"), [(0, 1), (1, 2), (2, 2)])
def test_on_the_last_space_it_checks_in_the_status_of_nations_all_the_same(
    on_map: Maker, decline: int, level: int
) -> None:
    """The Decline rises first, and counts; who is in double Decline checks once, not twice (VI.E.11)."""
    m = realm(on_map, 3, 0, [1], decline=decline)
    n = m.nation("persia")
    m.world.age = [12 if i == n else age for i, age in enumerate(m.world.age)]
    m.begin(Ages(n, 1, "VI.E.2"))
    assert m.world.decline[n] == level
    assert len(m.events("empire-check")) == 1
    assert m.modifiers("empire-check") == [(level, "VIII.B.5")]


@rule("VI.E.5", "VI.E.7")
def test_a_card_that_ages_past_the_last_space_brings_decline_and_no_check(on_map: Maker) -> None:
    m = realm(on_map, 3, 0, [])
    n = m.nation("persia")
    m.world.age = [12 if i == n else age for i, age in enumerate(m.world.age)]
    m.begin(Ages(n, 2, "VI.E.3"))
    assert (m.world.decline[n], m.events("empire-check")) == (1, [])


AEDUI = """
turn = 5
seats = ["goth", "persian"]
[nations.franks]
seat = "goth"
status = "kingdom"
age = 3
capital = "Neustria"
areas = ["Gallia Septentrionalis", "Gallia Meridionalis"]
units = { Neustria = "2 infantry" }
[nations.visigoths]
seat = "goth"
status = "kingdom"
age = 3
tie = "{tie}"
lord = "franks"
capital = "Latium"
areas = ["Italia"]
units = { Latium = "2 infantry" }
[nations.britons]
seat = "persian"
role = "active"
status = "kingdom"
tie = "client"
lord = "franks"
units = { Cantium = "infantry" }
"""


@rule("VIII.B.1", "VIII.B.8", "VIII.B.9", "XII.A.4")
@pytest.mark.parametrize("tie", ["vassal", ""])
def test_the_areas_of_vassals_count_and_every_kingdom_has_a_bonus_for_clients(
    on_map: Maker, tie: str
) -> None:
    """The Visigoths hold Italia with Roma in it."""
    text = AEDUI.replace("{tie}", tie) if tie else AEDUI.replace('tie = "{tie}"\nlord = "franks"\n', "")
    m = on_map(text, [1], realm=True)
    m.begin(Ages(m.nation("franks"), 1, "VI.E.2"))
    if tie:
        assert m.modifiers("empire-check") == [(3, "VIII.B.8"), (1, "VIII.B.9")]
    else:
        assert m.events("empire-check") == []
