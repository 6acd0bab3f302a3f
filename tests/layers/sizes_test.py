"""Measures of docs/architecture.md: rooms are as many and files as small as told there."""

import re
from pathlib import Path
from statistics import median, quantiles

from tools import knots

ROOT = Path(__file__).parents[2]
TOLD = (ROOT / "docs/architecture.md").read_text("utf-8").partition("## Measures")[2]
GAMES = ("invasions", "charlemagne", "medioevo")
WRITTEN = ("src", "tests", "tools", "web/src", "examples")
KINDS = (".py", ".ftl", ".ts", ".svelte", ".css", ".js")
FEW = 15
"""Files of more than 300 lines."""


def now(row: str) -> list[int]:
    (line,) = [line for line in TOLD.splitlines() if line.startswith(f"| {row}")]
    return [int(number) for number in re.findall(r"\d+", line.split("|")[3])]


def test_rooms_are_as_many_as_told() -> None:
    assert now("rooms")[1::2] == [len(knots.rooms_of(knots.GAMES / game / "rules")) for game in GAMES]


def test_files_are_as_small_as_told() -> None:
    sizes = [len(path.read_text("utf-8").splitlines()) for path in (ROOT / "src").rglob("*.py")]
    count, middle, most, longest = now("source files")
    assert len(sizes) >= count
    assert median(sizes) < middle < 100
    assert quantiles(sizes, n=10)[-1] < most
    assert max(sizes) < longest <= 500
    assert sum(size > 300 for size in sizes) <= FEW


def test_all_that_is_written_is_as_small_as_told() -> None:
    paths = [path for part in WRITTEN for path in (ROOT / part).rglob("*.*") if path.suffix in KINDS]
    own = [path for path in paths if not {"page", "build"} & {*path.relative_to(ROOT).parts}]
    sizes = [len(path.read_text("utf-8").splitlines()) for path in own]
    count, middle, longest, few, lines = now("with those of tests")
    assert len(sizes) >= count
    assert median(sizes) < middle < 100
    assert max(sizes) < longest <= 500
    assert sum(size > lines for size in sizes) < few


def test_word_files_are_small_too() -> None:
    sizes = {path: len(path.read_text("utf-8").splitlines()) for path in (ROOT / "src").rglob("*.ftl")}
    assert sizes
    assert not [str(path) for path, size in sizes.items() if size > 400]
