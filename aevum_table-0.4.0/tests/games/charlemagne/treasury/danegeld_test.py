"""10.6 Danegeld."""

from collections.abc import Callable

import pytest

from aevum.games.charlemagne.rules.treasury.phase import TreasuryPhase
from aevum.testing import rule
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.rest import alone

Maker = Callable[..., ScriptedMatch]


def collected(m: ScriptedMatch, seat: str, treasury: list[int]) -> ScriptedMatch:
    m.s.treasury = treasury
    return alone(m.hush().phasing(seat), TreasuryPhase())


def coasts(match: Maker, franks: int) -> ScriptedMatch:
    """Three Tribal fleets, and so many of the Empire."""
    m = match().clear().control("DEN", "tribal").put("Genoa", "LOM fleet").put("Hedeby", "DEN fleet", 2)
    for port, fleet in [("Marseille", "PRO fleet"), ("Narbonne", "SEP fleet"), ("Dorestad", "FRI fleet")][
        :franks
    ]:
        m.put(port, fleet)
    return m


@rule("10.6.a")
@pytest.mark.parametrize(("franks", "paid"), [(0, 3), (1, 2), (2, 1)])
def test_each_fleet_that_none_of_the_empire_answers_costs_one(match: Maker, franks: int, paid: int) -> None:
    m = collected(coasts(match, franks), "tribal", [20, 0])
    assert m.s.treasury == [20 - paid, paid]
    assert m.told("danegeld") == [({"seat": "empire", "count": paid, "owed": paid}, "10.6.a")]


@rule("10.6.a")
def test_with_as_many_fleets_the_empire_pays_nothing(match: Maker) -> None:
    m = collected(coasts(match, 3), "tribal", [20, 0])
    assert (m.s.treasury, m.events("danegeld")) == ([20, 0], [])


@rule("10.6.a")
def test_nothing_is_paid_in_the_empires_own_turn(match: Maker) -> None:
    m = collected(coasts(match, 0), "empire", [20, 0])
    assert (m.s.treasury, m.events("danegeld")) == ([20, 0], [])


@rule("10.6.b")
def test_no_more_is_paid_than_there_is(match: Maker) -> None:
    m = collected(coasts(match, 0), "tribal", [2, 0])
    assert m.s.treasury == [0, 2]
    assert m.told("danegeld") == [({"seat": "empire", "count": 2, "owed": 3}, "10.6.a")]
