"""XVII.B Stacking limits."""

import pytest

from aevum.engine.refusal import BadData
from aevum.games.invasions.rules.fight import TERRAINS
from aevum.games.invasions.rules.stacking import stacking_limit
from aevum.testing import rule
from tests.games.invasions.conftest import MakeFight, ScriptedFight

NOT_MOUNTAIN = ["plain", "forest", "marsh", "steppe", "desert"]


@rule("XVII.B.1", "XVII.B.2", "XVII.B.3", "XVII.B.4")
@pytest.mark.parametrize(
    ("terrain", "bonus", "invading", "limit"),
    [
        *((terrain, 0, False, 4) for terrain in NOT_MOUNTAIN),
        *((terrain, 2, False, 6) for terrain in NOT_MOUNTAIN),
        *((terrain, 2, True, 7) for terrain in NOT_MOUNTAIN),
        ("mountain", 0, False, 3),
        ("mountain", 2, False, 5),
        ("mountain", 2, True, 6),
    ],
)
def test_the_table_of_limits(terrain: str, bonus: int, invading: bool, limit: int) -> None:
    assert stacking_limit(TERRAINS.index(terrain), bonus, invading) == limit


@rule("XVII.B.1", "XVII.B.2", "XVII.B.3")
@pytest.mark.parametrize(
    ("terrain", "leader", "settings", "limit"),
    [
        ("plain", "", "", 4),
        ("mountain", "", "", 3),
        ("plain", "/ leader 0+2", "", 6),
        ("mountain", "/ leader 0+2", "", 5),
        ("plain", "", "; invasion", 5),
        ("mountain", "/ leader 0+2", "; invasion", 6),
    ],
)
def test_a_stack_beyond_the_limit_cannot_fight(
    fight: MakeFight, terrain: str, leader: str, settings: str, limit: int
) -> None:
    def attack(units: int) -> ScriptedFight:
        return fight(f"alamanni: {units} infantry {leader} vs rome: infantry at {terrain}{settings}", [])

    assert attack(limit).attacker.start == limit
    with pytest.raises(BadData, match=f"the limit is {limit} "):
        attack(limit + 1)


@rule("XVII.B.3")
def test_an_invasion_swells_only_the_stacks_of_the_invader(fight: MakeFight) -> None:
    with pytest.raises(BadData, match="the defender has 5 units, the limit is 4"):
        fight("alamanni: infantry vs rome: 5 infantry at plain; invasion", [])


@rule("III.D.5", "XVIII.I.4")
@pytest.mark.parametrize("apart", ["limes", "franks.horde", "limes, franks.horde"])
def test_hordes_and_limites_stand_outside_the_limit(fight: MakeFight, apart: str) -> None:
    f = fight(f"alamanni: infantry vs rome: 4 infantry, {apart} at plain", [])
    assert f.modifiers("pool", "defender")[0] == (4, "XX.F.1")


@rule("XVIII.I.4")
def test_a_province_holds_one_limes(fight: MakeFight) -> None:
    with pytest.raises(BadData, match=r"XVIII\.I\.4"):
        fight("alamanni: infantry vs rome: 2 limes at plain", [])
