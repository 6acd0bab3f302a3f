"""Terrains, goods and kingdoms are told apart by everybody: checked by simulating colour blindness."""

import itertools
import math
import tomllib
from importlib.resources import files

import pytest

from aevum.kit.tables import rows
from tests.games.invasions.map.style_test import LEAST, SIGHTS, seen
from tests.games.medioevo.map.drawn import PACKAGE

STYLE = tomllib.loads((files(PACKAGE) / "map" / "style.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("group", ["terrain", "good", "kingdom"])
def test_colours_are_told_apart(group: str, sight: str) -> None:
    for one, other in itertools.combinations(STYLE[group], 2):
        apart = math.dist(seen(STYLE[group][one], sight), seen(STYLE[group][other], sight))
        assert apart >= LEAST, f"{one} and {other} are {apart:.1f} apart"


def test_every_colour_of_the_tables_has_a_shade() -> None:
    assert set(STYLE["terrain"]) == {*(row["terrain"] for row in rows(PACKAGE, "terrain")), "sea"}
    assert set(STYLE["good"]) == {row["colour"] for row in rows(PACKAGE, "goods")}
    assert set(STYLE["kingdom"]) == {row["colour"] for row in rows(PACKAGE, "kingdoms")}
