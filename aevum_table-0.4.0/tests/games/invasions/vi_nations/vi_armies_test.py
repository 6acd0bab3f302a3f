"""VI Nations that have land and no army, or an army and no land, are nations still."""

from aevum.games.invasions.rules.counsel.step import DiplomacyStep
from aevum.games.invasions.rules.events.public import PublicEvent
from aevum.games.invasions.rules.hands.deck import EVENTS
from aevum.games.invasions.rules.military.phase import MilitaryPhase
from aevum.games.invasions.rules.status.step import StatusStep
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap

BARE = """
turn = 4
seats = ["roman", "minor", "goth"]
acting = ["visigoths"]
[nations.byzantium]
seat = "roman"
age = 3
capital = "Thracia"
areas = ["Graecia", "Oriens"]
[nations.armenians]
seat = "minor"
role = "inactive"
lord = "byzantium"
tie = "client"
capital = "Armenia"
units = { Armenia = "2 mountain-infantry, cavalry" }
[nations.visigoths]
seat = "goth"
status = "kingdom"
age = 2
units = { Dacia = "2 infantry" }
"""


@rule("IV.0.10", "VI.G.1", "XXVII.B.2")
def test_an_empire_without_an_army_is_activated_and_has_its_clients_help(on_map: OnMap) -> None:
    m = on_map(BARE, dice=[3], realm=True)
    m.state.frames = []
    m.begin(MilitaryPhase()).to_stacks()
    assert m.asked() == ("goth", "stacks")
    m.do("done")
    while m.ask().key != "deploy":
        m.do(m.offered()[-1])
    assert [event.args["people"] for event in m.events("activates")][-2:] == ["visigoths", "byzantium"]
    m.do("station:Syria")
    assert m.at("Syria") == ["armenians.cavalry"]


@rule("VI.E.2")
def test_a_kingdom_that_has_but_an_army_ages(on_map: OnMap) -> None:
    m = on_map(BARE, realm=True)
    assert m.owner("Dacia") == ""
    m.begin(StatusStep())
    assert [m.world.age[m.nation(people)] for people in ("visigoths", "byzantium")] == [3, 4]


@rule("XXX.A.6", "IV.0.7")
def test_an_empire_without_an_army_draws_its_diplomacy_card(on_map: OnMap) -> None:
    m = on_map(BARE, dice=[1], realm=True).begin(DiplomacyStep())
    assert [event.args for event in m.events("draws-diplomacy")] == [{"people": "byzantium", "cards": 1}]


@rule("X.B.4", "X.B.6")
def test_events_find_an_empire_without_an_army(on_map: OnMap) -> None:
    m = on_map(BARE, realm=True).begin(PublicEvent(EVENTS.index("earthquake"), 2))
    assert [event.args["people"] for event in m.events("event-hits")] == ["byzantium"]
    assert m.asked() == ("goth", "event-city")
