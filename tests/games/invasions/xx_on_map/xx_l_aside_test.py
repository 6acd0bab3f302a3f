"""XX.L.8, XX.L.9 Those who stand aside of a battle that is still to come, and those who come to it."""

from aevum.games.invasions.rules.control.provinces import settle
from aevum.games.invasions.rules.retreat.rout import ask_leave
from aevum.games.invasions.rules.retreat.withdraw import RETREAT, Withdraw
from aevum.games.invasions.rules.world.pieces import ASIDE, shift, units_at
from aevum.games.invasions.rules.world.world import NOBODY, put
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap, Throws
from tests.games.invasions.xx_on_map.conftest import PlayOn

GAUL = """
turn = 4
seats = ["frank", "burgundian"]
acting = ["franks"]
[nations.franks]
seat = "frank"
status = "kingdom"
units = { Saliens = "4 infantry" }
[nations.burgundians]
seat = "burgundian"
status = "kingdom"
capital = "Rhodanus"
units = { Rhodanus = "infantry", Sequana = "3 infantry" }
"""
PANNONIA = """
turn = 4
seats = ["gepid", "lombard"]
[nations.gepids]
seat = "gepid"
horde = "Tisia"
units = { Tisia = "2 infantry", Dacia = "infantry" }
[nations.lombards]
seat = "lombard"
status = "kingdom"
capital = "Carnuntum"
units = { Carnuntum = "infantry", Savus = "infantry" }
"""


@rule("XX.L.9", "XX.L.8")
def test_those_who_stood_aside_of_the_beaten_garrison_go_with_it(
    on_map: OnMap, play_on: PlayOn, throws: Throws
) -> None:
    m = on_map(GAUL, throws("w - - -", "- -"))
    m.world.march[units_at(m.world, m.place("Sequana"))[0]] |= ASIDE
    m = play_on(m.do("march:Saliens", "go:Sequana"))
    assert [e.args["dice"] for e in m.events("pool")] == [4, 2], "one of the three does not fight"
    assert (m.asked(), m.ask().args["units"]) == (("burgundian", "retreat"), 3)


@rule("XX.L.8", "III.D.8", "III.D.9")
def test_a_horde_does_not_come_to_a_battle_that_is_still_to_come(on_map: OnMap) -> None:
    m = on_map(PANNONIA)
    w, gepids, tisia, dacia = m.world, m.nation("gepids"), m.place("Tisia"), m.place("Dacia")
    shift(w, units_at(w, m.place("Savus"))[0], dacia)
    settle(w, m.place("Savus"))
    settle(w, dacia)
    closed = [p for p in range(w.land.provinces) if w.land.names[p] not in ("Tisia", "Dacia", "Valachia")]
    m.begin(Withdraw(0, gepids, units_at(w, tisia), [], gepids, tisia, RETREAT, [], closed))
    m.do("retreat:Dacia")
    assert m.told("stands-aside") == ["XX.L.8"]
    assert w.land.names[m.world.horde[gepids]] == "Valachia"


STRAIT = """
turn = 5
seats = ["greek", "vandal"]
[nations.byzantium]
seat = "greek"
capital = "Mysia"
areas = ["Asia"]
units = { Thracia = "2 infantry", Mysia = "guard" }
[nations.vandals]
seat = "vandal"
status = "kingdom"
units = { Propontis = "fleet" }
[cities]
Thracia = { level = 0 }
"""


@rule("XXV.F.1")
def test_for_those_whom_nobody_plays_nobody_asks_the_fleet(on_map: OnMap) -> None:
    m = on_map(STRAIT)
    w, thracia, east = m.world, m.place("Thracia"), m.nation("byzantium")
    frames = len(m.state.frames)
    ask_leave(m.state, thracia, units_at(w, thracia), [], [], [])
    assert len(m.state.frames) == frames + 1
    m.state.frames.pop()
    w.seat = put(w.seat, east, NOBODY)
    ask_leave(m.state, thracia, units_at(w, thracia), [], [], [])
    assert len(m.state.frames) == frames
