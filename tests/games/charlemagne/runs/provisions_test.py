"""Provision at once, as far as nobody would think about it."""

from collections.abc import Callable

from aevum.games.charlemagne.rules.tables import EMPIRE
from aevum.games.charlemagne.rules.treasury.provision import Provision
from aevum.testing import rule
from aevum.testing.runs import both_ways
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.marching import proposed

Maker = Callable[..., ScriptedMatch]


def hungry(match: Maker, treasury: int) -> ScriptedMatch:
    """Three units in two hexes that feed nobody."""
    m = match().clear().put("Aachen", "AUS field-army").put("Aachen", "AUS militia")
    m.put("Paris", "NEU militia")
    m.s.pillaged = sorted([m.hex("Aachen"), m.hex("Paris")])
    m.s.treasury = [treasury, treasury]
    m.phasing("empire").hush().s.script = []
    return m.begin(Provision(EMPIRE))


@rule("10.2.b")
def test_the_cheapest_are_paid_for_first(match: Maker) -> None:
    m = hungry(match, 9)
    (run,) = proposed(m, "provide")
    assert sorted(step.choice for step in run.steps) == [
        "pay:AUS:field-army:3",
        "pay:AUS:militia:1",
        "pay:NEU:militia:1",
    ]
    assert run.args == {"units": 3, "cost": 5, "treasury": 9}
    assert both_ways(m.table, 0, run) == 3
    m.table.run("empire", run)
    assert len(m.events("provisioned")) == 3


@rule("10.2.b")
def test_where_not_all_can_be_paid_for_nothing_is_proposed(match: Maker) -> None:
    assert proposed(hungry(match, 4), "provide") == []
