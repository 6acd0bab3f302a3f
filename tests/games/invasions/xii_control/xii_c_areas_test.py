"""XII.C Control of an Area: by hordes, by provinces, by cities, and whose claim is the better one."""

import pytest

from aevum.games.invasions.rules.control.provinces import conquer, settle
from aevum.games.invasions.rules.control.sharing import joint_holders, sharers, shares, total_control
from aevum.games.invasions.rules.troops import EMPIRE as IMPERIAL
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.vassalage.parting import leave_alliance
from aevum.games.invasions.rules.world.pieces import shift, units_at
from aevum.games.invasions.rules.world.world import NOBODY, put
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap, ScriptedMap

HEAD = 'turn = 4\nseats = ["one", "two", "three"]\nacting = ["huns"]\n'
FAR = '[nations.huns]\nseat = "three"\nunits = { Volga = "cavalry" }\n'


def nation(name: str, seat: str, units: str, more: str = "") -> str:
    return f'[nations.{name}]\nseat = "{seat}"\nunits = {{ {units} }}\n{more}\n'


def setup(*nations: str, top: str = "") -> str:
    return HEAD + top + FAR + "".join(nations)


def garrisons(*places: str, count: int = 1) -> str:
    return ", ".join(f'"{place}" = "{count} infantry"' for place in places)


GOTHS = nation("visigoths", "one", garrisons("Tisia", count=2), 'horde = "Tisia"')
GEPIDS = nation("gepids", "two", garrisons("Dacia", count=2), 'horde = "Dacia"')


@rule("XII.C.3", "III.D.3")
def test_the_only_horde_holds_an_area(on_map: OnMap) -> None:
    m = on_map(setup(GOTHS))
    assert m.holder("Danubius") == m.owner("Dacia") == "visigoths"


@rule("XII.C.3", "III.D.3")
def test_a_second_horde_ends_it(on_map: OnMap) -> None:
    m = on_map(setup(GOTHS, GEPIDS))
    assert m.holder("Danubius") == m.owner("Bohemia") == ""
    assert (m.owner("Tisia"), m.owner("Dacia")) == ("visigoths", "gepids")


@rule("XII.C.3", "XII.C.2")
def test_an_allied_horde_does_not(on_map: OnMap) -> None:
    m = on_map(setup(GOTHS, GEPIDS, top='allies = [["visigoths", "gepids"]]\n'))
    assert m.holder("Danubius") in ("visigoths", "gepids")


@rule("XII.C.2")
def test_until_the_allies_part(on_map: OnMap) -> None:
    m = on_map(setup(GOTHS, GEPIDS, top='allies = [["visigoths", "gepids"]]\n'))
    leave_alliance(m.table.state, NATIONS.index("gepids"), "XXVI.B.7")
    assert (m.holder("Danubius"), m.owner("Tisia"), m.owner("Dacia")) == ("", "visigoths", "gepids")


@rule("XII.C.3")
def test_a_horde_holds_a_civilized_area_too(on_map: OnMap) -> None:
    m = on_map(setup(nation("visigoths", "one", garrisons("Savus"), 'horde = "Savus"')))
    assert m.holder("Moesia") == m.owner("Epirus") == "visigoths"


@rule("XII.C.4")
@pytest.mark.parametrize(("provinces", "holder"), [(3, ""), (4, "visigoths")])
def test_barbarians_hold_a_civilized_area_by_most_provinces(
    on_map: OnMap, provinces: int, holder: str
) -> None:
    places = ["Savus", "Naissus", "Dardania", "Tyras"][:provinces]
    m = on_map(setup(nation("visigoths", "one", garrisons(*places))))
    assert m.holder("Moesia") == holder
    assert m.owner("Moesia Inferior") == holder


@rule("XII.C.4")
def test_most_provinces_do_not_give_them_a_barbarian_area(on_map: OnMap) -> None:
    places = ["Armenia Minor", "Azeria", "Lacyzia", "Colchis"]
    m = on_map(setup(nation("visigoths", "one", garrisons(*places, count=2))))
    assert m.owner("Azeria") == "visigoths"
    assert m.holder("Caucasus") == ""


@rule("XII.C.4", "XII.B.5")
@pytest.mark.parametrize(("areas", "holder"), [("provinces", "visigoths"), ("garrisons", "")])
def test_barbarians_keep_a_civilized_area_without_garrisons_everywhere(
    on_map: OnMap, areas: str, holder: str
) -> None:
    """F38: like Kingdoms; a table may choose that only provinces with their men count."""
    goths = nation("visigoths", "one", garrisons("Savus", "Naissus", "Dardania", "Tyras"))
    m = on_map(setup(goths), areas=areas)
    leave(m, "Tyras", "Volga")
    assert m.holder("Moesia") == m.owner("Tyras") == holder


