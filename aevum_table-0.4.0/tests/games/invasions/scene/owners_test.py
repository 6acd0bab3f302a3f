"""Nations are told apart by everybody: the main ones by colour, all of them by their signs."""

import itertools
import math

import pytest

from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.telling.owners import looks
from aevum.scene.ink import contrast, ink
from tests.games.invasions.map.style_test import LEAST, SIGHTS, seen

MAIN = (
    "rome", "byzantium", "huns", "persia", "visigoths", "ostrogoths", "franks", "vandals", "alamanni",
    "alans", "armenians", "burgundians",
)  # fmt: skip
READABLE = 4.5
"""WCAG AA."""


@pytest.mark.parametrize("sight", SIGHTS)
def test_the_main_nations_differ_in_colour(sight: str) -> None:
    for one, other in itertools.combinations(MAIN, 2):
        apart = math.dist(seen(looks()[one].colour, sight), seen(looks()[other].colour, sight))
        assert apart >= LEAST, f"{one} and {other} are {apart:.1f} apart"


def test_every_nation_has_a_sign_of_its_own() -> None:
    assert set(looks()) == set(NATIONS)
    assert len({look.sign for look in looks().values()}) == len(NATIONS)
    assert len({look.colour for look in looks().values()}) == len(NATIONS)


@pytest.mark.parametrize("nation", NATIONS)
def test_what_is_written_on_a_colour_can_be_read(nation: str) -> None:
    colour = looks()[nation].colour
    assert contrast(colour, ink(colour)) >= READABLE
