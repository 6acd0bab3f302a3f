"""Leaders in a port: with the fleets, or with the garrison."""

from collections.abc import Callable

import pytest

from aevum.games.charlemagne.rules.land import LAND, PLAIN
from aevum.testing import rule
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.country import begin, fallen, name
from tests.games.charlemagne.harbour import OFF, begin_sailing

Maker = Callable[..., ScriptedMatch]
GENOA = LAND.of_burg("Genoa")
OFF_GENOA = LAND.names[LAND.shores[GENOA][0]]


@rule("17.4.f", "20.4.a")
@pytest.mark.parametrize(("garrison", "times"), [(True, 1), (False, 2)])
def test_a_leader_with_the_garrison_has_no_part_in_a_battle_of_fleets(
    match: Maker, garrison: bool, times: int
) -> None:
    m = match([6, 1, 1]).clear().control("COR", "empire").put(OFF_GENOA, "PRO fleet")
    m.put(OFF_GENOA, "COR fleet", 2).put("Genoa", "LOM fleet").leader("Genoa", "tribal", "leader-1")
    if garrison:
        m.put("Genoa", "LOM militia")
    begin_sailing(m, OFF_GENOA, 9).do(f"assail:{name(GENOA)}")
    assert m.events("defence-strength")[0].args["times"] == times
    assert m.events("battle-result")[0].args["result"] == "DZ"
    assert fallen(m) == ([] if garrison else ["widukind"])
    if garrison:
        assert m.at("Genoa") == ["LOM militia", "widukind"]


@rule("13.7.b", "12.4.c", "17.3.a")
def test_a_leader_leaves_a_port_with_the_fleets_that_he_is_with(match: Maker) -> None:
    marseille = LAND.of_burg("Marseille")
    beside = name(next(hex for hex in LAND.near[marseille] if LAND.side(hex, marseille) == PLAIN))
    m = match().clear().control("PRO", "tribal").put("Marseille", "PRO fleet")
    m.leader("Marseille", "tribal", "leader-1").put(beside, "AUS militia")
    begin(m, beside, 20).do(f"move:{name(marseille)}")
    assert m.asked() == ("tribal", "fleets-leave")
    m.do(f"put-out:{OFF}")
    assert (m.at(OFF), m.at("Marseille")) == (["PRO fleet", "widukind"], ["AUS militia"])
    assert fallen(m) == []


@rule("13.7.b", "12.4.c")
def test_a_leader_whose_fleets_are_trapped_is_caught(match: Maker) -> None:
    marseille = LAND.of_burg("Marseille")
    beside = name(next(hex for hex in LAND.near[marseille] if LAND.side(hex, marseille) == PLAIN))
    m = match().clear().control("PRO", "tribal").put("Marseille", "PRO fleet")
    m.leader("Marseille", "tribal", "leader-1").put(beside, "AUS militia")
    for sea, fleet in zip(LAND.shores[marseille], ("SEP fleet", "FRI fleet"), strict=True):
        m.put(name(sea), fleet)
    begin(m, beside, 20).do(f"move:{name(marseille)}")
    assert m.events("fleets-trapped")
    assert fallen(m) == ["widukind"]
