"""X.D Caravans."""

from typing import Any

import pytest

from aevum.games.invasions.rules.events.caravans import Caravans, stops
from aevum.games.invasions.rules.events.public import PublicEvent
from aevum.games.invasions.rules.hands.deck import EVENTS
from aevum.games.invasions.rules.pillage import KIND, MARKERS
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.land import land
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap

LANDS = """
turn = 2
seats = ["roman", "persian", "goth"]
acting = ["byzantium"]
[nations.byzantium]
seat = "roman"
units = { Aegyptus = "legion", Tripolitania = "legion", Thracia = "legion" }
[nations.persia]
seat = "persian"
units = { Rhagae = "infantry", Media = "infantry" }
[nations.alans]
seat = "goth"
horde = "Siraces"
units = { Siraces = "2 heavy-cavalry" }
"""
TOGETHER = """
turn = 5
seats = ["persian", "goth"]
allies = [["persia", "franks"]]
[nations.persia]
seat = "persian"
status = "kingdom"
units = { Rhagae = "3 infantry", Media = "infantry" }
[nations.franks]
seat = "goth"
status = "kingdom"  # franks
units = { Rhagae = "infantry", Treveria = "infantry" }
[nations.visigoths]
seat = "goth"
status = "kingdom"
units = { Aegyptus = "infantry" }
"""
BYZANTIUM, PERSIA, ALANS = (NATIONS.index(name) for name in ("byzantium", "persia", "alans"))
PLAIN, DICE, SHORTAGE = 7, 23, 22
"""Markers: 2 gold; 3 gold and a private event; 1 gold and a public one."""


def caravans(on_map: OnMap, *dice: int, rich: bool = False) -> Any:
    m = on_map(LANDS, realm=True)
    if rich:
        m.begin(PublicEvent(EVENTS.index("caravan"), 0))
    m.table.state.script = list(dice)
    return m.begin(Caravans())


def gold(m: Any) -> list[int]:
    return [m.world.gold[n] for n in (BYZANTIUM, PERSIA, ALANS)]


@rule("X.D.1")
def test_the_provinces_with_caravans() -> None:
    names = land(False).names
    assert sorted(names[p] for p in stops(land(False))) == ["Aegyptus", "Rhagae", "Siraces", "Tripolitania"]


@rule("X.D.2", "X.D.3", "X.D.4")
@pytest.mark.parametrize(
    ("die", "place", "paid"),
    [
        (1, "Aegyptus", [6, 1]),
        (2, "Aegyptus", [6, 1]),
        (3, "Rhagae", [2, 5]),
        (7, "Rhagae", [2, 5]),
        (10, "Tripolitania", [6, 1]),
    ],
)
def test_one_caravan_is_exceptional(on_map: OnMap, die: int, place: str, paid: list[int]) -> None:
    m = caravans(on_map, die)
    assert m.events("caravan-exceptional")[0].args == {"place": place}
    assert gold(m)[:2] == paid
    assert m.events("caravan-roll")[0].roll.sides == 10


@rule("XVI.E.5")
def test_a_revolt_does_not_stop_them(on_map: OnMap) -> None:
    m = on_map(LANDS, [3], realm=True)
    m.world.revolt = [1] * len(m.world.revolt)
    assert gold(m.begin(Caravans()))[:2] == [2, 5]


@rule("X.D.5")
@pytest.mark.parametrize(("die", "paid"), [(1, [15, 5]), (3, [10, 10])])
def test_the_event_makes_them_rich(on_map: OnMap, die: int, paid: list[int]) -> None:
    m = caravans(on_map, die, rich=True)
    assert gold(m)[:2] == paid
    assert m.told("caravans-rich") == ["X.D.5"]


@rule("X.D.6", "X.D.9")
@pytest.mark.parametrize(("die", "looted"), [(2, 2), (1, 0)])
def test_barbarians_may_loot_on_a_passed_check(on_map: OnMap, die: int, looted: int) -> None:
    m = caravans(on_map, 1, *([die, PLAIN] if looted else [die]))
    assert (m.asked(), m.offered()) == (("goth", "loot-caravan"), ["loot-caravan", "spare-caravan"])
    m.do("loot-caravan")
    assert gold(m)[2] == looted, "and no caravan pays them"
    assert m.told("caravan-looted" if looted else "caravan-escapes") == ["X.D.6"]


@rule("X.D.6")
def test_they_may_let_it_pass(on_map: OnMap) -> None:
    assert gold(caravans(on_map, 1).do("spare-caravan"))[2] == 0


@rule("X.D.7")
@pytest.mark.parametrize("die", [8, 9])
def test_an_exceptional_caravan_needs_no_check(on_map: OnMap, die: int) -> None:
    m = caravans(on_map, die, PLAIN).do("loot-caravan")
    assert (m.events("caravan-check"), m.told("caravan-looted")) == ([], ["X.D.7"])
    assert gold(m)[2] == 2


@rule("X.D.8")
def test_in_a_rich_year_two_markers_are_drawn(on_map: OnMap) -> None:
    m = caravans(on_map, 8, PLAIN, PLAIN, rich=True).do("loot-caravan")
    assert len(m.events("draws-pillage")) == 2
    assert gold(m)[2] == 4


@rule("X.D.9", "XXIV.D.4")
def test_a_public_event_on_the_marker_is_resolved_at_once(on_map: OnMap) -> None:
    m = caravans(on_map, 8, SHORTAGE).do("loot-caravan")
    assert m.asked() == ("goth", "public-event")
    m.do("hit-nation:byzantium")
    assert gold(m) == [0, 1, 1]
    assert sorted(m.table.state.pool) == MARKERS, "it went back"


@rule("X.D.9", "XXIV.D.5", "X.B.2")
def test_a_private_event_on_the_marker_is_kept(on_map: OnMap) -> None:
    m = caravans(on_map, 8, DICE).do("loot-caravan")
    assert KIND[DICE] == "private"
    assert m.realm.marker_at[DICE] == 2
    assert m.table.state.kept == [0, 0, 1]


@rule("X.D.2", "X.D.3", "XXVI.B.6")
@pytest.mark.parametrize(
    ("die", "rich", "persia", "franks", "visigoths"),
    [(1, False, 1, 1, 5), (3, False, 3, 3, 1), (3, True, 5, 5, 5), (1, True, 3, 3, 10)],
)
def test_allies_who_hold_the_province_together_divide_the_caravan(
    on_map: OnMap, die: int, rich: bool, persia: int, franks: int, visigoths: int
) -> None:
    """Persians and Franks stand in Rhagae, Goths alone in Aegyptus; halves are rounded up."""
    m = on_map(TOGETHER, realm=True)
    if rich:
        m.begin(PublicEvent(EVENTS.index("caravan"), 0))
    m.table.state.script = [die]
    m.begin(Caravans())
    found = [m.world.gold[m.nation(name)] for name in ("persia", "franks", "visigoths")]
    assert found == [persia, franks, visigoths]


@rule("X.D.2", "XXVI.B.6")
def test_the_part_of_a_barbarian_ally_is_lost(on_map: OnMap) -> None:
    m = on_map(TOGETHER.replace('status = "kingdom"  # franks', 'horde = "Treveria"'), [3], realm=True)
    m.begin(Caravans())
    assert [m.world.gold[m.nation(name)] for name in ("persia", "franks")] == [3, 0]
