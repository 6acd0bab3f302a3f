"""Sheets: purchases, who goes along, the steps of a route, losses."""

from collections.abc import Callable
from random import Random

from aevum.engine import Form, Table
from aevum.games.medioevo.rules.trade.routes import POINTS
from aevum.testing import rule
from aevum.testing.runs import both_ways, filling
from tests.games.medioevo.combat.field import CALM
from tests.games.medioevo.conftest import ScriptedMatch
from tests.games.medioevo.runs.laid import asked, assert_said, at, said

Maker = Callable[..., ScriptedMatch]


def sheets(table: Table) -> list[Form]:
    """What is offered to who is asked; however it is filled in, it comes to the same as its answers."""
    (ask,) = table.asks()
    found = table.forms(table.seats[ask.seat])
    for form in found:
        assert_said(said(table, form))
        for seed in range(5):
            run = form.filled(filling(form, Random(seed)))
            assert not run.steps or both_ways(table, ask.seat, run)
    return found


def lines(form: Form) -> dict[str, tuple[int, int]]:
    return {line.option.id: (line.most, line.cost) for line in form.lines}


def number(form: Form, choice: str) -> int:
    return [line.option.id for line in form.lines].index(choice)


@rule("4.BUY.01", "4.ARM.04")
def test_purchases_within_the_florins_and_the_limits(match: Maker) -> None:
    table = at(match().money("byzantium", 130), "purchases")
    (form,) = sheets(table)
    assert (form.key, form.purse, form.coin, form.end, form.lost) == (
        "purchases",
        130,
        "florins",
        "done-buying",
        [],
    )
    assert lines(form)["hire:archer:CON:50:0"] == (2, 50)
    assert lines(form)["learn:edict:100"] == (1, 100)
    assert not [choice for choice in lines(form) if choice.startswith("buy-card")]
    run = form.filled([(number(form, "hire:archer:CON:50:0"), 0), (number(form, "hire:archer:NIC:50:0"), 0)])
    assert table.run("byzantium", run).why is None
    assert asked(table)[0] != "byzantium"


@rule("4.TECH.07")
def test_what_its_points_cost_stands_in_the_price(match: Maker) -> None:
    table = at(match().learn("byzantium", "masonry"), "purchases")
    (form,) = sheets(table)
    (line, *_) = [line for line in form.lines if line.option.key == "build"]
    (points,) = line.then
    assert (line.then_ask, points.key) == ("pay-points", "buy-points")
    assert line.cost == line.option.args["florins"] + points.args["florins"]  # type: ignore[operator]


@rule("4.CARD.11")
def test_points_that_were_made_are_lost_by_stopping(match: Maker) -> None:
    table = at(match(), "purchases")
    table.state.store[0] = 2  # type: ignore[attr-defined]
    (form,) = sheets(table)
    assert [(stop.key, stop.rule, stop.args) for stop in form.lost] == [
        ("points-would-be-lost", "4.CARD.11", {"count": 2})
    ]


@rule("5.FLOW.05", "5.MOVE.13")
def test_who_goes_along(match: Maker) -> None:
    m = match().put("CON", "byzantium", "archer", 3).put("CON", "byzantium", "cavalry")
    m.item("CON", "byzantium", "war-wagon")
    table = at(m, "combat", "set-out-from:CON")
    (form,) = sheets(table)
    assert lines(form) == {"take-thing:war-wagon:1:1": (1, 0)}
    table.choose("byzantium", "take-thing:war-wagon:1:1")
    (form,) = sheets(table)
    assert lines(form) == {"take-unit:archer": (3, 0), "take-unit:cavalry": (1, 0)}
    ran = table.run("byzantium", form.filled([(0, 0), (0, 0), (1, 0)]))
    assert (ran.why, table.asks()[0].args["count"]) == (None, 3)


@rule("5.FLOW.05")
def test_each_transport_may_go_by_itself(match: Maker) -> None:
    m = match().put("CON", "byzantium", "archer", 5)
    m.item("CON", "byzantium", "war-wagon")
    m.item("CON", "byzantium", "war-wagon")
    table = at(m, "combat", "set-out-from:CON")
    loads = {(run.args["things"], run.args["units"]) for run in table.runs("byzantium")}
    assert loads == {(2, 5), (1, 3)}
    run = next(run for run in table.runs("byzantium") if run.args["things"] == 1 and run.args["to"] == "ADR")
    assert both_ways(table, 0, run) == 6


@rule("6.ROUTE.02", "6.ROUTE.06")
def test_the_steps_of_a_route(match: Maker) -> None:
    m = match().turn(2, 6)
    m.item("KIE", "golden-horde", "caravan", 3)
    before = ("choose-trader:caravan:3:1", "buy-cubes:1:slaves:100", "open-route")
    table = at(m, "trade", *before)
    (form,) = sheets(table)
    assert (form.key, form.least, form.most) == ("route", 1, max(POINTS))
    assert table.run("golden-horde", form.filled([(n, 0) for n in range(4)])).why is None
    assert "close-route:4:2" in [option.id for option in table.asks()[0].options]
    (rest,) = sheets(table)
    assert table.run("golden-horde", rest.filled([(n, 0) for n in range(rest.most)])).why is None
    assert asked(table)[1] != "route-steps"


@rule("6.BUY.05")
def test_a_purchase_with_the_way_to_it(match: Maker) -> None:
    m = match().turn(2, 6)
    m.item("KIE", "golden-horde", "caravan", 3)
    run = next(run for run in at(m, "trade").runs("golden-horde") if run.key == "trader-buys")
    assert run.steps[-1].choice.startswith("buy-cubes:6:")


@rule("5.BATTLE.16")
def test_losses_are_shared_out_at_once(match: Maker) -> None:
    m = match().put("CON", "byzantium", "archer", 3).put("CON", "byzantium", "light-infantry", 3)
    m.item("CON", "byzantium", "war-wagon", 2)
    m.put("BUL", "barbarians", "light-infantry", 9)
    table = at(m, "combat", "set-out-from:CON", "take-all", "go-to:ADR", "go-to:BUL")
    while asked(table)[1] != "assign-damage":
        (ask,) = table.asks()
        calm = [option for option in ask.options if option.key in CALM]
        table.choose(table.seats[ask.seat], calm[0] if calm else ask.options[0])
    points = table.asks()[0].args["points"]
    (form,) = sheets(table)
    assert (form.key, form.least, form.most, form.end) == ("losses", 1, points, "")
    assert lines(form) == {"hit:light-infantry": (points, 0), "hit:archer": (points, 0)}
    ran = table.run("byzantium", form.filled([(0, 0), (1, 0)]))
    assert ran.taken == 2
