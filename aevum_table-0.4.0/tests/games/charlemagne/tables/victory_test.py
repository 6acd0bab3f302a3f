"""Victory points, levels and scenarios, and that every table tells its rule and its source."""

import tomllib
from pathlib import Path

import pytest

from aevum.kit.clauses import load
from aevum.kit.pack_tables import SOURCES, read
from aevum.kit.packs import counted, files_of
from aevum.kit.tables import WORDS, data_text, rows

PACKAGE = "aevum.games.charlemagne"
SCENARIOS = tomllib.loads(data_text(PACKAGE, "scenarios.toml"))
LEVELS = rows(PACKAGE, "levels")


def test_the_scenarios() -> None:
    assert {name: scenario["turns"] for name, scenario in SCENARIOS.items()} == {"771": 11, "lombard-war": 3}


def test_victory_points() -> None:
    assert {row["item"]: int(row["points"]) for row in rows(PACKAGE, "victory")} == {
        "region": 2,
        "burg": 1,
        "civilization": 1,
        "converted": 2,
        "kings-war": 2,
        "augustus": 5,
        "charlemagne-lost": -10,
        "far": -1,
    }


def test_each_scenario_has_its_levels_from_the_best_down() -> None:
    for name in SCENARIOS:
        own = [row for row in LEVELS if row["scenario"] == name]
        least = [int(row["least"]) for row in own]
        assert least == sorted(least, reverse=True)
        assert [row["winner"] for row in own] == ["empire", "empire", "", "tribal", "tribal"]
    assert {row["scenario"] for row in LEVELS} == set(SCENARIOS)


def test_the_set_up_wins_for_nobody_but_the_tribes() -> None:
    # 10 regions, 32 burgs and two civilization markers.
    start = 2 * 10 + 32 + 2
    for name in SCENARIOS:
        level = next(row for row in LEVELS if row["scenario"] == name and int(row["least"]) <= start)
        assert level["winner"] == "tribal"


@pytest.mark.parametrize("path", files_of("charlemagne"), ids=lambda path: path.name)
def test_rules_and_sources_of_a_table(path: Path) -> None:
    if path.suffix != ".csv" or path.name in WORDS:
        return
    known = load("charlemagne").by_id
    for row in read(path):
        assert row["source"].startswith(SOURCES)
        assert row["source"] != "reconstructed" or row["reason"]
        assert all(id in known for id in row.get("rule", "").split())


def test_the_tables_that_are_printed_as_a_whole() -> None:
    printed = {item.file for item in counted("charlemagne") if item.sources.get("rulebook") == item.rows}
    assert printed >= {
        "battle.csv", "battle-columns.csv", "battle-results.csv", "conversion.csv", "events.csv",
        "pillage.csv", "prices.csv", "revolts.csv", "vassalage.csv",
    }  # fmt: skip
