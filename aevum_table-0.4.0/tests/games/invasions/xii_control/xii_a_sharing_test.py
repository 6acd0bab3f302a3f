"""XII.A Who controls for whom: vassals, federates and allies."""

from aevum.games.invasions.rules.control.provinces import settle
from aevum.games.invasions.rules.control.sharing import sharers, shares
from aevum.games.invasions.rules.control.stance import bind, part
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.land import NO_AREA, land
from aevum.games.invasions.rules.world.pieces import shift, units_at
from aevum.games.invasions.rules.world.world import FREE, NOBODY
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap, ScriptedMap

FOEDUS = """
turn = 4
seats = ["roman", "goth"]
acting = ["rome"]
[nations.rome]
seat = "roman"
areas = ["Italia"]
units = { Latium = "2 legion", Septimania = "legion" }
[nations.visigoths]
seat = "goth"
tie = "federate"
lord = "rome"
foedus = ["Aquitania", "Vendeum"]
horde = "Vendeum"
units = { Aquitania = "infantry", Vasconia = "infantry", Septimania = "2 infantry" }
"""

VASSALS = """
turn = 4
seats = ["one", "two"]
acting = ["huns"]
[nations.huns]
seat = "one"
horde = "Hunnia"
units = { Hunnia = "2 cavalry" }
[nations.gepids]
seat = "two"
tie = "vassal"
lord = "huns"
horde = "Dacia"
units = { Dacia = "2 infantry" }
[nations.alamanni]
seat = "two"
tie = "vassal"
lord = "huns"
horde = "Bavaria"
units = { Bavaria = "2 infantry" }
"""

KINGDOM_VASSAL = """
turn = 4
seats = ["one", "two"]
acting = ["rome"]
[nations.rome]
seat = "one"
areas = ["Italia"]
units = { Latium = "legion", Vienna = "legion" }
[nations.visigoths]
seat = "two"
status = "kingdom"
tie = "vassal"
lord = "rome"
capital = "Garumnum"
areas = ["Gallia Meridionalis"]
units = { Garumnum = "infantry" }
"""

ALLIES = """
turn = 4
seats = ["one", "two"]
acting = ["rome"]
allies = [["rome", "visigoths"]]
[nations.rome]
seat = "one"
areas = ["Italia"]
units = { Latium = "legion", Vienna = "legion", Provincia = "legion" }
[nations.visigoths]
seat = "two"
status = "kingdom"
capital = "Garumnum"
areas = ["Gallia Meridionalis"]
units = { Garumnum = "infantry", Provincia = "2 infantry" }
"""


@rule("XII.A.1", "XII.A.2")
def test_provinces_belong_to_areas_and_areas_are_barbarian_or_civilized() -> None:
    board = land(False)
    homeless = [board.names[p] for p in range(board.provinces) if board.area[p] == NO_AREA]
    assert homeless == ["Kushania"], "its Area is on the extension"
    for isle, area in (("Creta", "Graecia"), ("Balearica", "Hispania"), ("Gothlandia", "Scandinavia")):
        assert board.areas[board.area[board.number(isle)]] == area
    for area, wild in (("Danubius", True), ("Moesia", False)):
        places = board.area_provinces[board.areas.index(area)]
        assert {board.wild[p] for p in places} == {wild}


def named(mask: int) -> set[str]:
    return {name for n, name in enumerate(NATIONS) if mask >> n & 1}


def of_province(m: ScriptedMap, place: str) -> set[str]:
    return named(shares(m.world, m.place(place)))


def of_area(m: ScriptedMap, area: str) -> set[str]:
    return named(sharers(m.world, m.world.land.areas.index(area)))


@rule("XII.A.5", "XXVIII.D.2")
def test_a_foedus_is_the_federators_and_nothing_else_is(on_map: OnMap) -> None:
    m = on_map(FOEDUS)
    assert m.owner("Aquitania") == "rome", "the federate's garrison holds it for him"
    assert m.owner("Vendeum") == "rome", "so does the horde"
    assert m.owner("Vasconia") == "visigoths", "it took that by itself"


