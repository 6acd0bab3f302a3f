"""0.KING.05 Objectives that a match puts out of reach."""

from typing import Any

import pytest

from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.objectives.forces import from_home
from aevum.games.medioevo.rules.objectives.possible import possible
from aevum.games.medioevo.rules.objectives.table import KIND, LEAST, OBJECTIVES, OTHER, SCOPE
from aevum.games.medioevo.rules.tables import BYZANTIUM, NOBODY
from aevum.testing import rule


def out_of_reach(m: Any) -> set[str]:
    return {OBJECTIVES[aim] for aim in range(len(OBJECTIVES)) if not possible(m.s, aim)}


@rule("0.KING.05")
def test_all_are_possible_on_the_whole_map(match: Any) -> None:
    assert (
        out_of_reach(match(kingdoms="byzantium,mamluks,hungary,holy-roman-empire,novgorod,golden-horde"))
        == set()
    )


@rule("0.KING.05")
@pytest.mark.parametrize(
    ("kingdoms", "closed"),
    [
        ("byzantium,mamluks,golden-horde", {"the-throne-of-peter", "far-traveller"}),
        ("holy-roman-empire,hungary,novgorod", {"holy-land", "far-traveller"}),
    ],
)
def test_places_that_are_closed_and_distances_that_are_not_there(
    match: Any, kingdoms: str, closed: set[str]
) -> None:
    assert out_of_reach(match(kingdoms=kingdoms)) == closed


@rule("4.TECH.03", "4.CARD.02")
def test_what_takes_more_turns_than_there_are(match: Any) -> None:
    m = match(kingdoms="byzantium,mamluks,golden-horde", scenario="introduction")
    assert {"masterwork", "hidden-knowledge", "court-of-fame"} <= out_of_reach(m)


@rule("0.GEN.05")
def test_renown_that_would_have_ended_the_game(match: Any) -> None:
    assert "renown" in out_of_reach(match(**{"honour-limit": 25}))
    assert "renown" not in out_of_reach(match(**{"honour-limit": 26}))


def opened(m: Any, places: list[int]) -> Any:
    """Only these places are in play."""
    m.s.open = [area in places for area in range(LAND.size)]
    return m


def aims_of(kind: str, scope: str = "") -> list[int]:
    return [aim for aim in range(len(OBJECTIVES)) if KIND[aim] == kind and scope in ("", SCOPE[aim])]


@rule("0.KING.05", "6.ROUTE.01")
def test_as_many_settlements_and_fires_as_an_objective_asks_for_are_enough(match: Any) -> None:
    alike = [place for place in LAND.settlements if LAND.good[place] == LAND.good[LAND.settlements[0]]]
    (board,), (same,), (fires,) = aims_of("settlements", "board"), aims_of("same-good"), aims_of("fires")
    for aim, places, more in (
        (board, LAND.settlements, 0),
        (same, alike, 0),
        (fires, LAND.fires, 0),
        *[(aim, LAND.settlements, 1) for aim in aims_of("route")],  # the origin is no step of it
    ):
        enough = LEAST[aim] + more
        assert possible(opened(match(), places[:enough]).s, aim)
        assert not possible(opened(match(), places[: enough - 1]).s, aim)


@rule("0.KING.05")
def test_settlements_abroad_are_counted_for_who_has_fewest(match: Any) -> None:
    (aim,) = aims_of("settlements", "abroad")
    neutral = [place for place in LAND.settlements if LAND.home[place] == NOBODY][: LEAST[aim]]
    byzantine = next(place for place in LAND.settlements if LAND.home[place] == BYZANTIUM)
    assert possible(opened(match(), neutral).s, aim)
    assert not possible(opened(match(), [*neutral[1:], byzantine]).s, aim)


@rule("0.KING.05")
@pytest.mark.parametrize("kind", ["outpost", "far-transport"])
def test_a_distance_that_somebody_just_reaches_is_enough(match: Any, kind: str) -> None:
    for aim in aims_of(kind):
        m = match()
        m.s.kingdoms = m.s.kingdoms[:1]
        far = from_home(BYZANTIUM)
        within = [area for area in range(LAND.size) if far[area] <= OTHER[aim]]
        assert possible(opened(m, within).s, aim)
        assert not possible(opened(m, [area for area in within if far[area] < OTHER[aim]]).s, aim)
