"""VII Becoming a Kingdom."""

from collections.abc import Callable

import pytest

from aevum.games.invasions.rules.cities import why_no_heresy, why_no_revolt
from aevum.games.invasions.rules.income.items import forecast
from aevum.games.invasions.rules.status.checks import becomes_kingdom
from aevum.games.invasions.rules.status.kingdom import BecomesKingdom, FoundsCapital, may_settle
from aevum.games.invasions.rules.status.step import StatusStep
from aevum.games.invasions.rules.troops import KINGDOM, is_elite
from aevum.games.invasions.rules.world.pieces import units_at
from aevum.games.invasions.rules.world.world import NOWHERE, put
from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedMap

Maker = Callable[..., ScriptedMap]

IN_ITALY = """
turn = 4
seats = ["goth", "roman"]
[nations.ostrogoths]
seat = "goth"
age = {age}
gold = {gold}
horde = "{horde}"
units = {{ {horde} = "noble-cavalry, 2 infantry", Tuscia = "infantry", Lotharingia = "infantry" }}
[nations.rome]
seat = "roman"
capital = "Latium"
units = {{ Latium = "legion" }}
"""


def goths(on_map: Maker, dice: list[int], age: int = 5, gold: int = 0, horde: str = "Venetia") -> ScriptedMap:
    m = on_map(IN_ITALY.format(age=age, gold=gold, horde=horde), dice, realm=True)
    m.world.owner[m.place(horde)] = m.nation("ostrogoths")
    m.world.owner[m.place("Tuscia")] = m.nation("ostrogoths")
    return m


@rule("VII.C.1", "VII.C.5", "VII.C.6")
def test_the_die_must_not_pass_the_age(on_map: Maker) -> None:
    m = goths(on_map, [5, 6])
    assert becomes_kingdom(m.table.state, m.nation("ostrogoths"))
    assert not becomes_kingdom(m.table.state, m.nation("ostrogoths"))


@rule("VII.C.3")
def test_gold_makes_it_easier(on_map: Maker) -> None:
    m = goths(on_map, [7], gold=25)
    assert becomes_kingdom(m.table.state, m.nation("ostrogoths"))
    assert m.modifiers("kingdom-check") == [(-2, "VII.C.3")]


@rule("VII.C.4")
def test_a_barbarian_area_makes_it_harder(on_map: Maker) -> None:
    m = goths(on_map, [4], horde="Dacia")
    assert not becomes_kingdom(m.table.state, m.nation("ostrogoths"))
    assert m.modifiers("kingdom-check") == [(2, "VII.C.4")]


@rule("VII.D.1", "VII.D.2", "VI.A.1", "VI.A.2", "VI.H.5")
def test_a_new_kingdom(on_map: Maker) -> None:
    m = goths(on_map, [], age=6, gold=3)
    n = m.nation("ostrogoths")
    noble = next(u for u in units_at(m.world, m.place("Venetia")) if not is_elite(m.world.code[u]))
    m.begin(BecomesKingdom(n))
    assert m.world.status[n] == KINGDOM
    assert m.world.age[n] == 1
    assert m.world.gold[n] == 23
    assert is_elite(m.world.code[noble])
    assert m.realm.founded[n] == 4


@rule("VII.D.10")
def test_it_keeps_its_faith_or_takes_another(on_map: Maker) -> None:
    m = goths(on_map, [])
    m.begin(BecomesKingdom(m.nation("ostrogoths")))
    assert m.asked() == ("goth", "kingdom-religion")
    assert m.offered() == ["take-faith:arian", "take-faith:catholic"]
    m.do("take-faith:catholic")
    assert m.realm.religion[m.nation("ostrogoths")] == 0
    assert m.told("takes-faith") == ["VII.D.10"]


def holding(m: ScriptedMap, *places: str) -> int:
    """The Ostrogoths have these provinces and no others."""
    n = m.nation("ostrogoths")
    w = m.world
    w.owner = [-1 if owner == n else owner for owner in w.owner]
    for place in places:
        w.owner[m.place(place)] = n
    return n


@rule("VII.D.4", "VII.D.7", "VI.J.3")
def test_an_empty_site_becomes_a_city_and_any_city_the_capital(on_map: Maker) -> None:
    m = goths(on_map, [])
    n = holding(m, "Venetia", "Campania", "Lotharingia")
    w = m.world
    assert (w.level[m.place("Lotharingia")], w.level[m.place("Campania")]) == (0, 1)
    m.begin(FoundsCapital(n))
    assert w.level[m.place("Lotharingia")] == 1
    assert m.asked() == ("goth", "found-capital")
    assert len(m.offered()) == 3
    m.table.choose("goth", next(o for o in m.ask().options if o.args["place"] == "Campania"))
    assert w.capital[n] == m.place("Campania")
    assert w.horde[n] == -1
    assert w.walls[m.place("Campania")] > 0


