"""Kingdoms and barbarians are told apart by everybody: by colour, and by their signs."""

import itertools
import math

import pytest

from aevum.games.medioevo.telling.owners import HORDE, OWNERS, looks
from aevum.scene.ink import contrast, ink
from tests.games.invasions.map.style_test import LEAST, SIGHTS, seen


@pytest.mark.parametrize("sight", SIGHTS)
def test_they_differ_in_colour(sight: str) -> None:
    for one, other in itertools.combinations(OWNERS, 2):
        apart = math.dist(seen(looks()[one].colour, sight), seen(looks()[other].colour, sight))
        assert apart >= LEAST, f"{one} and {other} are {apart:.1f} apart"


def test_each_has_a_sign_of_its_own() -> None:
    assert set(looks()) == set(OWNERS)
    assert HORDE in OWNERS
    assert len({look.sign for look in looks().values()}) == len(OWNERS)


@pytest.mark.parametrize("owner", OWNERS)
def test_what_is_written_on_a_colour_can_be_read(owner: str) -> None:
    colour = looks()[owner].colour
    assert contrast(colour, ink(colour)) >= 4.5
