"""A match outlives every change of the rules.

Forty matches are begun under one version of the program and go on under another, which has other rules in all
three games, other tables, another form of states, another database and another page.
"""

from pathlib import Path
from random import Random

import pytest

from tests.versions.outlive.building import Programs
from tests.versions.outlive.deciding import decide
from tests.versions.outlive.first_half import play_under_the_first
from tests.versions.outlive.hall import Hall
from tests.versions.outlive.lineup import FEW, LINEUP
from tests.versions.outlive.playing_on import play_to_the_end
from tests.versions.outlive.through import all_goes_through
from tests.versions.outlive.upgraded import nothing_changed, take_over
from tests.versions.outlive.verified import first_is_free_to_remove, first_is_needed, records_are_true

pytestmark = [pytest.mark.slow, pytest.mark.network]


@pytest.mark.every_database
def test_matches_go_on_under_their_rules_or_newer_ones(
    database: str, programs: Programs, beside: Path, tmp_path: Path
) -> None:
    rng = Random()
    sqlite = database.startswith("sqlite")
    with Hall(programs, database, beside, tmp_path, LINEUP if sqlite else LINEUP[:FEW]) as hall:
        play_under_the_first(hall, rng, killed=sqlite)
        take_over(hall, rng)
        nothing_changed(hall)
        all_goes_through(hall)
        decide(hall, rng)
        first_is_needed(hall)
        play_to_the_end(hall, rng)
        records_are_true(hall, tmp_path)
        first_is_free_to_remove(hall)
