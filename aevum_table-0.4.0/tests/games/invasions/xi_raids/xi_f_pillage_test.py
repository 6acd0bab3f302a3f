"""XI.F The pillage marker on the site, and how long it stays."""

from collections.abc import Callable
from typing import Any

import pytest

from aevum.games.invasions import GAME
from aevum.games.invasions.rules.income.sites import SiteRecovery
from aevum.games.invasions.rules.raids.markers import RAID_PLUS, mark
from aevum.games.invasions.rules.setup.realm import new_realm
from aevum.games.invasions.rules.troops import NATIONS
from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedMap

Raids = Callable[..., ScriptedMap]
SACKED = """
[cities.Bernicia]
pillaged = 1
[cities.Cantium]
pillaged = 2
[cities.Durnovaria]
pillaged = 3
[cities.Camulodunum]
pillaged = 4
[cities.Utica]
pillaged = 5
[cities.Apulia]
pillaged = 6
"""
"""Three empty sites and a city in Britannia, a site in Africa, and one in Italia, which is not Rome's."""


def recovering(raid: Raids) -> Any:
    m = raid("picts", rome='units = { Camulodunum = "legion" }', more=SACKED)
    m.table.state.push(SiteRecovery(NATIONS.index("rome")))
    GAME.advance(m.table.state)
    return m


def plundered(m: Any) -> list[str]:
    return [m.world.land.names[p] for p, marker in enumerate(m.world.pillaged) if marker]


@rule("XI.F.1")
def test_the_marker_is_drawn_and_resolved(raid: Raids) -> None:
    """Marker 23 is a private event, worth 3 gold; it stays with the raider, so 25 are left to draw from."""
    m = raid("angles", dice=[7, 23, 25])
    assert m.table.state.kept == [0, 1]
    assert m.world.gold[NATIONS.index("angles")] == 3
    assert m.events("keeps-marker")[0].args == {"effect": "dice"}
    assert m.world.pillaged[m.place("Bernicia")] == 26


@rule("XI.F.1")
def test_a_usurper_means_nothing_to_barbarians(raid: Raids) -> None:
    m = raid("angles", dice=[7, 25, 1])
    assert len(m.events("usurper-ignored")) == 1


@rule("XI.F.2")
def test_a_plundered_province_is_not_raided_again(raid: Raids) -> None:
    m = raid("angles", "picts", dice=[7, 1, 1])
    assert m.world.pillaged[m.place("Bernicia")] == 1
    assert [event.args for event in m.events("raid-no-target")] == [{"people": "picts"}]
    m = raid("angles", "picts", dice=[6, 5])
    assert len(m.events("raid-minus")) == 2


@rule("XI.F.3")
def test_two_sites_of_each_controlled_area_recover(raid: Raids) -> None:
    m = recovering(raid)
    assert m.asked() == ("roman", "site-recovery")
    assert m.offered() == ["recover-site:Bernicia", "recover-site:Cantium", "recover-site:Durnovaria"]
    m.do("recover-site:Cantium", "recover-site:Bernicia")
    assert sorted(plundered(m)) == ["Apulia", "Camulodunum", "Durnovaria"]


@rule("XI.F.3")
def test_the_markers_go_back_to_the_pool(raid: Raids) -> None:
    m = recovering(raid).do("recover-site:Cantium", "recover-site:Bernicia")
    pool = m.table.state.pool
    assert (pool[:3], len(pool)) == ([1, 2, 5], 23)
    assert {"Cantium", "Bernicia"} <= {event.args["place"] for event in m.events("site-recovers")}


@rule("XI.F.3")
def test_there_is_nothing_to_choose_among_two(raid: Raids) -> None:
    m = raid("picts", more="[cities.Bernicia]\npillaged = 1\n[cities.Cantium]\npillaged = 2\n")
    m.table.state.outcome = None
    m.table.state.push(SiteRecovery(NATIONS.index("rome")))
    m.table.state.frames[-1].run(m.table.state)
    assert plundered(m) == []


SHORTAGE, FAMINE = 22, 19
RICH = 'areas = ["Gallia Septentrionalis", "Illyria"]\ngold = 9'


def plunders(alamanni: Raids, die: int, marker: int, own: str) -> Any:
    """Two archers of the Alamanni raid Lotharingia again, and draw a marker with an event for everybody."""
    m = alamanni(own, dice=[die, marker, 1], areas=RICH)
    m.table.state.realm_now = new_realm(m.table.state)
    mark(m.world, m.place("Lotharingia"), NATIONS.index("alamanni"), RAID_PLUS)
    m.do("raid", "done")
    while m.ask().key == "raiders":
        m.do(next(option for option in m.offered() if "archer" in option))
    return m.do("raid-at:Lotharingia")


@rule("XXIV.D.4", "XXIV.D.8", "XI.F.1", "XI.F.2", "XI.E.7")
@pytest.mark.parametrize(("die", "stays"), [(8, False), (9, True)])
def test_an_event_comes_before_the_marker_is_laid_and_before_anybody_settles(
    alamanni: Raids, die: int, stays: bool
) -> None:
    m = plunders(alamanni, die, SHORTAGE, 'units = { Bavaria = "2 archer" }')
    told = [event.key for event in m.table.log if event.key in ("event-hits", "site-pillaged")]
    assert told == ["event-hits", "site-pillaged"]
    assert m.world.gold[NATIONS.index("rome")] < 9
    assert [ask.key for ask in m.table.asks()] == (["raid-settle"] if stays else [])


@rule("XXIV.D.4", "XI.E.7")
def test_a_famine_at_home_may_take_a_raider_before_he_settles(alamanni: Raids) -> None:
    m = plunders(alamanni, 9, FAMINE, 'units = { Bavaria = "2 archer, 2 infantry" }')
    assert (m.ask().rule, plundered(m)) == ("X.B.4", [])
    m.do(next(option for option in m.offered() if "archer" in option))
    assert plundered(m) == ["Lotharingia"]
    m.do("settle")
    assert m.at("Lotharingia") == ["alamanni.archer"]
