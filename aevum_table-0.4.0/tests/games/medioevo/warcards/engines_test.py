"""More from siege engines: Scientist 10, Artilleryman 52, Machinery (K.CARD.04, K.CARD.21, B.BLUE.3)."""

import pytest

from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.battle.fight import running
from aevum.games.medioevo.rules.ending.phase import EndPhase
from aevum.testing import example, rule
from tests.games.medioevo.warcards.war import BLUE, PLACE, Maker, Match, dice, fight, go, to_round, war


def man(m: Match, units: int) -> Match:
    """So many light infantry serve the engine, which fires at units."""
    go(m, "crew-engine").do(*["man-engine:light-infantry"] * units)
    return m.do("aim-at-units") if "aim-at-units" in m.offered() else m


@example("EX-064")
@rule("K.CARD.04", "K.10.1")
@pytest.mark.parametrize(("choice", "shots"), [("pass", 2), ("use-card:10", 4)])
def test_a_crew_of_two_throws_four_dice(match: Maker, choice: str, shots: int) -> None:
    m = war(match, "5 LI", "9 LI", [8] * shots).give(BLUE, 10)
    m.item(PLACE, BLUE, "catapult")
    man(fight(m), 2)
    assert m.asked() == (BLUE, "siege-fire")
    m.do(choice)
    assert dice(m, "siege-fire") == [[8] * shots]


@rule("K.CARD.04", "K.10.2", "K.10.3")
def test_double_crews_go_beyond_three_shots_for_one_round(match: Maker) -> None:
    m = war(match, "5 LI", "9 LI", [8] * 6 + [1, 1, 2, 1, 1, 3] + [8] * 3).give(BLUE, 10)
    m.item(PLACE, BLUE, "catapult")
    man(fight(m), 3).do("use-card:10")
    man(to_round(m, 2).do("fight", "fight"), 3)
    assert [len(thrown) for thrown in dice(m, "siege-fire")] == [6, 3]


@rule("K.CARD.04", "K.10.1")
def test_of_two_engines_the_crew_of_one_is_doubled_and_its_user_chooses(match: Maker) -> None:
    m = war(match, "8 LI", "9 LI", [8] * 5).give(BLUE, 10)
    m.item(PLACE, BLUE, "catapult")
    m.item(PLACE, BLUE, "stone-thrower")
    man(man(fight(m), 1), 2).do("use-card:10")
    assert m.asked() == (BLUE, "aim-card")
    assert m.offered() == ["double-crew:catapult:1:1", "double-crew:stone-thrower:2:2"]
    m.do("double-crew:stone-thrower:2:2")
    assert [len(thrown) for thrown in dice(m, "siege-fire")] == [1, 4]
    assert m.told("crew-doubled") == (
        "K.CARD.04",
        {"seat": BLUE, "item": "stone-thrower", "level": 2, "slot": 2},
    )


@rule("K.CARD.04", "K.10.1")
def test_without_a_crew_nothing_is_doubled(match: Maker) -> None:
    m = war(match, "5 LI", "9 LI", []).give(BLUE, 10)
    m.item(PLACE, BLUE, "catapult")
    go(fight(m), "crew-engine").do("leave-idle")
    assert not m.done()
    assert m.ask().key != "siege-fire"


@example("EX-069")
@rule("K.CARD.21", "K.52.1")
def test_an_engine_alone_counts_as_manned_by_one(match: Maker) -> None:
    m = war(match, "5 LI", "9 LI", [2]).give(BLUE, 52)
    m.item(PLACE, BLUE, "catapult")
    fight(m).do("use-card:52")
    go(m, "crew-engine").do("aim-at-units")
    assert dice(m, "siege-fire") == [[2]]


@example("EX-069")
@rule("K.CARD.21", "K.52.1")
def test_all_engines_have_one_more_in_the_whole_battle(match: Maker) -> None:
    m = war(match, "8 LI", "9 LI", [8] * 6 + [1, 1, 2, 1, 1, 3] + [8] * 6).give(BLUE, 52)
    m.item(PLACE, BLUE, "catapult")
    m.item(PLACE, BLUE, "catapult")
    man(fight(m), 3)
    man(m, 1).do("use-card:52")
    to_round(m, 2).do("fight", "fight", *["man-engine:light-infantry"] * 3)
    m.do("man-engine:light-infantry", "aim-at-units")
    assert [len(thrown) for thrown in dice(m, "siege-fire")] == [4, 2, 4, 2]


