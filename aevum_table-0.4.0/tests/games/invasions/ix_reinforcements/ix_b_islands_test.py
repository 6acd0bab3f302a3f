"""IX.B.6 Those who are displaced from an island."""

import pytest

from aevum.games.invasions.rules.reinforcements.havens import on_island
from aevum.games.invasions.rules.world.world import GONE
from aevum.testing import rule
from tests.games.invasions.ix_reinforcements.ix_b_displacement_test import Maker, enter

ISLAND = """
turn = 4
seats = ["roman", "persian"]
[nations.byzantium]
seat = "roman"
capital = "Thracia"
areas = ["Graecia"]
units = {{ Thracia = "2 legion", Creta = "4 infantry"{fleet} }}
[nations.vandals]
seat = "persian"
role = "out"
"""


@rule("IX.B.6")
def test_from_an_island_friendly_fleets_carry_three_each(on_map: Maker) -> None:
    m = on_map(ISLAND.format(fleet=', "Mare Aegeum" = "fleet"'), realm=True)
    enter(m, "vandals", "Creta")
    assert set(m.offered()) == {
        "displace-to:Achaia",
        "displace-to:Macedonia",
        "displace-to:Thessalia",
        "displace-to:Thracia",
        "split:infantry:byzantium:whole",
    }
    assert m.why_not("displace-to:Thracia") is None
    m.do("displace-to:Thessalia")
    assert m.at("Thessalia") == ["byzantium.infantry"] * 3
    assert m.world.place.count(GONE) == 1


@rule("IX.B.6")
def test_without_fleets_nobody_gets_off_an_island(on_map: Maker) -> None:
    m = on_map(ISLAND.format(fleet=""), realm=True)
    enter(m, "vandals", "Creta")
    assert m.at("Creta") == []
    assert m.world.place.count(GONE) == 4
    assert m.world.horde[m.nation("vandals")] == m.place("Creta")


@pytest.mark.parametrize(
    ("place", "island"),
    [("Creta", True), ("Lindum", True), ("Scania", True), ("Achaia", False), ("Cantium", True)],
)
def test_land_behind_straits_is_an_island_whatever_its_size(on_map: Maker, place: str, island: bool) -> None:
    land = on_map(ISLAND.format(fleet=""), realm=True).world.land
    assert on_island(land, land.number(place)) is island


@rule("IX.B.7", "III.D.10")
def test_a_horde_without_a_way_out_is_never_lost(on_map: Maker) -> None:
    m = on_map(ISLAND.format(fleet="") + '[nations.scots]\nseat = "persian"\nhorde = "Cyprus"\n', realm=True)
    enter(m, "vandals", "Cyprus")
    assert m.asked() == ("persian", "stray-horde")
    assert m.offered()[0] == "camp-in:Delta"
    assert len(m.offered()) > 1, "its player says which coast of its sea"
    m.do(m.offered()[-1])
    camp = m.world.horde[m.nation("scots")]
    assert camp not in (m.place("Cyprus"), m.place("Delta"))
    assert any(camp in m.world.land.shores[sea] for sea in m.world.land.seas_of[m.place("Cyprus")])
    assert m.told("horde-moves") == ["III.D.10"]


GADES = """
turn = 5
seats = ["goth", "hun", "roman"]
[nations.visigoths]
seat = "goth"
horde = "Baetica"
units = { Baetica = "2 infantry", Tingitania = "2 infantry" }
[nations.rome]
seat = "roman"
units = { "Sinus Gaditanus" = "fleet" }
[nations.gepids]
seat = "hun"
role = "out"
reserve = "3 infantry"
"""


@rule("XXV.F.1", "IX.B.2")
@pytest.mark.parametrize(("answer", "open_"), [("let-through", True), ("block-strait", False)])
def test_the_displaced_may_ask_to_be_let_over_a_strait(on_map: Maker, answer: str, open_: bool) -> None:
    """F247: from Tingitania towards their horde in Baetica."""
    m = enter(on_map(GADES, realm=True), "gepids", "Tingitania")
    assert (m.asked(), m.ask().rule) == (("goth", "strait-wish"), "XXV.F.1")
    m.do("ask-leave:Sinus Gaditanus")
    assert m.asked() == ("roman", "strait-leave")
    m.do(answer)
    while m.ask().key == "displaced":
        m.do(next((o for o in m.offered() if o.endswith("Hispalensis")), m.offered()[0]))
    assert (m.at("Hispalensis") == ["visigoths.infantry"] * 2) == open_
    assert m.world.leaves == []


TWO_SEAS = """
turn = 4
seats = ["roman", "persian"]
[nations.rome]
seat = "roman"
capital = "Latium"
areas = ["Italia", "Africa"]
units = { Balearica = "5 infantry", "Sinus Gallicus" = "fleet", "Mare Mauretanicum" = "fleet" }
[nations.vandals]
seat = "persian"
role = "out"
"""


@rule("IX.B.6")
def test_who_left_over_one_sea_takes_no_room_in_the_ships_of_another(on_map: Maker) -> None:
    m = enter(on_map(TWO_SEAS, realm=True), "vandals", "Balearica")
    m.do("displace-to:Liguria")
    assert m.at("Liguria") == ["rome.infantry"] * 3
    assert "displace-to:Corsica" not in m.offered(), "the ships of the Gallic Sea are full"
    m.do("displace-to:Utica")
    assert m.at("Utica") == ["rome.infantry"] * 2
    assert m.world.place.count(GONE) == 0


@rule("IX.B.6")
def test_a_coast_of_two_seas_is_reached_over_both(on_map: Maker) -> None:
    m = enter(on_map(TWO_SEAS.replace('capital = "Latium"\n', ""), realm=True), "vandals", "Balearica")
    m.do("displace-to:Sardinia")
    assert m.at("Sardinia") == ["rome.infantry"] * 4, "as many as have room there"
    assert {"displace-to:Liguria", "displace-to:Utica"} <= set(m.offered())
    m.do("displace-to:Utica")
    assert m.world.place.count(GONE) == 0
