"""A first hour: what the page tells a newcomer to type works, here from the sources."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import aevum
from tests.docs.pages import DOCS, ROOT

PAGE = (DOCS / "first-hour.md").read_text(encoding="utf-8")
FENCED = re.findall(r"^```(\w*)\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
COMMANDS = [text.splitlines() for kind, text in FENCED if not kind]
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(Path(aevum.__file__).parents[1])}


TYPED = 6000
"""More numbers than a turn has questions, those among them that are no answer."""


def command(line: str) -> list[str]:
    program, *words = shlex.split(line)
    assert program == "aevum"
    return [sys.executable, "-m", "aevum", *words]


def run(words: list[str], folder: Path, typed: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        words, cwd=folder, env=ENVIRONMENT, input=typed, capture_output=True, text=True, check=False
    )


@pytest.mark.slow
def test_the_first_turn_is_two_commands_away(tmp_path: Path) -> None:
    install, play = COMMANDS[0]
    assert install == "pip install aevum-table"
    rng = Random(1)
    typed = "".join(f"{rng.randint(1, 12)}\n" for _ in range(TYPED))
    done = run([*command(play), "--seed", "7", "--seat", "persian-goth=fast"], tmp_path, typed)
    assert done.returncode == 0, done.stderr
    assert "The match is over." in done.stdout
    assert " win with " in done.stdout


@pytest.mark.slow
def test_the_card_is_copied_checked_and_played(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    copy, *lines = COMMANDS[1]
    assert copy == "cp -r examples/miller my-card"
    shutil.copytree(tmp_path / "examples/miller", tmp_path / "my-card")
    for line in lines:
        done = run(command(line), tmp_path, "quit\n")
        assert (done.returncode, done.stderr) == (0, ""), line


def test_the_python_of_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = [text for kind, text in FENCED if kind == "python"]
    exec(compile(code, "first-hour.md", "exec"), {})
    assert capsys.readouterr().out.startswith("[")


def test_the_files_of_the_card_are_those_of_the_example() -> None:
    told = set(re.findall(r"^\| `([^`]+)`", PAGE, re.MULTILINE))
    there = {path.name for path in (ROOT / "examples" / "miller").iterdir() if path.is_file()}
    assert told == {*there, "miller_test.py"}
