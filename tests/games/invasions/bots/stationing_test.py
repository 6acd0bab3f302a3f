"""The bot says where units and leaders go that come by themselves: of the inactive, of clients, of ships."""

from aevum.games.invasions.bots.marshal.ties import deploy
from aevum.games.invasions.bots.steward.reinforcing import post_leader
from aevum.games.invasions.rules.reinforcements.leaders import Leaders
from aevum.games.invasions.rules.reinforcements.step import Reinforced
from tests.games.invasions.conftest import OnMap, ScriptedMap
from tests.games.invasions.ix_reinforcements.ix_e_minor_test import SCLAVENI, armenia
from tests.games.invasions.xxvii_clients.xxvii_b_strength_test import BRITONS


def stationed(m: ScriptedMap) -> str:
    assert m.ask().key == "deploy"
    found = deploy(m.state, m.ask())
    assert f"{found.key}:{found.args['place']}" in m.offered()
    return str(found.args["place"])


def test_of_a_minor_kingdom(on_map: OnMap) -> None:
    m = armenia(on_map, [2])
    m.world.owner[m.place("Armenia Minor")] = m.nation("armenians")
    stationed(m.begin(Reinforced(m.nation("armenians"))))


def test_of_inactive_barbarians(on_map: OnMap) -> None:
    m = on_map(SCLAVENI.format(units=4), realm=True)
    m.world.moving = 0
    stationed(m.begin(Reinforced(m.nation("sclaveni"))))


def test_of_a_client_that_comes_home(on_map: OnMap) -> None:
    m = on_map(BRITONS, dice=[1]).do("station:Tuscia", "done")
    while m.ask().key != "deploy":
        m.do(m.offered()[0])
    assert stationed(m) in ("Camulodunum", "Cambria")


AFLOAT = """
turn = 2
seats = ["roman"]
[nations.byzantium]
seat = "roman"
capital = "Thracia"
units = { Thracia = "2 legion", "Mare Siculum" = "fleet" }
leaders = { "Mare Siculum" = "magister-orientis" }
"""


def test_of_a_leader_aboard(on_map: OnMap) -> None:
    """He may stay at sea (IX.C.1), but nobody follows him there."""
    m = on_map(AFLOAT)
    m.begin(Leaders(m.nation("byzantium")))
    assert m.offered()[:2] == ["post:Mare Siculum", "post:Thracia"]
    assert post_leader(m.state, m.ask()).args["place"] == "Thracia"