@rule("XII.A.6")
def test_a_garrison_of_both_is_the_federators(on_map: OnMap) -> None:
    m = on_map(FOEDUS)
    assert m.owner("Septimania") == "rome"
    w = m.world
    legion = units_at(w, m.place("Latium"))[0]
    shift(w, legion, m.place("Vasconia"))
    settle(w, m.place("Vasconia"))
    assert m.owner("Vasconia") == "rome"


@rule("XII.A.4")
def test_a_suzerain_controls_what_its_vassals_control(on_map: OnMap) -> None:
    m = on_map(VASSALS)
    assert m.owner("Bavaria") == m.holder("Germania") == m.owner("Albis") == "alamanni"
    assert of_province(m, "Bavaria") == of_area(m, "Germania") == {"alamanni", "huns"}
    assert of_province(m, "Hunnia") == {"huns"}


@rule("XII.A.4", "XII.C.3")
def test_hordes_of_vassals_do_not_stand_in_the_way(on_map: OnMap) -> None:
    m = on_map(VASSALS)
    assert m.holder("Danubius") == "huns"
    bind(m.world, NATIONS.index("gepids"), FREE, NOBODY)
    settle(m.world, m.place("Dacia"))
    assert m.holder("Danubius") == "", "two hordes that have nothing to do with each other"


@rule("XII.A.4")
def test_a_suzerain_does_not_take_what_its_vassal_holds(on_map: OnMap) -> None:
    """F39: by the vassal's cities the Empire could claim the Area, but it is the vassal's."""
    m = on_map(KINGDOM_VASSAL)
    assert m.holder("Gallia Meridionalis") == m.owner("Liger") == "visigoths"
    assert of_area(m, "Gallia Meridionalis") == {"visigoths", "rome"}


@rule("XII.A.7", "XII.C.2")
def test_allies_share_the_areas_in_which_they_have_a_holding(on_map: OnMap) -> None:
    m = on_map(ALLIES)
    assert m.holder("Gallia Meridionalis") == "visigoths", "by itself, as before the alliance"
    assert of_area(m, "Gallia Meridionalis") == {"visigoths", "rome"}
    assert of_area(m, "Italia") == {"rome"}
    assert of_province(m, "Provincia") == {"visigoths", "rome"}
    assert of_province(m, "Vienna") == {"rome"}
    part(m.world, NATIONS.index("rome"), NATIONS.index("visigoths"))
    assert of_area(m, "Gallia Meridionalis") == {"visigoths"}


GUESTS = """
turn = 4
seats = ["one", "two"]
acting = ["rome"]
allies = [["rome", "byzantium"]]
[nations.rome]
seat = "one"
areas = ["Italia"]
units = { Latium = "legion", Epirus = "legion", Dardania = "legion" }
[nations.byzantium]
seat = "one"
areas = ["Asia"]
units = { Mysia = "3 legion" }
"""


def send(m: ScriptedMap, start: str, to: str) -> None:
    w = m.world
    shift(w, units_at(w, m.place(start))[0], m.place(to))
    settle(w, m.place(start))
    settle(w, m.place(to))


@rule("XII.A.7")
def test_a_friends_garrison_takes_nothing_from_a_holder_who_is_there(on_map: OnMap) -> None:
    """F39"""
    m = on_map(GUESTS)
    for guest in ("Venetia", "Epirus", "Dardania"):
        send(m, "Mysia", guest)
    assert m.owner("Venetia") == "rome", "it holds the Area"
    assert m.owner("Epirus") == m.owner("Dardania") == "rome", "its legion stands there"
    send(m, "Epirus", "Latium")
    send(m, "Dardania", "Latium")
    assert m.owner("Epirus") == m.owner("Dardania") == "byzantium", "now a friend alone holds them"


@rule("XII.A.7")
def test_a_friends_garrison_never_takes_a_capital(on_map: OnMap) -> None:
    """F220: the capital stands alone in land that its nation does not hold."""
    m = on_map(GUESTS.replace('areas = ["Italia"]', 'areas = ["Italia"]\ncapital = "Epirus"'))
    send(m, "Mysia", "Epirus")
    send(m, "Epirus", "Latium")
    assert [NATIONS[m.world.master[u]] for u in units_at(m.world, m.place("Epirus"))] == ["byzantium"]
    assert m.owner("Epirus") == "rome"
