"""III.C Leaders, as far as a fight knows them."""

import pytest

from aevum.games.invasions import gazetteer
from aevum.testing import rule
from tests.games.invasions.conftest import MakeFight


@rule("III.C.9")
def test_a_leader_is_no_unit_of_the_stack(fight: MakeFight) -> None:
    f = fight("rome: 3 auxiliary / leader 2+1 vs persia: 3 infantry at plain", [])
    assert len(f.attacker.units) == 3
    assert f.modifiers("pool", "attacker") == [(3, "XX.F.1")]


@rule("III.C.9")
@pytest.mark.parametrize(
    ("name", "combat", "stacking"),
    [("iulianus", 3, 3), ("sapor", 2, 2), ("fritigernus", 2, 2), ("valens", 1, 2), ("gratianus", 1, 2)],
)
def test_a_named_leader_has_the_ratings_of_the_examples(
    fight: MakeFight, name: str, combat: int, stacking: int
) -> None:
    assert (gazetteer.LEADERS[name].combat, gazetteer.LEADERS[name].stacking) == (combat, stacking)
    f = fight(f"rome: 3 auxiliary / {name} vs persia: 3 infantry at plain", [])
    assert f.attacker.combat == combat


@rule("III.C.13")
@pytest.mark.parametrize("bonus", range(4))
def test_the_stacking_bonus_lets_more_units_stand_with_him(fight: MakeFight, bonus: int) -> None:
    f = fight(f"rome: {4 + bonus} auxiliary / leader 0+{bonus} vs persia: 3 infantry at plain", [])
    assert f.modifiers("pool", "attacker") == [(4 + bonus, "XX.F.1")]
