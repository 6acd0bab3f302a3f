"""Raiders of the whole match: where they come from, and that there is somebody to rob."""

import pytest

from aevum.games.invasions.rules.content.timeline import raids_of
from aevum.games.invasions.rules.raids.pool import amphibious, pool, starts
from aevum.games.invasions.rules.raids.targets import targets
from aevum.games.invasions.rules.setup.start import set_up
from aevum.games.invasions.rules.troops import NATIONS
from aevum.testing import rule

RAIDERS = sorted({NATIONS[n] for turn in range(1, 13) for n in raids_of(turn)})


@rule("XI.B.1", "XI.D.6")
@pytest.mark.parametrize("name", RAIDERS)
def test_every_raider_finds_a_target_at_the_start(name: str) -> None:
    w = set_up("350", {}, 1).world
    n = NATIONS.index(name)
    w.moving = 1 << n
    boats = amphibious(w, pool(w, n))
    assert any(targets(w, n, boats, start) for start in starts(w, n))
