"""The Crossbowman (K.CARD.03)."""

import pytest

from aevum.testing import example, rule
from tests.games.medioevo.warcards.war import BLUE, OTHER, YELLOW, Maker, dice, fight, go, to_round, war


@rule("K.CARD.03", "K.GEN.01", "K.07.1")
@pytest.mark.parametrize(("die", "units"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_a_die_says_how_many_units_shoot_as_archers(match: Maker, die: int, units: int) -> None:
    m = war(match, "4 HI", "9 LI", [die, *[8] * units]).give(BLUE, 7)
    go(fight(m), "archery").do("use-card:7")
    assert dice(m, "archery") == [[8] * units]


@rule("K.CARD.03", "K.07.2")
def test_archers_shoot_a_second_time(match: Maker) -> None:
    m = war(match, "2 AR", "9 LI", [3, 8, 8, 8, 8]).give(BLUE, 7)
    go(fight(m), "archery").do("use-card:7")
    assert dice(m, "archery") == [[8, 8, 8, 8]]


@rule("K.CARD.03", "K.07.3")
def test_no_more_units_shoot_than_there_are(match: Maker) -> None:
    m = war(match, "2 HI", "9 LI", [6, 8, 8]).give(BLUE, 7)
    go(fight(m), "archery").do("use-card:7")
    assert dice(m, "archery") == [[8, 8]]


@rule("K.CARD.03", "5.UNIT.01", "K.07.1")
def test_they_bar_the_archers_of_the_enemy_and_are_barred_by_them(match: Maker) -> None:
    m = war(match, "2 HI", "AR, 4 LI", [6, 1, 3, 5, 1, 3, 4]).give(BLUE, 7)
    go(fight(m), "archery").do("use-card:7")
    assert dice(m, "archery") == []


@example("EX-063")
@rule("K.CARD.03", "K.08.1")
def test_five_archers_have_two_less_on_every_die(match: Maker) -> None:
    m = war(match, "5 AR", "9 LI", [5, 6, 6, 6, 6]).give(BLUE, 8)
    go(fight(m), "archery").do("use-card:8")
    assert m.modifiers("archery") == [(-2, "K.CARD.03")]
    assert [event.args["points"] for event in m.events("damage-dealt")][:1] == [1]


@rule("K.CARD.03", "K.08.1")
def test_the_lower_dice_are_for_those_who_have_two_archers(match: Maker) -> None:
    m = war(match, "AR, 2 LI", "9 LI", [8]).give(BLUE, 8)
    go(fight(m), "archery", "battle-dice")
    assert m.asked() == (BLUE, "battle-dice")


@rule("K.CARD.03", "K.08.2")
def test_eight_archers_have_three_less(match: Maker) -> None:
    m = war(match, "8 AR", "9 LI", [8] * 8).give(BLUE, 8)
    go(fight(m), "archery").do("use-card:8")
    assert m.modifiers("archery") == [(-3, "K.CARD.03")]


@rule("K.CARD.03", "K.09.1")
def test_archers_dice_are_thrown_again_once(match: Maker) -> None:
    m = war(match, "3 AR", "9 LI", [1, 8, 7, 2, 6]).give(BLUE, 9)
    go(fight(m), "archery").do("use-card:9")
    assert dice(m, "archery") == [[1, 8, 7]]
    assert dice(m, "archery-again") == [[2, 6]]
    assert m.events("damage-dealt")[0].args["points"] == 2


@rule("K.CARD.03")
@pytest.mark.parametrize("card", [7, 8, 9])
def test_it_is_for_those_who_fight(match: Maker, card: int) -> None:
    m = war(match, "6 AR", "9 LI", [8] * 6).give(OTHER, card)
    assert go(fight(m), "archery", "battle-dice").asked() == (BLUE, "battle-dice")


@rule("K.CARD.03", "K.09.2")
def test_it_is_for_one_round(match: Maker) -> None:
    m = war(match, "6 AR", "9 LI", [8] * 6 + [1, 1, 2, 1, 1, 3]).give(BLUE, 8)
    go(fight(m), "archery").do("use-card:8")
    go(to_round(m, 2).do("fight", "fight"), "battle-dice")
    assert m.modifiers("archery") == []


@rule("K.CARD.03")
def test_the_defender_may_use_it_too(match: Maker) -> None:
    m = war(match, "9 LI", "2 HI", [5, 8, 8]).give(YELLOW, 7)
    go(fight(m), "archery").do("use-card:7")
    assert [event.args["seat"] for event in m.events("archery")] == [YELLOW]
