"""XXV.D on the map: the land that those who embark leave behind."""

import pytest

from aevum.testing import rule
from tests.games.invasions.conftest import OnMap
from tests.games.invasions.xxv_sea.xxv_d_transport_test import Dice, Waters, voyages


@rule("XXV.D.1", "XXV.D.13", "XII.B.5")
@pytest.mark.parametrize("sinks", [False, True])
def test_land_outside_its_areas_is_lost_with_those_who_embark(
    on_map: OnMap, waters: Waters, dice: Dice, sinks: bool
) -> None:
    """Whether they get across or not."""
    white, _ = dice
    enemy = '"Sinus Gallicus" = "fleet"' if sinks else ""
    text = waters('Septimania = "legion", "Sinus Gallicus" = "fleet"', enemy)
    m = on_map(text, dice=[10, *white("- w")] if sinks else [])
    m.do("march:Septimania")
    assert m.owner("Septimania") == "rome"
    m.do(next(option for option in voyages(m) if option.startswith("ship:")))
    if sinks:
        m.do("intercept-fleet:rome", "accept-battle", "accept-battle")
        assert len(m.events("drowns")) == 1
    assert (m.at("Septimania"), m.owner("Septimania")) == ([], "")
