"""Setting out: a whole force at once, all but one, or only those that are as fast."""

from collections.abc import Callable

from aevum.games.charlemagne.rules.land import LAND
from aevum.testing import rule
from aevum.testing.runs import both_ways
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.marching import another, phase, proposed

Maker = Callable[..., ScriptedMatch]
AACHEN = LAND.names[LAND.of_burg("Aachen")]


def in_aachen(match: Maker) -> ScriptedMatch:
    m = another(match([1]).clear()).leader("Aachen", "empire")
    return m.put("Aachen", "AUS field-army", 2).put("Aachen", "AUS militia", 2)


@rule("12.1", "12.2.a")
def test_a_force_sets_out_whole(match: Maker) -> None:
    """Who is alone does so without being asked."""
    m = phase(in_aachen(match))
    (run,) = proposed(m, "set-out")
    assert run.id == f"force:{AACHEN}+set-out"
    assert [step.rolls for step in run.steps] == [False, True]
    assert m.table.run("empire", run).why is None
    assert m.asked() == ("empire", "operate")
    assert m.ask().args["points"] == 9


@rule("12.2.a", "T5.points")
def test_or_only_those_of_one_kind_with_their_leaders(match: Maker) -> None:
    """The slowest unit decides."""
    m = phase(in_aachen(match))
    fast, _ = proposed(m, "set-out-with")
    assert fast.args["unit"] == "field-army"
    assert [step.choice for step in fast.steps[1:]] == ["leave:AUS:militia"] * 2 + ["set-out"]
    assert both_ways(m.table, 0, fast) == 4
    m.table.run("empire", fast)
    assert m.asked() == ("empire", "operate")
    assert m.ask().args["points"] == 21


@rule("12.2.a")
def test_or_all_but_one_who_holds_the_place(match: Maker) -> None:
    m = phase(in_aachen(match))
    army, militia = proposed(m, "set-out-but")
    assert (army.args["unit"], militia.args["unit"]) == ("field-army", "militia")
    assert militia.id == f"force:{AACHEN}+leave:AUS:militia+set-out"
    assert both_ways(m.table, 0, militia) == 3
    m.table.run("empire", militia)
    assert m.asked() == ("empire", "operate")


@rule("12.2.a")
def test_who_is_left_alone_sets_out_by_himself(match: Maker) -> None:
    m = another(match([1]).clear()).put("Aachen", "AUS field-army").put("Aachen", "AUS militia")
    phase(m)
    assert proposed(m, "set-out-with") == []
    _, fast = proposed(m, "set-out-but")
    assert fast.id == f"force:{AACHEN}+leave:AUS:militia"
    assert [step.rolls for step in fast.steps] == [False, True]
    m.table.run("empire", fast)
    assert m.asked() == ("empire", "operate")


@rule("12.2.a")
def test_a_force_that_gathers_goes_on_with_what_is_left(match: Maker) -> None:
    m = phase(in_aachen(match))
    m.do(f"force:{AACHEN}", "leave:AUS:militia")
    (slow,) = proposed(m, "set-out-with")
    assert [len(run.steps) for run in proposed(m, "set-out-but")] == [2, 2]
    assert len(slow.steps) == 3
    assert proposed(m, "set-out") == []
    assert both_ways(m.table, 0, slow) == 3


def test_dice_to_come_have_no_influence(match: Maker) -> None:
    m = phase(in_aachen(match))
    before = [run.to_json() for run in m.table.runs("empire")]
    m.s.script = [6]
    m.table.state.seed += 1
    assert [run.to_json() for run in m.table.runs("empire")] == before
