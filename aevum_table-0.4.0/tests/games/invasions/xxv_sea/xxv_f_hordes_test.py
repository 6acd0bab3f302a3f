"""XXV.F.1 A horde before a strait that is blocked."""

import pytest

from aevum.games.invasions.rules.marching.horde import why_not_horde
from aevum.games.invasions.rules.world.world import put
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap
from tests.games.invasions.xxv_sea.xxv_f_leave_test import ISLAND


@rule("XXV.F.1", "XVIII.J.4")
@pytest.mark.parametrize(("used", "key"), [(0, ""), (1, "horde-shut-in"), (3, "horde-tired")])
def test_a_horde_asks_only_before_it_has_gone_anywhere(on_map: OnMap, used: int, key: str) -> None:
    """A strait is crossed as the whole of a move, or not at all."""
    m = on_map(ISLAND).to_stacks()
    goths = m.nation("visigoths")
    m.world.horde_used = put(m.world.horde_used, goths, used)
    refusal = why_not_horde(m.world, goths, True)
    assert (refusal.key if refusal is not None else "", m.world.leaves) == (key, [])
