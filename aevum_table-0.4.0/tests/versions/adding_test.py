"""Adding the program of a wheel, and removing it."""

import fcntl
import os
import signal
import subprocess
import sys
import venv
import zipfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep

import pytest

from aevum.engine import BadData
from aevum.versions import adding, wheels
from aevum.versions.adding import add, remove
from aevum.versions.installed import installed, of_program, versions_folder
from aevum.versions.own import Rules
from tests.versions import fake

Make = Callable[[Path], Path]


def left() -> list[str]:
    """What is in the folder of versions, but for the lock."""
    return sorted(path.name for path in versions_folder().glob("*") if path.name != ".lock")


def without(name: str) -> dict[str, str]:
    return {path: text for path, text in fake.sources().items() if path != name}


def a_text(folder: Path) -> Path:
    path = folder / "fake-1.0-py3-none-any.whl"
    path.write_text("no zip")
    return path


def cut_off(folder: Path) -> Path:
    path = fake.wheel(folder)
    path.write_bytes(path.read_bytes()[:-40])
    return path


def unversioned(folder: Path) -> Path:
    return fake.wheel(folder, {**fake.sources(), "aevum/__init__.py": "__version__ = str(9)\n"})


def climbing(folder: Path) -> Path:
    return fake.wheel(folder, {**fake.sources(), "aevum/__init__.py": '__version__ = "../9"\n'})


@pytest.mark.usefixtures("data")
def test_a_program_is_added_and_still_runs_where_it_was_moved_to(tmp_path: Path) -> None:
    """Not with a copied environment, so that one made by Python's venv is renamed once."""
    added = add(fake.wheel(tmp_path, file="whatever (1).whl"))
    assert added == of_program("9.9.9")
    assert left() == ["9.9.9"]
    assert added.program.games == {"caravans": Rules("0", "")}
    assert added.asked("") == added.program
    (tmp_path / "match.json").write_text("{}")
    words = added.command("aevum.cli", "verify", str(tmp_path / "match.json"))
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "the old story\n")


@pytest.mark.usefixtures("data")
@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (lambda folder: folder / "none.whl", "none.whl: there is no such file"),
        (lambda folder: folder, r": cannot be read \(Is a directory\)"),
        (a_text, r"not a wheel \(it is not a whole zip archive\)"),
        (cut_off, r"not a wheel \(it is not a whole zip archive\)"),
        (lambda folder: fake.wheel(folder, without("aevum/__init__.py")), "a wheel of another program"),
        (unversioned, "does not tell its __version__"),
        (climbing, "does not tell its __version__"),
        (
            lambda folder: fake.wheel(folder, without("aevum/versions/__main__.py")),
            r"aevum 9\.9\.9 is too old to run beside others \(it has no aevum\.versions\)",
        ),
    ],
)
def test_what_is_refused_at_sight(tmp_path: Path, make: Make, sentence: str) -> None:
    with pytest.raises(BadData, match=sentence) as refused:
        add(make(tmp_path))
    assert "\n" not in str(refused.value)
    assert not versions_folder().exists()


@pytest.mark.usefixtures("data")
def test_a_zip_that_is_no_wheel(tmp_path: Path) -> None:
    path = tmp_path / "pictures.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("aevum/__init__.py", "")
    with pytest.raises(BadData, match=r"not a wheel \(there is no \.dist-info/WHEEL in it\)"):
        add(path)


@pytest.mark.usefixtures("data", "quick")
@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (
            lambda folder: fake.wheel(folder, tag="cp27-none-any"),
            "pip cannot install it: fake-1.0-cp27-none-any.whl is not a supported wheel on this platform",
        ),
        (
            lambda folder: fake.wheel(folder, needs="Requires-Dist: no-such-thing-anywhere\n"),
            "pip cannot install it: No matching distribution found for no-such-thing-anywhere",
        ),
        (
            lambda folder: fake.wheel(folder, {**fake.sources(), "aevum/versions/__main__.py": "1 / 0"}),
            "it does not tell what it is: ZeroDivisionError: division by zero",
        ),
        (
            lambda folder: fake.wheel(
                folder, {**fake.sources("8.8.8"), "aevum/__init__.py": '__version__ = "9.9.9"'}
            ),
            r"aevum 9\.9\.9, once installed, says it is 8\.8\.8",
        ),
    ],
)
def test_what_is_refused_on_the_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, make: Make, sentence: str
) -> None:
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    path = make(tmp_path)
    with pytest.raises(BadData, match=sentence) as refused:
        add(path)
    assert str(refused.value).startswith(f"{path}: ")
    assert "\n" not in str(refused.value)
    assert left() == []


