"""XII Control, friends and neutrals as those who march find them."""

import pytest

from aevum.games.invasions.rules.control.provinces import settle
from aevum.games.invasions.rules.world.pieces import shift, units_at
from aevum.games.invasions.rules.world.world import put
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap, ScriptedMap

DANUBE = """
turn = 4
seats = ["roman", "goth"]
acting = ["{acting}"]
{top}
[nations.byzantium]
seat = "roman"
status = "{status}"
capital = "Thracia"
areas = ["Graecia"]
units = {{ Thracia = "legion", {units} }}
[nations.gepids]
seat = "goth"
{tie}
horde = "Ucraina"
units = {{ {gepids} }}
"""


def danube(on_map: OnMap, **change: str) -> ScriptedMap:
    setting = {
        "acting": "byzantium",
        "top": "",
        "status": "empire",
        "units": 'Tyras = "4 infantry"',
        "gepids": 'Ucraina = "4 infantry"',
        "tie": "",
        **change,
    }
    return on_map(DANUBE.format(**setting)).to_stacks()


@rule("XII.B.1", "XII.B.4")
@pytest.mark.parametrize(("left", "owner"), [(1, "byzantium"), (2, "")])
def test_three_units_hold_barbarian_land_for_the_civilized(on_map: OnMap, left: int, owner: str) -> None:
    m = danube(on_map).do("march:Tyras")
    m.do(*["leave:infantry:byzantium:whole:3"] * left, "go:Valachia", "halt")
    assert (len(m.at("Valachia")), m.owner("Valachia")) == (4 - left, owner)


@rule("XII.B.3")
@pytest.mark.parametrize(("left", "owner"), [(2, "gepids"), (3, "")])
def test_two_units_hold_it_for_barbarians(on_map: OnMap, left: int, owner: str) -> None:
    m = danube(on_map, acting="gepids").do("march:Ucraina")
    m.do(*["leave:infantry:gepids:whole:3"] * left, "go:Hypanis", "halt")
    assert (len(m.at("Hypanis")), m.owner("Hypanis")) == (4 - left, owner)


@rule("XII.B.2", "XII.B.5", "XII.C.5", "XII.C.8")
def test_a_kingdom_that_comes_to_hold_most_provinces_has_the_area_and_all_that_is_empty_in_it(
    on_map: OnMap,
) -> None:
    """Of the seven provinces of Moesia it has three; one unit in a fourth is enough."""
    places = ("Savus", "Naissus", "Tyras")
    units = ", ".join(f'{place} = "2 infantry"' for place in places)
    m = danube(on_map, status="kingdom", units=units)
    assert (m.holder("Moesia"), m.owner("Dardania")) == ("", "")
    m.do("march:Tyras", "leave:infantry:byzantium:whole:3", "go:Moesia Inferior", "halt")
    assert m.holder("Moesia") == "byzantium"
    assert m.owner("Moesia Inferior") == m.owner("Dardania") == m.owner("Epirus") == "byzantium"


@rule("XII.C.6")
def test_the_same_march_brings_an_empire_nothing_as_it_counts_cities(on_map: OnMap) -> None:
    units = ", ".join(f'{place} = "2 infantry"' for place in ("Savus", "Naissus", "Tyras"))
    m = danube(on_map, units=units)
    m.do("march:Tyras", "leave:infantry:byzantium:whole:3", "go:Moesia Inferior", "halt")
    assert (m.owner("Moesia Inferior"), m.holder("Moesia"), m.owner("Dardania")) == ("byzantium", "", "")


@rule("XII.C.3", "III.D.3")
@pytest.mark.parametrize(("other", "holder"), [("", "gepids"), ("Dacia", "")])
def test_a_horde_that_comes_alone_holds_the_area(on_map: OnMap, other: str, holder: str) -> None:
    text = DANUBE.format(
        acting="gepids",
        top="",
        status="empire",
        units='Achaia = "infantry"',
        gepids='Ucraina = "2 infantry"',
        tie="invading = true",
    )
    if other:
        text += f'[nations.huns]\nseat = "roman"\nhorde = "{other}"\nunits = {{ {other} = "2 infantry" }}\n'
    m = on_map(text).to_stacks().do("horde:gepids", "go:Hypanis", "halt")
    assert m.holder("Danubius") == m.owner("Moravia") == holder


@rule("XII.D.2", "XII.D.3", "XII.D.9")
def test_allies_stack(on_map: OnMap) -> None:
    m = danube(on_map, top='allies = [["byzantium", "gepids"]]', gepids='Hypanis = "2 infantry"')
    m.do("march:Tyras", "leave:infantry:byzantium:whole:3", "leave:infantry:byzantium:whole:3")
    m.do("go:Hypanis", "halt")
    assert m.at("Hypanis") == ["byzantium.infantry"] * 2 + ["gepids.infantry"] * 2


@rule("XII.D.2", "XII.D.5", "XII.D.10")
def test_neutrals_let_others_pass_but_do_not_stack(on_map: OnMap) -> None:
    bound = 'tie = "vassal"\nlord = "byzantium"'
    m = danube(on_map, tie=bound, gepids='Hypanis = "2 infantry"').do("march:Tyras", "go:Hypanis")
    assert m.ask().key == "march", "nobody reacts"
    refusal = m.refusal("halt")
    assert (refusal.key, refusal.rule) == ("neutral-end", "XII.D.2")
    m.do("go:Dacia", "halt")
    assert m.at("Dacia") == ["byzantium.infantry"] * 4


@rule("XII.D.2", "XII.D.7", "XII.D.11")
def test_all_others_are_enemies(on_map: OnMap) -> None:
    m = danube(on_map, gepids='Hypanis = "2 infantry"').do("march:Tyras", "go:Hypanis")
    assert m.asked() == ("goth", "flee")


BESIDE_THE_DANUBE = """
turn = 5
seats = ["roman", "goth", "gepid"]
allies = [["byzantium", "gepids"]]
[nations.byzantium]
seat = "roman"
capital = "Thracia"
units = { Thracia = "2 guard" }
[nations.gepids]
seat = "gepid"
areas = ["Moesia"]
units = { Dardania = "infantry" }
[nations.visigoths]
seat = "goth"
horde = "Valachia"
units = { Valachia = "infantry" }
"""


@rule("XII.B.5", "XII.C.1", "XII.C.3", "XII.C.5", "XII.C.8")
def test_an_area_that_one_loses_by_another_may_go_to_a_third(on_map: OnMap) -> None:
    """The only horde takes Moesia from the Gepids; what their allies guarded there falls to them, and so do
    most of its cities."""
    m = on_map(BESIDE_THE_DANUBE)
    shift(m.world, units_at(m.world, m.place("Thracia"))[0], m.place("Epirus"))
    settle(m.world, m.place("Epirus"))
    assert (m.holder("Moesia"), m.owner("Epirus")) == ("gepids", "gepids")
    m.world.horde = put(m.world.horde, m.nation("visigoths"), m.place("Moesia Superior"))
    settle(m.world, m.place("Moesia Superior"))
    assert (m.holder("Moesia"), m.owner("Epirus"), m.owner("Naissus")) == ("byzantium",) * 3
