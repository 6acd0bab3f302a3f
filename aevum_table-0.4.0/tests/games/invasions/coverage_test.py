"""Every clause of the rulebook is proved, or listed with a reason why there is nothing to prove."""

from pathlib import Path

from aevum.kit.clauses import load
from aevum.kit.coverage import coverage

ROWS = coverage("invasions", Path(__file__).parents[2]).rows


def test_every_clause_is_tested_or_not_applicable() -> None:
    assert len(ROWS) > 1000
    assert [row.id for row in ROWS if row.status in ("cited", "missing", "deferred")] == []


def test_nothing_that_is_proved_is_listed_as_not_applicable() -> None:
    tested = {row.id for row in ROWS if row.status == "tested"}
    assert not tested & set(load("invasions").not_applicable)