@rule("XII.C.4")
@pytest.mark.parametrize(("areas", "holder"), [("provinces", "visigoths"), ("garrisons", "")])
def test_what_a_table_chose_of_garrisons_holds_from_the_start(on_map: OnMap, areas: str, holder: str) -> None:
    goths = nation("visigoths", "one", garrisons("Savus"), 'areas = ["Moesia"]')
    m = on_map(setup(goths), areas=areas)
    assert m.holder("Moesia") == m.owner("Tyras") == holder


@rule("XII.C.3", "XII.C.4", "XII.B.5")
def test_a_horde_takes_an_area_that_other_barbarians_have_without_men(on_map: OnMap) -> None:
    """F38: the Goths have left Moesia, and keep it until the horde of the Gepids comes."""
    goths = nation("visigoths", "one", garrisons("Savus"), 'horde = "Savus"')
    m = on_map(setup(goths, GEPIDS))
    w = m.world
    w.camps[m.place("Savus")] = 0
    w.camps[m.place("Volga")] |= 1 << NATIONS.index("visigoths")
    w.horde = put(w.horde, NATIONS.index("visigoths"), m.place("Volga"))
    leave(m, "Savus", "Volga")
    assert m.holder("Moesia") == m.owner("Dardania") == "visigoths"
    w.camps[m.place("Dacia")] = 0
    w.camps[m.place("Savus")] |= 1 << NATIONS.index("gepids")
    w.horde = put(w.horde, NATIONS.index("gepids"), m.place("Savus"))
    leave(m, "Dacia", "Savus")
    assert m.holder("Moesia") == m.owner("Dardania") == "gepids"


@rule("XII.C.4", "XII.C.3")
def test_most_provinces_beat_the_only_horde(on_map: OnMap) -> None:
    """F38"""
    many = nation("gepids", "two", garrisons("Naissus", "Dardania", "Tyras", "Moesia Inferior"))
    m = on_map(setup(nation("visigoths", "one", garrisons("Savus"), 'horde = "Savus"'), many))
    assert m.holder("Moesia") == "gepids"


@rule("XII.C.5")
@pytest.mark.parametrize(("provinces", "holder"), [(3, ""), (4, "persia")])
def test_kingdoms_hold_an_area_by_most_provinces(on_map: OnMap, provinces: int, holder: str) -> None:
    """D3: six provinces, so that half are not enough."""
    places = ["Azeria", "Armenia Minor", "Lacyzia", "Colchis"][:provinces]
    m = on_map(setup(nation("persia", "one", garrisons(*places, count=3))))
    assert m.holder("Caucasus") == holder


@rule("XII.C.5", "XII.B.5")
def test_a_kingdom_keeps_an_area_without_garrisons_everywhere(on_map: OnMap) -> None:
    persia = nation("persia", "one", garrisons("Savus", "Naissus", "Dardania", "Tyras"))
    m = on_map(setup(persia))
    leave(m, "Tyras", "Naissus")
    assert m.holder("Moesia") == m.owner("Tyras") == "persia"


@rule("XII.C.6")
@pytest.mark.parametrize(("cities", "holder"), [(("Epirus",), ""), (("Epirus", "Moesia Superior"), "rome")])
def test_empires_hold_an_area_by_most_cities(on_map: OnMap, cities: tuple[str, ...], holder: str) -> None:
    m = on_map(setup(nation("rome", "one", garrisons(*cities))))
    assert m.holder("Moesia") == holder


@rule("XII.C.6")
def test_an_empire_has_no_use_for_an_area_without_cities(on_map: OnMap) -> None:
    places = ["Tisia", "Dacia", "Valachia", "Moravia", "Bohemia"]
    m = on_map(setup(nation("rome", "one", garrisons(*places, count=3))))
    assert m.owner("Tisia") == "rome"
    assert m.holder("Danubius") == ""
    m.world.level = put(m.world.level, m.place("Bohemia"), 1)
    settle(m.world, m.place("Bohemia"))
    assert m.holder("Danubius") == "rome", "until one is founded there"


EMPIRE = nation("rome", "one", garrisons("Epirus", "Moesia Superior"))
KINGDOM = nation("persia", "two", garrisons("Savus", "Naissus", "Dardania", "Tyras"))
HORDE = nation("visigoths", "three", garrisons("Moesia Inferior"), 'horde = "Moesia Inferior"')


@rule("XII.C.1", "III.D.3")
@pytest.mark.parametrize(
    ("nations", "holder"),
    [
        ((EMPIRE, KINGDOM, HORDE), "rome"),
        ((EMPIRE, KINGDOM), "rome"),
        ((EMPIRE, HORDE), "rome"),
        ((KINGDOM, HORDE), "persia"),
        ((HORDE,), "visigoths"),
    ],
)
def test_whose_claim_is_the_better_one(on_map: OnMap, nations: tuple[str, ...], holder: str) -> None:
    assert on_map(setup(*nations)).holder("Moesia") == holder


