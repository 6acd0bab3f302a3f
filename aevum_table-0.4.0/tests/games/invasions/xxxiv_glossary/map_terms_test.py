"""XXXIV Terms of the map: stacks, empty and rural provinces, friendly cities; and III.B, III.C on the map."""

from aevum.games.invasions.rules.control.attitude import EMPTY, FRIENDLY, HOSTILE, attitude, rural
from aevum.games.invasions.rules.control.provinces import NOT_ONE, occupant
from aevum.games.invasions.rules.leaders import GENERAL, INTRINSIC, KING, LEADERS, RANK
from aevum.games.invasions.rules.troops import NATIONS
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap

FRONTIER = """
turn = 2
seats = ["goth", "roman"]
acting = ["visigoths", "rome"]
allies = [["rome", "byzantium"]]
raids = ["picts"]

[nations.visigoths]
seat = "goth"
horde = "Dacia"
units = { Dacia = "4 heavy-cavalry", Valachia = "2 infantry" }
leaders = { Dacia = "fritigernus" }

[nations.picts]
seat = "goth"
role = "raider"
reserve = "2 mountain-infantry"
raids_from = "Caledonia"

[nations.rome]
seat = "roman"
capital = "Latium"
areas = ["Italia", "Britannia"]
units = { Latium = "guard, legion" }
leaders = { Latium = "gratianus, caesar" }

[nations.byzantium]
seat = "roman"
capital = "Thracia"
areas = ["Graecia", "Moesia"]
units = { Thracia = "legion", "Mare Aegeum" = "fleet" }
leaders = { Thracia = "valens" }
limites = ["Moesia Superior"]
"""
GOTHS = NATIONS.index("visigoths")


@rule("XXXIV.0.3")
def test_a_stack_is_what_stands_together(on_map: OnMap) -> None:
    m = on_map(FRONTIER, dice=[1]).to_stacks().do("march:Dacia")
    assert m.ask().args["units"] == 4
    assert "leave-leader:fritigernus" in m.offered()


@rule("XXXIV.0.4")
def test_a_province_is_occupied_unopposed_when_nobody_else_is_there(on_map: OnMap) -> None:
    m = on_map(FRONTIER, dice=[1]).to_stacks()
    assert occupant(m.world, m.place("Valachia")) == GOTHS
    m.do("march:Dacia", "go:Valachia", "go:Moesia Superior")
    assert occupant(m.world, m.place("Moesia Superior")) == NOT_ONE


@rule("XXXIV.0.5")
def test_a_city_is_friendly_when_its_province_is(on_map: OnMap) -> None:
    w = on_map(FRONTIER, dice=[1]).world
    thracia = w.land.number("Thracia")
    assert attitude(w, NATIONS.index("byzantium"), thracia) == FRIENDLY
    assert attitude(w, GOTHS, thracia) == HOSTILE


@rule("XXXIV.0.6", "XXXIV.0.7")
def test_empty_and_rural_provinces(on_map: OnMap) -> None:
    w = on_map(FRONTIER, dice=[1]).world
    inferior, achaia = w.land.number("Moesia Inferior"), w.land.number("Achaia")
    assert (attitude(w, GOTHS, inferior), attitude(w, GOTHS, achaia)) == (EMPTY, EMPTY)
    assert (rural(w, inferior), rural(w, achaia)) == (True, False)


@rule("XXXIV.0.1")
def test_all_raids_are_over_before_the_first_nation_acts(on_map: OnMap) -> None:
    keys = [event.key for event in on_map(FRONTIER, dice=[1]).table.log]
    assert keys.index("raid-roll") < keys.index("activates")


@rule("III.B.11", "III.B.12")
def test_a_limes_stands_in_its_province_and_a_fleet_on_its_sea(on_map: OnMap) -> None:
    m = on_map(FRONTIER, dice=[1]).to_stacks().do("march:Dacia", "go:Valachia", "go:Moesia Superior", "none")
    assert m.ask().key == "stacks"  # it stops them
    assert m.at("Mare Aegeum") == ["byzantium.fleet"]


@rule("III.C.1", "III.C.8", "III.C.17")
def test_two_leaders_of_a_nation_may_be_in_play_with_a_rank_each(on_map: OnMap) -> None:
    m = on_map(FRONTIER, dice=[1])
    assert m.leader("gratianus") == m.leader("caesar") == "Latium"
    assert INTRINSIC[LEADERS.index("caesar")]
    assert not INTRINSIC[LEADERS.index("gratianus")]
    assert RANK[LEADERS.index("caesar")] == GENERAL
    assert RANK[LEADERS.index("fritigernus")] == KING