@rule("VII.D.5")
def test_without_an_empty_site_the_smallest_cities_grow(on_map: Maker) -> None:
    m = goths(on_map, [])
    n = holding(m, "Venetia", "Campania", "Latium")
    m.begin(FoundsCapital(n))
    assert [option.args["place"] for option in m.ask().options] == ["Campania", "Venetia"]
    m.table.choose("goth", m.offered()[0])
    assert m.world.level[m.place("Campania")] == 2


@rule("VII.D.6")
def test_full_grown_cities_grow_no_more(on_map: Maker) -> None:
    m = goths(on_map, [])
    w = m.world
    w.level = [3 if level else 0 for level in w.level]
    n = m.nation("ostrogoths")
    for p, owner in enumerate(w.owner):
        if owner == n and w.land.site[p] and not w.level[p]:
            w.owner[p] = -1
    m.begin(FoundsCapital(n))
    assert len(m.events("growth-lost")) == 1


@rule("VII.D.8", "VII.D.9")
def test_without_a_city_the_horde_stands_for_the_capital(on_map: Maker) -> None:
    m = goths(on_map, [], horde="Dacia")
    w = m.world
    n = m.nation("ostrogoths")
    for p, owner in enumerate(w.owner):
        if owner == n:
            w.owner[p] = -1
    w.status = put(w.status, n, KINGDOM)
    m.begin(FoundsCapital(n))
    assert w.capital[n] == -1
    assert w.horde[n] == m.place("Dacia")
    assert [e.rule for e in m.events("capital-waits")] == ["VII.D.8"]
    assert why_no_revolt(w, m.place("Dacia")) is not None
    assert why_no_heresy(w, w.land.area[m.place("Dacia")], True) is not None


@rule("VII.D.4", "VII.D.7")
def test_a_site_in_revolt_grows_but_is_no_capital(on_map: Maker) -> None:
    """F222: it is controlled (XVI.E.1), and empty sites come first; the capital knows no revolt (III.G.5)."""
    m = goths(on_map, [])
    n = holding(m, "Venetia", "Campania", "Lotharingia")
    w = m.world
    w.revolt = put(put(w.revolt, m.place("Lotharingia"), 1), m.place("Venetia"), 1)
    m.begin(FoundsCapital(n))
    assert (w.level[m.place("Lotharingia")], w.level[m.place("Campania")]) == (1, 1)
    assert w.capital[n] == m.place("Campania")
    assert m.events("city-grows")[0].rule == "VII.D.4"


@rule("VII.D.4", "VII.D.5")
def test_cities_in_revolt_are_among_those_that_may_grow(on_map: Maker) -> None:
    m = goths(on_map, [])
    n = holding(m, "Venetia", "Campania")
    m.world.revolt = put(m.world.revolt, m.place("Venetia"), 1)
    m.begin(FoundsCapital(n))
    assert m.asked() == ("goth", "found-city")
    assert [option.args["place"] for option in m.ask().options] == ["Campania", "Venetia"]
    m.table.choose("goth", m.offered()[1])
    assert (m.world.level[m.place("Venetia")], m.world.capital[n]) == (2, m.place("Campania"))


@rule("VII.D.7", "VII.D.8")
@pytest.mark.parametrize(("sites", "grown"), [(("Lotharingia", "Tuscia"), 1), (("Lotharingia",), 0)])
def test_growth_that_must_make_the_capital_goes_to_loyal_land(
    on_map: Maker, sites: tuple[str, ...], grown: int
) -> None:
    """Without a loyal city none is spent on a site where the capital could not be; it waits, if need be."""
    m = goths(on_map, [])
    n = holding(m, *sites)
    w = m.world
    w.revolt = put(w.revolt, m.place("Lotharingia"), 1)
    m.begin(FoundsCapital(n))
    assert (w.level[m.place("Lotharingia")], w.level[m.place("Tuscia")]) == (0, grown)
    assert w.capital[n] == (m.place("Tuscia") if grown else NOWHERE)
    assert len(m.told("capital-waits")) == 1 - grown


@rule("VII.D.8")
def test_a_kingdom_that_waits_takes_a_full_grown_city_too(on_map: Maker) -> None:
    m = goths(on_map, [], horde="Dacia")
    n = holding(m, "Thracia")
    w = m.world
    w.status, w.capital = put(w.status, n, KINGDOM), [-1] * len(w.capital)
    assert w.level[m.place("Thracia")] == 3
    m.begin(StatusStep())
    assert w.capital[n] == m.place("Thracia")


WAITING = """
turn = 4
seats = ["goth", "roman"]
acting = ["ostrogoths"]
[nations.ostrogoths]
seat = "goth"
status = "kingdom"
age = 2
horde = "Dacia"
units = {{ {units} }}
[nations.rome]
seat = "roman"
capital = "Latium"
units = {{ Latium = "legion" }}
"""


