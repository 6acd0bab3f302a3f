"""The Surgeon (K.CARD.10)."""

from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.battle.ending import ended
from aevum.games.medioevo.rules.battle.fight import running
from aevum.games.medioevo.rules.pieces import LIGHT, captain
from aevum.games.medioevo.rules.uses.registry import POWERS
from aevum.testing import rule
from tests.games.medioevo.warcards.war import (
    BLUE,
    HORDE,
    OTHER,
    PLACE,
    YELLOW,
    Maker,
    Match,
    dice,
    fight,
    go,
    to_round,
    war,
)


def remembered(m: Match) -> list[list[int]]:
    return [effect.row()[1:] for effect in effects.every(m.s, effects.BUY_BACK)]


@rule("K.CARD.10", "K.27.1")
def test_the_first_damage_is_ignored(match: Maker) -> None:
    m = war(match, "3 AR", "5 LI", [1, 2, 8]).give(YELLOW, 27)
    go(fight(m), "damage-dealt")
    assert m.asked() == (YELLOW, "damage-dealt")
    m.do("use-card:27")
    assert m.at(PLACE, YELLOW) == {"light-infantry": 4}
    assert m.told("damage-ignored") == ("K.CARD.10", {"seat": YELLOW, "damage": "arrows", "points": 1})


@rule("K.CARD.10", "K.27.1", "B.TACTICS.1")
def test_the_first_damage_is_one_that_tactics_has_aimed(match: Maker) -> None:
    m = war(match, "4 LI", "4 LI, CPT1", [1, 2, 6, 1, 1, 4]).give(YELLOW, 27)
    m.learn(BLUE, "tactics").points(BLUE, "red", 1)
    go(fight(m), "damage-dealt").do("use-technology:tactics", "aim-damage:captain-1:melee")
    assert m.events("damage-dealt")[-1].args["points"] == 3
    m.do("use-card:27")
    go(m, "assign-damage", "battle-intent")
    assert m.asked() == (YELLOW, "assign-damage")
    assert m.ask().args["points"] == 2
    assert m.at(PLACE, YELLOW) == {"light-infantry": 4, "captain-1": 1}


@rule("K.CARD.10", "K.27.1", "B.TACTICS.1")
def test_of_two_points_aimed_at_one_unit_the_second_still_comes(match: Maker) -> None:
    m = war(match, "4 LI", "4 LI, HI", [1, 2, 5, 1, 1, 4]).give(YELLOW, 27)
    m.learn(BLUE, "tactics").points(BLUE, "red", 2)
    go(fight(m), "damage-dealt").do("use-technology:tactics", "aim-damage:heavy-infantry:melee")
    while m.asked() != (BLUE, "damage-dealt"):
        m.do("pass")
    m.do("use-technology:tactics")  # what it will be then
    while m.asked() != (YELLOW, "damage-dealt"):
        m.do("pass")
    m.do("use-card:27")
    assert m.at(PLACE, YELLOW) == {"light-infantry": 5}
    assert m.events("unit-reduced")[0].args["unit"] == "heavy-infantry"
    assert [event for event in m.events("unit-lost") if event.args["seat"] == YELLOW] == []


@rule("K.CARD.10", "K.27.2")
def test_who_takes_no_damage_needs_no_surgeon(match: Maker) -> None:
    m = war(match, "3 AR", "5 LI", [1, 2, 8]).give(BLUE, 27).give(OTHER, 28)
    go(fight(m), "damage-dealt", "battle-dice")
    assert m.asked() == (BLUE, "battle-dice")
    assert m.at(PLACE, YELLOW) == {"light-infantry": 3}


@rule("K.CARD.10", "K.28.1")
def test_losses_of_the_battle_are_remembered_for_the_next_purchases(match: Maker) -> None:
    m = war(match, "LI, CPT2", "9 LI", [8, 1, 1, 2], enemy=HORDE).give(BLUE, 28)
    fight(m, HORDE).do("use-card:28")
    go(m, "captains").do("act-as:archer")
    go(m)
    assert m.at(PLACE, BLUE) == {}
    assert remembered(m) == [[m.seat(BLUE), LIGHT, 1], [m.seat(BLUE), captain(2), 1]]


@rule("K.CARD.10", "K.28.1")
def test_a_unit_that_was_reduced_is_not_lost(match: Maker) -> None:
    m = war(match, "AR", "2 CAV", [1]).give(YELLOW, 28)
    fight(m).do("use-card:28")
    go(m, "battle-dice")
    ended(m.s, running(m.s))
    assert m.at(PLACE, YELLOW) == {"cavalry": 1, "heavy-infantry": 1}
    assert remembered(m) == []


