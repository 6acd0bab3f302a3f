"""XXIV.A and XXIV.C: besieging, the assault, every modifier of the roll, and the result."""

from collections.abc import Callable
from typing import Any

import pytest

from aevum.engine import Ask, Option
from aevum.games.invasions.rules.siege.siege import Siege
from aevum.testing import rule
from tests.narrow import there

Start = Callable[..., Any]
Lines = Callable[[Any], str]

BARBARIANS = "visigoths: 3 infantry"
KINGDOM = "persia: 3 infantry"
CITY = "plain; city=1"
WALLED = "plain; city=1; fortified"


@rule("XXIV.A.1", "XXIV.A.2")
@pytest.mark.parametrize("place", [CITY, WALLED])
def test_every_city_is_besieged_or_left(siege: Start, place: str) -> None:
    fight = siege(BARBARIANS, place)
    assert fight.asked() == ("attacker", "besiege")
    assert fight.offered() == ["besiege", "leave-city"]
    fight.do("leave-city")
    assert fight.events("siege-roll") == []
    assert fight.table.state.outcome.winners == [1]


@rule("XXIV.A.1")
def test_a_beaten_army_no_longer_protects_its_city(fight: Start) -> None:
    battle = "persia: 4 infantry vs armenians: infantry at plain; city=1"
    won = fight(battle, [4, 4, 4, 4, 1])
    assert [event.args["side"] for event in won.events("battle-won")] == ["attacker"]
    assert won.asked() == ("attacker", "besiege")


@rule("XXIV.A.1")
def test_where_there_is_no_city_there_is_no_siege(fight: Start) -> None:
    won = fight("persia: 4 infantry vs armenians: infantry at plain", [4, 4, 4, 4, 1])
    assert [event.args["side"] for event in won.events("battle-won")] == ["attacker"]
    assert won.table.over


@rule("XXIV.A.1")
def test_a_lost_battle_means_no_siege(fight: Start) -> None:
    lost_battle, dice = "persia: infantry vs armenians: 4 infantry at plain; city=1", [1, 4, 4, 4, 4]
    lost = fight(lost_battle, dice[:])
    assert lost.table.over
    for goal in ("city", "field"):
        outcome = fight(lost_battle, dice[:], goal=goal).table.state.outcome
        assert outcome.winners == [1], "nor has the city fallen"
    assert lost.events("siege-roll") + lost.events("siege-lifted") == []


@rule("XXIV.A.4", "XXIV.C.9", "XXIV.C.10")
@pytest.mark.parametrize(("die", "falls"), [(1, False), (6, False), (7, True), (10, True)])
def test_seven_takes_the_city(siege: Start, die: int, falls: bool) -> None:
    fight = siege(BARBARIANS, CITY, die).do("besiege", "no-assault")
    assert len(fight.events("city-falls")) == falls
    assert len(fight.events("city-holds")) == (not falls)
    if falls:
        assert fight.asked() == ("attacker", "sack")
        fight.do("spare")
    assert fight.table.state.outcome.winners == [0 if falls else 1]
    assert fight.table.state.gold == [0, 0]


MODIFIERS = {
    "nothing": (BARBARIANS, CITY, ""),
    "Civilized: a Kingdom": (KINGDOM, CITY, "+1 C.3"),
    "Civilized: an Empire": ("rome: 3 infantry", CITY, "+1 C.3"),
    "nomads on turn 1": ("huns: 3 infantry", f"{CITY}; turn=1", "-1 C.4"),
    "nomads on turn 9": ("huns: 3 infantry", f"{CITY}; turn=9", "-1 C.4"),
    "nomads on turn 10": ("huns: 3 infantry", f"{CITY}; turn=10", ""),
    "nomads become a Kingdom": ("huns(kingdom): 3 infantry", f"{CITY}; turn=1", "+1 C.3"),
    "Decline": (BARBARIANS, f"{CITY}; decline=defender:1", "+1 C.5"),
    "double Decline": (BARBARIANS, f"{CITY}; decline=defender:2", "+2 C.5"),
    "Decline of the besieger": (KINGDOM, f"{CITY}; decline=attacker:2", "+1 C.3"),
    "walls": (BARBARIANS, WALLED, "-2 C.6"),
    "weak walls": (BARBARIANS, f"{CITY}; fortified=1", "-1 C.6"),
    "the strongest walls": (BARBARIANS, f"{CITY}; fortified=4", "-4 C.6"),
    "no walls on turn 3": (BARBARIANS, f"{CITY}; turn=3", ""),
    "no walls on turn 4": (BARBARIANS, f"{CITY}; turn=4", "-1 C.7"),
    "no walls on turn 5": (BARBARIANS, f"{CITY}; turn=5", "-1 C.7"),
    "no walls on turn 6": (BARBARIANS, f"{CITY}; turn=6", ""),
    "walls on turn 4": (BARBARIANS, f"{WALLED}; turn=4", "-2 C.6"),
    "a fleet": (BARBARIANS, f"{CITY}; fleet", "-1 C.8"),
    "all together": (
        "huns: 3 infantry",
        f"{CITY}; turn=5; decline=defender:2; fleet",
        "-1 C.4, +2 C.5, -1 C.7, -1 C.8",
    ),
}


