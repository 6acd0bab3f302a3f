"""XX.G A swap may be left: it matters when the enemy's leader can take a black die away (XX.E.6)."""

import pytest

from aevum.games.invasions.rules.combat.battle import Battle
from aevum.testing import rule
from tests.games.invasions.conftest import MakeFight, ScriptedFight
from tests.narrow import of_kind, there

BATTLE = "rome: 4 legion / leader {mine}+0 vs persia: 4 infantry / leader {theirs}+0 at plain"


def opened(fight: MakeFight, mine: int, theirs: int) -> ScriptedFight:
    return fight(BATTLE.format(mine=mine, theirs=theirs), [], swaps=True)


@rule("XX.G.1", "XX.E.6")
def test_the_player_says_how_many_when_a_black_die_may_be_taken(fight: MakeFight) -> None:
    f = opened(fight, 0, 2)
    assert f.asked() == ("attacker", "swaps")
    assert f.offered() == ["take-black:2", "take-black:1", "take-black:0"]
    f.do("take-black:1")
    assert of_kind(Battle, f.table.state.frames[-1]).dice == [3, 1, 4, 0]
    assert f.events("keeps-white")[0].args["dice"] == 1
    assert f.asked() == ("defender", "trade")


@rule("XX.G.1", "XX.E.6")
def test_dice_left_white_cannot_be_taken(fight: MakeFight) -> None:
    f = opened(fight, 0, 2).do("take-black:0")
    assert there(f.why_not("defender", "remove-black")).key == "no-black-die"


@rule("XX.G.1")
@pytest.mark.parametrize(("mine", "theirs"), [(0, 0), (3, 1), (1, 1)])
def test_nobody_is_asked_when_nothing_can_be_taken(fight: MakeFight, mine: int, theirs: int) -> None:
    f = fight(BATTLE.format(mine=mine, theirs=theirs), [], swaps=True) if mine >= 2 else None
    if f is not None:
        assert f.asked() == ("attacker", "trade")
        assert of_kind(Battle, f.table.state.frames[-1]).dice == [2, 2, 4, 0]
        return
    f = fight(BATTLE.format(mine=mine, theirs=theirs), [1] * 60, swaps=True)
    assert not f.events("keeps-white")


@rule("XX.G.8")
def test_the_forced_swap_back_comes_before_the_choice(fight: MakeFight) -> None:
    battle = "rome: 2 elite-infantry, elite-cavalry vs persia: 3 heavy-cavalry / leader 2+0 at plain"
    f = fight(battle, [], swaps=True)
    assert f.modifiers("swaps", "attacker") == [(1, "XX.G.1"), (-1, "XX.G.8")]
    assert f.asked() == ("defender", "trade"), "no black die is left to ask about"
