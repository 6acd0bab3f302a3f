"""XII.B Control of a province: how many units it takes, where, and whose."""

import pytest

from aevum.games.invasions.rules.control.provinces import conquer, settle
from aevum.games.invasions.rules.control.stance import ally
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.pieces import shift, units_at
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap, ScriptedMap

ONE = """
turn = 4
seats = ["one", "two"]
[nations.huns]
seat = "two"
units = {{ Volga = "cavalry" }}
[nations.{nation}]
seat = "one"
{status}
units = {{ {place} = "{units}" }}
"""

EASTERN = """
turn = 4
seats = ["one", "two"]
acting = ["byzantium"]
[nations.byzantium]
seat = "one"
areas = ["Asia"]
units = { Lydia = "2 legion", Mysia = "legion" }
[nations.persia]
seat = "two"
areas = ["Mesopotamia"]
capital = "Chaldea"
units = { Chaldea = "infantry", Melitene = "infantry", Armenia = "3 infantry" }
"""


def one(nation: str, place: str, units: str, status: str = "", horde: str = "") -> str:
    extra = (f'status = "{status}"\n' if status else "") + (f'horde = "{horde}"' if horde else "")
    return ONE.format(nation=nation, place=f'"{place}"', units=units, status=extra)


@rule("XII.B.2")
@pytest.mark.parametrize(("nation", "status"), [("franks", ""), ("franks", "kingdom"), ("rome", "")])
def test_one_unit_holds_a_civilized_province(on_map: OnMap, nation: str, status: str) -> None:
    assert on_map(one(nation, "Aquitania", "infantry", status)).owner("Aquitania") == nation


@rule("XII.B.3", "XII.B.4")
@pytest.mark.parametrize(
    ("nation", "status", "units", "holds"),
    [
        ("franks", "", 1, False),
        ("franks", "", 2, True),
        ("franks", "kingdom", 2, False),
        ("franks", "kingdom", 3, True),
        ("rome", "", 2, False),
        ("rome", "", 3, True),
    ],
)
def test_barbarian_land_takes_more(on_map: OnMap, nation: str, status: str, units: int, holds: bool) -> None:
    m = on_map(one(nation, "Saxonia", f"{units} infantry", status))
    assert m.owner("Saxonia") == (nation if holds else "")


@rule("XII.B.3")
@pytest.mark.parametrize(("horde", "holds"), [("Saxonia", True), ("Aquitania", False)])
def test_a_horde_stands_for_one_of_two_units(on_map: OnMap, horde: str, holds: bool) -> None:
    m = on_map(one("franks", "Saxonia", "infantry", horde=horde))
    assert (m.owner("Saxonia") == "franks") is holds


HORDE_ALONE = """
turn = 4
seats = ["one", "two"]
[nations.franks]
seat = "one"
horde = "Aquitania"
units = { Saxonia = "infantry" }
[nations.rome]
seat = "two"
areas = ["Gallia Meridionalis"]
"""


@rule("XII.B.2", "III.D.8")
def test_a_horde_alone_holds_no_province(on_map: OnMap) -> None:
    """The Area is Rome's by its cities, so that the horde gets nothing through it."""
    m = on_map(HORDE_ALONE)
    assert m.holder("Gallia Meridionalis") == m.owner("Vendeum") == "rome"
    assert m.owner("Aquitania") == ""


LIMES = """
turn = 4
seats = ["one", "two"]
[nations.rome]
seat = "one"
units = { Rhenus = "2 legion" }
limites = ["Lotharingia", "Rhenus"]
[nations.huns]
seat = "two"
units = { Volga = "cavalry" }
"""


@rule("XII.B.2", "XII.B.4")
def test_a_limes_holds_land_like_a_unit(on_map: OnMap) -> None:
    """F37"""
    m = on_map(LIMES)
    assert m.owner("Lotharingia") == "rome"
    assert m.owner("Rhenus") == "rome", "two legions and a Limes are three"
    assert on_map(LIMES.replace("2 legion", "legion")).owner("Rhenus") == "", "one and a Limes are two"


@rule("XII.B.5", "XII.C.8")
def test_empty_provinces_go_with_the_area(on_map: OnMap) -> None:
    m = on_map(EASTERN)
    assert [m.owner(p) for p in ("Lycia", "Cyprus", "Bythinia")] == ["byzantium"] * 3
    assert [m.owner(p) for p in ("Cilicia", "Anatolia")] == ["", ""], "Cappadocia is nobody's"


def move(m: ScriptedMap, start: str, to: str, count: int = 1) -> None:
    w = m.world
    for unit in units_at(w, m.place(start))[:count]:
        shift(w, unit, m.place(to))
    settle(w, m.place(start))
    settle(w, m.place(to))