@rule("K.CARD.10", "K.GEN.01")
def test_the_memory_ends_with_the_turn_after(match: Maker) -> None:
    m = match()
    effects.put(m.s, effects.BUY_BACK, m.seat(BLUE), LIGHT, 1)
    effects.end_of_turn(m.s)
    assert remembered(m) == [[m.seat(BLUE), LIGHT, 1]]
    m.turn(2)
    effects.end_of_turn(m.s)
    assert remembered(m) == []


@rule("K.CARD.10", "K.29.1")
def test_losses_by_arrows_are_removed_at_the_end_of_the_round(match: Maker) -> None:
    m = war(match, "3 AR", "3 LI", [1, 2, 3, 1, 3, 5, 1, 3, 8]).give(YELLOW, 29)
    fight(m).do("use-card:29")
    go(m, "battle-dice")
    assert dice(m, "archery") == [[1, 2, 3]]
    assert m.at(PLACE, YELLOW) == {"light-infantry": 3}
    go(m, "battle-intent")
    assert m.done()
    assert m.at(PLACE, YELLOW) == {}
    assert m.events("damage-dealt")[1].args["points"] == 2  # the three still fought: 7 against 5


@rule("K.CARD.10", "K.29.1")
def test_without_the_card_they_are_gone_before_the_dice(match: Maker) -> None:
    m = war(match, "3 AR", "3 LI", [1, 2, 3]).give(YELLOW, 29)
    go(fight(m), "battle-dice")
    assert m.done()
    assert dice(m, "battle-die") == []


@rule("K.CARD.10", "K.CARD.17", "K.28.1")
def test_losses_are_bought_back_once_however_often_he_is_made_ready(match: Maker) -> None:
    m = war(match, "2 LI", "2 LI", []).give(BLUE, 28)
    fight(m).do("use-card:28")
    m.s.turned[27] = 0  # by a Bard
    assert POWERS[27].uses(m.s, m.seat(BLUE), 27) == []
    assert POWERS[27].uses(m.s, m.seat(YELLOW), 27) == [[]]


@rule("K.CARD.10", "K.29.1")
def test_losses_by_arrows_are_removed_once(match: Maker) -> None:
    m = war(match, "3 AR", "9 LI", [1, 8, 8, *[1, 1, 2] * 2, 8, 8, *[1, 1, 2] * 2]).give(YELLOW, 29)
    fight(m).do("use-card:29")
    to_round(m, 2)
    assert m.at(PLACE, YELLOW) == {"light-infantry": 9 - 3}
    to_round(m, 3)
    dealt = [event.args for event in m.events("damage-dealt") if event.args["seat"] == YELLOW]
    assert [(args["damage"], args["points"]) for args in dealt[3:]] == [("melee", 1), ("casualties", 1)]
    assert m.at(PLACE, YELLOW) == {"light-infantry": 6 - 2}


@rule("K.CARD.10", "5.MISC.01", "K.28.1")
def test_losses_are_bought_back_by_who_sees_them_coming(match: Maker) -> None:
    m = war(match, "AR", "2 LI, HI", [1]).give(YELLOW, 28).give(BLUE, 29)
    go(fight(m), "damage-dealt")
    assert m.asked() == (YELLOW, "damage-dealt")  # and not Blue, whom nothing hits
    m.do("use-card:28", "hit:light-infantry")
    ended(m.s, running(m.s))
    assert remembered(m) == [[m.seat(YELLOW), LIGHT, 1]]


@rule("K.CARD.10", "5.MISC.01", "K.28.1")
def test_who_has_lost_nobody_and_is_not_hit_has_nothing_to_buy_back(match: Maker) -> None:
    m = war(match, "AR", "3 LI", [1]).give(BLUE, 28)
    go(fight(m), "damage-dealt", "battle-dice")
    assert m.asked() == (BLUE, "battle-dice")


@rule("K.CARD.10", "5.MISC.01", "K.29.1")
def test_those_whom_arrows_have_just_hit_may_still_fight(match: Maker) -> None:
    m = war(match, "3 AR", "3 LI", [1, 2, 3, 1, 3, 5, 1, 3, 8]).give(YELLOW, 29)
    go(fight(m), "damage-dealt")
    assert m.asked() == (YELLOW, "damage-dealt")
    m.do("use-card:29")
    assert m.at(PLACE, YELLOW) == {"light-infantry": 3}
    go(m, "battle-intent")
    assert m.done()
    assert m.at(PLACE, YELLOW) == {}
    assert m.events("damage-dealt")[1].args["points"] == 2  # the three still fought: 7 against 5


@rule("K.CARD.10", "K.29.1")
def test_damage_of_melee_is_not_put_off(match: Maker) -> None:
    m = war(match, "3 HI", "3 HI", [4, 6, 8, 1, 2, 3]).give(YELLOW, 29)
    go(fight(m), "damage-dealt", "assign-damage")
    assert m.asked() == (YELLOW, "assign-damage")
