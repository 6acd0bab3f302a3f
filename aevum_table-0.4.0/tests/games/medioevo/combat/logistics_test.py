"""Logistics: where it is of use, and what a step of the wrong kind must leave (B.BLUE.2)."""

import pytest

from aevum.games.medioevo.rules.land import LAND
from aevum.testing import rule
from tests.games.medioevo.combat.field import Maker, combat, refused
from tests.games.medioevo.conftest import ScriptedMatch


def ready(m: ScriptedMatch, item: str, place: str, points: int) -> ScriptedMatch:
    """An archer of Byzantium is about to set out with something, and knows Logistics."""
    m.learn("byzantium", "logistics").points("byzantium", "blue").put(place, "byzantium", "archer")
    m.s.item_left[m.item(place, "byzantium", item)] = points
    start = "set-sail-from" if LAND.is_sea(m.area(place)) else "set-out-from"
    return combat(m).do(f"{start}:{place}", "take-all")


@rule("B.BLUE.2", "B.LOGISTICS.1", "B.LOGISTICS.2")
@pytest.mark.parametrize(
    ("item", "place", "points", "useful"),
    [
        ("galley", "CON", 2, True),
        ("galley", "CON", 1, False),  # there is no point for the step after it
        ("galley", "CAN", 8, False),  # an island
        ("galley", "AEG", 2, True),
        ("galley", "LIO", 8, False),  # all its coasts have harbours
        ("war-wagon", "SMY", 2, True),
        ("war-wagon", "SMY", 1, False),
        ("war-wagon", "SER", 8, False),  # inland
    ],
)
def test_logistics_is_offered_where_a_step_of_the_wrong_kind_is_near(
    match: Maker, item: str, place: str, points: int, useful: bool
) -> None:
    m = ready(match(kingdoms="byzantium,hungary,holy-roman-empire"), item, place, points)
    assert (f"use-technology:logistics:{item}:1:1" in m.offered()) == useful


@rule("B.BLUE.2", "W.TERR.02", "B.LOGISTICS.3")
@pytest.mark.parametrize("terrain", [False, True])
def test_a_galley_keeps_a_point_for_the_way_back_from_rough_ground(match: Maker, terrain: bool) -> None:
    m = ready(match(terrain=terrain), "galley", "CON", 2).do("use-technology:logistics:galley:1:1")
    assert ("go-to:GAL" in m.offered()) != terrain
    if terrain:
        assert refused(m, "go-to:GAL") == ("no-way-back", "B.BLUE.2")
