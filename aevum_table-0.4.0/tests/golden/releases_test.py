"""What was released stays what it was: the list, its goldens, and the present version beside it."""

import pytest

from aevum.engine import registry
from aevum.kit.changes import changes
from tools.release.goldens import ROOT, Goldens, read_record, versions
from tools.release.history import HistoryError, is_shallow, lost_lines
from tools.release.listed import FILE, Release, newest, releases

RELEASES = releases()
VERSIONS = {(release.game, release.version): release for release in RELEASES}


def named(release: Release) -> str:
    return f"{release.game}-{release.version}"


@pytest.mark.parametrize("release", RELEASES, ids=named)
def test_its_goldens_are_those_that_were_released(release: Release) -> None:
    goldens = Goldens(release.game, release.version)
    assert goldens.records
    assert goldens.states
    assert goldens.digest() == release.goldens
    for path in goldens.records:
        record = read_record(path)
        assert (record.version, record.fingerprint) == (release.version, release.tables), path.name


@pytest.mark.parametrize("release", RELEASES, ids=named)
def test_it_is_told_what_was_new_in_it(release: Release) -> None:
    assert release.version in [change.version for change in changes(release.game)]


@pytest.mark.parametrize("name", registry.names())
def test_the_present_version_is_a_released_one_or_a_newer(name: str) -> None:
    game = registry.find(name)
    release = VERSIONS.get((name, game.version))
    if release is not None:
        assert game.fingerprint() == release.tables, "other tables are another version"
    else:
        assert int(game.version) > newest(name, RELEASES)
        assert Goldens(name, game.version).records


@pytest.mark.parametrize("name", registry.names())
def test_goldens_are_of_released_versions_or_the_present_one(name: str) -> None:
    listed = {release.version for release in RELEASES if release.game == name}
    assert set(versions(name)) <= listed | {registry.find(name).version}


def test_no_line_was_ever_removed_or_changed() -> None:
    try:
        assert lost_lines(FILE) == []
        shallow = is_shallow(ROOT)
    except HistoryError as error:
        pytest.skip(f"there is no history to hold the list against ({error})")
    if shallow:
        pytest.skip("the clone is shallow; what it has of the history is in order")