@rule("VII.D.8")
def test_the_capital_is_founded_as_soon_as_a_site_is_controlled(on_map: Maker) -> None:
    """F110: in the middle of its movement, before the next stack sets out."""
    m = on_map(WAITING.format(units='Dardania = "infantry", Dacia = "infantry"'), realm=True)
    w = m.world
    n = m.nation("ostrogoths")
    m.to_stacks()
    assert (w.capital[n], w.horde[n]) == (-1, m.place("Dacia"))
    m.do("march:Dardania", "go:Moesia Inferior", "halt")
    assert m.owner("Moesia Inferior") == "ostrogoths"
    while m.ask().key in ("found-city", "found-capital"):
        m.do(m.offered()[0])
    assert m.ask().key == "stacks"
    assert w.horde[n] == -1
    assert w.capital[n] >= 0
    assert [event.rule for event in m.events("capital-founded")] == ["VII.D.7"]


@rule("VII.D.8", "XII.B.5")
def test_the_province_where_the_horde_waited_alone_falls_to_the_area(on_map: Maker) -> None:
    text = WAITING.format(units='Dardania = "infantry"').replace('"Dacia"', '"Naissus"')
    text = text.replace('capital = "Latium"', 'capital = "Latium"\nareas = ["Moesia"]')
    m = on_map(text, realm=True).to_stacks()
    assert (m.owner("Naissus"), m.holder("Moesia")) == ("", "rome")
    m.do("march:Dardania", "go:Moesia Inferior", "halt")
    while m.ask().key in ("found-city", "found-capital"):
        m.do(m.offered()[0])
    assert (m.world.horde[m.nation("ostrogoths")], m.owner("Naissus")) == (-1, "rome")


@rule("VII.D.9")
def test_the_waiting_horde_is_a_capital_in_other_respects(on_map: Maker) -> None:
    """It brings the income of one (III.G.2)."""
    m = on_map(WAITING.format(units='Dacia = "infantry"'), realm=True)
    n = m.nation("ostrogoths")
    items = {item.key: item.value for item in forecast(m.table.state, n)}
    assert items["income-capital"] == 5


ROMANS_COME = """
turn = 4
seats = ["goth", "roman"]
acting = ["rome"]
[nations.ostrogoths]
seat = "goth"
status = "kingdom"
age = 2
horde = "Dacia"
units = { Valachia = "3 infantry" }
[nations.rome]
seat = "roman"
capital = "Latium"
areas = ["Italia"]
units = { Tisia = "2 legion" }
"""


@rule("VII.D.9", "XIX.A.11")
def test_and_it_is_defended_like_a_capital(on_map: Maker) -> None:
    m = on_map(ROMANS_COME, [1], realm=True).to_stacks()
    m.do("march:Tisia", "go:Dacia")
    assert m.asked() == ("goth", "intercept")
    m.do("intercept:Valachia")
    while not m.events("interception-roll"):
        m.do(m.offered()[-1])
    assert (3, "XIX.A.11") in m.modifiers("interception-roll")


@rule("VII.A.3")
@pytest.mark.parametrize(
    ("people", "tie", "may"), [("huns", 0, False), ("visigoths", 2, False), ("visigoths", 0, True)]
)
def test_huns_and_federates_found_no_kingdom(on_map: Maker, people: str, tie: int, may: bool) -> None:
    m = goths(on_map, [])
    n = m.nation(people)
    m.world.tie = [tie if i == n else 0 for i in range(len(m.world.tie))]
    assert may_settle(m.table.state, n) is may


DANUBE = """
turn = 4
seats = ["goth", "hun"]
[nations.visigoths]
seat = "goth"
age = 3
horde = "Tisia"
units = { Tisia = "2 infantry" }
[nations.gepids]
seat = "hun"
horde = "Dacia"
units = { Dacia = "2 infantry" }
"""


@rule("VII.D.9", "III.D.3", "XII.C.3")
def test_a_waiting_kingdom_has_no_horde_among_those_that_claim_an_area(on_map: Maker) -> None:
    """F267: the Gepids have the only Barbarian horde on the Danube when the Goths are a Kingdom."""
    m = on_map(DANUBE, realm=True)
    m.world.moving = 0
    m.begin(StatusStep())
    assert (m.asked(), m.holder("Danubius")) == (("goth", "found-kingdom"), "")
    m.do("settle-down", "take-faith:arian")
    assert m.told("capital-waits") == ["VII.D.8"]
    assert m.world.horde[m.nation("visigoths")] == m.place("Tisia")
    assert (m.holder("Danubius"), m.owner("Carpathia")) == ("gepids", "gepids")
    assert m.owner("Tisia") == "", "two units hold nothing there for a Kingdom (XII.B.4)"
