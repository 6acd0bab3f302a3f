"""XXXIII.C.5, XI.F.3, XIV.I Income from beyond the map, and sites that recover Area by Area."""

from collections.abc import Callable

import pytest

from aevum.games.invasions.rules.income.items import forecast
from aevum.games.invasions.rules.income.recovery import LootRecovery
from aevum.games.invasions.rules.income.sites import SiteRecovery
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.world.world import put
from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedMap

Maker = Callable[..., ScriptedMap]

EAST = """
turn = 4
seats = ["persian", "roman"]
[nations.persia]
seat = "persian"
age = 5
capital = "Chaldea"
areas = [{areas}]
units = {{ Chaldea = "infantry" }}
[nations.rome]
seat = "roman"
age = 5
capital = "Latium"
areas = ["Italia", "Africa"]
units = {{ Latium = "legion" }}
"""


@rule("XXXIII.C.5", "XXXIII.C.4")
@pytest.mark.parametrize(("areas", "gold"), [('"Mesopotamia", "Persis"', [2]), ('"Mesopotamia"', [])])
def test_the_box_beyond_the_map_pays_two_to_the_holder_of_persis(
    on_map: Maker, areas: str, gold: list[int]
) -> None:
    m = on_map(EAST.format(areas=areas), realm=True)
    for name, expected in (("persia", gold), ("rome", [])):
        items = forecast(state_of(m), m.nation(name))
        assert [item.value for item in items if item.rule == "XXXIII.C.5"] == expected


def state_of(m: ScriptedMap) -> InvasionsState:
    assert isinstance(m.table.state, InvasionsState)
    return m.table.state


def pillaged(m: ScriptedMap, *names: str) -> ScriptedMap:
    for marker, name in enumerate(names, 3):
        assert m.world.level[m.place(name)] == 0
        m.world.pillaged = put(m.world.pillaged, m.place(name), marker)
    return m


def marked(m: ScriptedMap) -> list[str]:
    return sorted(m.world.land.names[p] for p, marker in enumerate(m.world.pillaged) if marker)


def sites_of(m: ScriptedMap, area: str) -> list[str]:
    land = m.world.land
    places = land.area_provinces[land.areas.index(area)]
    return [land.names[p] for p in places if not m.world.level[p]]


@rule("XI.F.3")
def test_in_each_area_two_sites_recover_by_choice(on_map: Maker) -> None:
    m = on_map(EAST.format(areas='"Mesopotamia"'), realm=True)
    for p, owner in enumerate(m.world.owner):
        if owner == m.nation("rome") and m.place("Latium") != p:
            m.world.level = put(m.world.level, p, 0)
    italian, african = sites_of(m, "Italia")[:3], sites_of(m, "Africa")[:3]
    pillaged(m, *italian, *african)
    m.begin(SiteRecovery(m.nation("rome")))
    asked = []
    while m.ask().key == "site-recovery":
        asked.append((m.ask().args["area"], m.ask().args["left"]))
        m.table.choose("roman", m.offered()[0])
    assert sorted(asked) == sorted([("Italia", 2), ("Italia", 1), ("Africa", 2), ("Africa", 1)])
    assert len(marked(m)) == 2
    assert len(m.events("site-recovers")) == 4


@rule("XI.F.3")
@pytest.mark.parametrize("count", [1, 2])
def test_one_or_two_recover_unasked(on_map: Maker, count: int) -> None:
    m = on_map(EAST.format(areas='"Mesopotamia"'), realm=True)
    for p in m.world.land.area_provinces[m.world.land.areas.index("Africa")]:
        m.world.level = put(m.world.level, p, 0)
    pillaged(m, *sites_of(m, "Africa")[:count])
    before = len(state_of(m).pool)
    m.begin(SiteRecovery(m.nation("rome")))
    assert (marked(m), len(state_of(m).pool)) == ([], before + count)


@rule("XI.F.3", "XIV.I.3")
def test_others_do_not_mend_what_they_do_not_hold(on_map: Maker) -> None:
    m = on_map(EAST.format(areas='"Mesopotamia"'), realm=True)
    for p in m.world.land.area_provinces[m.world.land.areas.index("Africa")]:
        m.world.level = put(m.world.level, p, 0)
    (site,) = sites_of(m, "Africa")[:1]
    pillaged(m, site)
    m.begin(LootRecovery(m.nation("persia")))
    assert marked(m) == [site]
    m.begin(LootRecovery(m.nation("rome"), 1 << m.world.land.areas.index("Africa")))
    assert marked(m) == [site], "the Area has had its turn"
    m.begin(LootRecovery(m.nation("rome")))
    assert marked(m) == []
