"""5.MISC.01, 5.FLOW.03: which moments are of a battle, and where all is in its place."""

from aevum.games.medioevo import GAME
from aevum.games.medioevo.rules.menus import Menu
from aevum.games.medioevo.rules.uses.moments import Moment
from aevum.testing import rule

OF_A_BATTLE = {
    "before-battle",
    "round-begins",
    "siege-fire",
    "archery",
    "melee-begins",
    "rolled",
    "damage-dealt",
    "unit-ambushed",
}


@rule("5.MISC.01", "5.MISC.02")
def test_what_cuts_into_battles_is_shown_at_their_moments() -> None:
    moments = [frame for make in GAME.frames.values() if isinstance(frame := make(), Moment)]
    assert {frame.trigger for frame in moments if frame.in_battle} == OF_A_BATTLE
    assert len(moments) == len(GAME.triggers()) - 1  # the last claims are no moment of a card


@rule("5.FLOW.03", "6.FLOW.01", "B.BLUE.2")
def test_all_is_in_its_place_when_a_menu_is_opened_but_on_the_way() -> None:
    menus = [frame for make in GAME.frames.values() if isinstance(frame := make(), Menu)]
    assert {type(frame).__name__ for frame in menus if not frame.rests} == {"March", "Journey"}
    assert len(menus) > 2
