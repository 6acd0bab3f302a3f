"""The chapters of the Military phase are proved, but for what waits for other phases."""

from pathlib import Path

import pytest

from aevum.kit.clauses import load
from aevum.kit.coverage import coverage

ROWS = coverage("invasions", Path(__file__).parents[2]).rows
WAR = ("XI", "XII", "XVII", "XVIII", "XIX", "XX", "XXI", "XXII", "XXIII", "XXIV", "XXV")
MAP = ("XXXII", "XXXIII")


@pytest.mark.parametrize("chapter", [*WAR, *MAP])
def test_every_clause_is_tested_or_accounted_for(chapter: str) -> None:
    rows = [row for row in ROWS if row.id.partition(".")[0] == chapter]
    assert rows
    assert [row.id for row in rows if row.status in ("cited", "missing")] == []


def test_nothing_that_is_proved_is_listed_as_deferred() -> None:
    deferred = load("invasions").deferred
    tested = [row.id for row in ROWS if row.status == "tested"]
    assert not set(tested) & set(deferred)
