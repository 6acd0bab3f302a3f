"""XXV.C: the naval battle with battle dice."""

from collections.abc import Callable
from typing import Any

import pytest

from aevum.engine.refusal import BadData
from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedFight

Fight = Callable[..., ScriptedFight]
Dice = tuple[Callable[[str], list[int]], Callable[[str], list[int]]]
Stack = Callable[[list[int]], list[str]]

EVEN = "rome: 2 fleet vs vandals: 2 fleet at sea"
NONE = "- -"


def sail(fight: Fight, dice: Dice, battle: str, attacker: str, defender: str, *more: str) -> Any:
    """Both sides accept; their white dice show these faces."""
    white, _ = dice
    rolled = [face for faces in (attacker, defender, *more) for face in white(faces)]
    return fight(battle, rolled).do("accept-battle", "accept-battle")


def winner(match: Any) -> list[str]:
    return [match.table.seats[seat] for seat in match.table.state.outcome.winners]


@rule("XXV.C.2")
def test_one_stack_of_two_fleets_at_most_fights_on_each_side(fight: Fight) -> None:
    with pytest.raises(BadData, match=r"3 units, the limit is 2 \(XXV\.A\.4\)"):
        fight("rome: 3 fleet vs vandals: fleet at sea", [])


@rule("XXV.C.3", "XXV.C.4")
@pytest.mark.parametrize(
    "battle",
    [
        EVEN,
        "rome: 2 elite-fleet vs vandals: 2 fleet at sea",
        "vandals: 2 fleet vs byzantium: 2 elite-fleet at sea; barbarian; crossing=strait",
        "huns: 2 fleet vs rome: 2 fleet at sea; turn=5",
    ],
)
def test_one_white_die_a_fleet_and_neither_archery_nor_modifiers(
    fight: Fight, dice: Dice, battle: str
) -> None:
    match = sail(fight, dice, battle, NONE, NONE)
    rolls = match.events("battle-dice")
    assert [(e.args["side"], e.args["die"], len(e.roll.dice)) for e in rolls] == [
        ("attacker", "white", 2),
        ("defender", "white", 2),
    ]
    assert match.events("archery") + match.events("shots-hit") + match.events("must-retreat") == []


@rule("XXV.C.3")
def test_red_swords_miss_at_sea(fight: Fight, dice: Dice) -> None:
    match = sail(fight, dice, EVEN, "r r", "wr -")
    hits = [(event.args["side"], event.args["hits"]) for event in match.events("melee-hits")]
    assert hits == [("attacker", 0), ("defender", 1)]


STOCKS = {
    "nobody holds the coast": ("", "", 0, 0),
    "the attacker holds it": ("", "; sea-control=attacker", 2, 0),
    "the defender holds it": ("", "; sea-control=defender", 0, 2),
    "a leader": (" / leader 1", "", 1, 0),
    "a leader and the coast": (" / leader 1", "; sea-control=attacker", 3, 0),
}


@rule("XXV.C.5", "XXV.C.8")
@pytest.mark.parametrize(("leader", "control", "mine", "theirs"), STOCKS.values(), ids=STOCKS)
def test_re_rolls_come_from_the_coast_and_the_leader(
    fight: Fight, dice: Dice, leader: str, control: str, mine: int, theirs: int
) -> None:
    match = sail(fight, dice, f"rome: 2 fleet{leader} vs vandals: 2 fleet at sea{control}", NONE, NONE)
    assert (match.attacker.stock, match.defender.stock) == (mine, theirs)
    holder = control.partition("=")[2]
    assert [event.args["side"] for event in match.events("sea-control")] == ([holder] if holder else [])


@rule("XXV.C.5", "XXV.C.8")
def test_a_re_roll_repeats_one_die(fight: Fight, dice: Dice) -> None:
    match = sail(fight, dice, f"{EVEN}; sea-control=defender", "w -", NONE, "-", "w")
    assert match.asked() == ("defender", "rerolls")
    match.do("reroll:attacker:white:w", "reroll:defender:white:-")
    assert [event.args["hits"] for event in match.events("melee-hits")] == [0, 1]
    assert winner(match) == ["defender"]


@rule("XXV.C.4")
@pytest.mark.parametrize("combat", ["basic", "advanced"])
def test_no_re_roll_is_traded_at_sea(fight: Fight, combat: str) -> None:
    match = fight("rome: 2 fleet / leader 3 vs vandals: 2 fleet at sea", [1] * 8, combat=combat)
    match.do("accept-battle", "accept-battle")
    assert match.asked() == ("attacker", "rerolls")
    assert match.attacker.stock == 3


