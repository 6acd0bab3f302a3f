"""VI, VII Where the figures of ageing and of young realms begin and end."""

from collections.abc import Callable

import pytest

from aevum.games.invasions.rules.control.stance import HOSTILE, NEUTRAL, refresh_stances, stance
from aevum.games.invasions.rules.status.ageing import Ages
from aevum.games.invasions.rules.status.checks import becomes_kingdom
from aevum.games.invasions.rules.status.decline import DeclineRises, lower_decline
from aevum.games.invasions.rules.status.empire import BecomesEmpire
from aevum.games.invasions.rules.status.kingdom import BecomesKingdom, FoundsCapital
from aevum.games.invasions.rules.status.step import StatusStep
from aevum.games.invasions.rules.troops import EMPIRE
from aevum.games.invasions.rules.world.world import ACTIVE, put
from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedMap
from tests.games.invasions.vi_nations.vi_status_step_test import TEXT
from tests.games.invasions.vii_kingdom.kingdom_test import goths, holding

Maker = Callable[..., ScriptedMap]


@rule("VII.C.3")
@pytest.mark.parametrize(("gold", "items"), [(9, []), (10, [(-1, "VII.C.3")]), (20, [(-2, "VII.C.3")])])
def test_each_ten_gold_help(on_map: Maker, gold: int, items: list[tuple[int, str]]) -> None:
    m = goths(on_map, [1], gold=gold)
    becomes_kingdom(m.state, m.nation("ostrogoths"))
    assert m.modifiers("kingdom-check") == items


@rule("VII.C.4")
def test_who_has_no_horde_is_in_no_barbarian_area(on_map: Maker) -> None:
    m = goths(on_map, [1], horde="Dacia")
    m.world.horde = put(m.world.horde, m.nation("ostrogoths"), -1)
    becomes_kingdom(m.state, m.nation("ostrogoths"))
    assert m.modifiers("kingdom-check") == []


@rule("VII.D.3", "VIII.C.4")
@pytest.mark.parametrize(
    ("turn", "founded", "earns"), [(1, 0, 0), (6, 0, 0), (6, 4, 0), (6, 5, 1), (6, 6, 0)]
)
def test_only_in_the_turn_after_its_founding_a_realm_is_young(
    on_map: Maker, turn: int, founded: int, earns: int
) -> None:
    m = on_map(TEXT.format(franks=1), realm=True)
    m.world.turn = turn
    m.realm.founded = put(m.realm.founded, m.nation("persia"), founded)
    m.begin(StatusStep())
    assert len(m.events("earns-gold")) == earns


@rule("VII.D.1", "XVIII.H.1")
def test_a_new_kingdom_invades_no_more(on_map: Maker) -> None:
    m = goths(on_map, [])
    n = m.nation("ostrogoths")
    m.world.invading = put(m.world.invading, n, 1)
    m.begin(BecomesKingdom(n))
    assert m.world.invading[n] == 0
    m.do("take-faith:arian")
    assert m.events("takes-faith") == [], "it kept its faith"
    assert m.ask().key == "found-city"


@rule("VII.D.1", "XII.D.6")
def test_a_new_kingdom_has_no_peace_with_barbarians_in_the_wild(on_map: Maker) -> None:
    m = goths(on_map, [], horde="Dacia")
    w, n, huns, place = m.world, m.nation("ostrogoths"), m.nation("huns"), m.place("Dacia")
    w.role = put(w.role, huns, ACTIVE)
    refresh_stances(w)
    assert stance(w, n, huns, place) == NEUTRAL
    m.begin(BecomesKingdom(n))
    assert stance(w, n, huns, place) == HOSTILE


@rule("VIII.C.1", "VIII.C.4")
def test_the_turn_of_a_new_empire_is_noted(on_map: Maker) -> None:
    """So that it is young in the next one."""
    m = on_map(TEXT.format(franks=1), realm=True)
    m.begin(BecomesEmpire(m.nation("persia")))
    m.world.turn += 1
    m.begin(StatusStep())
    assert [event.rule for event in m.events("earns-gold")] == ["VIII.C.3", "VIII.C.4"]