@rule("XXIV.C.3", "XXIV.C.4", "XXIV.C.5", "XXIV.C.6", "XXIV.C.7", "XXIV.C.8")
@pytest.mark.parametrize(("besieger", "place", "expected"), MODIFIERS.values(), ids=MODIFIERS)
def test_modifiers(siege: Start, siege_lines: Lines, besieger: str, place: str, expected: str) -> None:
    fight = siege(besieger, place, 1).do("besiege", "no-assault")
    assert siege_lines(fight) == expected
    needed = 7 - sum(int(line.split()[0]) for line in expected.split(", ") if line)
    for die in (needed - 1, needed):
        if die <= 10:
            tried = siege(besieger, place, die).do("besiege", "no-assault")
            assert len(tried.events("city-falls")) == (die == needed)


@rule("XXIV.C.3", "XXIV.C.6", "XXIV.C.10")
@pytest.mark.parametrize(("die", "falls"), [(7, False), (8, True)])
def test_modifiers_move_the_die(siege: Start, die: int, falls: bool) -> None:
    fight = siege(KINGDOM, WALLED, die).do("besiege", "no-assault")
    assert len(fight.events("city-falls")) == falls


@rule("XXIV.C.2", "XXIV.C.8")
@pytest.mark.parametrize(("place", "expected"), [(CITY, "+1 C.2"), (f"{CITY}; fleet", "+1 C.2")])
def test_an_assault_adds_one_and_cancels_the_fleet(
    siege: Start, siege_lines: Lines, place: str, expected: str
) -> None:
    fight = siege(BARBARIANS, place, 6).do("besiege", "assault")
    assert siege_lines(fight) == expected
    assert len(fight.events("city-falls")) == 1


@rule("XXIV.C.2")
def test_the_besieger_chooses_two_hits_before_the_roll(siege: Start, stack_of: Start) -> None:
    fight = siege("rome: legion, infantry, cavalry", CITY, 6).do("besiege", "assault")
    assert fight.asked() == ("attacker", "losses")
    assert fight.events("siege-roll") == []
    fight.do("hit:legion:rome:whole")
    assert fight.events("siege-roll") == []
    fight.do("hit:cavalry:rome:whole")
    assert len(fight.events("siege-roll")) == 1
    assert stack_of(fight.attacker.units) == ["rome.infantry", "rome.legion~"]


WEAK = {"1 infantry": False, "2 infantry": False, "1 legion": False, "3 infantry": True, "2 legion": True}


@rule("XXIV.C.2")
@pytest.mark.parametrize("stack", WEAK)
def test_a_stack_that_would_perish_cannot_assault(siege: Start, stack: str) -> None:
    fight = siege(f"rome: {stack}", CITY, 1).do("besiege")
    if WEAK[stack]:
        assert fight.offered() == ["no-assault", "assault"]
        return
    # Nothing is left to choose: the roll follows at once.
    assert len(fight.events("siege-roll")) == 1
    frame = Siege()
    frame.step = "assault"
    refusal = there(frame.check(fight.table.state, Ask(0, "assault", 1, 0), Option("assault")))
    assert (refusal.key, refusal.rule) == ("assault-too-weak", "XXIV.C.2")


@rule("XXIV.C.1")
@pytest.mark.parametrize(
    ("leader", "rolls"), [("", 1), (" / leader 0", 1), (" / leader 1", 2), (" / leader 3", 4)]
)
def test_the_leader_brings_re_rolls_and_the_best_one_counts(siege: Start, leader: str, rolls: int) -> None:
    dice = [1] * (rolls - 1) + [6]
    fight = siege(f"rome: 3 infantry{leader}", CITY, *dice).do("besiege", "no-assault")
    assert [event.roll.dice for event in fight.events("siege-roll")] == [dice]
    assert len(fight.events("city-falls")) == 1


@rule("XXIV.C.1")
@pytest.mark.parametrize(("murder", "rolls"), [(7, 3), (8, 1)])
def test_a_leader_murdered_after_the_battle_brings_none(fight: Start, murder: int, rolls: int) -> None:
    """The victorious leader of an Empire in Decline dies on 8 or more (XX.J.3)."""
    battle = "rome: 4 infantry / leader 2 vs armenians: infantry at plain; city=1; decline=attacker:1"
    won = fight(battle, [4, 4, 4, 4, 1, murder, *(1,) * 3]).do("no-trade", "pass", "besiege", "no-assault")
    assert [len(event.roll.dice) for event in won.events("siege-roll")] == [rolls]


@rule("XXIV.C.10")
@pytest.mark.parametrize(("place", "capital"), [(WALLED, 0), (f"{CITY}; capital=kingdom", 1)])
def test_a_capital_that_falls_is_told(siege: Start, place: str, capital: int) -> None:
    fight = siege(BARBARIANS, place, 9).do("besiege", "no-assault")
    assert len(fight.events("city-falls")) == 1
    assert len(fight.events("capital-falls")) == capital


@rule("XXI.Ex.1", "XX.Ex.3")
def test_the_siege_of_nisibis(siege: Start, siege_lines: Lines) -> None:
    """Walls -2, Civilized +1; of 6, 9, 3 and 7 the nine makes eight."""
    fight = siege("rome: 4 legion / iulianus", "Assyria", 6, 9, 3, 7, besieged="persia")
    fight.do("besiege", "no-assault")
    assert siege_lines(fight) == "+1 C.3, -2 C.6"
    assert [event.args["city"] for event in fight.events("city-falls")] == ["Nisibis"]


@rule("XXI.Ex.1", "XX.Ex.3")
def test_without_the_nine_nisibis_would_hold(siege: Start) -> None:
    fight = siege("rome: 4 legion / iulianus", "Assyria", 6, 7, 3, 7, besieged="persia")
    fight.do("besiege", "no-assault")
    assert len(fight.events("city-holds")) == 1
