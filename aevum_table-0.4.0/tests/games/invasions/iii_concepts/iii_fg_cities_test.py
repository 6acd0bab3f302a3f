"""III.F.7, III.G.5, III.G.6 How cities grow, and what a capital is proof against."""

import pytest

from aevum.engine import BadData
from aevum.games.invasions.rules.cities import grow, why_no_heresy, why_no_revolt, why_not_grow
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap
from tests.narrow import there

MAP = """
turn = 1
seats = ["persian"]

[nations.persia]
seat = "persian"
capital = "Chaldea"
areas = ["Mesopotamia"]
units = { Chaldea = "infantry" }
"""


@rule("III.F.7", "III.F.2")
def test_a_site_becomes_a_city_and_grows_to_the_third_level(on_map: OnMap) -> None:
    m = on_map(MAP)
    w, place = m.world, m.place("Lotharingia")
    for level in (1, 2, 3):
        assert why_not_grow(w, place) is None
        grow(w, place)
        assert w.level[place] == level
    assert there(why_not_grow(w, place)).rule == "III.F.7"
    assert there(why_not_grow(w, m.place("Cappadocia"))).key == "no-site"


@rule("III.G.5")
def test_the_province_of_a_capital_does_not_revolt(on_map: OnMap) -> None:
    m = on_map(MAP)
    assert there(why_no_revolt(m.world, m.place("Chaldea"))).rule == "III.G.5"
    assert why_no_revolt(m.world, m.place("Babylonia")) is None


@rule("III.G.5")
def test_nor_does_a_set_up_make_it_revolt(on_map: OnMap) -> None:
    with pytest.raises(BadData, match=r"Chaldea.*III\.G\.5"):
        on_map(MAP + "\n[cities.Chaldea]\nrevolt = 1\n")


@rule("III.G.6")
def test_its_area_is_safe_from_calamities_but_not_from_events(on_map: OnMap) -> None:
    w = on_map(MAP).world
    mesopotamia, italia = w.land.areas.index("Mesopotamia"), w.land.areas.index("Italia")
    assert there(why_no_heresy(w, mesopotamia, calamity=True)).rule == "III.G.6"
    assert why_no_heresy(w, mesopotamia, calamity=False) is None
    assert why_no_heresy(w, italia, calamity=True) is None
