"""The Assassin (K.CARD.18)."""

import pytest

from aevum.games.medioevo.rules.events.icons import ARMIES
from aevum.games.medioevo.rules.events.strike import Strike
from aevum.games.medioevo.rules.events.war_circle import WarCircle
from aevum.testing import example, rule
from tests.games.medioevo.events.event_card_test import lies_open
from tests.games.medioevo.warcards.war import (
    BLUE,
    HORDE,
    OTHER,
    PLACE,
    YELLOW,
    Maker,
    fight,
    go,
    to_round,
    values,
    war,
)


@example("EX-068")
@rule("K.CARD.18", "5.BATTLE.09", "K.46.4")
def test_a_lower_die_may_make_a_critical_roll(match: Maker) -> None:
    m = war(match, "9 HI", "9 HI", [4, 5, 2, 1, 1, 1]).give(BLUE, 46)
    go(fight(m), "rolled").do("use-card:46", f"lower-die:{BLUE}:6:5:4")
    assert values(m)[0] == 4 * 4


@rule("K.CARD.18", "5.MISC.01", "K.46.1", "K.46.2")
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


@rule("K.CARD.18", "5.BATTLE.18", "K.46.3")
def test_barbarian_dice_are_lower_for_that_battle_only(match: Maker) -> None:
    m = war(match, "9 HI", "9 LI", [1, 1, 1, 1, 1, 1], enemy=HORDE).give(BLUE, 46)
    m.s.circle = [1, 2, 5]
    go(fight(m, HORDE), "rolled").do("use-card:46", "lower-die:barbarians:8:5:4")
    go(to_round(m, 2, "battle-dice").do("let-lie"), "battle-dice")
    assert values(m)[1::2] == [4, 4]
    assert m.s.circle == [1, 2, 5]


@rule("K.CARD.18", "5.ARCH.01", "K.46.1")
def test_an_arrow_that_missed_hits_after_all(match: Maker) -> None:
    m = war(match, "3 AR", "9 LI", [6, 2, 4]).give(BLUE, 46)
    go(fight(m), "dice-lie").do("use-card:46")
    assert [row.args["points"] for row in m.events("damage-dealt")] == [2]
    assert m.events("die-lowered")[0].args == {"seat": BLUE, "sides": 8, "face": 4, "left": 3}


@rule("K.CARD.18", "K.46.1")
def test_arrows_that_miss_by_more_than_the_card_gives_are_no_question(match: Maker) -> None:
    m = war(match, "3 AR", "9 LI", [6, 2, 5]).give(BLUE, 46)
    go(fight(m), "dice-lie", "battle-dice")
    assert m.asked() == (BLUE, "battle-dice")


@rule("K.CARD.18", "5.SIEGE.03", "K.46.1")
def test_each_engine_has_dice_of_its_own(match: Maker) -> None:
    m = war(match, "2 LI", "9 LI", [5, 4]).give(OTHER, 47)
    m.item(PLACE, BLUE, "catapult")
    m.item(PLACE, BLUE, "stone-thrower")
    go(fight(m), "crew-engine").do("man-engine:light-infantry", "aim-at-units")
    m.do("man-engine:light-infantry")
    go(m, "dice-lie").do("use-card:47")
    assert m.offered() == [
        f"lower-die-of:{BLUE}:8:5:3:catapult:1:1", f"lower-die-of:{BLUE}:8:4:2:stone-thrower:2:2",
    ]  # fmt: skip
    m.do(f"lower-die-of:{BLUE}:8:4:2:stone-thrower:2:2")
    assert [row.args["points"] for row in m.events("damage-dealt")] == [3]


@rule("K.CARD.18", "5.NAVAL.07", "K.46.1")
def test_a_galley_sinks_by_a_lower_die(match: Maker) -> None:
    m = war(match, "2 CAV", "CAV", [1, 2, 8, 1, 2, 3, 4], place="MAR").give(BLUE, 46)
    m.item("MAR", BLUE, "galley")
    m.item("MAR", YELLOW, "galley")
    go(fight(m, place="MAR"), "dice-lie").do("use-card:46")
    assert m.events("galley-sinks")
    assert m.s.items(m.seat(YELLOW)) == []


@rule("K.CARD.18", "K.CARD.06", "K.47.1")
def test_a_spy_who_was_caught_is_not(match: Maker) -> None:
    m = war(match, "2 LI", "3 LI", [7]).give(BLUE, 17, 46)
    fight(m).do("use-card:17", "use-card:46")
    assert m.at(PLACE, BLUE) == {"light-infantry": 2}
    assert not m.events("spy-caught")


@rule("K.CARD.18", "K.CARD.03", "K.46.1")
@pytest.mark.parametrize(("assassin", "units"), [(46, 3), (47, 2)])
def test_a_die_of_six_is_lower_before_it_is_read(match: Maker, assassin: int, units: int) -> None:
    m = war(match, "9 LI", "9 LI", [6]).give(BLUE, 7).give(YELLOW, assassin)
    go(fight(m), "archery").do("use-card:7", f"use-card:{assassin}")
    assert m.events("extra-archers")[0].args["units"] == units


@rule("K.CARD.18", "2.CARD.07", "K.46.1")
def test_the_die_of_an_event_is_lower(match: Maker) -> None:
    m = match([6]).active(BLUE).give(BLUE, 46)
    plain = match([5]).active(BLUE)
    for one in (m, plain):
        lies_open(one, "EV13")
        one.put("CON", BLUE, "light-infantry", 9)
        one.begin(Strike(ARMIES))
    m.do("use-card:46")
    assert m.ask().args == plain.ask().args


@rule("K.CARD.18", "2.DICE.04", "K.46.1")
def test_a_die_of_the_war_circle_is_lower_for_the_turn(match: Maker) -> None:
    m = match([4, 6, 8]).active(BLUE).turn(1, 2).give(OTHER, 46)
    m.begin(WarCircle()).do("keep-dice")
    assert m.asked() == (OTHER, "dice-lie")
    m.do("use-card:46", "lower-die:barbarians:8:8:7")
    assert m.s.circle == [4, 6, 7]
    assert m.events("war-circle")[0].args["dice"] == [4, 6, 7]
