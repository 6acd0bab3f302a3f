"""The Jailer (K.CARD.15)."""

import pytest

from aevum.games.medioevo.rules.battle.fight import running
from aevum.games.medioevo.rules.battle.marks import captor_value, capture_ratio
from aevum.games.medioevo.rules.battle.score import ATTACKER
from aevum.games.medioevo.rules.owners import SEATS_MOST
from aevum.games.medioevo.rules.pieces import FORCE
from aevum.testing import rule
from tests.games.medioevo.warcards.war import (
    BLUE,
    HORDE,
    PLACE,
    YELLOW,
    Maker,
    Match,
    fight,
    go,
    to_round,
    values,
    war,
)


def prisoners(m: Match, captor: str = BLUE, owner: str = YELLOW) -> list[int]:
    at = (m.seat(captor) * SEATS_MOST + m.seat(owner)) * FORCE
    return list(m.s.prisoners[at : at + FORCE])


@rule("K.CARD.15", "K.39.1")
def test_a_unit_that_would_be_destroyed_is_a_prisoner(match: Maker) -> None:
    m = war(match, "3 AR", "5 LI", [1, 2, 8]).give(BLUE, 39)
    go(fight(m), "damage-dealt").do("use-card:39")
    assert prisoners(m) == [1, 0, 0, 0, 0, 0, 0]
    assert m.at(PLACE, YELLOW) == {"light-infantry": 3}
    assert m.s.reserve_of(m.seat(YELLOW), 0) == 16


@rule("K.CARD.15", "K.39.1")
def test_of_several_that_would_be_destroyed_the_user_takes_one(match: Maker) -> None:
    m = war(match, "3 AR", "2 LI, 2 CPT1", [1, 2, 8]).give(BLUE, 39)
    go(fight(m), "captains", "damage-dealt")
    while m.ask().key == "captains":
        m.do("captains-done")
        go(m, "captains", "damage-dealt")
    m.do("use-card:39", "hit:light-infantry", "hit:captain-1")
    assert m.asked() == (BLUE, "take-alive")
    assert m.offered() == ["take-alive:light-infantry", "take-alive:captain-1"]
    m.do("take-alive:captain-1")
    assert prisoners(m) == [0, 0, 0, 0, 1, 0, 0]
    assert m.at(PLACE, YELLOW) == {"light-infantry": 1, "captain-1": 1}
    assert m.s.reserve_of(m.seat(YELLOW), 0) == 19
    assert m.s.reserve_of(m.seat(YELLOW), 4) == 1


@rule("K.CARD.15", "K.39.1")
def test_a_unit_that_is_only_reduced_is_no_prisoner_yet(match: Maker) -> None:
    m = war(match, "3 AR", "2 HI", [1, 8, 8]).give(BLUE, 39)
    go(fight(m), "damage-dealt").do("use-card:39")
    assert prisoners(m) == [0] * FORCE
    assert m.at(PLACE, YELLOW) == {"heavy-infantry": 1, "light-infantry": 1}


@rule("K.CARD.15", "K.39.1", "K.17.1")
def test_a_unit_that_an_ambush_eliminates_is_a_prisoner(match: Maker) -> None:
    m = war(match, "2 LI", "LI, CPT2", [3]).give(BLUE, 17, 39)
    fight(m).do("use-card:17", "spy-on:captain-2")
    assert m.asked() == (BLUE, "unit-ambushed")
    assert m.offered() == ["use-card:39", "pass"]
    m.do("use-card:39")
    assert prisoners(m) == [0, 0, 0, 0, 0, 1, 0]
    assert m.at(PLACE, YELLOW) == {"light-infantry": 1}
    assert m.s.reserve_of(m.seat(YELLOW), 4) == 2
    assert m.told("unit-captured")[1] == {"seat": BLUE, "enemy_seat": YELLOW, "unit": "captain-2"}


@rule("K.CARD.15", "K.39.1", "K.17.1")
@pytest.mark.parametrize(("enemy", "die", "asked"), [(YELLOW, 4, "battle-intent"), (HORDE, 1, "battle-dice")])
def test_without_a_unit_of_a_player_in_the_ambush_no_jailer_is_asked(
    match: Maker, enemy: str, die: int, asked: str
) -> None:
    m = war(match, "2 LI", "2 LI", [die], enemy=enemy).give(BLUE, 17, 39)
    fight(m, enemy).do("use-card:17")
    assert m.asked() == (BLUE, asked)


@rule("K.CARD.15", "K.39.1", "K.17.1")
def test_who_is_ambushed_has_no_use_of_a_jailer(match: Maker) -> None:
    m = war(match, "2 LI", "2 LI", [1]).give(BLUE, 17).give(YELLOW, 39)
    fight(m).do("use-card:17")
    assert m.asked() == (BLUE, "battle-intent")
    assert m.at(PLACE, YELLOW) == {"light-infantry": 1}


@rule("K.CARD.15", "5.CAPT.01", "K.39.1")
def test_nobody_jails_barbarians(match: Maker) -> None:
    m = war(match, "3 AR", "5 LI", [1, 2, 8], enemy=HORDE).give(BLUE, 39, 40, 41)
    go(fight(m, HORDE), "round-begins", "damage-dealt", "battle-dice")
    assert m.asked() == (BLUE, "battle-dice")


