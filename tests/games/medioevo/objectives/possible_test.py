"""0.KING.05 Objectives that a match puts out of reach."""

from typing import Any

import pytest

from aevum.games.medioevo.rules.objectives.possible import possible
from aevum.games.medioevo.rules.objectives.table import OBJECTIVES
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
