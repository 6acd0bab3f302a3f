"""6.FLOW.01 Whole journeys: where a trade transport can get, and what it sells there."""

from collections.abc import Callable

from aevum.testing import rule
from tests.games.medioevo.conftest import ScriptedMatch
from tests.games.medioevo.runs.laid import asked, at, runs, stops

Maker = Callable[..., ScriptedMatch]


def caravan(m: ScriptedMatch, **cubes: int) -> ScriptedMatch:
    m.item("CAF", "golden-horde", "caravan", **cubes)
    return m.turn(2, 6)


@rule("6.FLOW.01", "6.MOVE.02")
def test_a_caravan_goes_as_a_whole_and_its_deals_are_another_decision(match: Maker) -> None:
    table = at(caravan(match()), "trade")
    run = runs(table, "trader-march")["SAR"]
    assert run.id == "choose-trader:caravan:1:1+trader-goes:TAU+trader-goes:DON+trader-goes:SAR"
    assert (run.key, run.args["points"], run.args["left"], run.stops) == ("trader-march", 3, 3, [])
    assert table.run("golden-horde", run).why is None
    assert asked(table) == ("golden-horde", "trader-acts")
    assert runs(table, "trader-march")["DON"].id == "trader-goes:DON"


@rule("6.SELL.01")
def test_what_is_sold_at_a_market_is_sold_with_the_way_there(match: Maker) -> None:
    table = at(caravan(match(), slaves=2), "trade")
    run = runs(table, "trader-sells")["SAR"]
    assert (run.steps[-1].choice, run.args["count"]) == ("sell-all:2", 2)
    before = table.state.copy()
    assert table.run("golden-horde", run).why is None
    assert table.state.money[2] > before.money[2]  # type: ignore[attr-defined]


@rule("6.MOVE.04")
def test_barbarians_seize_it(match: Maker) -> None:
    m = caravan(match()).put("TAU", "barbarians", "light-infantry")
    assert stops(runs(at(m, "trade"), "trader-march")["TAU"]) == [("trader-falls-to", "6.MOVE.04")]


@rule("6.MOVE.05")
def test_whoever_stands_there_may_be_asked(match: Maker) -> None:
    m = caravan(match()).put("TAU", "hungary", "archer")
    assert ("other-answers", "6.MOVE.04") in stops(runs(at(m, "trade"), "trader-march")["TAU"])


@rule("6.MOVE.02")
def test_why_it_does_not_get_there(match: Maker) -> None:
    table = at(caravan(match()), "trade")
    refusal = table.why_no_run("golden-horde", "ROM")
    assert (refusal.key, refusal.rule) == ("trader-tired", "6.MOVE.02")
