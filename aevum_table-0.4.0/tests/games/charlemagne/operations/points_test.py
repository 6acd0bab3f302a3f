"""T5 The points of a force."""

from collections.abc import Callable

import pytest

from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.operations.force import Operation
from aevum.games.charlemagne.rules.tables import EMPIRE
from aevum.testing import rule
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.country import all_of
from tests.games.charlemagne.rest import alone

Maker = Callable[..., ScriptedMatch]


def rolled(m: ScriptedMatch) -> int:
    """The points of all that stand in Aachen."""
    m.hush()
    alone(m, Operation(EMPIRE, LAND.of_burg("Aachen"), all_of(m, "Aachen", "empire")))
    points = m.events("operations-points")[0].args["points"]
    assert isinstance(points, int)
    return points


@rule("T5.points")
@pytest.mark.parametrize(
    ("units", "points"),
    [
        (["AUS field-army"], 22),
        (["AUS field-army", "AUS militia"], 10),
        (["AUS field-army", "AUS field-army"], 22),
        (["SAX warriors"], 16),
        (["AVA nomads", "AUS field-army"], 19),
    ],
)
def test_the_die_and_the_slowest_unit(match: Maker, units: list[str], points: int) -> None:
    m = match([4]).clear().control("SAX", "empire").control("AVA", "empire")
    for unit in units:
        m.put("Aachen", unit)
    assert rolled(m) == points
    assert sum(value for value, _ in m.modifiers("operations-points")) == points


@rule("T5.leader", "20.2.b")
def test_a_leader_doubles_the_die_alone(match: Maker) -> None:
    m = match([4]).clear().put("Aachen", "AUS militia").leader("Aachen", "empire", "roland")
    assert rolled(m) == 4 * 2 + 6
    assert m.modifiers("operations-points") == [(4, "T5.points"), (4, "T5.leader"), (6, "T5.points")]


@rule("T5.charlemagne", "20.2.b")
def test_charlemagne_triples_the_die_alone(match: Maker) -> None:
    m = match([4]).clear().put("Aachen", "AUS field-army").leader("Aachen", "empire")
    assert rolled(m) == 4 * 3 + 18
    assert m.modifiers("operations-points") == [(4, "T5.points"), (8, "T5.charlemagne"), (18, "T5.points")]


@rule("20.2.a")
def test_only_one_leader_counts_in_a_force(match: Maker) -> None:
    m = match([4]).clear().put("Aachen", "AUS field-army")
    m.leader("Aachen", "empire", "roland").leader("Aachen", "empire", "gerold")
    assert rolled(m) == 4 * 2 + 18
    m = match([4]).clear().put("Aachen", "AUS field-army")
    m.leader("Aachen", "empire", "roland").leader("Aachen", "empire")
    assert rolled(m) == 4 * 3 + 18


@rule("20.3", "T5.leader", "T5.charlemagne")
@pytest.mark.parametrize(
    ("leader", "more", "why"), [("charlemagne", 8, "T5.charlemagne"), ("roland", 4, "T5.leader")]
)
def test_a_leader_alone_has_his_die_and_eighteen(match: Maker, leader: str, more: int, why: str) -> None:
    """C40: the table multiplies the die, whether he leads anybody or not."""
    m = match([4]).clear().leader("Aachen", "empire", leader)
    assert rolled(m) == 4 + more + 18
    assert m.modifiers("operations-points") == [(4, "T5.points"), (more, why), (18, "20.3")]
