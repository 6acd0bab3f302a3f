"""The Empire cards: characters and figures of their powers as printed, points and objectives as ours."""

from collections import Counter

import pytest

from aevum.kit.clauses import load
from aevum.kit.tables import rows

PACKAGE = "aevum.games.medioevo"
CLAUSES = list(load("medioevo").by_id)
CARDS = {int(row["card"]): row for row in rows(PACKAGE, "cards")}
POINTS = {int(row["card"]): row for row in rows(PACKAGE, "card-points")}
OBJECTIVES = {int(row["card"]): row for row in rows(PACKAGE, "objectives")}
COLOURS = [row["colour"] for row in rows(PACKAGE, "branches")]
FROM_TO = {
    "bishop": (1, 3), "condottiero": (4, 6), "crossbowman": (7, 9), "scientist": (10, 12),
    "infiltrator": (13, 15), "spy": (16, 18), "merchant": (19, 21), "tax-collector": (22, 23),
    "militia": (24, 26), "surgeon": (27, 29), "salesman": (30, 31), "architect": (32, 33),
    "templar": (34, 35), "magnate": (36, 38), "jailer": (39, 41), "plague-doctor": (42, 43),
    "bard": (44, 45), "assassin": (46, 47), "jester": (48, 49), "diplomat": (50, 51),
    "artilleryman": (52, 54), "explorer": (55, 56), "pirate": (57, 58), "princess": (59, 60),
    "savior": (61, 62), "camel": (63, 64), "marauder": (65, 66), "heroine": (67, 68),
    "sheriff": (69, 70), "mystic": (71, 72),
}  # fmt: skip


def test_thirty_characters_on_seventy_two_cards() -> None:
    printed = [name for name, (first, last) in FROM_TO.items() for _ in range(first, last + 1)]
    assert [CARDS[number]["character"] for number in range(1, 73)] == printed
    assert CARDS.keys() == POINTS.keys() == OBJECTIVES.keys() == set(range(1, 73))
    assert [row["rule"] for row in CARDS.values()] == [f"K.{number:02}.1" for number in range(1, 73)]


def test_every_card_and_technology_names_all_clauses_of_its_own() -> None:
    for number, row in CARDS.items():
        assert row["rules"].split() == [id for id in CLAUSES if id.startswith(f"K.{number:02}.")]
    named = [id for row in rows(PACKAGE, "technologies") for id in row["rule"].split()]
    own = [id for id in CLAUSES if id.startswith("B.") and not id.startswith("B.TECH")]
    assert set(own) <= set(named)


@pytest.mark.parametrize(
    ("card", "cost", "amount", "of", "die", "most"),
    [
        (5, 0, 2, "attack", "", ""),
        (6, 0, 50, "percent", "", ""),
        (7, 0, 1, "units", "6", "3"),
        (8, 0, 1, "pips", "", "3"),
        (10, 0, 2, "factor", "", ""),
        (13, 100, 1, "cards", "3", "3"),
        (14, 100, 1, "units", "", ""),
        (15, 100, 1, "hordes", "", ""),
        (16, 0, 1, "transports", "8", ""),
        (17, 0, 1, "units", "8", ""),
        (18, 0, 1, "units", "8", ""),
        (19, 0, 100, "florins", "", "1"),
        (20, 0, 50, "florins", "", ""),
        (21, 0, 150, "florins", "", "1"),
        (22, 0, 10, "florins", "", ""),
        (23, 0, 20, "florins", "", ""),
        (25, 0, 3, "movement", "", ""),
        (26, 0, 1, "damage", "", ""),
        (27, 0, 1, "damage", "", ""),
        (28, 0, 50, "percent", "", ""),
        (32, 0, 50, "florins", "", "1"),
        (33, 0, 50, "percent", "", "1"),
        (36, 0, 50, "percent", "", ""),
        (37, 0, 50, "percent", "", ""),
        (38, 0, 50, "florins", "", ""),
        (40, 0, 2, "ratio", "", ""),
        (41, 0, 2, "penalty", "", ""),
        (42, 0, 1, "territories", "6", "3"),
        (43, 0, 1, "territories", "", "1"),
        (44, 0, 1, "cards", "", ""),
        (45, 50, 1, "cards", "", ""),
        (46, 0, 1, "pips", "", ""),
        (47, 0, 2, "pips", "", ""),
        (48, 50, 1, "cards", "", ""),
        (49, 0, 1, "cards", "", ""),
        (50, 0, 1, "elements", "3", "3"),
        (51, 0, 1, "elements", "", "1"),
        (52, 0, 1, "crew", "", ""),
        (54, 0, 1, "spaces", "3", "3"),
        (57, 0, 1, "points", "", ""),
        (58, 0, 2, "points", "", ""),
        (60, 0, 2, "factor", "", ""),
        (61, 0, 3, "events", "", ""),
        (63, 0, 1, "cubes", "", ""),
        (65, 100, "", "", "", ""),
        (66, 0, 3, "units", "", "3"),
        (68, 0, 1, "levels", "", "3"),
        (71, 0, 20, "florins", "", ""),
        (72, 0, 100, "florins", "", ""),
    ],
)
def test_figures_of_the_powers(card: int, cost: int, amount: int | str, of: str, die: str, most: str) -> None:
    row = CARDS[card]
    found = (int(row["cost"]), row["amount"], row["of"], row["die"], row["most"])
    assert found == (cost, str(amount), of, die, most)


