"""How long a scenario lasts (1.2, 18.7), and what its points are worth (19.3, 19.5)."""

import tomllib
from typing import Final

from aevum.engine.codec import an_int, as_dict
from aevum.engine.refusal import BadData
from aevum.games.charlemagne.rules.tables import NOBODY, PACKAGE, SEATS
from aevum.kit.tables import data_text, index, rows, whole


def _turns() -> dict[str, int]:
    data = tomllib.loads(data_text(PACKAGE, "scenarios.toml"))
    return {
        name: an_int(as_dict(value, f"scenarios.toml, {name}"), "turns", f"scenarios.toml, {name}")
        for name, value in data.items()
    }


SCENARIOS: Final[dict[str, int]] = _turns()
"""The scenarios and the number of their turns."""
MAIN: Final = "771"
"""What is played where none is named."""
if MAIN not in SCENARIOS:
    raise BadData(f"scenarios.toml: there is no scenario '{MAIN}'")


class Level:
    """A result of the victory table: who wins with at least so many points."""

    __slots__ = ("least", "name", "rule", "winner")

    def __init__(self, row: dict[str, str]) -> None:
        where = f"levels.csv, {row['scenario']} {row['level']}"
        self.name = row["level"]
        self.least = whole(row, "least", where)
        self.winner = index(SEATS, row["winner"], where) if row["winner"] else NOBODY
        self.rule = row["rule"]


def _levels(scenario: str) -> list[Level]:
    found = [Level(row) for row in rows(PACKAGE, "levels") if row["scenario"] == scenario]
    if not found:
        raise BadData(f"levels.csv: there is no level for the scenario '{scenario}'")
    return sorted(found, key=_falling)


def _falling(level: Level) -> int:
    return -level.least


LEVELS: Final[dict[str, list[Level]]] = {scenario: _levels(scenario) for scenario in SCENARIOS}
"""By scenario, the best for the Empire first."""


def turns_of(scenario: str) -> int:
    return SCENARIOS[scenario]


def level_of(scenario: str, points: int) -> Level:
    levels = LEVELS[scenario]
    for level in levels:
        if points >= level.least:
            return level
    return levels[-1]
