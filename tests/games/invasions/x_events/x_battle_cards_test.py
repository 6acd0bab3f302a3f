"""XX.A.6 Cards in battle."""

from collections.abc import Callable
from typing import Any

import pytest

from aevum.games.invasions.rules.fight import FOREST, PLAIN, SEA
from aevum.games.invasions.rules.hands.deck import ADVANCED, EVENTS
from aevum.games.invasions.rules.hands.fights import fits, sway_battle
from aevum.games.invasions.rules.realm.realm import DISCARDED
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.world import INACTIVE, put
from aevum.testing import rule
from tests.games.invasions.x_events.conftest import GiveBattle, Hold
from tests.narrow import there

Match = Callable[..., Any]
EFFECTS = {
    "zeal": (PLAIN, "defender", [2, 3, 8, 0]),
    "veterans": (PLAIN, "defender", [2, 3, 6, 1]),
    "desertion": (PLAIN, "attacker", [1, 3, 6, 0]),
    "mutiny": (PLAIN, "attacker", [0, 3, 6, 0]),
    "dice": (PLAIN, "defender", [2, 3, 5, 1]),
    "cavalry-charge": (PLAIN, "attacker", [0, 5, 6, 0]),
    "panic": (PLAIN, "attacker", [4, 1, 6, 0]),
    "ambush": (FOREST, "defender", [1, 3, 6, 1]),
    "fire-ships": (SEA, "defender", [3, 0, 3, 2]),
}
"""Rome has five units, three legions and the only cavalry among them: with elites, horse and Barbarians it
swaps three dice. The six Goths are as many dice; in a forest the attacker has one die less."""


@rule("XX.A.6", "XX.F.12", "XX.G.9")
@pytest.mark.parametrize(("key", "told"), EFFECTS.items(), ids=EFFECTS)
def test_what_cards_make_of_the_dice(
    match: Match, hold: Hold, battle: GiveBattle, key: str, told: tuple[int, str, list[int]]
) -> None:
    ground, side, expected = told
    m = battle(hold(match(), 2, key), ground)
    assert m.asked() == ("persian", "battle-events")
    m.do(f"play-on-side:{key}:{side}")
    assert m.realm.sway == expected


@rule("XX.G.9")
def test_the_dice_rolled_are_those_after_the_cards(match: Match, hold: Hold, battle: GiveBattle) -> None:
    m = battle(hold(match(), 2, "zeal"), PLAIN)
    m.do("play-on-side:zeal:defender")
    rolled = [event for event in m.events("battle-dice") if event.args["side"] == "defender"]
    assert rolled[-1].roll is not None
    assert len(rolled[-1].roll.dice) == 8


@rule("XX.F.11")
def test_the_last_die_cannot_be_taken(match: Match, hold: Hold, battle: GiveBattle) -> None:
    m = battle(hold(match(), 2, "mutiny"), PLAIN)
    s = m.table.state
    m.realm.sway = [1, 1, 6, 0]
    sway_battle(s, EVENTS.index("mutiny"), 0)
    assert m.realm.sway == [0, 1, 6, 0]
    assert not fits(s, EVENTS.index("desertion"), 0)
    assert fits(s, EVENTS.index("desertion"), 1)


@rule("XXI.E.13")
def test_in_advanced_combat_cards_change_the_rolls(match: Match, hold: Hold, battle: GiveBattle) -> None:
    m = battle(hold(match(combat="advanced"), 2, "zeal", "mutiny"), PLAIN)
    m.do("play-on-side:zeal:defender", "play-on-side:mutiny:attacker")
    found = {}
    for event in m.events("melee-roll"):
        assert event.roll is not None
        found[event.args["side"]] = [(i.value, i.rule) for i in event.roll.modifiers]
    assert (-2, "XXI.E.13") in found["attacker"]
    assert (1, "XXI.E.13") in found["defender"]


