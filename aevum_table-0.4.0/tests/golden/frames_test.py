"""A match may be left in any step of any frame of a released version: the program reads them all."""

from pathlib import Path

import pytest

from aevum.engine import registry
from tools.release.frames import Frames, frames_file, frames_of, read_frames, write_frames
from tools.release.goldens import Goldens, State, read_state
from tools.release.listed import Release, releases

RELEASES = releases()
FRAMES = [
    pytest.param(one, name, id=f"{one.game}-{one.version}-{name}")
    for one in RELEASES
    for name in read_frames(frames_file(one.game, one.version))
]


def left_in(release: Release, name: str, frame: Frames, step: str) -> State:
    """The fullest golden state of a version, as if it had been left in this step of this frame."""
    states = Goldens(release.game, release.version).states
    data = read_state(max(states, key=lambda path: path.stat().st_size))
    return {**data, "asks": [], "frames": [{"frame": name, "step": step, **frame[name]["fields"]}]}


@pytest.mark.parametrize(("release", "name"), FRAMES)
def test_every_step_of_it_is_read(release: Release, name: str) -> None:
    game = registry.find(release.game)
    known = read_frames(frames_file(release.game, release.version))
    for step in known[name]["steps"]:
        s = game.from_json(game.modern(left_in(release, name, known, step), release.version))
        assert len(s.frames) == 1


@pytest.mark.parametrize("name", registry.names())
def test_they_are_written_as_they_are_read(name: str, tmp_path: Path) -> None:
    game = registry.find(name)
    write_frames(game, tmp_path)
    assert read_frames(frames_file(name, game.version, tmp_path)) == frames_of(game)