@example("EX-075")
@rule("B.BLUE.3", "B.MACHINERY.1")
def test_ex_075_machinery(match: Maker) -> None:
    m = war(match, "3 LI, HI", "9 LI", [8, 8, 8]).learn(BLUE, "machinery").points(BLUE, "blue")
    slot = m.item(PLACE, BLUE, "catapult")
    man(fight(m), 3).do("use-technology:machinery")
    assert len(dice(m, "siege-fire")[0]) == 3
    battle = running(m.s)
    assert battle.line(m.s, 0)[:4] == [3, 0, 1, 0]
    assert m.s.store[m.seat(BLUE) * 6] == 0
    assert effects.holds(m.s, effects.MACHINERY, slot)
    assert m.told("crew-fights") == ("B.BLUE.3", {"seat": BLUE, "item": "catapult", "level": 1, "slot": 1})


@example("EX-075")
@rule("B.BLUE.3", "5.SIEGE.06", "B.MACHINERY.1")
def test_without_machinery_the_crew_does_not_fight(match: Maker) -> None:
    m = war(match, "3 LI, HI", "9 LI", [8, 8, 8])
    m.item(PLACE, BLUE, "catapult")
    man(fight(m), 3)
    assert running(m.s).line(m.s, 0)[:4] == [0, 0, 1, 0]


@rule("B.BLUE.3", "B.MACHINERY.1")
def test_machinery_is_for_the_engine_that_it_names(match: Maker) -> None:
    m = war(match, "4 LI", "9 LI", [8, 8, 1, 1, 2, 1, 1, 3]).learn(BLUE, "machinery").points(BLUE, "blue")
    m.item(PLACE, BLUE, "catapult")
    m.item(PLACE, BLUE, "catapult")
    man(man(fight(m), 1), 1).do("use-technology:machinery")
    assert m.offered() == ["crew-fights:catapult:1:1", "crew-fights:catapult:1:2"]
    m.do("crew-fights:catapult:1:1")
    assert sum(running(m.s).line(m.s, 0)) == 3


@rule("B.MACHINERY.2")
def test_machinery_serves_in_further_battles_of_the_turn_and_not_in_the_next(match: Maker) -> None:
    wins = [8, 1, 6, 8, 1, 1, 2]
    m = war(match, "2 LI", "8 LI, HI", wins * 3).learn(BLUE, "machinery").points(BLUE, "blue")
    m.item(PLACE, BLUE, "catapult")
    go(man(fight(m), 1).do("use-technology:machinery"), "assign-damage")
    go(man(fight(m.hush()), 1), "assign-damage")
    m.turn(1, 7).begin(EndPhase())
    go(man(fight(m.turn(2)), 1), "assign-damage")
    # The battle score is no more than the units that fight in melee.
    assert [event.args["points"] for event in m.events("damage-dealt")] == [2, 2, 1]


@rule("5.SIEGE.01", "B.BLUE.3", "B.MACHINERY.1")
def test_nobody_serves_twice_although_machinery_lets_crews_fight(match: Maker) -> None:
    m = war(match, "2 LI, HI", "9 LI", [])
    for _ in range(2):
        effects.put(m.s, effects.MACHINERY, m.seat(BLUE), m.item(PLACE, BLUE, "catapult"))
    go(fight(m), "crew-engine").do("man-engine:light-infantry", "man-engine:light-infantry")
    assert "man-engine:light-infantry" not in m.offered()
    m.do("aim-at-units")
    assert [choice for choice in m.offered() if choice.startswith("man")] == ["man-engine:heavy-infantry"]


@rule("K.CARD.21", "K.52.1")
def test_an_engine_that_was_left_idle_is_aimed_when_the_card_comes(match: Maker) -> None:
    m = war(match, "5 LI", "9 LI", [8, 8, 2]).give(BLUE, 52)
    m.item(PLACE, BLUE, "catapult")
    m.item(PLACE, BLUE, "stone-thrower")
    man(fight(m), 1)
    m.do("leave-idle")
    assert m.asked() == (BLUE, "siege-fire")
    m.do("use-card:52")
    assert (m.asked(), m.ask().args["item"]) == ((BLUE, "aim-engine"), "stone-thrower")
    m.do("aim-at-units")
    assert dice(m, "siege-fire") == [[8, 8], [2]]


@rule("B.BLUE.3", "5.MISC.02", "B.MACHINERY.1")
def test_machinery_may_wait_until_the_engine_has_fired(match: Maker) -> None:
    m = war(match, "3 LI, HI", "9 LI", [8, 8, 8]).learn(BLUE, "machinery").points(BLUE, "blue")
    m.item(PLACE, BLUE, "catapult")
    man(fight(m), 3).do("pass")
    assert dice(m, "siege-fire") == [[8, 8, 8]]
    assert m.asked() == (BLUE, "archery")
    m.do("use-technology:machinery")
    assert running(m.s).line(m.s, 0)[:4] == [3, 0, 1, 0]
