"""XXV.C What is left of a naval stack goes on, and nothing else does."""

from collections.abc import Callable
from typing import Any

import pytest

from aevum.testing import rule
from tests.games.invasions.conftest import OnMap

Waters = Callable[..., str]
Dice = tuple[Callable[[str], list[int]], Callable[[str], list[int]]]

CAUGHT = 2
SICULUM = '"Mare Siculum" = "fleet"'
MURDER = 8


def fought(on_map: OnMap, text: str, *dice: int) -> Any:
    """A Roman stack comes to the Sicilian Sea, is met there, and both accept."""
    m = on_map(text, dice=[CAUGHT, *dice]).do("sail:Mare Tyrrheneum", "go:Mare Siculum", "let-sail")
    return m.do("intercept-fleet:vandals", "accept-battle", "accept-battle")


@rule("XXV.C.7", "XXV.C.1")
def test_only_those_who_still_float_sail_on(on_map: OnMap, waters: Waters, dice: Dice) -> None:
    white, _ = dice
    m = fought(on_map, waters('"Mare Tyrrheneum" = "2 fleet"', SICULUM), *white("- - w"))
    assert (m.asked(), m.ask().args["units"]) == (("roman", "sail"), 1)
    m.do("go:Mare Aegeum", "halt")
    assert (m.at("Mare Aegeum"), m.at("Mare Siculum")) == (["rome.fleet"], ["vandals.fleet"])


@rule("XX.J.3", "XXV.C.8")
@pytest.mark.parametrize(("die", "lives"), [(MURDER - 1, True), (MURDER, False)])
def test_a_murdered_admiral_sails_no_farther(
    on_map: OnMap, waters: Waters, dice: Dice, die: int, lives: bool
) -> None:
    """Two swords win, and Rome is in Decline; his ships go on without him."""
    white, _ = dice
    text = waters('"Mare Tyrrheneum" = "2 fleet"', SICULUM, leaders='"Mare Tyrrheneum" = "iulianus"')
    text = text.replace('capital = "Latium"', 'capital = "Latium"\ndecline = 1')
    m = fought(on_map, text, *white("w w -"), die)
    while m.asked() == ("roman", "rerolls"):
        m.do("pass")
    assert len(m.events("murder-check")) == 1
    assert m.at("Mare Siculum") == ["rome.fleet", "rome.fleet"]
    m.do("go:Mare Aegeum", "halt")
    assert m.at("Mare Aegeum") == ["rome.fleet", "rome.fleet"]
    assert m.leader("iulianus") == ("Mare Aegeum" if lives else "")


@rule("XXV.C.8", "III.C.11")
@pytest.mark.parametrize("leaders", ["iulianus", "gratianus, iulianus", "iulianus, gratianus"])
def test_the_best_leader_aboard_commands(on_map: OnMap, waters: Waters, leaders: str) -> None:
    text = waters('"Mare Tyrrheneum" = "2 fleet"', SICULUM, leaders=f'"Mare Tyrrheneum" = "{leaders}"')
    m = on_map(text, dice=[CAUGHT]).do("sail:Mare Tyrrheneum", "go:Mare Siculum", "let-sail")
    m.do("intercept-fleet:vandals", "accept-battle")
    side = m.table.state.fight.sides[0]
    assert (side.leader, side.combat, side.aides) == ("iulianus", 3, 0)
    assert side.others == ["gratianus"] * (len(leaders) > len("iulianus"))


@rule("XXV.C.8")
def test_all_leaders_aboard_die_with_the_stack(on_map: OnMap, waters: Waters, dice: Dice) -> None:
    white, _ = dice
    text = waters('"Mare Tyrrheneum" = "fleet"', SICULUM, leaders='"Mare Tyrrheneum" = "iulianus, gratianus"')
    m = fought(on_map, text, *white("- w"))
    while m.asked() == ("roman", "rerolls"):
        m.do("pass")
    assert (m.leader("iulianus"), m.leader("gratianus")) == ("", "")
    assert [event.args["leader"] for event in m.events("leader-dies")] == ["iulianus", "gratianus"]
    assert m.asked() == ("roman", "stacks")


def test_the_sides_at_sea_are_named_as_they_stand(on_map: OnMap, waters: Waters) -> None:
    """Seat, people, status and Decline of each; a fleet in foreign service counts as a mercenary's."""
    text = waters('"Mare Tyrrheneum" = "fleet"', '"Mare Siculum" = "saxons.fleet"').replace(
        'capital = "Latium"', 'capital = "Latium"\ndecline = 2'
    )
    m = on_map(text, dice=[CAUGHT]).do("sail:Mare Tyrrheneum", "go:Mare Siculum", "let-sail")
    m.do("intercept-fleet:vandals")
    ours, theirs = m.table.state.fight.sides
    assert (ours.seat, ours.nation, ours.decline, ours.start) == (0, m.nation("rome"), 2, 1)
    assert (theirs.seat, theirs.nation, theirs.decline) == (1, m.nation("vandals"), 0)
    assert ours.status != theirs.status
    assert m.table.state.fight.field.turn == 5
