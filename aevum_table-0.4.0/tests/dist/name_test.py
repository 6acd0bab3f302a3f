"""The distribution has another name than the package; wheels of both names are known by what is in them."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from aevum import __version__
from aevum.versions import wheels
from tests.dist.tiny import PROJECT
from tests.versions import fake


def named(folder: Path, name: str, program: str) -> Path:
    """A wheel as pip would build it for a distribution of this name."""
    path = folder / f"{name}-{program}-{fake.TAG}.whl"
    with zipfile.ZipFile(fake.wheel(folder, fake.sources(program))) as old, zipfile.ZipFile(path, "w") as new:
        for item in old.namelist():
            text = old.read(item).decode().replace("Name: fake\nVersion: 1.0", f"Name: {name}\nVersion: {program}")
            new.writestr(item.replace("fake-1.0", f"{name}-{program}"), text)
    return path


@pytest.mark.parametrize(("name", "program"), [("aevum", "0.2.0"), ("aevum_table", "0.3.0")])
def test_a_wheel_of_either_name_is_read(tmp_path: Path, name: str, program: str) -> None:
    found = wheels.read(named(tmp_path, name, program))
    assert (found.program, found.name) == (program, f"{name}-{program}-{fake.TAG}.whl")


def test_import_and_command_keep_their_name() -> None:
    assert PROJECT["name"] == "aevum-table"
    assert PROJECT["scripts"] == {"aevum": "aevum.cli:main"}


def test_the_package_can_be_run() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "aevum", "--version"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (0, f"aevum {__version__}\n")
