"""XXVII.B.1 When a client lends a unit, and which it may be."""

from collections.abc import Callable

from aevum.games.invasions.rules.vassalage.clients import ClientsLeave
from aevum.games.invasions.rules.world.pieces import shift, units_at
from aevum.games.invasions.rules.world.world import NOWHERE, put
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap, ScriptedMap
from tests.games.invasions.xxvii_clients.xxvii_b_mercenary_test import PATRON
from tests.narrow import there


@rule("XXVII.B.1")
def test_a_unit_in_foreign_pay_is_on_the_map_and_takes_no_part_in_the_draw(on_map: OnMap) -> None:
    """All counters are in play, one of them with Persia: the kingdom is at full strength."""
    text = PATRON.replace('Adiabene = "infantry"', 'Adiabene = "infantry, armenians.mountain-archer"')
    m = on_map(text, dice=[3])
    (draw,) = m.events("client-draw")
    assert (there(draw.roll).sides, m.ask().args["unit"]) == (3, "cavalry")
    m.do("station:Syria")
    assert "armenians.mountain-archer" in m.at("Adiabene")


@rule("XXVII.B.1", "XXVII.B.3")
def test_its_last_unit_is_lent_too_and_comes_back(on_map: OnMap) -> None:
    """It always lends; what it has left at home does not matter."""
    m = on_map(PATRON.replace("2 mountain-infantry, cavalry", "cavalry"))
    m.do("station:Syria")
    assert (m.at("Armenia"), m.at("Syria")) == ([], ["armenians.cavalry"])
    m.do("done")
    assert m.at("Armenia") == ["armenians.cavalry"]
    assert m.owner("Armenia") == "armenians"


@rule("XXVII.B.1")
def test_each_client_is_looked_at_by_itself(on_map: OnMap) -> None:
    """One has lost a unit and lends none; that does not keep the other from it."""
    more = '\n[nations.iberians]\nseat = "minor"\nrole = "inactive"\nlord = "byzantium"\ntie = "client"\n'
    more += 'capital = "Iberia"\nunits = { Iberia = "2 mountain-archer" }\n'
    text = PATRON.replace("units = { Armenia =", 'reserve = "infantry"\nunits = { Armenia =') + more
    m = on_map(text, dice=[1])
    (draw,) = m.events("client-draw")
    assert draw.args["people"] == "iberians"
    m.do("station:Syria")
    assert m.asked() == ("roman", "stacks")


BRITONS = """
turn = 6
seats = ["roman", "minor"]
acting = ["rome"]
[nations.rome]
seat = "roman"
capital = "Latium"
areas = ["Italia"]
units = { Latium = "legion" }
[nations.britons]
seat = "minor"
lord = "rome"
tie = "client"
status = "kingdom"
capital = "Camulodunum"
units = { Camulodunum = "infantry", Cambria = "infantry" }
"""


@rule("XXVII.B.3", "XXVII.A.6")
def test_an_active_client_says_where_its_unit_comes_home(on_map: Callable[..., ScriptedMap]) -> None:
    """F264: it goes back to its Kingdom, wherever there is room; the capital is offered first."""
    m = on_map(BRITONS, dice=[1]).do("station:Tuscia", "done")
    while m.ask().key != "deploy":
        m.do(m.offered()[0])
    assert (m.asked(), m.ask().rule) == (("minor", "deploy"), "XXVII.B.3")
    assert m.offered()[0] == "station:Camulodunum"
    m.do("station:Cambria")
    assert len(m.at("Cambria")) == 2
    assert m.at("Tuscia") == []


@rule("XXVII.B.3")
def test_a_client_that_has_lost_its_land_leaves_its_unit_where_it_serves(on_map: OnMap) -> None:
    m = on_map(BRITONS, dice=[1]).do("station:Tuscia")
    w, britons = m.world, m.nation("britons")
    for unit in units_at(w, m.place("Camulodunum")) + units_at(w, m.place("Cambria")):
        shift(w, unit, NOWHERE)
    w.capital = put(w.capital, britons, NOWHERE)
    w.owner = [-1 if owner == britons else owner for owner in w.owner]
    m.begin(ClientsLeave(m.nation("rome")))
    assert (m.at("Tuscia"), m.ask().key) == (["britons.infantry"], "stacks")
