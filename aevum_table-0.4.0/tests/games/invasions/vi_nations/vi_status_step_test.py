"""VI, VII The Status of Nations step."""

from collections.abc import Callable

import pytest

from aevum.games.invasions.rules.realm.nations import order
from aevum.games.invasions.rules.religion.heresy import lay_heresy
from aevum.games.invasions.rules.status.step import StatusStep
from aevum.games.invasions.rules.troops import BARBARIAN, KINGDOM, NATIONS
from aevum.games.invasions.rules.world.world import put
from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedMap

Maker = Callable[..., ScriptedMap]

TEXT = """
turn = 6
seats = ["one", "two"]
[nations.franks]
seat = "one"
age = {franks}
horde = "Saliens"
units = {{ Saliens = "2 frankish-infantry" }}
[nations.huns]
seat = "one"
age = 6
horde = "Volga"
units = {{ Volga = "2 horse-archer" }}
[nations.persia]
seat = "two"
age = 3
gold = 5
capital = "Chaldea"
units = {{ Chaldea = "infantry" }}
[nations.rome]
seat = "two"
age = 9
capital = "Latium"
units = {{ Latium = "legion" }}
[nations.armenians]
seat = "two"
role = "inactive"
age = 4
capital = "Armenia"
units = {{ Armenia = "mountain-infantry" }}
[nations.picts]
seat = "one"
role = "raider"
raids_from = "Caledonia"
reserve = "4 mountain-infantry"
"""


def begun(on_map: Maker, franks: int, dice: list[int] | None = None, founded: str = "") -> ScriptedMap:
    m = on_map(TEXT.format(franks=franks), dice, realm=True)
    if founded:
        m.realm.founded = put(m.realm.founded, m.nation(founded), 5)
    lay_heresy(m.table.state, 0, 0, "XXXI.C.5")
    return m.begin(StatusStep())


def age(m: ScriptedMap, people: str) -> int:
    return m.world.age[m.nation(people)]


@rule("IV.0.3", "VI.D.2", "VI.E.2", "VI.A.3", "VI.A.4", "VI.F.2", "VI.B.2")
def test_all_but_the_inactive_age_and_heresies_too(on_map: Maker) -> None:
    m = begun(on_map, 1)
    assert [age(m, p) for p in ("franks", "huns", "persia", "rome")] == [2, 7, 4, 10]
    assert age(m, "armenians") == 4
    assert m.realm.heresy[0] == 1


def test_in_the_order_of_the_track(on_map: Maker) -> None:
    m = on_map(TEXT.format(franks=2) + '[nations.suebi]\nseat = "one"\n', realm=True)
    assert [NATIONS[n] for n in order(m.world)] == ["huns", "franks", "persia", "rome"]


@rule("VI.D.3", "VII.B.1", "VII.B.2", "VII.A.1", "VII.A.2", "VI.H.8")
def test_from_age_3_they_may_found_a_kingdom_without_dice(on_map: Maker) -> None:
    m = begun(on_map, 2)
    assert m.asked() == ("one", "found-kingdom")
    m.do("settle-down")
    assert m.world.status[m.nation("franks")] == KINGDOM
    m.do("take-faith:pagan", "grow-city:Saliens:Tornacum")
    m.table.choose("one", "seat-at:Saliens:Tornacum")
    assert m.world.capital[m.nation("franks")] == m.place("Saliens")
    assert age(m, "persia") == 4, "the step goes on"
    m = begun(on_map, 2)
    m.do("stay-barbarian")
    assert m.world.status[m.nation("franks")] == BARBARIAN


@rule("VII.C.1", "VII.C.2", "VI.D.3")
@pytest.mark.parametrize(("before", "rolls"), [(3, 0), (4, 1)])
def test_from_age_5_they_must_check(on_map: Maker, before: int, rolls: int) -> None:
    m = begun(on_map, before, [10])
    m.table.choose("one", "stay-barbarian")
    assert len(m.events("kingdom-check")) == rolls


@rule("VI.D.2", "VI.D.1")
def test_at_age_7_they_age_no_more_but_still_check(on_map: Maker) -> None:
    m = begun(on_map, 7, [10])
    m.table.choose("one", "stay-barbarian")
    assert age(m, "franks") == 7
    assert len(m.events("kingdom-check")) == 1


@rule("VII.D.3", "VIII.C.4")
@pytest.mark.parametrize("people", ["persia", "rome"])
def test_a_young_realm_gets_gold_once_more(on_map: Maker, people: str) -> None:
    m = begun(on_map, 1, founded=people)
    assert m.world.gold[m.nation("persia")] == (15 if people == "persia" else 5)
    assert m.world.gold[m.nation("rome")] == (10 if people == "rome" else 0)
    assert [e.rule for e in m.events("earns-gold")] == ["VII.D.3" if people == "persia" else "VIII.C.4"]
