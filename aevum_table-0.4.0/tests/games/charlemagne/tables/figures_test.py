"""Figures of the printed tables that stand alone: costs, modifiers, multipliers, draws."""

import pytest

from aevum.kit.tables import rows

PACKAGE = "aevum.games.charlemagne"
PARAMETERS = {row["parameter"]: row for row in rows(PACKAGE, "parameters")}
RESULTS = {row["result"]: row for row in rows(PACKAGE, "battle-results")}

PRINTED = {
    # T2
    "event-optimism-draws": 3,
    "disaster-tribal-most": 2,
    "plague-least": 4,
    # T3
    "revolt-burgs": 1,
    "revolt-christian": 1,
    # T4
    "pillage-gain-burg": 1,
    "pillage-gain-civilization": 1,
    "reaction-draws": 1,
    # T5
    "operations-leader": 2,
    "operations-charlemagne": 3,
    "battle-cost": 3,
    "pillage-cost": 2,
    "conversion-cost": 4,
    "stratagem-cost": 0,
    # T6
    "conversion-burgs": 1,
    "conversion-muslim": -1,
    "conversion-christian": -1,
    # T7
    "income-burg": 1,
    "income-byzantium": 5,
    "income-cordoba": 3,
    # T8
    "vassalage-burgs": 1,
    "vassalage-christian": 1,
    "vassalage-muslim": -1,
    # T10
    "draw-augustus": 1,
    "draw-augustus-charlemagne": 2,
    "vassalage-augustus": -1,
    "income-coinage": 1,
    "missionary": 1,
    "conversion-ragnarok": -1,
    "strength-ragnarok": 1,
    # T11
    "strength-leader": 1,
    "strength-charlemagne": 2,
    "strength-terrain": 1,
    "strength-advance": 1,
    "strength-cap": 4,
}


def test_the_printed_figures() -> None:
    printed = [row for row in PARAMETERS.values() if row["source"].startswith("rulebook")]
    assert {row["parameter"]: int(row["value"]) for row in printed} == PRINTED


@pytest.mark.parametrize(
    ("result", "loser", "loss", "retreat", "drawer", "draws"),
    [
        ("AZ", "attacker", "all", "0", "defender", "2"),
        ("AA", "attacker", "half", "2", "defender", "1"),
        ("BB", "both", "bloodbath", "0", "", "0"),
        ("DD", "defender", "half", "2", "attacker", "1"),
        ("DZ", "defender", "all", "0", "attacker", "2"),
    ],
)
def test_what_each_battle_result_does(
    result: str, loser: str, loss: str, retreat: str, drawer: str, draws: str
) -> None:
    row = RESULTS[result]
    assert [row[name] for name in ("loser", "loss", "retreat", "drawer", "draws")] == [
        loser, loss, retreat, drawer, draws,
    ]  # fmt: skip


def test_the_battle_table_knows_only_these_results() -> None:
    columns = [row["column"] for row in rows(PACKAGE, "battle-columns")]
    assert {row[column] for row in rows(PACKAGE, "battle") for column in columns} == set(RESULTS)


@pytest.mark.parametrize(
    ("attacker", "defender", "column"),
    [
        (1, 3, "1/3-"),
        (1, 9, "1/3-"),
        (49, 100, "1/3-"),
        (1, 2, "1/2"),
        (99, 100, "1/2"),
        (1, 1, "1/1"),
        (149, 100, "1/1"),
        (3, 2, "1.5/1"),
        (199, 100, "1.5/1"),
        (2, 1, "2/1"),
        (299, 100, "2/1"),
        (3, 1, "3/1"),
        (399, 100, "3/1"),
        (4, 1, "4/1+"),
        (40, 1, "4/1+"),
    ],
)
def test_odds_are_rounded_for_the_defender(attacker: int, defender: int, column: str) -> None:
    reached = [
        row["column"]
        for row in rows(PACKAGE, "battle-columns")
        if attacker * int(row["least_denominator"]) >= defender * int(row["least_numerator"])
    ]
    assert reached[-1] == column
