"""3.TAX A level of taxes with its upkeep."""

from collections.abc import Callable

from aevum.testing import rule
from aevum.testing.runs import both_ways
from tests.games.medioevo.conftest import ScriptedMatch
from tests.games.medioevo.runs.laid import asked, at

Maker = Callable[..., ScriptedMatch]


@rule("3.TAX.01", "3.TAX.07")
def test_a_level_is_taken_and_the_upkeep_paid(match: Maker) -> None:
    table = at(match().put("CON", "byzantium", "archer", 3), "taxes")
    before = table.state.money[0]  # type: ignore[attr-defined]
    found = {int(str(run.args["florins"])): run for run in table.runs("byzantium")}
    assert all(both_ways(table, 0, run) == 2 for run in found.values())
    run = found[min(found)]
    assert [step.ask for step in run.steps] == ["tax-level", "upkeep"]
    assert table.run("byzantium", run).why is None
    left = table.state.money[0]  # type: ignore[attr-defined]
    assert (run.args["left"], run.args["upkeep"]) == (left, 60)
    assert left == before + run.args["income"] - 60
    assert asked(table)[0] != "byzantium"


@rule("3.TAX.09")
def test_a_level_that_does_not_pay_the_upkeep_is_not_proposed(match: Maker) -> None:
    m = match().put("CON", "byzantium", "archer", 7).put("CON", "byzantium", "light-infantry", 7)
    proposed = [run.args["florins"] for run in at(m.money("byzantium", 0), "taxes").runs("byzantium")]
    assert proposed
    assert 10 not in proposed