TWO = (
    nation("persia", "one", garrisons("Savus", "Naissus")),
    nation("franks", "two", garrisons("Dardania", "Tyras"), 'status = "kingdom"'),
)


@rule("XII.C.2")
def test_allies_pool_their_holdings(on_map: OnMap) -> None:
    assert on_map(setup(*TWO)).holder("Moesia") == ""
    m = on_map(setup(*TWO, top='allies = [["persia", "franks"]]\n'))
    assert m.holder("Moesia") in ("persia", "franks")


FEDERATE = """
[nations.rome]
seat = "one"
areas = ["Italia"]
units = { Latium = "legion" }
[nations.visigoths]
seat = "two"
tie = "federate"
lord = "rome"
foedus = ["Savus", "Naissus"]
horde = "Savus"
units = { Savus = "infantry", Naissus = "infantry" }
"""


@rule("XII.C.3", "XXVIII.D.2")
def test_a_federates_horde_claims_nothing_but_counts_against_others(on_map: OnMap) -> None:
    """F38"""
    assert on_map(setup(FEDERATE)).holder("Moesia") == ""
    lone = nation("gepids", "three", garrisons("Dardania"), 'horde = "Dardania"')
    assert on_map(setup(FEDERATE, lone)).holder("Moesia") == ""
    assert on_map(setup(lone)).holder("Moesia") == "gepids"


@rule("XII.C.7")
def test_total_control(on_map: OnMap) -> None:
    m = on_map(setup(EMPIRE))
    w, rome = m.world, NATIONS.index("rome")
    moesia = w.land.areas.index("Moesia")
    assert total_control(w, moesia, rome)
    w.revolt = put(w.revolt, m.place("Savus"), 1)
    assert not total_control(w, moesia, rome), "a province in revolt is hostile (XII.D.12)"
    assert m.owner("Savus") == "rome"
    w.revolt = put(w.revolt, m.place("Savus"), 0)
    leave(m, "Volga", "Savus")
    assert m.holder("Moesia") == "rome"
    assert not total_control(w, moesia, rome), "an enemy in a province without a city"


@rule("XII.C.7")
def test_total_control_needs_every_city(on_map: OnMap) -> None:
    empire = nation("rome", "one", garrisons("Lydia", "Mysia"), 'areas = ["Asia"]')
    m = on_map(setup(empire))
    w, rome = m.world, NATIONS.index("rome")
    asia = w.land.areas.index("Asia")
    assert total_control(w, asia, rome)
    leave(m, "Volga", "Bythinia")
    conquer(w, m.place("Bythinia"), NATIONS.index("huns"))
    assert m.holder("Asia") == "rome"
    assert not total_control(w, asia, rome)
    leave(m, "Bythinia", "Volga")
    assert m.owner("Bythinia") == "rome", "empty again, it follows the Area (XII.C.8)"
    assert total_control(w, asia, rome)


@rule("XII.C.7")
def test_total_control_is_for_empires(on_map: OnMap) -> None:
    m = on_map(setup(KINGDOM))
    w = m.world
    assert m.holder("Moesia") == "persia"
    assert not total_control(w, w.land.areas.index("Moesia"), NATIONS.index("persia"))


@rule("XII.C.7")
def test_total_control_is_for_who_holds_the_area_and_allies_who_share_it(on_map: OnMap) -> None:
    m = on_map(setup(EMPIRE))
    w, rome, byzantium = m.world, NATIONS.index("rome"), NATIONS.index("byzantium")
    moesia, asia = w.land.areas.index("Moesia"), w.land.areas.index("Asia")
    w.status = put(w.status, byzantium, IMPERIAL)
    assert not total_control(w, moesia, byzantium), "no ally of Rome"
    assert w.area_owner[asia] == NOBODY
    assert not total_control(w, asia, rome), "nobody holds it"
    assert (sharers(w, asia), joint_holders(w, m.place("Lydia")), shares(w, m.place("Lydia"))) == (0, 0, 0)
    assert sharers(w, moesia) == 1 << rome


def leave(m: ScriptedMap, start: str, to: str) -> None:
    w = m.world
    shift(w, units_at(w, m.place(start))[0], m.place(to))
    settle(w, m.place(start))
    settle(w, m.place(to))


@rule("XII.C.1", "XII.C.2")
def test_two_empires_together_beat_a_kingdom_that_holds_most_provinces(on_map: OnMap) -> None:
    """They share the two cities of Moesia; the Franks have the four provinces without any."""
    romans = nation("rome", "one", garrisons("Epirus"))
    persians = nation("persia", "two", garrisons("Moesia Superior"))
    franks = nation(
        "franks", "three", garrisons("Dardania", "Naissus", "Savus", "Tyras"), 'status = "kingdom"'
    )
    m = on_map(setup(romans, persians, franks, top='allies = [["rome", "persia"]]\n'))
    assert m.holder("Moesia") in ("rome", "persia")
    assert on_map(setup(romans, persians, franks)).holder("Moesia") == "franks"
