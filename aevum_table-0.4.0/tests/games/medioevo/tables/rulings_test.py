"""The clause list is whole; the page of rulings has every ruling and names the clauses that it decides."""

import re
import tomllib
from collections import Counter
from pathlib import Path

from aevum.kit.clauses import load
from aevum.kit.tables import data_text, rows

PACKAGE = "aevum.games.medioevo"
PAGE = (Path(__file__).parents[4] / "docs" / "rulings" / "medioevo.md").read_text(encoding="utf-8")
RULES = load("medioevo")
RULINGS = {
    cells[1].strip(): [word.strip() for word in cells[2].split(",")]
    for cells in (line.split("|") for line in PAGE.splitlines())
    if len(cells) == 6 and re.fullmatch(r"R-\d{3}|M\d{2,3}", cells[1].strip())
}


def test_all_clauses_are_there() -> None:
    assert len(RULES.by_id) == 735
    assert Counter(clause.kind for clause in RULES.by_id.values()) == {
        "data": 24, "definition": 102, "example": 50, "flow": 167, "limit": 154, "modifier": 159,
        "optional": 13, "table": 66,
    }  # fmt: skip
    chapters = Counter(clause.chapter for clause in RULES.by_id.values())
    assert chapters == {
        "0": 58, "1": 6, "2": 37, "3": 13, "4": 60, "5": 146, "6": 36, "7": 3,
        "B": 96, "C": 23, "D": 11, "E": 12, "V": 31, "W": 10, "K": 193,
    }  # fmt: skip


def test_all_rulings_are_there() -> None:
    assert [id for id in RULINGS if id.startswith("R")] == [f"R-{number:03}" for number in range(1, 119)]
    ours = [id for id in RULINGS if id.startswith("M")]
    assert ours == [f"M{number:02}" for number in range(1, len(ours) + 1)]


def test_a_ruling_names_just_the_clauses_that_carry_it() -> None:
    carried: dict[str, list[str]] = {id: [] for id in RULINGS}
    for clause in RULES.by_id.values():
        for id in re.findall(r"\[([^\]]+)\]", clause.text):
            carried[id].append(clause.id)
    assert carried == RULINGS


def test_options_of_rulings_are_told_on_the_page() -> None:
    for row in rows(PACKAGE, "options"):
        assert f"| `{row['option']}` | {row['default']} | {row['others']} |" in PAGE
        if row["ruling"]:
            line = next(line for line in PAGE.splitlines() if line.startswith(f"| {row['ruling']} |"))
            assert f"Option `{row['option']}`: {row['default']}" in line


def test_scenarios_cite_clauses_that_exist() -> None:
    scenarios = tomllib.loads(data_text(PACKAGE, "scenarios.toml"))
    assert {id for row in scenarios.values() for id in row["rules"]} <= RULES.by_id.keys()