@rule("III.G.3", "VII.D.7")
@pytest.mark.parametrize(("walls", "then"), [(0, 3), (4, 4)])
def test_a_capital_has_the_walls_of_its_city_or_better_ones(on_map: Maker, walls: int, then: int) -> None:
    m = goths(on_map, [])
    n = holding(m, "Thracia")
    m.world.walls = put(m.world.walls, m.place("Thracia"), walls)
    m.begin(FoundsCapital(n))
    assert (m.world.capital[n], m.world.walls[m.place("Thracia")]) == (m.place("Thracia"), then)


@rule("VI.E.10", "VI.E.11")
@pytest.mark.parametrize(
    ("level", "gold", "then", "left", "ruined"),
    [
        (0, 20, 1, 20, False),
        (1, 20, 2, 20, False),
        (2, 20, 2, 10, False),
        (2, 10, 2, 0, False),
        (2, 9, 2, 0, True),
    ],
)
def test_how_the_decline_of_an_empire_rises(
    on_map: Maker, level: int, gold: int, then: int, left: int, ruined: bool
) -> None:
    m = on_map(TEXT.format(franks=1), realm=True)
    n = m.nation("rome")
    assert m.world.status[n] == EMPIRE
    m.world.age = put(m.world.age, n, 1)
    m.world.decline = put(m.world.decline, n, level)
    m.world.gold = put(m.world.gold, n, gold)
    m.begin(DeclineRises(n, "VI.E.10"))
    assert m.world.decline[n] == then
    assert m.world.gold[n] == left
    assert [event.args["gold"] for event in m.events("bankrupt")] == [10 - gold] * ruined
    assert [event.args["level"] for event in m.events("decline-rises")] == [then] * (level < 2)


@rule("VI.E.9")
@pytest.mark.parametrize(("level", "told"), [(2, [1]), (1, [0]), (0, [])])
def test_how_it_falls(on_map: Maker, level: int, told: list[int]) -> None:
    m = on_map(TEXT.format(franks=1), realm=True)
    n = m.nation("rome")
    m.world.decline = put(m.world.decline, n, level)
    lower_decline(m.state, n, "VI.E.9")
    assert [event.args["level"] for event in m.events("decline-falls")] == told
    assert m.world.decline[n] == max(0, level - 1)


@rule("VI.E.8")
@pytest.mark.parametrize(
    ("spaces", "decline", "age"), [(-1, 1, 5), (-2, 1, 5), (0, 2, 5), (1, 2, 6)], ids=["1", "2", "0", "on"]
)
def test_growing_young_lifts_the_decline_first(on_map: Maker, spaces: int, decline: int, age: int) -> None:
    m = on_map(TEXT.format(franks=1), realm=True)
    n = m.nation("rome")
    m.world.age = put(m.world.age, n, 5)
    m.world.decline = put(m.world.decline, n, 2)
    m.begin(Ages(n, spaces, "VI.E.3"))
    assert (m.world.decline[n], m.world.age[n]) == (decline, age)


@rule("XXXVI.A.1", "VI.D.2", "VI.E.2")
def test_who_founds_a_kingdom_first_does_not_change_the_order_of_the_others(on_map: Maker) -> None:
    """Nobody ages twice, and nobody is passed over."""
    m = on_map(TEXT.format(franks=7), realm=True)
    m.begin(StatusStep()).do("settle-down", "take-faith:pagan", "grow-city:Saliens:Tornacum")
    m.table.choose("one", "seat-at:Saliens:Tornacum")
    ages = [(event.args["people"], event.args["age"], event.rule) for event in m.events("ages")]
    assert ages == [("huns", 7, "VI.D.2"), ("persia", 4, "VI.E.2"), ("rome", 10, "VI.E.2")]
    assert m.world.age[m.nation("franks")] == 1
