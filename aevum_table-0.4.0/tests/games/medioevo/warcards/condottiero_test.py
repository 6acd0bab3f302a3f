"""The Condottiero 4 and 5 in battle (K.CARD.02)."""

import pytest

from aevum.testing import example, rule
from tests.games.medioevo.warcards.war import (
    BLUE,
    HORDE,
    OTHER,
    PLACE,
    YELLOW,
    Maker,
    dice,
    fight,
    go,
    to_round,
    values,
    war,
)


@example("EX-062")
@rule("K.CARD.02", "K.04.1")
def test_three_archers_shoot_although_the_enemy_has_one(match: Maker) -> None:
    m = war(match, "3 AR", "AR", [1, 8, 8]).give(BLUE, 4)
    fight(m).do("use-card:4", "fight", "fight")
    assert dice(m, "archery") == [[1, 8, 8]]
    assert [event.args["seat"] for event in m.events("archery")] == [BLUE]
    assert (m.at(PLACE, BLUE), m.at(PLACE, YELLOW)) == ({"archer": 3}, {})


@example("EX-062")
@rule("K.CARD.02", "5.UNIT.01", "K.04.1")
def test_without_the_card_nobody_shoots(match: Maker) -> None:
    m = war(match, "3 AR", "AR", [4, 6, 8]).give(BLUE, 4)
    go(fight(m), "battle-dice")
    assert m.asked() == (BLUE, "battle-dice")
    assert dice(m, "archery") == []


@rule("K.CARD.02", "K.04.1")
def test_as_many_of_the_kind_still_bar_it(match: Maker) -> None:
    m = war(match, "2 AR", "2 AR", [4, 6, 8]).give(BLUE, 4)
    go(fight(m).do("use-card:4"), "battle-dice")
    assert dice(m, "archery") == []


@rule("K.CARD.02", "K.04.2")
def test_it_works_for_one_round(match: Maker) -> None:
    m = war(match, "3 AR", "AR, 5 LI", [8, 8, 8, 1, 1, 2, 1, 1, 3]).give(BLUE, 4)
    fight(m).do("use-card:4")
    go(to_round(m, 2).do("fight", "fight"), "battle-dice")
    assert len(dice(m, "archery")) == 1


@rule("K.04.2")
def test_it_does_nothing_for_the_other_side(match: Maker) -> None:
    m = war(match, "AR, LI", "3 AR", [4, 6, 8]).give(BLUE, 4)
    go(fight(m).do("use-card:4"), "battle-dice")
    assert dice(m, "archery") == []


@rule("K.04.1", "5.CPT.01")
@pytest.mark.parametrize(("units", "offers"), [("3 LI", True), ("2 LI", False)])
def test_a_captain_given_up_as_light_infantry_counts_once(match: Maker, units: str, offers: bool) -> None:
    m = war(match, "CPT2, LI, CAV", units, [4, 6, 8]).give(YELLOW, 4)
    fight(m)
    assert m.asked() == (YELLOW, "round-begins")
    m.do(
        "use-card:4", "fight", "fight", "captains-done", "act-as:light-infantry", "lend-power:light-infantry"
    )
    assert m.asked() == (BLUE, "give-up")
    m.do("give-up:captain-2", "keep-all")
    # Three are more than a captain and one light infantry, and two are not.
    assert (m.asked() == (YELLOW, "give-up")) == offers


@rule("K.CARD.02", "5.MISC.01", "K.05.1")
@pytest.mark.parametrize(("target", "expected"), [(BLUE, [7, 3]), (YELLOW, [5, 5])])
def test_two_more_on_an_attack_value_by_anybody(match: Maker, target: str, expected: list[int]) -> None:
    m = war(match, "5 LI", "5 LI", [1, 3, 5, 1, 3, 4]).give(OTHER, 5)
    go(fight(m), "rolled").do("use-card:5", f"add-attack:{target}")
    assert values(m) == expected
    told = {event.args["seat"]: event.roll.modifiers for event in m.events("attack-value")}
    assert (2, "K.CARD.02") in [(item.value, item.rule) for item in told[target]]


@rule("K.CARD.02", "K.05.1")
def test_two_more_for_barbarians_too(match: Maker) -> None:
    m = war(match, "5 LI", "5 LI", [1, 3, 5], enemy=HORDE).give(OTHER, 5)
    m.s.circle = [1, 2, 4]
    go(fight(m, HORDE), "rolled").do("use-card:5", "add-attack:barbarians")
    assert values(m) == [5, 6]
    assert m.told("attack-added") == ("K.CARD.02", {"seat": HORDE, "points": 2})


@rule("K.CARD.02", "K.05.2")
def test_two_more_for_one_round_only(match: Maker) -> None:
    m = war(match, "9 LI", "9 LI", [1, 3, 5, 1, 3, 4] * 2).give(BLUE, 5)
    go(fight(m), "rolled").do("use-card:5", f"add-attack:{BLUE}")
    go(to_round(m, 2).do("fight", "fight"), "battle-intent")
    assert values(m) == [7, 3, 5, 3]
    assert m.at(PLACE, BLUE)