@rule("XXV.C.6", "XX.K.7")
def test_elite_fleets_take_two_hits_and_are_all_repaired(fight: Fight, dice: Dice, stack_of: Stack) -> None:
    match = sail(fight, dice, "byzantium: 2 elite-fleet vs vandals: 2 fleet at sea", NONE, "w w")
    # The first hit falls on one of two alike; the second may sink it or damage the other.
    assert match.offered() == ["hit:elite-fleet:byzantium:damaged", "hit:elite-fleet:byzantium:whole"]
    match.do("hit:elite-fleet:byzantium:whole")
    assert [event.args["unit"] for event in match.events("damaged")] == ["elite-fleet"] * 2
    assert match.events("eliminated") == []
    # Two damaged fleets, and nobody has to choose the one that is repaired.
    assert stack_of(match.attacker.units) == ["byzantium.elite-fleet"] * 2
    assert len(match.events("repaired")) == 2


@rule("XXV.C.6")
def test_a_damaged_elite_fleet_is_lost_by_its_second_hit(fight: Fight, dice: Dice, stack_of: Stack) -> None:
    match = sail(fight, dice, "byzantium: 2 elite-fleet vs vandals: fleet at sea", NONE, "w")
    assert match.attacker.lost == []
    doomed = sail(fight, dice, "byzantium: 2 elite-fleet~ vs vandals: fleet at sea", NONE, "w")
    assert stack_of(doomed.attacker.lost) == ["byzantium.elite-fleet~"]
    assert stack_of(doomed.attacker.units) == ["byzantium.elite-fleet"]


@rule("XXV.C.6")
def test_an_elite_fleet_of_barbarians_is_a_plain_one(fight: Fight, dice: Dice) -> None:
    match = sail(fight, dice, "vandals: elite-fleet vs rome: fleet at sea", "-", "w")
    assert len(match.attacker.lost) == 1


RESULTS = {
    "elimination": ("w w", NONE, ["attacker"]),
    "most hits": ("w -", NONE, ["attacker"]),
    "most hits of the defender": (NONE, "w -", ["defender"]),
    "no hits": (NONE, NONE, []),
    "as many hits": ("w -", "- w", []),
    "elimination against one hit": ("w w", "w -", ["attacker"]),
    "both eliminated": ("w w", "w w", []),
}


@rule("XXV.C.7")
@pytest.mark.parametrize(("attacker", "defender", "expected"), RESULTS.values(), ids=RESULTS)
def test_the_winner(fight: Fight, dice: Dice, attacker: str, defender: str, expected: list[str]) -> None:
    match = sail(fight, dice, EVEN, attacker, defender)
    assert winner(match) == expected
    assert len(match.events("battle-drawn")) == (not expected)
    assert match.events("must-retreat") == []


@rule("XXV.C.7")
def test_hits_on_elites_count_as_much_as_sunken_fleets(fight: Fight, dice: Dice) -> None:
    """Rome loses no fleet but takes two hits and deals one: it is beaten."""
    match = sail(fight, dice, "rome: 2 elite-fleet vs vandals: 2 fleet at sea", "w -", "w w")
    match.do("hit:elite-fleet:rome:whole")
    assert [event.args for event in match.events("battle-won")] == [
        {"side": "defender", "attacker": 0, "defender": 1}
    ]
    assert winner(match) == ["defender"]


@rule("XXV.C.8")
@pytest.mark.parametrize(("faces", "dies"), [("w w", True), ("w -", False)])
def test_a_leader_dies_with_his_whole_stack_without_a_check(
    fight: Fight, dice: Dice, faces: str, dies: bool
) -> None:
    match = sail(fight, dice, "rome: 2 fleet vs vandals: 2 fleet / leader 0 at sea", faces, NONE)
    assert match.defender.slain == dies
    assert [event.rule for event in match.events("leader-dies")] == ["XXV.C.8"] * dies
    assert match.events("leader-check") == []


@rule("XXV.C.3")
@pytest.mark.parametrize(("fleets", "back"), [(2, 1), (1, 0)])
def test_fleets_are_recovered_as_in_a_small_battle(fight: Fight, dice: Dice, fleets: int, back: int) -> None:
    faces = " ".join(["-"] * fleets)
    match = sail(fight, dice, f"rome: 2 fleet vs vandals: {fleets} fleet at sea", "w w", faces)
    assert len(match.defender.units) == back
