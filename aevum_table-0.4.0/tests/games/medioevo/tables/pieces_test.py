"""What a player and the table have, and the set-up."""

from aevum.kit.tables import rows
from aevum.testing import rule

PACKAGE = "aevum.games.medioevo"
SETUP = {row["item"]: int(row["count"]) for row in rows(PACKAGE, "setup")}
COINS = [(int(row["coin"]), int(row["box"]), int(row["start"])) for row in rows(PACKAGE, "coins")]
MARKERS = [
    (int(row["low"]), int(row["high"]), int(row["count"])) for row in rows(PACKAGE, "property-markers")
]


@rule("0.COMP.01")
def test_units_of_a_player() -> None:
    counts = {row["unit"]: int(row["count"]) for row in rows(PACKAGE, "units")}
    assert counts == {
        "heavy-infantry": 20, "cavalry": 10, "light-infantry": 20, "archer": 10, "captain": 3,
    }  # fmt: skip
    assert sum(counts.values()) == 63


@rule("0.COMP.02")
def test_property_markers_have_two_sides() -> None:
    assert MARKERS == [(1, 3, 2), (1, 2, 4), (2, 3, 2)]
    assert sum(count for _, _, count in MARKERS) == SETUP["property-markers"] == 8
    at = {level: sum(count for low, high, count in MARKERS if level in (low, high)) for level in (1, 2, 3)}
    assert at == {1: 6, 2: 6, 3: 4}


@rule("0.SETUP.04")
def test_markers_of_a_player_are_thirty_seven() -> None:
    parts = [SETUP[f"{name}-markers"] for name in ("control", "property", "route")]
    assert [SETUP["discs"], *parts] == [10, 10, 8, 9]
    assert SETUP["discs"] + sum(parts) == 37


def test_florins_to_begin_with() -> None:
    assert [(coin, start) for coin, _, start in COINS] == [
        (1, 5),
        (5, 3),
        (10, 3),
        (50, 3),
        (100, 4),
        (500, 2),
    ]
    assert sum(coin * start for coin, _, start in COINS) == SETUP["florins"] == 1600


def test_coins_in_the_box() -> None:
    assert [box for _, box, _ in COINS] == [30] * 6
    assert sum(box for _, box, _ in COINS) == 180


def test_the_rest_of_the_set_up() -> None:
    names = (
        "transport-levels", "village", "archer", "cards-dealt", "cards-kept", "objective-tokens",
        "honour-points", "barbarians-at-fire",
    )  # fmt: skip
    assert [SETUP[name] for name in names] == [2, 1, 1, 3, 1, 1, 10, 1]


def test_barbarian_pieces() -> None:
    found = {row["unit"]: (int(row["pieces"]), int(row["least"])) for row in rows(PACKAGE, "barbarians")}
    # The most a player may add: an archer to 2 or more, a captain to 4 or more (2.BARB.05).
    assert found == {"light-infantry": (40, 0), "archer": (20, 2), "captain": (4, 4)}
    assert sum(pieces for pieces, _ in found.values()) == 64
