"""XVIII.F.4, XVIII.C.2 A horde goes on past enemies who stop nobody: by a passage in force, in the wild."""

from typing import Any

import pytest

from aevum.games.invasions.rules.marching.horde import HordeMarch
from aevum.games.invasions.rules.world.pieces import FORCING, HALTED, commanded_at, shift
from aevum.games.invasions.rules.world.world import put
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap

INVASION = """
turn = 2
seats = ["goth", "other"]
acting = ["visigoths"]
[nations.visigoths]
seat = "goth"
horde = "{start}"
invading = true
units = {{ {start} = "4 infantry" }}
[nations.{enemy}]
seat = "other"
{status}
units = {{ "{to}" = "{garrison}" }}
"""


def escorted(
    on_map: OnMap, start: str, to: str, enemy: str, garrison: str, status: str, forced: int = 0
) -> Any:
    """Three of the Goths stand among the enemies already, and have done with their march; the horde follows.

    `forced`: how many of them hold a passage open.
    """
    m = on_map(INVASION.format(start=start, to=to, enemy=enemy, garrison=garrison, status=status))
    while m.ask().key == "defiance":
        m.do(next((option for option in m.offered() if option.startswith("defy:")), "peace"))
    w, goths = m.world, m.nation("visigoths")
    w.moving = 1 << goths
    for n, unit in enumerate(commanded_at(w, m.place(start), 1 << goths)[:3]):
        shift(w, unit, m.place(to))
        w.march[unit] |= HALTED | FORCING if n < forced else HALTED
    w.opened = put(w.opened, m.place(to), int(forced > 0))
    return m.begin(HordeMarch(goths)).do(f"go:{to}")


@rule("XVIII.F.4", "XVIII.F.2", "XVIII.G.2")
@pytest.mark.parametrize(
    ("garrison", "forced", "goes_on"),
    [
        ("legion", 3, True),
        ("legion", 2, True),
        ("legion", 1, False),
        ("legion", 0, False),
        ("2 legion", 3, False),
    ],
)
def test_a_passage_in_force_is_open_to_the_horde(
    on_map: OnMap, garrison: str, forced: int, goes_on: bool
) -> None:
    """As long as those who hold it are twice as many as the enemies; others beside them do not count."""
    m = escorted(on_map, "Valachia", "Moesia Inferior", "byzantium", garrison, "", forced)
    goths = m.nation("visigoths")
    assert m.world.horde[goths] == m.place("Moesia Inferior")
    assert (m.ask().key == "horde") is goes_on


KINGDOM = 'status = "kingdom"'


@rule("XVIII.C.2", "XVIII.G.2")
@pytest.mark.parametrize(
    ("enemy", "status", "goes_on"), [("gepids", "", True), ("lombards", KINGDOM, False)], ids=["wild", "not"]
)
def test_in_the_wild_barbarians_do_not_stop_it(on_map: OnMap, enemy: str, status: str, goes_on: bool) -> None:
    m = escorted(on_map, "Dacia", "Tisia", enemy, "infantry", status)
    assert m.world.horde[m.nation("visigoths")] == m.place("Tisia")
    assert (m.ask().key == "horde") is goes_on
