"""10.7 Counts and envoys of the king."""

from collections.abc import Callable

import pytest

from aevum.games.charlemagne.rules.tables import EMPIRE
from aevum.games.charlemagne.rules.treasury.phase import TreasuryPhase
from aevum.testing import rule
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.rest import alone

Maker = Callable[..., ScriptedMatch]


def collected(m: ScriptedMatch, seat: str, treasury: list[int], *won: str) -> ScriptedMatch:
    """On an empty map, so that there is no income."""
    assert m.clear().s.control.count(EMPIRE) == 10
    for home in won:
        m.control(home, "empire")
    m.s.treasury = treasury
    return alone(m.hush().phasing(seat), TreasuryPhase())


@rule("10.7.a")
@pytest.mark.parametrize(
    ("won", "paid"), [((), 0), (("LOM",), 2), (("LOM", "SAX"), 4), (("LOM", "SAX", "BAV", "RSP"), 8)]
)
def test_each_region_beyond_ten_costs_the_empire_two(match: Maker, won: tuple[str, ...], paid: int) -> None:
    m = collected(match(), "empire", [20, 5], *won)
    assert m.s.treasury == [20 - paid, 5]
    told = [({"seat": "empire", "count": paid}, "10.7.a")] if paid else []
    assert m.told("missi") == told


@rule("10.7.a")
def test_it_is_paid_in_the_turn_of_the_empire_only(match: Maker) -> None:
    m = collected(match(), "tribal", [20, 5], "LOM", "SAX")
    assert (m.s.treasury, m.events("missi")) == ([20, 5], [])


@rule("10.7.b")
def test_nobody_pays_more_than_he_has(match: Maker) -> None:
    m = collected(match(), "empire", [3, 5], "LOM", "SAX")
    assert m.s.treasury == [0, 5]
    assert m.told("missi") == [({"seat": "empire", "count": 3}, "10.7.a")]
