"""XIX.A.1, XIX.B.1, XXXIV.0.2 Who may react to a stack that comes in, and in which groups."""

from typing import Any

import pytest

from aevum.games.invasions.rules.reaction.opponents import (
    asked_seats,
    camps,
    garrisons,
    interceptors,
    of_seat,
    opponents,
)
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.pieces import members
from aevum.games.invasions.rules.world.world import INACTIVE, NOBODY, put
from tests.games.invasions.conftest import OnMap

GAUL = """
turn = 5
seats = ["roman", "frank", "goth", "vandal"]
allies = {allies}
[nations.rome]
seat = "roman"
capital = "Latium"
areas = ["Italia"]
units = {{ Latium = "legion", {rome} }}
leaders = {{ {leaders} }}
[nations.franks]
seat = "frank"
status = "kingdom"
capital = "Treveria"
units = {{ Treveria = "infantry", {franks} }}
[nations.visigoths]
seat = "goth"
status = "kingdom"
capital = "Carpetania"
units = {{ Carpetania = "infantry", {goths} }}
[nations.vandals]
seat = "vandal"
status = "kingdom"
capital = "Africa"
units = {{ Africa = "2 infantry" }}
"""
TOGETHER = '[["rome", "franks"]]'


def gaul(
    on_map: OnMap,
    rome: str = "",
    franks: str = "",
    goths: str = "",
    allies: str = TOGETHER,
    leaders: str = "",
) -> Any:
    text = GAUL.format(rome=rome, franks=franks, goths=goths, allies=allies, leaders=leaders)
    return on_map(text.replace(",  }", " }"))


def names(mask: int) -> list[str]:
    return [NATIONS[n] for n in members(mask)]


def test_the_controller_is_the_opponent_whoever_else_stands_there(on_map: OnMap) -> None:
    m = gaul(on_map, 'Garumnum = "2 legion"', 'Garumnum = "infantry"')
    w, place, vandals = m.world, m.place("Garumnum"), m.nation("vandals")
    w.owner[place] = m.nation("rome")
    assert names(opponents(w, place, vandals)) == ["rome"]
    assert names(interceptors(w, place, vandals)) == ["franks", "rome"], "with its allies"


@pytest.mark.parametrize("why", ["inactive", "unseated"])
def test_the_inactive_and_the_unseated_do_not_intercept(on_map: OnMap, why: str) -> None:
    m = gaul(on_map, 'Garumnum = "2 legion"', 'Garumnum = "infantry"')
    w, franks = m.world, m.nation("franks")
    if why == "inactive":
        w.role = put(w.role, franks, INACTIVE)
    else:
        w.seat = put(w.seat, franks, NOBODY)
    assert names(interceptors(w, m.place("Garumnum"), m.nation("vandals"))) == ["rome"]


def test_where_nobody_controls_all_enemies_there_are_opponents(on_map: OnMap) -> None:
    m = gaul(on_map, 'Garumnum = "2 legion"', 'Garumnum = "infantry"')
    w, place = m.world, m.place("Garumnum")
    w.owner[place] = NOBODY
    assert names(opponents(w, place, m.nation("vandals"))) == ["franks", "rome"]
    assert names(opponents(w, m.place("Septimania"), m.nation("vandals"))) == []


def test_a_hostile_limes_is_an_opponent_too(on_map: OnMap) -> None:
    m = gaul(on_map)
    w, place = m.world, m.place("Garumnum")
    w.limes = put(w.limes, place, m.nation("rome"))
    assert names(opponents(w, place, m.nation("vandals"))) == ["rome"]
    assert names(opponents(w, place, m.nation("franks"))) == [], "not to its ally"


def test_the_controller_is_asked_first_then_the_others_in_order(on_map: OnMap) -> None:
    m = gaul(on_map, 'Garumnum = "2 legion"', 'Garumnum = "infantry"')
    w, place = m.world, m.place("Garumnum")
    side = 1 << m.nation("franks") | 1 << m.nation("rome") | 1 << m.nation("visigoths")
    w.owner[place] = m.nation("rome")
    assert asked_seats(w, side, place) == [0, 1, 2]
    w.owner[place] = m.nation("visigoths")
    assert asked_seats(w, side, place) == [2, 1, 0]
    w.owner[place] = m.nation("vandals")
    assert asked_seats(w, side, place) == [1, 2, 0], "who is not of the side is not asked"
    assert names(of_seat(w, side, 1)) == ["franks"]


def test_camps_are_near_enough_and_of_the_side(on_map: OnMap) -> None:
    m = gaul(on_map, 'Septimania = "legion"', 'Aquitania = "infantry"', 'Provincia = "infantry"')
    w = m.world
    found = camps(w, m.place("Garumnum"), 1 << m.nation("rome") | 1 << m.nation("franks"))
    assert {w.land.names[p] for p in found} >= {"Septimania", "Aquitania"}
    assert not {"Provincia", "Latium", "Africa"} & {w.land.names[p] for p in found}


@pytest.mark.parametrize(("allies", "groups"), [(TOGETHER, [["franks"], ["rome"]]), ("[]", [["rome"]])])
def test_garrisons_flee_seat_by_seat(on_map: OnMap, allies: str, groups: list[list[str]]) -> None:
    franks = 'Garumnum = "infantry"' if len(groups) > 1 else ""
    m = gaul(on_map, 'Garumnum = "2 legion"', franks, allies=allies)
    found = garrisons(m.world, m.place("Garumnum"), m.nation("vandals"))
    assert [names(group) for group in found] == groups


def test_a_leader_without_units_goes_with_his_hosts(on_map: OnMap) -> None:
    m = gaul(on_map, "", 'Garumnum = "infantry"', leaders='Garumnum = "stilicho"')
    found = garrisons(m.world, m.place("Garumnum"), m.nation("vandals"))
    assert [names(group) for group in found] == [["franks", "rome"]]


HOSTS = """
turn = 5
seats = ["frank", "roman", "vandal"]
allies = [["rome", "franks"], ["rome", "visigoths"], ["franks", "visigoths"]]
[nations.rome]
seat = "roman"
units = { Latium = "legion" }
leaders = { Garumnum = "stilicho" }
[nations.franks]
seat = "frank"
status = "kingdom"
units = { Garumnum = "infantry" }
[nations.visigoths]
seat = "roman"
status = "kingdom"
units = { Garumnum = "infantry" }
[nations.vandals]
seat = "vandal"
status = "kingdom"
units = { Africa = "2 infantry" }
"""


def test_with_those_of_his_own_player_if_he_can(on_map: OnMap) -> None:
    m = on_map(HOSTS)
    found = garrisons(m.world, m.place("Garumnum"), m.nation("vandals"))
    assert [names(group) for group in found] == [["franks"], ["visigoths", "rome"]]
