"""XXVI.B.7 An alliance that ended: nobody stays as a guest before the city of a former ally."""

from aevum.games.invasions.rules.control.provinces import settle
from aevum.games.invasions.rules.control.stance import part
from aevum.games.invasions.rules.vassalage.parting import Parting
from aevum.games.invasions.rules.world.pieces import shift, units_at
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap, ScriptedMap

GUESTS = """
turn = 4
seats = ["roman", "goth"]
acting = ["visigoths"]
allies = [["byzantium", "visigoths"]]

[nations.byzantium]
seat = "roman"
capital = "Thracia"
areas = ["Graecia", "Moesia"]
units = { Thracia = "2 legion" }

[nations.visigoths]
seat = "goth"
horde = "Valachia"
units = { Valachia = "infantry" }
"""


def parted(on_map: OnMap, guest_in: str) -> ScriptedMap:
    m = on_map(GUESTS, realm=True)
    w = m.world
    a, b = m.nation("byzantium"), m.nation("visigoths")
    for unit in units_at(w, m.place("Valachia")):
        shift(w, unit, m.place(guest_in))
    settle(w, m.place(guest_in))
    settle(w, m.place("Valachia"))
    w.moving = 0
    part(w, a, b)
    return m.begin(Parting(a, b))


@rule("XXVI.B.7")
def test_a_guest_leaves_the_city_of_a_former_ally(on_map: OnMap) -> None:
    m = parted(on_map, "Moesia Superior")
    assert m.events("must-part")[0].args == {"people": "visigoths", "place": "Moesia Superior"}
    assert m.at("Moesia Superior") == [] or m.asked() == ("goth", "retreat")
    assert m.owner("Moesia Superior") == "byzantium"


@rule("XXVI.B.7")
def test_so_does_a_leader_who_stayed_there_alone(on_map: OnMap) -> None:
    led = GUESTS + 'leaders = { "Moesia Superior" = "fritigernus" }\n'
    m = on_map(led, realm=True)
    a, b = m.nation("byzantium"), m.nation("visigoths")
    m.world.moving = 0
    part(m.world, a, b)
    m.begin(Parting(a, b))
    assert [event.args["place"] for event in m.events("must-part")] == ["Moesia Superior"]
    if m.ask().key == "escape":
        m.do("escape:Valachia")
    assert m.leader("fritigernus") == "Valachia"