def test_one_that_is_there_already(data: Path, tmp_path: Path) -> None:
    path = fake.wheel(tmp_path)
    fake.environment(data)
    with pytest.raises(BadData, match=r"aevum 9\.9\.9 from another wheel is there already"):
        add(path)
    fake.environment(data, wheel=wheels.read(path).digest)
    with pytest.raises(BadData, match=r": aevum 9\.9\.9 is there already"):
        add(path)
    assert left() == ["9.9.9"]


@pytest.mark.usefixtures("data", "quick")
def test_what_a_killed_one_left_is_cleared(tmp_path: Path) -> None:
    half = versions_folder() / ".half-abc" / "bin"
    half.mkdir(parents=True)
    # Its place is taken by something that is no program: whoever made it, it has no manifest.
    (versions_folder() / "9.9.9" / "bin").mkdir(parents=True)
    add(fake.wheel(tmp_path))
    assert left() == ["9.9.9"]
    assert len(installed()) == 1


@pytest.mark.usefixtures("data", "quick")
def test_one_that_is_really_killed(tmp_path: Path) -> None:
    path = fake.wheel(tmp_path)
    words = [sys.executable, "-m", "aevum.cli", "versions", "add", str(path)]
    running = subprocess.Popen(words, start_new_session=True)
    while not list(versions_folder().glob(".half-*/bin/python")):
        assert running.poll() is None
        sleep(0.01)
    # With the pip it has started by then, as it is when the machine goes down.
    os.killpg(running.pid, signal.SIGKILL)
    running.wait()
    assert installed() == []
    until = monotonic() + 30
    while monotonic() < until:
        # Whatever it had started dies with it, but not at the very same moment.
        with suppress(BadData):
            add(path)
            break
        sleep(0.1)
    assert left() == ["9.9.9"]


@pytest.mark.usefixtures("data")
def test_a_stop_on_the_way_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(folder: Path) -> None:
        (folder / "bin").mkdir()
        raise KeyboardInterrupt

    monkeypatch.setattr(adding, "make_environment", stopped)
    with pytest.raises(KeyboardInterrupt):
        add(fake.wheel(tmp_path))
    assert left() == []


@pytest.mark.usefixtures("data")
def test_two_at_once(tmp_path: Path) -> None:
    versions_folder().mkdir(parents=True)
    with (versions_folder() / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        with pytest.raises(BadData, match="another 'aevum versions' is at work there"):
            add(fake.wheel(tmp_path))


def test_a_folder_that_cannot_be_written(data: Path, tmp_path: Path) -> None:
    data.write_text("a file")
    with pytest.raises(BadData, match=r"versions: cannot be written \(Not a directory\)"):
        add(fake.wheel(tmp_path))


@pytest.mark.usefixtures("data")
def test_without_venv(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> None:
        raise subprocess.CalledProcessError(1, "ensurepip", b"\nNo module named ensurepip\n")

    monkeypatch.setattr(venv, "create", broken)
    with pytest.raises(BadData, match=r"an environment cannot be made .*: No module named ensurepip"):
        add(fake.wheel(tmp_path))
    assert left() == []


def test_removing(data: Path) -> None:
    fake.environment(data, "1.0")
    fake.environment(data, "2.0")
    remove("1.0")
    assert left() == ["2.0"]
    with pytest.raises(BadData, match=r"aevum 1\.0 is not installed beside this one; installed: 2\.0"):
        remove("1.0")


def test_removing_where_there_is_nothing(data: Path) -> None:
    with pytest.raises(BadData, match="installed: none"):
        remove("1.0")
    assert not data.exists()