@rule("XXI.E.13", "XXI.D.1")
def test_a_card_counts_in_the_roll_that_is_repeated_too(match: Match, hold: Hold, battle: GiveBattle) -> None:
    """Nothing is added to make up for it: the card stands among what the roll was looked up with."""
    m = battle(hold(match(combat="advanced"), 2, "zeal"), PLAIN, combat=1)
    m.do("play-on-side:zeal:defender")
    while "roll-again:defender" not in m.offered():
        m.do(next(option for option in m.offered() if option.startswith(("no-", "pass"))))
    rolls = [e.roll for e in m.events("melee-roll") if e.args["side"] == "defender"]
    m.do("roll-again:defender")
    rolls = [rolls[-1], m.events("rolls-again")[-1].roll]
    first, again = ([(i.value, i.rule) for i in there(roll).modifiers] for roll in rolls)
    assert (1, "XXI.E.13") in first
    assert again == first


@rule("XXV.C.4", "XXI.E.13")
def test_events_alone_modify_a_battle_at_sea(match: Match, hold: Hold, battle: GiveBattle) -> None:
    m = battle(hold(match(combat="advanced"), 0, "fire-ships"), SEA)
    m.do("play-on-side:fire-ships:attacker")
    first = next(e for e in m.events("melee-roll") if e.args["side"] == "attacker")
    assert first.roll is not None
    assert [(i.value, i.rule) for i in first.roll.modifiers] == [(2, "XXI.E.13")]


def test_rerolls_come_and_go(match: Match, hold: Hold, battle: GiveBattle) -> None:
    m = battle(hold(match(), 0, "fortune-of-war", "wounded-leader"), PLAIN, combat=1)
    m.do("play-on-side:fortune-of-war:attacker", "play-on-side:wounded-leader:defender")
    assert [side.stock for side in m.table.state.fight.sides] == [2, 0]


@rule("X.B.6")
def test_in_battle_an_inactive_nation_is_a_target(match: Match, hold: Hold, battle: GiveBattle) -> None:
    m = hold(match(), 0, "zeal")
    m.world.role = put(m.world.role, NATIONS.index("visigoths"), INACTIVE)
    battle(m, PLAIN)
    assert "play-on-side:zeal:defender" in m.offered()


def test_everybody_with_cards_is_asked_and_may_leave_an_order(
    match: Match, hold: Hold, battle: GiveBattle
) -> None:
    m = hold(hold(match(), 2, "storm"), 0, "zeal")
    m.table.choose("hun", "order:battle-events:pass")
    battle(m, PLAIN)
    assert m.asked() == ("roman", "battle-events")
    m.do("pass")
    assert m.asked() == ("persian", "battle-events"), "nobody knows that the Persian holds a Storm"
    assert m.offered() == ["pass"]


def test_when_all_that_fits_is_discarded_nobody_is_asked(
    match: Match, hold: Hold, battle: GiveBattle
) -> None:
    m = hold(match(), 2, "storm")
    m.realm.event_at = [at if at >= 0 else DISCARDED for at in m.realm.event_at]
    battle(m, PLAIN)
    assert m.ask().key != "battle-events"


@rule("XX.A.6")
@pytest.mark.parametrize(
    ("key", "attacker", "defender"),
    [
        ("surprise", True, False),
        ("shield-wall", False, True),
        ("barritus", False, True),
        ("iron-discipline", True, False),
        ("cavalry-charge", True, False),
        ("fire-ships", False, False),
        ("ambush", False, False),
    ],
)
def test_whom_a_card_fits_on_a_plain(
    match: Match, battle: GiveBattle, key: str, attacker: bool, defender: bool
) -> None:
    s = battle(match(), PLAIN).table.state
    assert [fits(s, EVENTS.index(key), side) for side in (0, 1)] == [attacker, defender]


@rule("XX.A.6")
def test_only_a_leader_who_lives_is_wounded(match: Match, battle: GiveBattle) -> None:
    card = EVENTS.index("wounded-leader")
    assert not fits(battle(match(), PLAIN).table.state, card, 1)
    s = battle(match(), PLAIN, combat=1).table.state
    assert fits(s, card, 1)
    s.fight.sides[1].slain = True
    assert not fits(s, card, 1)


@rule("XXI.E.13")
def test_a_card_without_a_value_in_advanced_combat_fits_no_side_there(
    match: Match, battle: GiveBattle
) -> None:
    s = battle(match(combat="advanced"), PLAIN).table.state
    card = EVENTS.index("surprise")
    assert fits(s, card, 0)
    value, ADVANCED[card] = ADVANCED[card], 0
    try:
        assert not fits(s, card, 0)
    finally:
        ADVANCED[card] = value
