"""XXV.F.1 A horde before a strait that is blocked."""

import pytest

from aevum.games.invasions.rules.marching.horde import why_not_horde
from aevum.games.invasions.rules.world.world import put
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap
from tests.games.invasions.xxv_sea.xxv_f_leave_test import ISLAND

ALONE = """
turn = 5
seats = ["goth", "vandal", "greek"]
acting = ["byzantium"]
[nations.byzantium]
seat = "greek"
capital = "Achaia"
areas = ["Graecia", "Moesia"]
units = { Achaia = "guard", Macedonia = "2 legion", "Moesia Inferior" = "legion" }
[nations.visigoths]
seat = "goth"
horde = "Thracia"
[nations.vandals]
seat = "vandal"
status = "kingdom"
units = { Propontis = "fleet" }
[cities]
Thracia = { level = 0 }
Bythinia = { level = 0 }
"""


@rule("XXV.F.1", "XVIII.J.4")
@pytest.mark.parametrize(("used", "key"), [(0, ""), (1, "horde-shut-in"), (3, "horde-tired")])
def test_a_horde_asks_only_before_it_has_gone_anywhere(on_map: OnMap, used: int, key: str) -> None:
    """A strait is crossed as the whole of a move, or not at all."""
    m = on_map(ISLAND).to_stacks()
    goths = m.nation("visigoths")
    m.world.horde_used = put(m.world.horde_used, goths, used)
    refusal = why_not_horde(m.world, goths, True)
    assert (refusal.key if refusal is not None else "", m.world.leaves) == (key, [])


@rule("XXV.F.1", "XIX.B.10")
def test_a_horde_alone_has_a_way_to_ask_for(on_map: OnMap) -> None:
    m = on_map(ALONE).to_stacks().do("march:Macedonia", "go:Thracia")
    assert (m.asked(), m.offered()) == (("goth", "strait-wish"), ["without-leave", "ask-leave:Propontis"])