@rule("XII.B.1")
def test_who_is_opposed_gains_nothing_and_loses_nothing(on_map: OnMap) -> None:
    m = on_map(EASTERN)
    move(m, "Chaldea", "Mysia")
    assert m.owner("Mysia") == "byzantium"
    move(m, "Melitene", "Lycia")
    assert m.owner("Lycia") == "persia", "nobody opposes it there"


@rule("XII.B.6", "III.F.1")
def test_a_city_changes_hands_only_by_siege(on_map: OnMap) -> None:
    m = on_map(EASTERN)
    w = m.world
    move(m, "Lydia", "Cyprus", 2)
    move(m, "Chaldea", "Lydia")
    assert m.owner("Lydia") == "byzantium", "the invader stands before Ephesos"
    conquer(w, m.place("Lydia"), NATIONS.index("persia"))
    assert m.owner("Lydia") == "persia", "province and city go together"


@rule("XII.B.7")
def test_a_city_left_alone_follows_its_area(on_map: OnMap) -> None:
    m = on_map(EASTERN)
    move(m, "Lydia", "Cyprus", 2)
    move(m, "Chaldea", "Lydia")
    move(m, "Lydia", "Anatolia")
    assert m.owner("Lydia") == "byzantium", "who holds the Area has it back"
    move(m, "Cyprus", "Melitene", 2)
    move(m, "Melitene", "Cyprus", 3)
    assert m.owner("Melitene") == "", "the besieged army is gone, the city held, and the Area is nobody's"


@rule("XII.B.5")
def test_a_capital_does_not_follow_the_area(on_map: OnMap) -> None:
    """F37"""
    m = on_map(EASTERN)
    for start, city in (("Lydia", "Adiabene"), ("Lydia", "Artemita"), ("Mysia", "Assyria")):
        move(m, start, city)
        conquer(m.world, m.place(city), NATIONS.index("byzantium"))
    move(m, "Chaldea", "Melitene")
    assert m.holder("Mesopotamia") == "byzantium"
    assert m.owner("Euphrates") == "byzantium"
    assert m.owner("Chaldea") == "persia"


@rule("XII.B.4", "III.F.1")
def test_a_city_in_barbarian_land_is_held_by_one_unit(on_map: OnMap) -> None:
    """F37"""
    m = on_map(EASTERN)
    assert m.owner("Armenia") == "persia"
    move(m, "Armenia", "Azeria", 2)
    assert m.owner("Armenia") == "persia"
    assert m.owner("Azeria") == "", "two are too few where no city is"


@rule("XII.B.4")
@pytest.mark.parametrize(
    ("horde", "units", "owner"), [("Dacia", 1, "visigoths"), ("", 1, ""), ("", 2, "visigoths")]
)
def test_in_the_wild_a_horde_stands_for_one_of_two_units(
    on_map: OnMap, horde: str, units: int, owner: str
) -> None:
    text = 'turn = 2\nseats = ["goth", "other"]\n[nations.visigoths]\nseat = "goth"\n'
    text += (f'horde = "{horde}"\n' if horde else "") + f'units = {{ Dacia = "{units} infantry" }}\n'
    text += '[nations.gepids]\nseat = "other"\nhorde = "Carpathia"\nunits = { Carpathia = "2 infantry" }\n'
    assert on_map(text).owner("Dacia") == owner


ALLIED = """
turn = 4
seats = ["one", "two"]
[nations.byzantium]
seat = "one"
capital = "Thracia"
units = {{ Thracia = "legion", Cilicia = "{own}" }}
[nations.persia]
seat = "two"
capital = "Chaldea"
units = {{ Chaldea = "infantry", Babylonia = "3 infantry" }}
"""


@rule("XII.B.1", "XXVI.B.6")
@pytest.mark.parametrize("own", [1, 2, 3])
def test_a_larger_garrison_of_an_ally_takes_no_province_from_who_stands_there(
    on_map: OnMap, own: int
) -> None:
    """F39: nobody holds the Area; the Persians come in with more, as many, or fewer."""
    m = on_map(ALLIED.format(own=f"{own} legion"))
    w, place = m.world, m.place("Cilicia")
    ally(w, m.nation("byzantium"), m.nation("persia"))
    assert m.owner("Cilicia") == "byzantium"
    for unit in units_at(w, m.place("Babylonia")):
        shift(w, unit, place)
    settle(w, place)
    assert m.owner("Cilicia") == "byzantium"
    for unit in units_at(w, place):
        if w.master[unit] == m.nation("byzantium"):
            shift(w, unit, m.place("Thracia"))
    settle(w, place)
    assert m.owner("Cilicia") == "persia", "where the holder left, its ally holds it"
