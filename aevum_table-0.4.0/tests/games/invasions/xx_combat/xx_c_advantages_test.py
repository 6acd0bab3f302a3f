"""XX.C Tactical advantages."""

import pytest

from aevum.testing import rule
from tests.games.invasions.conftest import MakeFight, Throws

COUNTS = [
    (0, 0, None),
    (1, 0, "attacker"),
    (0, 1, "defender"),
    (1, 1, None),
    (2, 1, None),
    (1, 2, None),
    (3, 1, "attacker"),
    (1, 3, "defender"),
    (3, 2, None),
    (4, 2, "attacker"),
]


def of_four(kind: str, count: int) -> str:
    """Four units, so many of them of this kind."""
    groups = [f"{count} {kind}"] if count else []
    return ", ".join([*groups, f"{4 - count} infantry"] if count < 4 else groups)


def advantage(fight: MakeFight, key: str, kind: str, mine: int, theirs: int) -> object:
    f = fight(f"alamanni: {of_four(kind, mine)} vs franks: {of_four(kind, theirs)} at plain", [])
    sides = [event.args["side"] for event in f.events(key)]
    assert len(sides) < 2
    return sides[0] if sides else None


@rule("XX.C.2")
@pytest.mark.parametrize(("mine", "theirs", "whose"), COUNTS)
def test_cavalry_advantage_needs_two_more_or_one_against_none(
    fight: MakeFight, mine: int, theirs: int, whose: str | None
) -> None:
    assert advantage(fight, "has-cavalry-advantage", "cavalry", mine, theirs) == whose


@rule("XX.C.3")
@pytest.mark.parametrize(("mine", "theirs", "whose"), COUNTS)
def test_heavy_advantage_needs_two_more_or_one_against_none(
    fight: MakeFight, mine: int, theirs: int, whose: str | None
) -> None:
    assert advantage(fight, "has-heavy-advantage", "legion", mine, theirs) == whose


@rule("XX.C.2", "XX.C.3")
def test_each_side_can_have_one_of_the_advantages(fight: MakeFight) -> None:
    f = fight("rome: 2 legion vs huns: 2 horse-archer at forest", [])
    assert [e.args["side"] for e in f.events("has-heavy-advantage")] == ["attacker"]
    assert [e.args["side"] for e in f.events("has-cavalry-advantage")] == ["defender"]


@rule("XX.C.1", "XX.D.8")
@pytest.mark.parametrize(("lost", "swap"), [("cavalry", []), ("infantry", [(1, "XX.G.3")])])
def test_the_cavalry_advantage_is_checked_again_before_melee(
    fight: MakeFight, throws: Throws, lost: str, swap: list[tuple[int, str]]
) -> None:
    f = fight("persia: 2 archer vs gepids: cavalry, 3 infantry at plain", throws("w"))
    assert [e.args["side"] for e in f.events("has-cavalry-advantage")] == ["defender"]
    f.do(f"hit:{lost}:gepids:whole")
    assert f.modifiers("swaps", "defender") == swap


@rule("XX.C.1", "XX.D.8")
@pytest.mark.parametrize(
    ("lost", "swaps"),
    [("legion", [(1, "XX.G.1")]), ("infantry", [(1, "XX.G.1"), (-1, "XX.G.8")])],
)
def test_the_heavy_advantage_is_checked_again_before_melee(
    fight: MakeFight, throws: Throws, lost: str, swaps: list[tuple[int, str]]
) -> None:
    battle = "persia: 3 archer, 2 elite-infantry / leader 0+1 vs gepids: legion, 3 infantry at plain"
    f = fight(battle, throws("w"))
    assert f.modifiers("archery", "attacker") == [(2, "XX.D.3"), (-1, "XX.D.5")]
    f.do(f"hit:{lost}:gepids:whole")
    assert f.modifiers("swaps", "attacker") == swaps
