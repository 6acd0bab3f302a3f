"""The list of tables says of each the line that stands over its board."""

import pytest

from aevum.engine import Table, registry
from aevum.scene.source import source
from aevum.words import Words

BEGUN = [("invasions", "350"), ("invasions", "nisibis"), ("charlemagne", "771"), ("medioevo", "short")]


@pytest.mark.parametrize(("game", "scenario"), BEGUN)
def test_a_headline_is_that_of_the_position(game: str, scenario: str) -> None:
    view, words, found = (
        Table(registry.find(game), scenario, {}, seed=1).view(None),
        Words(game=game),
        source(game),
    )
    assert found is not None
    line = found.headline(view, words)
    assert line
    assert line == found.position(view, words).headline