@rule("K.CARD.15", "K.39.1")
def test_own_casualties_of_the_enemy_are_not_taken(match: Maker) -> None:
    m = war(match, "9 LI", "5 LI", [1, 1, 1, 4, 6, 8]).give(BLUE, 39)
    go(fight(m).do("fight", "fight"), "damage-dealt", "battle-intent")
    assert m.asked() == (BLUE, "battle-intent")
    assert m.at(PLACE, YELLOW) == {"light-infantry": 1}


@rule("K.CARD.15", "5.CAPT.02", "K.40.1", "K.41.1")
@pytest.mark.parametrize(("card", "value"), [(None, 4), (40, 8), (41, 6)])
def test_capture_with_less_than_three_to_one(match: Maker, card: int | None, value: int) -> None:
    m = war(match, "4 HI", "2 LI", [1, 1, 8, 1, 1, 2])
    if card is not None:
        m.give(BLUE, card)
    fight(m)
    if card is not None:
        m.do(f"use-card:{card}")
    m.do("capture", "fight")
    go(m, "battle-intent")
    assert values(m)[0] == value


@rule("K.CARD.15", "K.41.1")
@pytest.mark.parametrize(("dice", "value"), [([1, 1, 3], 3), ([1, 1, 2], 2), ([1, 1, 8], 6)])
def test_the_penalty_is_two_less_down_to_none(match: Maker, dice: list[int], value: int) -> None:
    m = war(match, "9 HI", "9 HI", [*dice, 1, 1, 8]).give(BLUE, 41)
    fight(m).do("use-card:41", "capture", "fight")
    go(m, "assign-damage", "battle-intent")
    assert values(m)[0] == value


@rule("K.CARD.15", "K.40.1")
def test_the_ratio_is_for_the_battle_and_the_penalty_for_the_round(match: Maker) -> None:
    m = war(match, "9 HI", "9 HI", [1, 1, 8, 1, 1, 8] * 2).give(BLUE, 40, 41)
    fight(m).do("use-card:40", "use-card:41")
    assert captor_value(running(m.s).marks(), ATTACKER, 8) == 6
    to_round(m, 2)
    battle = running(m.s)
    assert capture_ratio(battle.marks(), ATTACKER) == 2
    assert captor_value(battle.marks(), ATTACKER, 8) == 4


@rule("K.CARD.15", "K.39.1")
def test_a_unit_reduced_in_melee_and_lost_as_a_casualty_is_not_taken(match: Maker) -> None:
    m = war(match, "3 HI", "2 HI", [1, 2, 8, 2, 3, 7]).give(BLUE, 39)
    go(fight(m), "damage-dealt").do("use-card:39")
    m.do("hit:heavy-infantry")
    go(m, "battle-intent")
    assert m.at(PLACE, YELLOW) == {}
    assert prisoners(m) == [0] * FORCE


def hit_without_a_reserve(match: Maker, *units: str) -> Match:
    """All light infantry of Yellow is on the map; one that falls may serve for what is left of another."""
    m = war(match, "3 AR", "2 LI, 2 HI", [1, 2, 8]).give(BLUE, 39).put("DAM", YELLOW, "light-infantry", 18)
    assert m.s.reserve_of(m.seat(YELLOW), 0) == 0
    return go(fight(m), "damage-dealt").do("use-card:39", *[f"hit:{unit}" for unit in units])


@rule("K.CARD.15", "0.COMP.01", "K.39.1")
def test_no_prisoner_is_taken_whose_piece_another_unit_needs(match: Maker) -> None:
    m = hit_without_a_reserve(match, "light-infantry", "heavy-infantry")
    assert m.at(PLACE, YELLOW) == {"light-infantry": 2, "heavy-infantry": 1}
    assert prisoners(m) == [0] * FORCE


@rule("K.CARD.15", "0.COMP.01", "K.39.1")
def test_the_only_piece_in_reserve_may_be_taken(match: Maker) -> None:
    m = hit_without_a_reserve(match, "heavy-infantry", "light-infantry")
    assert m.offered() == ["take-alive:light-infantry", "take-alive:heavy-infantry"]
    m.do("take-alive:light-infantry")
    assert prisoners(m) == [1, 0, 0, 0, 0, 0, 0]


@rule("K.CARD.15", "5.MISC.01", "K.40.1", "K.41.1")
@pytest.mark.parametrize(("card", "value"), [(40, 8), (41, 6)])
def test_a_captor_may_wait_for_the_dice(match: Maker, card: int, value: int) -> None:
    m = war(match, "4 HI", "2 LI", [1, 1, 8, 1, 1, 2]).give(BLUE, card)
    fight(m).do("pass", "capture", "fight")
    go(m, "rolled")
    assert m.asked() == (BLUE, "rolled")
    m.do(f"use-card:{card}")
    go(m, "battle-intent")
    assert values(m)[0] == value


@rule("K.CARD.15", "K.40.1", "K.41.1")
@pytest.mark.parametrize(("units", "intent"), [("4 HI", "fight"), ("6 HI", "capture")])
def test_when_the_dice_lie_only_who_bears_the_penalty_has_a_use_for_it(
    match: Maker, units: str, intent: str
) -> None:
    m = war(match, units, "2 LI", [1, 1, 8, 1, 1, 2]).give(BLUE, 40, 41)
    fight(m).do("pass", intent, "fight")
    go(m, "rolled", "damage-dealt", "assign-damage", "battle-intent")
    assert m.done() or m.asked()[1] != "rolled"
