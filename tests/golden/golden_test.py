"""Finished matches that must play the same for ever. A change that breaks one changes the rules' version.

They lie in a folder of their game and its version. `python -m tests.golden.golden_test GAME [SCENARIO ...]`
writes those of the present version anew, until it is released (docs/versions.md).
"""

import sys
from pathlib import Path

import pytest

from aevum.engine import registry
from aevum.engine.replay import made_with
from tools.release.goldens import Goldens, played_again, read_record, versions
from tools.release.matches import main

PRESENT = [Goldens(name, registry.find(name).version) for name in registry.names()]
EVERY = [Goldens(name, version) for name in registry.names() for version in versions(name)]


def of(goldens: list[Goldens]) -> list[object]:
    return [
        pytest.param(one, path, id=f"{one.game}-{one.version}-{path.stem}")
        for one in goldens
        for path in one.records
    ]


@pytest.mark.parametrize(("goldens", "path"), of(PRESENT))
def test_it_plays_as_it_did(goldens: Goldens, path: Path) -> None:
    record = read_record(path)
    game = registry.find(goldens.game)
    assert made_with(game, record)
    assert record.finished
    assert played_again(game, record) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize(("goldens", "path"), of(EVERY))
def test_it_is_read_whatever_its_version(goldens: Goldens, path: Path) -> None:
    record = read_record(path)
    assert (record.game, record.version) == (goldens.game, goldens.version)
    assert path.stem.startswith(record.scenario)


@pytest.mark.parametrize("goldens", PRESENT, ids=lambda goldens: goldens.game)
def test_every_scenario_has_one(goldens: Goldens) -> None:
    known = {path.stem for path in goldens.records}
    assert set(registry.find(goldens.game).scenarios()) <= known


if __name__ == "__main__":
    sys.exit(main())
