"""Honour points during the game and at its end, and debts."""

from aevum.kit.tables import rows

PACKAGE = "aevum.games.medioevo"


def test_honour_points_during_the_game() -> None:
    assert {row["deed"]: int(row["points"]) for row in rows(PACKAGE, "honour")} == {
        "conquest": 1,
        "conquest-building-level": 1,
        "conquest-holy-city": 2,
        "built-city": 1,
        "built-castle": 1,
        "built-cathedral": 1,
        "rebellion-suppressed": 1,
        "large-army-destroyed": 1,
        "pact-broken": -2,
        "lost-to-barbarians": -1,
        "undeclared-attack": -3,
        "further-rebellion": -1,
    }


def test_awards_of_the_final_scoring() -> None:
    found = {row["award"]: (row["points"], row["tie"]) for row in rows(PACKAGE, "final-scoring")}
    shared = ("money", "great-market", "technology", "cathedrals", "cities", "castles", "territories")
    alone = ("rome", "jerusalem", "monopoly")
    assert found == dict.fromkeys(shared, ("3", "1")) | dict.fromkeys(alone, ("3", ""))


def test_what_prisoners_cost() -> None:
    found = [(int(row["least"]), int(row["points"])) for row in rows(PACKAGE, "prisoners")]
    assert found == [(1, -3), (4, -6), (7, -9)]


def test_what_objective_tokens_give() -> None:
    found = {int(row["tokens"]): int(row["points"]) for row in rows(PACKAGE, "tokens")}
    assert found == {1: 0, 2: 1, 3: 3, 4: 5, 5: 8, 6: 11, 7: 15, 8: 20}


def test_debts() -> None:
    columns = ("loans", "debt", "interest", "points")
    found = [tuple(int(row[name]) for name in columns) for row in rows(PACKAGE, "debts")]
    assert found == [
        (0, 0, 0, 0),
        (1, 500, 50, -2),
        (2, 1000, 100, -4),
        (3, 1500, 150, -6),
        (4, 2000, 200, -9),
        (5, 2500, 250, -15),
    ]