def test_all_other_powers_cost_nothing() -> None:
    assert {card: int(row["cost"]) for card, row in CARDS.items() if row["cost"] != "0"} == {
        13: 100, 14: 100, 15: 100, 45: 50, 48: 50, 65: 100,
    }  # fmt: skip


def test_only_two_powers_are_not_as_printed() -> None:
    assert [card for card, row in CARDS.items() if row["source"] == "reconstructed"] == [57, 72]


def test_cards_of_one_power_differ_in_a_figure() -> None:
    figures = ("cost", "amount", "die", "most")
    seen = [tuple(row[name] for name in ("power", *figures)) for row in CARDS.values()]
    assert len(set(seen)) == 72


def test_windows_and_durations_are_of_the_known_ones() -> None:
    assert {window for row in CARDS.values() for window in row["window"].split()} == {
        "ambush", "any", "instant", "archery", "battle", "before-battle", "before-damage", "capture",
        "card-used", "damage", "deal", "drawing", "end-of-turn", "event", "full-move", "icons", "melee",
        "movement", "plunder", "purchase", "rolled", "sale", "siege", "taxes", "threatened", "trade",
        "transport-lost", "under-way",
    }  # fmt: skip
    assert {row["lasts"] for row in CARDS.values()} == {
        "instant", "round", "battle", "event", "turn", "next-purchase",
    }  # fmt: skip


def test_points_of_the_examples() -> None:
    assert (POINTS[5]["points"], POINTS[5]["colours"], POINTS[5]["source"]) == (
        "1",
        "red blue",
        "rulebook 4.CARD",
    )
    assert (POINTS[10]["points"], POINTS[10]["colours"]) == ("1", "green")  # one of the three Scientists
    assert (POINTS[8]["points"], POINTS[8]["colours"]) == ("2", "yellow")  # one of the three Crossbowmen
    assert (POINTS[24]["gear"], OBJECTIVES[24]["source"]) == ("red", "rulebook 4.CARD")
    assert [card for card, row in POINTS.items() if row["source"] != "reconstructed"] == [5]


def test_points_are_shared_out_evenly() -> None:
    kinds = Counter((row["points"], len(row["colours"].split())) for row in POINTS.values())
    assert kinds == {("1", 1): 30, ("1", 2): 18, ("2", 1): 12, ("0", 0): 12}
    for points, choices, each in (("1", 1, 5), ("1", 2, 6), ("2", 1, 2)):
        found = Counter(
            colour
            for row in POINTS.values()
            if row["points"] == points and len(row["colours"].split()) == choices
            for colour in row["colours"].split()
        )
        assert found == dict.fromkeys(COLOURS, each)


def test_a_gear_is_of_the_colour_of_the_points() -> None:
    assert all(row["gear"] == (row["colours"] or "any") for row in POINTS.values())


def test_the_objective_of_the_example() -> None:
    row = OBJECTIVES[24]
    assert [row[name] for name in ("kind", "subject", "least", "scope")] == [
        "castle-amid",
        "tower",
        "4",
        "adjacent",
    ]


def test_objectives_are_told_apart() -> None:
    assert len({row["objective"] for row in OBJECTIVES.values()}) == 72
    figures = ("kind", "subject", "least", "other", "level", "scope")
    assert len({tuple(row[name] for name in figures) for row in OBJECTIVES.values()}) == 72
    assert Counter(row["tier"] for row in OBJECTIVES.values()).keys() == {"1", "2", "3"}
