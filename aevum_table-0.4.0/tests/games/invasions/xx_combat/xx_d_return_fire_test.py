"""XX.D.14 Mountaineers count double in an ambush's whole archery round, also when they shoot back (F32)."""

import pytest

from aevum.testing import rule
from tests.games.invasions.conftest import Dice, MakeFight

BATTLE = "armenians: {stack} / leader 0+1 vs rome: 3 infantry at mountain; crossing=river"


@rule("XX.D.14", "III.B.24")
@pytest.mark.parametrize(
    ("stack", "white"),
    [("2 mountain-archer, infantry", 2), ("2 archer, infantry", 1), ("3 mountain-infantry", None)],
)
def test_mountaineers_shoot_back_double(fight: MakeFight, dice: Dice, stack: str, white: int | None) -> None:
    rolled, _ = dice
    f = fight(BATTLE.format(stack=stack), [*rolled("-"), *rolled(" ".join("-" * ((white or 0) + 6)))])
    f.do("ambush")
    back = [event for event in f.events("archery") if event.args["side"] == "attacker"]
    assert [event.args["white"] for event in back] == ([white] if white else [])


@rule("XXI.C.1", "XXI.C.5")
def test_in_advanced_combat_too(fight: MakeFight) -> None:
    f = fight(BATTLE.format(stack="2 mountain-archer, infantry"), [1, 1, 2, 2], combat="advanced")
    f.do("ambush")
    assert f.modifiers("shots", "attacker") == [(4, "XXI.C.3")], "and nothing for the infantry"
