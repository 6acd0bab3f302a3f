"""III.D.9, XX.L Two hordes in a province that is lost: one goes with the units, the other by itself."""

from typing import Any

from aevum.games.invasions import GAME
from aevum.games.invasions.rules.retreat.rout import push_retreats
from aevum.games.invasions.rules.world.pieces import commanded_at
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap

HORDES = """
turn = 4
seats = ["gepid", "lombard"]
allies = [["gepids", "herules"]]
[nations.gepids]
seat = "gepid"
horde = "Tisia"
units = { Tisia = "2 infantry" }
[nations.herules]
seat = "gepid"
horde = "Tisia"
units = { Tisia = "infantry" }
[nations.lombards]
seat = "lombard"
status = "kingdom"
capital = "Carnuntum"
units = { Carnuntum = "infantry", Savus = "4 infantry" }
"""


def beaten(on_map: OnMap, with_units: bool) -> Any:
    m = on_map(HORDES)
    w, tisia = m.world, m.place("Tisia")
    nations = [m.nation("gepids"), m.nation("herules")]
    units = commanded_at(w, tisia, sum(1 << n for n in nations)) if with_units else []
    push_retreats(m.table.state, tisia, units, [], nations, [], [])
    GAME.advance(m.table.state)
    return m


def camps(m: Any) -> list[str]:
    return [m.world.land.names[m.world.horde[m.nation(n)]] for n in ("gepids", "herules")]


@rule("III.D.9")
def test_the_second_horde_goes_after_the_units_and_the_first(on_map: OnMap) -> None:
    m = beaten(on_map, True)
    assert (m.asked(), m.ask().args["units"]) == (("gepid", "retreat"), 3)
    m.do("retreat:Hypanis")
    assert camps(m) == ["Hypanis", "Tisia"]
    assert (m.asked(), m.ask().args["people"], m.ask().args["units"]) == (("gepid", "retreat"), "herules", 0)
    m.do("retreat:Dacia")
    assert camps(m) == ["Hypanis", "Dacia"]
    assert len(m.at("Hypanis")) == 3


@rule("III.D.9")
def test_without_units_each_horde_goes_by_itself(on_map: OnMap) -> None:
    m = beaten(on_map, False)
    asked = []
    for to in ("Hypanis", "Dacia"):
        asked.append(m.ask().args["people"])
        m.do(f"retreat:{to}")
    assert sorted(asked) == ["gepids", "herules"]
    assert sorted(camps(m)) == ["Dacia", "Hypanis"]


TWO_SEATS = """
turn = 5
seats = ["roman", "frank", "goth", "vandal"]
allies = [["rome", "franks"], ["rome", "visigoths"]]
[nations.rome]
seat = "roman"
capital = "Latium"
areas = ["Italia"]
units = { Latium = "guard", Garumnum = "2 legion" }
leaders = { Garumnum = "stilicho" }
[nations.franks]
seat = "frank"
status = "kingdom"
capital = "Treveria"
units = { Treveria = "infantry", Garumnum = "infantry" }
leaders = { Garumnum = "clodio" }
[nations.visigoths]
seat = "goth"
status = "kingdom"
capital = "Carpetania"
units = { Carpetania = "infantry" }
leaders = { Garumnum = "theodericus-i" }
[nations.vandals]
seat = "vandal"
status = "kingdom"
units = { Africa = "infantry" }
"""


@rule("XX.L.4", "III.C.9")
def test_each_seat_leads_its_own_and_a_guest_goes_with_the_first(on_map: OnMap) -> None:
    m = on_map(TWO_SEATS)
    place = m.place("Garumnum")
    units = commanded_at(m.world, place, -1)
    leaders = [i for i, at in enumerate(m.world.leader_place) if at == place]
    assert len(leaders) == 3
    push_retreats(m.table.state, place, units, leaders, [], [], [])
    GAME.advance(m.table.state)
    assert (m.asked(), m.ask().args["units"]) == (("roman", "retreat"), 2)
    to = m.offered()[0].removeprefix("retreat:")
    m.table.choose("roman", f"retreat:{to}")
    assert (m.leader("stilicho"), m.leader("theodericus-i"), m.leader("clodio")) == (to, to, "Garumnum")
    assert (m.asked(), m.ask().args["units"]) == (("frank", "retreat"), 1)
    there = next(option for option in m.offered() if option not in (f"retreat:{to}",))
    m.table.choose("frank", there)
    assert m.leader("clodio") == there.removeprefix("retreat:")
    assert m.at("Garumnum") == []
