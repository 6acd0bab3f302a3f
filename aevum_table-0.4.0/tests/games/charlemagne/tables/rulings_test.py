"""The page of rulings names every ambiguity of the tables, and only clauses that exist."""

import re
from pathlib import Path

from aevum.kit.clauses import load

PAGE = Path(__file__).parents[4] / "docs" / "rulings" / "charlemagne.md"
RULES = load("charlemagne")
RULINGS = {
    cells[1].strip(): [word.strip() for word in cells[2].split(",")]
    for cells in (line.split("|") for line in PAGE.read_text(encoding="utf-8").splitlines())
    if len(cells) == 6 and re.fullmatch(r"AMB-\d+|C\d\d", cells[1].strip())
}


def test_all_twenty_ambiguities_are_ruled() -> None:
    assert [id for id in RULINGS if id.startswith("AMB")] == [f"AMB-{number}" for number in range(1, 21)]


def test_rulings_name_clauses_that_exist() -> None:
    known = RULES.by_id.keys() | RULES.titles.keys()
    assert {id: [rule for rule in rules if rule not in known] for id, rules in RULINGS.items()} == {
        id: [] for id in RULINGS
    }


def test_a_clause_that_a_ruling_decides_says_so() -> None:
    for clause in RULES.by_id.values():
        for ruling in re.findall(r"AMB-\d+", clause.text):
            assert clause.id in RULINGS[ruling], f"{ruling} does not name {clause.id}"
