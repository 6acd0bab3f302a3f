"""XIX.A The interception roll, on the real map."""

from itertools import pairwise
from typing import Any

import pytest

from aevum.engine import BadData
from aevum.engine.event import Modifier
from aevum.games.invasions.atlas import atlas
from aevum.games.invasions.atlas_facts import way
from aevum.games.invasions.rules.reaction.interception import (
    BOSPHORUS,
    Interceptor,
    chance,
    stack_modifier,
    way_modifier,
)
from aevum.games.invasions.rules.troops import NO_CROSSING, RANGE, RIVER, STRAIT
from aevum.testing import rule
from tests.narrow import of_kind, there


def interception(start: str, end: str, **options: object) -> dict[str, Any]:
    board = atlas()
    found = way(board, board.find(start), board.find(end), {"intercept": True, **options})
    return of_kind(dict, found["interception"])


def rules_of(found: dict[str, Any]) -> list[tuple[int, str]]:
    return [(item["value"], item["rule"]) for item in found["modifiers"]]


@rule("XIX.A.24", "XIX.A.10", "XIX.A.12", "XIX.A.13", "XIX.A.14", "XIX.A.15", "XIX.A.16")
def test_valens_comes_from_cappadocia() -> None:
    """A nine makes seven, which is enough: 9 +1 +2 -1 -2 -2."""
    found = interception("Cappadocia", "Moesia Inferior", combat=1, empire=True)
    assert found["way"] == ["Cappadocia", "Bythinia", "Thracia", "Moesia Inferior"]
    wanted = [(1, "XIX.A.10"), (2, "XIX.A.12"), (-1, "XIX.A.13"), (-2, "XIX.A.14"), (-2, "XIX.A.15")]
    assert rules_of(found) == wanted
    assert found["chance"] == pytest.approx(0.3), "eight, nine and ten"


@rule("XIX.A.24", "XIX.A.12")
def test_the_stack_in_thracia_has_only_the_empire() -> None:
    """A three makes five, which is not enough."""
    found = interception("Thracia", "Moesia Inferior", empire=True)
    assert rules_of(found) == [(2, "XIX.A.12")]
    assert found["chance"] == pytest.approx(0.7)


@rule("XIX.A.11", "III.G.4")
def test_the_capital_is_easier_to_defend() -> None:
    assert stack_modifier(Interceptor(0, False, True)) == 3
    assert interception("Macedonia", "Thracia", capital=True)["chance"] == pytest.approx(0.8)
    assert interception("Macedonia", "Thracia")["chance"] == pytest.approx(0.5)


@rule("XIX.A.13", "XIX.A.14", "XIX.A.15")
@pytest.mark.parametrize(
    ("borders", "modifier"),
    [
        ([(NO_CROSSING, "")], 0),
        ([(RIVER, "Danuvius"), (RIVER, "Marisus")], 0),
        ([(RANGE, "Alpes")], -2),
        ([(RANGE, "Alpes"), (STRAIT, "Fretum Siculum")], -4),
        ([(STRAIT, "Bosphorus")], -4),
        ([(NO_CROSSING, "")] * 3, -1),
        ([(RANGE, "Alpes")] * 3, -7),
    ],
)
def test_what_the_way_costs(borders: list[tuple[int, str]], modifier: int) -> None:
    assert way_modifier(borders) == modifier


@rule("XIX.A.16")
@pytest.mark.parametrize(("modifier", "wanted"), [(0, 0.5), (5, 1.0), (-4, 0.1), (-5, 0.0), (9, 1.0)])
def test_six_or_more_succeeds(modifier: int, wanted: float) -> None:
    assert chance(modifier) == pytest.approx(wanted)


@rule("XIX.A.8")
def test_nobody_comes_from_farther_than_three_paces() -> None:
    assert interception("Latium", "Thracia")["way"] == []


@rule("XIX.A.7")
def test_hostile_provinces_are_not_passed() -> None:
    assert interception("Cappadocia", "Moesia Inferior", hostile="Thracia")["way"] == []
    assert interception("Thracia", "Moesia Inferior", hostile="Moesia Inferior")["way"], (
        "the aim itself may be"
    )


@rule("XIX.A.7")
def test_a_blocked_strait_is_not_crossed() -> None:
    assert interception("Mysia", "Thracia")["way"] == ["Mysia", "Thracia"]
    assert interception("Mysia", "Thracia", blocked="Propontis")["way"] == []
    assert interception("Mysia", "Thracia", blocked="Mare Siculum")["way"]


def test_the_cheapest_way_is_taken() -> None:
    """Around a range where there is another way of the same length."""
    board = atlas()
    for start in ("Thracia", "Dardania", "Cappadocia", "Noricum"):
        number = board.find(start)
        for other in board.land.within(number, 3):
            if other == number:
                continue
            found = interception(start, board.graph.names[other])
            straight = board.land.path(number, other)
            kinds = [there(board.border(p, q)) for p, q in pairwise(straight)]
            assert sum(value for value, _ in rules_of(found)) >= way_modifier(
                [(k.kind, k.name) for k in kinds]
            )


@pytest.mark.parametrize(
    ("options", "names"),
    [
        ({"combat": 4}, "options.combat"),
        ({"empire": 1}, "options.empire"),
        ({"luck": True}, "no option 'luck'"),
    ],
)
def test_bad_options_are_named(options: dict[str, int], names: str) -> None:
    with pytest.raises(BadData, match=names):
        interception("Thracia", "Mysia", **options)


@rule("XIX.A.13", "XIX.A.14", "XIX.A.15")
def test_what_the_way_costs_is_told_by_its_name() -> None:
    items: list[Modifier] = []
    assert way_modifier([(RANGE, ""), (RIVER, ""), (STRAIT, BOSPHORUS)], items) == -7
    assert [(item.key, item.value, item.rule) for item in items] == [
        ("three-paces", -1, "XIX.A.13"),
        ("range-crossed", -2, "XIX.A.14"),
        ("strait-crossed", -2, "XIX.A.14"),
        ("bosphorus", -2, "XIX.A.15"),
    ]
