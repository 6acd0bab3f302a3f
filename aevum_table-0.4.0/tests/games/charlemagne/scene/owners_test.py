"""The sides are told apart by everybody: by colour, and by their signs."""

import itertools
import math

import pytest

from aevum.games.charlemagne.rules.tables import SIDES
from aevum.games.charlemagne.telling.owners import looks
from aevum.scene.ink import contrast, ink, luminance
from tests.games.invasions.map.style_test import LEAST, SIGHTS, seen


@pytest.mark.parametrize("sight", SIGHTS)
def test_the_sides_differ_in_colour(sight: str) -> None:
    for one, other in itertools.combinations(SIDES, 2):
        apart = math.dist(seen(looks()[one].colour, sight), seen(looks()[other].colour, sight))
        assert apart >= LEAST, f"{one} and {other} are {apart:.1f} apart"


def test_each_side_has_a_sign_of_its_own() -> None:
    assert set(looks()) == set(SIDES)
    assert len({look.sign for look in looks().values()}) == len(SIDES)


@pytest.mark.parametrize("side", SIDES)
def test_what_is_written_on_a_colour_can_be_read(side: str) -> None:
    colour = looks()[side].colour
    assert contrast(colour, ink(colour)) >= 4.5


def test_the_sides_differ_in_grey() -> None:
    greys = sorted(luminance(look.colour) for look in looks().values())
    assert min(b - a for a, b in itertools.pairwise(greys)) > 0.03
