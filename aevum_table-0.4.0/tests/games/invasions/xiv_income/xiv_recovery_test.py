"""XIV.I Recovery from loot, and capitals that are set up anew."""

from collections.abc import Callable

from aevum.games.invasions.rules.income.recovery import LootRecovery
from aevum.games.invasions.rules.income.step import Income
from aevum.games.invasions.rules.match.administration import AdministrationPhase
from aevum.games.invasions.rules.vassalage.capital import CapitalFalls
from aevum.games.invasions.rules.world.world import put
from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedMap

Maker = Callable[..., ScriptedMap]

SACKED = """
turn = 4
seats = ["roman", "goth"]
[nations.rome]
seat = "roman"
age = 5
gold = 20
capital = "Latium"
areas = ["Italia"]
units = { Latium = "legion" }
[nations.armenians]
seat = "roman"
role = "inactive"
capital = "Armenia"
units = { Armenia = "mountain-infantry" }
[nations.visigoths]
seat = "goth"
horde = "Dacia"
units = { Dacia = "infantry" }
[cities.Cisalpina]
pillaged = 3
[cities.Campania]
pillaged = 4
[cities.Apulia]
pillaged = 5
[cities.Tuscia]
pillaged = 6
[cities.Spoletum]
pillaged = 7
[cities.Armenia]
pillaged = 8
"""


def marked(m: ScriptedMap) -> list[str]:
    return [m.world.land.names[p] for p, marker in enumerate(m.world.pillaged) if marker]


@rule("XIV.I.1")
def test_after_the_income_all_cities_recover(on_map: Maker) -> None:
    """The two sacked cities yield half a gold each this once; then only sites bear a marker."""
    m = on_map(SACKED, realm=True)
    m.begin(Income(m.nation("rome")))
    assert (1, "XIV.H.3") in m.modifiers("income")
    assert sorted(marked(m)) == ["Apulia", "Armenia", "Spoletum", "Tuscia"]
    pool = m.table.state.pool
    assert (3 in pool, 4 in pool, pool == sorted(pool)) == (True, True, True)
    assert m.told("city-recovers") == ["XIV.I.1"] * 2


@rule("XIV.I.3")
def test_two_sites_of_an_area_recover_once_a_turn(on_map: Maker) -> None:
    m = on_map(SACKED, realm=True)
    italia = 1 << m.world.land.areas.index("Italia")
    m.begin(LootRecovery(m.nation("rome"))).do("recover-site:Apulia", "recover-site:Tuscia")
    assert m.table.state.result == italia
    assert sorted(marked(m)) == ["Armenia", "Spoletum"]
    m.begin(LootRecovery(m.nation("rome"), italia))
    assert sorted(marked(m)) == ["Armenia", "Spoletum"]


@rule("XIV.I.2", "XIV.B.4", "III.G.11")
def test_a_conquered_capital_is_set_up_anew_after_the_income(on_map: Maker) -> None:
    m = on_map(SACKED, realm=True)
    rome = m.nation("rome")
    m.world.owner[m.place("Latium")] = m.nation("visigoths")
    m.begin(CapitalFalls(rome, m.nation("visigoths"), m.place("Latium")))
    assert m.realm.capital_lost[rome] == 4
    m.begin(Income(rome))
    assert m.ask().key != "redeploy-capital", "it fell in this very turn, before the income"
    m.world.turn = 5
    m.begin(Income(rome))
    assert not [rule for _, rule in m.modifiers("income") if rule == "XIV.E.5"]
    assert m.asked() == ("roman", "redeploy-capital")
    m.do("seat-at:Umbria:Ravenna")
    assert m.world.capital[rome] == m.place("Umbria")
    assert m.world.walls[m.place("Umbria")] == 3
    assert m.told("capital-founded") == ["XIV.I.2"]


def test_no_capital_in_revolt(on_map: Maker) -> None:
    """III.G.5: it waits for a loyal city."""
    m = on_map(SACKED, realm=True)
    m.world.capital = put(m.world.capital, m.nation("rome"), -1)
    m.world.revolt = [1] * m.world.land.provinces
    m.begin(LootRecovery(m.nation("rome")))
    assert m.ask().key != "redeploy-capital"
    assert m.world.capital[m.nation("rome")] == -1


@rule("XXVII.C.2")
def test_a_minor_kingdom_recovers_too(on_map: Maker) -> None:
    """Artaxata was sacked and is the Armenians' again; in the next Income step it is their capital again."""
    m = on_map(SACKED, [1, 7, 2], realm=True)
    n = m.nation("armenians")
    m.world.capital = put(m.world.capital, n, -1)
    m.realm.capital_lost = put(m.realm.capital_lost, n, 3)
    m.begin(AdministrationPhase())
    while m.ask().key in ("faiths", "policy"):
        m.do("keep-faiths" if m.ask().key == "faiths" else "govern:passive:10")
    assert m.world.capital[n] == m.place("Armenia")
    assert "Armenia" not in marked(m)


@rule("XIV.I.2", "VII.D.8")
def test_without_a_city_a_lost_capital_is_founded_on_a_site(on_map: Maker) -> None:
    """D7"""
    m = on_map(SACKED.replace('{ Latium = "legion" }', '{ Apulia = "legion" }'), realm=True)
    w, rome = m.world, m.nation("rome")
    w.capital = put(w.capital, rome, -1)
    w.owner = [rome if p == m.place("Apulia") else -1 for p in range(len(w.owner))]
    m.begin(LootRecovery(rome))
    assert (w.capital[rome], w.level[m.place("Apulia")]) == (m.place("Apulia"), 1)


VASSAL = SACKED.replace(
    "[nations.rome]", '[nations.ostrogoths]\nstatus = "kingdom"\ntie = "vassal"\nlord = "rome"'
)
SUZERAIN = """
[nations.rome]
seat = "roman"
age = 5
gold = 20
capital = "Thracia"
units = { Thracia = "legion" }
"""


@rule("XIV.I.3", "XII.A.4")
def test_what_has_recovered_for_a_vassal_does_not_recover_for_its_suzerain(on_map: Maker) -> None:
    """Both control Italia, where three sites are plundered."""
    text = VASSAL.replace('"legion"', '"infantry"').replace(
        "[nations.armenians]", SUZERAIN + "[nations.armenians]"
    )
    m = on_map(text, realm=True)
    phase = AdministrationPhase()
    phase.step = "income"
    m.begin(phase)
    asked = 0
    while m.ask().key == "site-recovery":
        assert m.ask().args["people"] == "ostrogoths"
        asked += 1
        m.do(m.offered()[0])
    assert (asked, len(m.events("site-recovers"))) == (2, 2)
    assert len([place for place in marked(m) if place in ("Apulia", "Tuscia", "Spoletum")]) == 1
