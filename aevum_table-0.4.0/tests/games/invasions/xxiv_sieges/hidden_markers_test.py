"""XXIV.D.8 for everybody at the table: the markers that lie on the map are unknown to all of them."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from aevum.engine.refusal import EngineFault
from aevum.games.invasions import GAME
from aevum.games.invasions.rules.pillage import MARKERS
from aevum.testing import rule

Start = Callable[..., Any]

MAP = """
seats = ["goth", "east"]
[nations.visigoths]
seat = "goth"
units = {{ Valachia = "2 infantry" }}
[cities]
Achaia = {{ pillaged = {0} }}
Epirus = {{ pillaged = {1} }}
"""


@rule("XXIV.D.8")
def test_what_lies_on_the_map_looks_the_same_to_all(on_map: Start) -> None:
    one, other = on_map(MAP.format(3, 18)), on_map(MAP.format(25, 7))
    for seat in ("goth", "east", None):
        assert one.table.view(seat).to_json() == other.table.view(seat).to_json()


@rule("XXIV.D.8")
def test_what_is_imagined_fits_the_view(on_map: Start) -> None:
    m = on_map(MAP.format(3, 18))
    view = m.table.view("east")
    seen = set()
    for seed in range(60):
        imagined: Any = GAME.imagine(view, Random(seed))
        GAME.check(imagined)
        laid = [marker for marker in imagined.world.pillaged if marker]
        assert sorted(imagined.pool + laid) == MARKERS
        assert GAME.view(imagined, view.seat).to_json() == view.to_json()
        seen.update(laid)
    assert len(seen) > len(MARKERS) / 2


@rule("XXIV.D.8")
def test_a_doubled_marker_is_noticed(on_map: Start) -> None:
    m = on_map(MAP.format(3, 18))
    GAME.check(m.table.state)
    m.world.pillaged = [3 if marker else 0 for marker in m.world.pillaged]
    with pytest.raises(EngineFault, match="marker"):
        GAME.check(m.table.state)
