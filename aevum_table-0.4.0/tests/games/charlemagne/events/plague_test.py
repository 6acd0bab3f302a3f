"""T2.EV06, T2.1 Plague."""

from collections.abc import Callable

import pytest

from aevum.games.charlemagne.rules.counters import CHARLEMAGNE, MILITIA, alike
from aevum.games.charlemagne.rules.events.phase import EventPhase
from aevum.games.charlemagne.rules.events.plague import Plague
from aevum.games.charlemagne.rules.events.plague_losses import PlagueLosses
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.regions import REGIONS, region
from aevum.games.charlemagne.rules.state import GONE, POOL
from aevum.games.charlemagne.rules.tables import EMPIRE, NEUTRAL, TRIBAL
from aevum.testing import rule
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.rest import alone, over

Maker = Callable[..., ScriptedMatch]
NONE = [1] * len(REGIONS)


def dice(**regions: int) -> list[int]:
    return [regions.get(name, 1) for name in REGIONS]


def lose(m: ScriptedMatch, home: str, side: int) -> ScriptedMatch:
    return alone(m, PlagueLosses(region(home), side))


@rule("T2.EV06")
@pytest.mark.parametrize("code", [[2, 4], [2, 5]])
def test_the_rows_of_the_plague(match: Maker, code: list[int]) -> None:
    m = alone(match([*code, 1, 1, *NONE]).clear(), EventPhase())
    assert len(m.events("plague-roll")) == 31
    assert over(m)


@rule("T2.1.1", "7.3")
def test_each_player_loses_a_die_of_treasure_down_to_none(match: Maker) -> None:
    m = match([4, 6, *NONE]).clear().phasing("tribal")
    m.s.treasury = [4, 10]
    alone(m, Plague())
    assert m.s.treasury == [0, 6]
    assert [(e.args["seat"], e.args["points"]) for e in m.events("plague-treasury")] == [
        ("tribal", 4),
        ("empire", 6),
    ]


@rule("T2.1.2")
def test_the_plague_comes_on_four_or_more(match: Maker) -> None:
    m = alone(match([1, 1, *dice(AUS=3, NEU=4, LOM=5, SER=6)]).clear(), Plague())
    assert [e.args["region"] for e in m.events("plague-roll")] == REGIONS
    assert [e.args["region"] for e in m.events("plague-strikes")] == ["NEU", "LOM", "SER"]
    assert over(m)


@rule("T2.1.3", "7.3")
def test_each_side_loses_half_rounded_up_the_phasing_player_first(match: Maker) -> None:
    m = match([1, 1, *dice(BAV=6)]).clear().control("BAV", "neutral").phasing("tribal")
    m.put("Regensburg", "BAV militia", 3).put("Regensburg", "BAV field-army")
    m.put("Passau", "LOM militia", 3).put("Salzburg", "AUS militia", 2)
    alone(m, Plague())
    # Units that are alike leave no choice; of the neutral ones the Tribal player picks two.
    assert m.at("Passau") == ["LOM militia"]
    assert m.at("Salzburg") == ["AUS militia"]
    assert m.asked() == ("tribal", "plague-loss")
    assert m.ask().args == {"region": "BAV", "count": 2}
    spot = LAND.names[m.hex("Regensburg")]
    m.do(f"give-up:{spot}:BAV:field-army")
    assert m.at("Regensburg") == ["BAV militia"] * 2
    lost = [e.args["region"] for e in m.events("lost-to-plague")]
    assert lost == ["LOM", "LOM", "AUS", "BAV", "BAV"]
    assert over(m)


@rule("T2.1.3", "3.3.b")
def test_the_owner_chooses_and_the_lost_return_to_the_pool(match: Maker) -> None:
    m = match().clear().put("Aachen", "AUS field-army", 2).put("Metz", "AUS militia")
    lose(m, "AUS", EMPIRE)
    assert m.asked() == ("empire", "plague-loss")
    aachen, metz = (LAND.names[m.hex(burg)] for burg in ("Aachen", "Metz"))
    assert sorted(m.offered()) == sorted([f"give-up:{aachen}:AUS:field-army", f"give-up:{metz}:AUS:militia"])
    m.do(f"give-up:{metz}:AUS:militia")
    assert m.at("Aachen") == ["AUS field-army"]
    assert [m.s.at[unit] for unit in alike(region("AUS"), MILITIA)] == [POOL] * 10
    assert over(m)


@rule("T2.1.3")
def test_fleets_in_port_and_leaders_count_as_units(match: Maker) -> None:
    m = match().clear().put("Genoa", "LOM fleet").put("Genoa", "LOM militia")
    m.leader("Genoa", "tribal", "leader-1")
    lose(m, "LOM", TRIBAL)
    assert m.ask().args["count"] == 2
    genoa = LAND.names[m.hex("Genoa")]
    assert m.offered() == [
        f"give-up:{genoa}:LOM:militia",
        f"give-up:{genoa}:LOM:fleet",
        f"give-up-leader:{genoa}:widukind",
    ]
    m.do(f"give-up-leader:{genoa}:widukind", f"give-up:{genoa}:LOM:fleet")
    assert m.at("Genoa") == ["LOM militia"]
    assert over(m)


@rule("T2.1.3", "20.4.a")
def test_a_leader_alone_in_the_region_is_lost(match: Maker) -> None:
    m = lose(match().clear().leader("Aachen", "empire"), "AUS", EMPIRE)
    assert m.s.at[CHARLEMAGNE] == GONE
    assert m.events("leader-lost")[0].rule == "20.4.a"
    assert over(m)


@rule("T2.1.3")
def test_units_elsewhere_and_of_others_are_not_touched(match: Maker) -> None:
    m = match().clear().put("Pavia", "NEU militia").put("Paris", "NEU militia").put("Tours", "AUS militia")
    m.control("AUS", "neutral")
    lose(m, "NEU", EMPIRE)
    assert (m.at("Pavia"), m.at("Paris"), m.at("Tours")) == (["NEU militia"], [], ["AUS militia"])
    assert lose(match().clear(), "NEU", NEUTRAL).events("lost-to-plague") == []


@rule("T2.1.4")
def test_nothing_of_the_plague_carries_over(match: Maker) -> None:
    m = match([1, 1, *dice(NEU=6)]).clear().put("Paris", "NEU militia", 2)
    before = m.s.own_json()
    alone(m, Plague())
    after = m.s.own_json()
    assert {name for name in after if after[name] != before[name]} == {"at", "treasury"}
    assert m.at("Paris") == ["NEU militia"]
