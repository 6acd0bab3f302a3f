"""Putting a program beside this one, and taking it away: whole or not at all."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import venv
from pathlib import Path

import msgspec

from aevum.engine.refusal import BadData
from aevum.versions import wheels
from aevum.versions.installed import (
    MANIFEST,
    Installed,
    Manifest,
    ask,
    command,
    environment,
    installed,
    last_line,
    of_program,
    python_of,
)
from aevum.versions.own import Program
from aevum.versions.wheels import Wheel
from aevum.versions.workplace import a_half, alone


def add(path: Path) -> Installed:
    """Install the program of a wheel, with what it depends on."""
    wheel = wheels.read(path)
    with alone() as home:
        there = of_program(wheel.program)
        if there is not None:
            same = there.wheel == wheel.digest
            what = f"aevum {wheel.program}" if same else f"aevum {wheel.program} from another wheel"
            raise BadData(f"{path}: {what} is there already")
        with a_half(home) as half:
            program = _fill(half, wheel)
            place = home / wheel.program
            # Without a manifest, or it would have been there already.
            shutil.rmtree(place, ignore_errors=True)
            half.rename(place)
    return Installed(place, program, wheel.digest)


def remove(program: str) -> None:
    _there(program)
    with alone() as home, a_half(home) as half:
        _there(program).folder.rename(half / program)


def _there(program: str) -> Installed:
    there = of_program(program)
    if there is None:
        known = ", ".join(item.program.program for item in installed()) or "none"
        raise BadData(f"aevum {program} is not installed beside this one; installed: {known}")
    return there


def _fill(half: Path, wheel: Wheel) -> Program:
    make_environment(half)
    with tempfile.TemporaryDirectory() as named:
        copy = Path(named, wheel.name)
        shutil.copy(wheel.path, copy)
        _pip(half, wheel.path, copy)
    program = ask(python_of(half), str(wheel.path))
    if program.program != wheel.program:
        raise BadData(f"{wheel.path}: aevum {wheel.program}, once installed, says it is {program.program}")
    (half / MANIFEST).write_bytes(msgspec.json.encode(Manifest(program, wheel.digest)))
    return program


def make_environment(folder: Path) -> None:
    try:
        venv.create(folder, with_pip=True, symlinks=os.name != "nt")
    except (OSError, subprocess.CalledProcessError) as error:
        told = error.output if isinstance(error, subprocess.CalledProcessError) else str(error)
        text = told.decode(errors="replace") if isinstance(told, bytes) else str(told)
        raise BadData(f"an environment cannot be made with Python's venv: {last_line(text)}") from None


def _pip(folder: Path, wheel: Path, copy: Path) -> None:
    done = subprocess.run(
        command(python_of(folder), "pip", "install", "--no-input", "--disable-pip-version-check", str(copy)),
        env=environment(),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise BadData(f"{wheel}: pip cannot install it: {last_line(done.stderr).removeprefix('ERROR: ')}")
