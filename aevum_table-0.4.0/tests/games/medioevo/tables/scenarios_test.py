"""Scenarios and options."""

import tomllib

import pytest

from aevum.engine.refusal import BadData
from aevum.games.medioevo import GAME
from aevum.kit.tables import data_text, rows

PACKAGE = "aevum.games.medioevo"
SCENARIOS = tomllib.loads(data_text(PACKAGE, "scenarios.toml"))
OPTIONS = {row["option"]: row for row in rows(PACKAGE, "options")}


def test_lengths_of_the_game() -> None:
    printed = {name: row["turns"] for name, row in SCENARIOS.items() if row["source"] == "rulebook 0.GEN"}
    assert printed == {"short": 8, "medium": 10, "long": 12}
    assert all(SCENARIOS[name]["players"] == [3, 4, 5, 6] for name in printed)


def test_the_introduction_is_two_turns_for_three_linked_kingdoms() -> None:
    row = SCENARIOS["introduction"]
    assert (row["turns"], row["players"]) == (2, [3])
    chosen = row["kingdoms"]
    links = {
        frozenset((link["a"], link["b"]))
        for link in rows(PACKAGE, "kingdom-links")
        if link["source"].startswith("rulebook")
    }
    assert len(set(chosen)) == 3
    assert len([pair for pair in links if pair <= set(chosen)]) == 2


def test_rulings_that_an_option_turns_round() -> None:
    found = {
        name: (row["default"], row["others"], row["ruling"]) for name, row in OPTIONS.items() if row["ruling"]
    }
    assert found == {
        "property-markers": ("8", "10", "R-007"),
        "mystic-set": ("2", "3", "R-025"),
        "barbarian-limit": ("true", "false", "R-043"),
        "tokens-per-colour": ("8", "any number", "R-055"),
        "conquest-buildings-need-settlement": ("true", "false", "R-059"),
        "defender-may-flee": ("false", "true", "R-087"),
        "cubes-per-colour": ("0", "12", "R-101"),
        "war-delay": ("1", "0", "R-102"),
        "bid-step": ("1", "5 or 10 or 50", "M16"),
        "barbarians-attack": ("false", "true", "R-015"),
    }


def test_variants_and_ends_are_off_unless_asked_for() -> None:
    others = {name: row["default"] for name, row in OPTIONS.items() if not row["ruling"]}
    assert others == {
        "auction": "false", "terrain": "false", "blood": "false", "teams": "false", "deployment": "false",
        "honour-limit": "0", "time-limit": "0", "kingdoms": "agreed",
        "players": "0", "agreed": "",
    }  # fmt: skip


def test_defaults_are_what_the_set_up_has() -> None:
    setup = {row["item"]: row["count"] for row in rows(PACKAGE, "setup")}
    assert OPTIONS["property-markers"]["default"] == setup["property-markers"]


def test_an_option_takes_only_what_its_row_names() -> None:
    for name, value in (("mystic-set", 0), ("bid-step", 0), ("war-delay", 5), ("property-markers", 9)):
        with pytest.raises(BadData, match=f"options.{name}"):
            GAME.setup("short", {name: value}, 1, "base")
    for name, value in (("bid-step", 50), ("honour-limit", 33), ("cubes-per-colour", 12)):
        GAME.setup("short", {name: value}, 1, "base")
