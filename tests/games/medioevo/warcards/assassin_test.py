"""The Assassin (K.CARD.18)."""

from aevum.testing import rule
from tests.games.medioevo.warcards.war import (
    BLUE,
    HORDE,
    OTHER,
    YELLOW,
    Maker,
    fight,
    go,
    to_round,
    values,
    war,
)


@rule("K.CARD.18", "5.BATTLE.09")
def test_a_lower_die_may_make_a_critical_roll(match: Maker) -> None:
    m = war(match, "9 HI", "9 HI", [4, 5, 2, 1, 1, 1]).give(BLUE, 46)
    go(fight(m), "rolled").do("use-card:46", f"lower-die:{BLUE}:6:5:4")
    assert values(m)[0] == 16


@rule("K.CARD.18", "5.MISC.01")
def test_anybody_lowers_anybodys_die_but_not_below_1(match: Maker) -> None:
    m = war(match, "9 HI", "9 HI", [4, 6, 8, 1, 2, 5]).give(OTHER, 47)
    go(fight(m), "rolled")
    assert m.asked() == (OTHER, "rolled")
    m.do("use-card:47")
    assert m.offered() == [
        f"lower-die:{BLUE}:4:4:2", f"lower-die:{BLUE}:6:6:4", f"lower-die:{BLUE}:8:8:6",
        f"lower-die:{YELLOW}:6:2:1", f"lower-die:{YELLOW}:8:5:3",
    ]  # fmt: skip
    m.do(f"lower-die:{BLUE}:8:8:6")
    assert values(m)[0] == 36


@rule("K.CARD.18", "5.BATTLE.18")
def test_barbarian_dice_are_lower_for_that_battle_only(match: Maker) -> None:
    m = war(match, "9 HI", "9 LI", [1, 1, 1, 1, 1, 1], enemy=HORDE).give(BLUE, 46)
    m.s.circle = [1, 2, 5]
    go(fight(m, HORDE), "rolled").do("use-card:46", "lower-die:barbarians:8:5:4")
    go(to_round(m, 2, "battle-dice").do("let-lie"), "battle-dice")
    assert values(m)[1::2] == [4, 4]
    assert m.s.circle == [1, 2, 5]
