"""IX.C, IX.D What is told of those who come, and what is not."""

import pytest

from aevum.games.invasions.rules.leaders import LEADERS
from aevum.games.invasions.rules.reinforcements.leaders import bring_leader
from aevum.games.invasions.rules.reinforcements.levy import Levy
from aevum.games.invasions.rules.reinforcements.vanished import Vanished
from aevum.games.invasions.rules.state import InvasionsState
from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedMap
from tests.games.invasions.ix_reinforcements.ix_c_leaders_test import GOTHS as LED
from tests.games.invasions.ix_reinforcements.ix_d_units_test import GOTHS, MIXED, Maker, goths


def bring(m: ScriptedMap, leader: int, place: int) -> None:
    assert isinstance(m.table.state, InvasionsState)
    bring_leader(m.table.state, leader, place)


@rule("IX.D.1")
def test_units_alike_are_told_together(on_map: Maker) -> None:
    m = goths(on_map, [2, 1], ["cavalry", "archer"], [])
    told = [(e.args["unit"], e.args["units"], e.args["place"], e.rule) for e in m.events("reinforced")]
    assert told == [("cavalry", 2, "Dacia", "IX.D.1"), ("archer", 1, "Dacia", "IX.D.1")]
    assert m.events("levy-replaced") == []


@rule("IX.D.5")
@pytest.mark.parametrize(
    ("wanted", "reserve", "told"),
    [(1, "infantry", 0), (2, "infantry", 1), (2, "2 infantry", 0), (3, "2 infantry", 1)],
)
def test_a_spent_reserve_is_told_where_more_was_due(
    on_map: Maker, wanted: int, reserve: str, told: int
) -> None:
    m = goths(on_map, [wanted], [""], [], reserve)
    assert len(m.events("reserve-spent")) == told


def test_the_one_unit_of_every_turn_is_missed_in_silence(on_map: Maker) -> None:
    """IX.D.3"""
    m = on_map(GOTHS.format(reserve="infantry"), realm=True)
    m.begin(Levy(m.nation("visigoths"), [1], [""])).begin(Levy(m.nation("visigoths"), [1], [""]))
    assert (len(m.events("reinforced")), m.events("reserve-spent")) == (1, [])


@rule("IX.D.5", "IX.D.6")
def test_named_and_unnamed_units_add_up(on_map: Maker) -> None:
    m = goths(on_map, [1, 2], ["archer", ""], [])
    assert (m.asked(), m.ask().args["units"]) == (("goth", "levy-types"), 2)
    assert set(m.offered()) == {"levy:2:0:0:0", "levy:1:1:0:0", "levy:1:0:1:0"}


@rule("XXIX.F.2", "XXVIII.E.2")
@pytest.mark.parametrize(("tie", "units"), [("vassal", 1), ("federate", 3)])
def test_of_those_who_are_bound_only_vassals_get_less(on_map: Maker, tie: str, units: int) -> None:
    text = GOTHS.format(reserve=MIXED).replace("gold = 30", f'gold = 30\ntie = "{tie}"\nlord = "huns"')
    m = on_map(text, realm=True)
    m.begin(Levy(m.nation("visigoths"), [1, 2], ["archer", "cavalry"]))
    if tie == "vassal":
        m.do(m.offered()[0])
    assert sum(int(str(e.args["units"])) for e in m.events("reinforced")) == units


def test_a_leader_comes_rested_and_the_rex_steps_aside_once(on_map: Maker) -> None:
    m = on_map(LED)
    n = LEADERS.index("fritigernus")
    m.world.leader_used[n] = 3
    bring(m, n, m.place("Valachia"))
    assert (m.leader("fritigernus"), m.world.leader_used[n]) == ("Valachia", 0)
    assert [e.args["leader"] for e in m.events("leader-steps-aside")] == ["rex-of-the-visigoths"]
    assert m.leader("magister-orientis") == "Thracia", "who is of another nation"
    bring(m, LEADERS.index("athanaricus"), m.place("Dacia"))
    assert len(m.events("leader-steps-aside")) == 1


def test_an_intrinsic_leader_drives_nobody_away(on_map: Maker) -> None:
    """IX.C.4"""
    m = on_map(LED.replace("magister-orientis", "valens"))
    bring(m, LEADERS.index("magister-orientis"), m.place("Macedonia"))
    assert (m.leader("valens"), m.events("leader-steps-aside")) == ("Thracia", [])


SERVING = """
turn = 6
seats = ["roman", "hun", "goth"]
[nations.rome]
seat = "roman"
capital = "Latium"
areas = ["Italia"]
units = {{ Latium = "legion", {place} = "{units}" }}
[nations.huns]
seat = "hun"
horde = "Tisia"
units = {{ Tisia = "horse-archer" }}
[nations.gepids]
seat = "goth"
role = "out"
"""


@rule("IX.G.1", "IX.G.2", "XII.B.5")
@pytest.mark.parametrize(
    ("place", "units", "owner"),
    [("Apulia", "gepids.infantry", "rome"), ("Hispalensis", "gepids.infantry", "")],
)
def test_the_last_of_a_vanished_people_leave_their_service(
    on_map: Maker, place: str, units: str, owner: str
) -> None:
    m = on_map(SERVING.format(place=place, units=units), realm=True)
    m.begin(Vanished(m.nation("gepids")))
    assert (m.at(place), m.owner(place)) == ([], owner)
    (event,) = m.events("last-of-vanished")
    assert (event.args["people"], event.args["place"], event.rule) == ("rome", place, "IX.G.1")


@rule("IX.G.2")
def test_a_fleet_of_a_vanished_people_leaves_too(on_map: Maker) -> None:
    m = on_map(SERVING.format(place='"Mare Adriaticum"', units="gepids.fleet"), realm=True)
    m.begin(Vanished(m.nation("gepids")))
    assert m.at("Mare Adriaticum") == []


@rule("XXV.A.1", "XXV.A.3")
def test_of_two_ships_the_one_without_a_berth_does_not_come(on_map: Maker) -> None:
    text = GOTHS.format(reserve="2 fleet").replace("Dacia", "Holsatia")
    land = on_map(text).world.land
    first, *others = [land.names[sea] for sea in land.seas_of[land.number("Holsatia")]]
    fleets = ", ".join([f'"{first}" = "3 fleet"', *(f'"{name}" = "4 fleet"' for name in others)])
    m = on_map(text.replace('Valachia = "infantry"', fleets), realm=True)
    m.begin(Levy(m.nation("visigoths"), [2], ["fleet"]))
    assert len(m.at(first)) == 4
    assert [event.args["units"] for event in m.events("reinforced")] == [1]
    assert m.ask().key != "launch"
