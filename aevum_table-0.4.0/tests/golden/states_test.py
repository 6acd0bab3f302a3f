"""States that were saved under every version of the rules: today's program reads them all and plays on."""

import copy
from pathlib import Path
from random import Random

import pytest

from aevum.engine import registry
from aevum.testing.play import pick
from tests.narrow import of_kind
from tools.release.goldens import Goldens, plain, read_record, read_state, versions

CHOICES = 20
EVERY = [
    pytest.param(one, path, id=f"{one.game}-{one.version}-{path.stem}")
    for name in registry.names()
    for one in (Goldens(name, version) for version in versions(name))
    for path in one.states
]


@pytest.mark.parametrize(("goldens", "path"), EVERY)
def test_it_is_read_and_played_on(goldens: Goldens, path: Path) -> None:
    game = registry.find(goldens.game)
    data = game.modern(read_state(path), goldens.version)
    s = game.from_json(copy.deepcopy(data))
    game.check(s)
    game.advance(s)
    rng = Random(path.stem)
    for _ in range(CHOICES):
        if s.outcome is not None:
            break
        assert game.asks(s)
        choice = pick(game, s, rng)
        game.choose(s, choice.seat, choice.id, choice.version)
        game.check(s)


def is_present(goldens: Goldens) -> bool:
    return goldens.version == registry.find(goldens.game).version


@pytest.mark.parametrize(
    ("goldens", "path"),
    [case for case in EVERY if is_present(of_kind(Goldens, case.values[0]))],
)
def test_one_of_the_present_version_comes_back_unchanged(goldens: Goldens, path: Path) -> None:
    game = registry.find(goldens.game)
    data = read_state(path)
    assert plain(game, game.modern(copy.deepcopy(data), game.version)) == data


@pytest.mark.parametrize("name", registry.names())
def test_every_version_has_states_early_and_late(name: str) -> None:
    for version in versions(name):
        goldens = Goldens(name, version)
        records = {path.stem: len(read_record(path).choices) for path in goldens.records}
        moments = [path.stem.rpartition(".") for path in goldens.states]
        shares = sorted(int(count) / records[match] for match, _, count in moments)
        assert len(shares) >= 12
        assert shares[0] < 0.2
        assert shares[-1] > 0.8
