"""Figures that stand alone, the table of turn order, and the small tables of events, trade and barbarians."""

import pytest

from aevum.kit.tables import rows
from aevum.testing import rule

PACKAGE = "aevum.games.medioevo"
PARAMETERS = {row["parameter"]: row for row in rows(PACKAGE, "parameters")}

PRINTED = {
    "magnate-deposit": 300,
    # 0
    "players-least": 3, "players-most": 6, "neighbour-distance": 3, "map-distance": 3, "army-least": 2,
    "blood-markers": 18, "stop-markers": 17, "destruction-markers": 20, "barbarian-property-markers": 4,
    # 2
    "barbarian-points": 3, "events-from-turn": 2, "icons-shown": 3, "icons-chosen": 2,
    # 3
    "tax-least": 10, "tax-most": 50, "tax-step": 10, "city-market-income": 20, "upkeep": 20, "aid": 200,
    # 4
    "technologies-of-a-branch": 1, "unit-limit": 3, "cards-a-turn": 1, "card-draw": 2,
    "card-draw-cathedral": 2, "token-points": 1,
    # 5
    "step-movement": 1, "archery-hit-most": 3, "archery-damage": 1, "sacrifice-attack": 4,
    "heavy-infantry-casualties": 1, "cavalry-damage": 2, "superiority": 20, "rerolls-of-a-die": 1,
    "crew-least": 1, "crew-most": 3, "siege-hit-most": 3, "sink-most": 3, "capture-ratio": 3,
    "ransom-factor": 2, "plunder-percent": 50,
    # D
    "loan": 500, "interest-percent": 10, "debt-most": 2500, "loans-a-turn": 1, "repayments-a-turn": 1,
    "rebellion-pay": 100, "missed-interests": 2,
    # V
    "large-army": 5, "track-end": 49,
    # W
    "river-movement": 1, "settlement-upkeep": 10, "auction-most": 10, "auction-rounds": 2,
    "auction-lowest": 10, "blood-attack": 1,
    # K
    "steady-aim-archers": 2, "spy-success-most": 3, "spy-failure-least": 7,
}  # fmt: skip

PENALTIES = {
    3: [0, -1, -3],
    4: [0, -1, -2, -3],
    5: [0, -1, -1, -2, -3],
    6: [0, -1, -1, -2, -2, -3],
    7: [0, -1, -1, -1, -2, -2, -3],
    8: [0, -1, -1, -1, -2, -2, -2, -3],
    9: [0, -1, -1, -1, -1, -2, -2, -2, -3],
    10: [0, -1, -1, -1, -1, -2, -2, -2, -2, -3],
}


def test_the_printed_figures() -> None:
    printed = [row for row in PARAMETERS.values() if row["source"].startswith("rulebook")]
    assert {row["parameter"]: int(row["value"]) for row in printed} == PRINTED


def test_figures_of_ours() -> None:
    ours = [row for row in PARAMETERS.values() if row["source"] == "reconstructed"]
    assert {row["parameter"]: int(row["value"]) for row in ours} == {
        "rebids-most": 3,
        "event-territories-least": 3,
        "event-deck-least": 2,
        "barbarian-galley-level": 1,
        "barbarian-captain-level": 1,
        "offers-a-turn": 3,
        "terms-in-a-pact": 5,
        "promise-length": 200,
    }


@pytest.mark.parametrize(("players", "penalties"), PENALTIES.items())
def test_what_the_place_in_turn_order_costs(players: int, penalties: list[int]) -> None:
    table = {int(row["players"]): row for row in rows(PACKAGE, "turn-order")}
    assert table.keys() == PENALTIES.keys()
    cells = [table[players][str(place)] for place in range(1, 11)]
    assert [int(cell) for cell in cells if cell] == penalties
    assert cells[len(penalties) :] == [""] * (10 - len(penalties))


def test_the_horde_of_the_turn() -> None:
    found = [
        tuple(row[name] for name in ("die", "low", "high", "unit", "count")) for row in rows(PACKAGE, "horde")
    ]
    assert found == [
        ("", "0", "0", "light-infantry", "1"),
        ("4", "1", "3", "light-infantry", "1"),
        ("6", "1", "3", "archer", "1"),
        ("8", "1", "3", "captain", "1"),
    ]


def test_how_many_light_infantry_barbarians_give_up() -> None:
    found = [(int(row["least"]), int(row["given"])) for row in rows(PACKAGE, "sacrifices")]
    assert found == [(2, 1), (4, 2)]


def test_what_the_icons_of_events_do() -> None:
    found = {row["icon"]: (int(row["most"]), row["target"]) for row in rows(PACKAGE, "event-icons")}
    # Nothing happens on 3-6, 5-6, 4-6 and 3-6.
    assert found == {
        "movement": (2, "transport"), "armies": (4, "unit"),
        "buildings": (3, "building"), "goods": (2, "cube"),
    }  # fmt: skip


@rule("6.BUY.01")
def test_the_eight_goods() -> None:
    assert {row["colour"]: row["good"] for row in rows(PACKAGE, "goods")} == {
        "black": "weapons", "white": "salt", "brown": "furs", "yellow": "grain",
        "green": "slaves", "orange": "spices", "blue": "textiles", "purple": "wine",
    }  # fmt: skip


def test_trade() -> None:
    assert {row["figure"]: int(row["value"]) for row in rows(PACKAGE, "trade")} == {
        "buy": 100, "sell": 100, "step-movement": 1, "buy-movement": 1, "sell-movement": 1,
        "market-bonus": 20, "plundered-cube": 50, "point-honour": 1, "point-florins": 50,
        "market-technology": 50,
    }  # fmt: skip
    assert [(int(row["steps"]), int(row["points"])) for row in rows(PACKAGE, "routes")] == [
        (4, 2),
        (6, 4),
        (8, 6),
    ]


def test_nine_route_markers_are_enough_for_the_longest_route() -> None:
    longest = max(int(row["steps"]) for row in rows(PACKAGE, "routes"))
    markers = next(row for row in rows(PACKAGE, "setup") if row["item"] == "route-markers")
    # One for each step but the last, the destination, and one for the transport (6.ROUTE.03).
    assert int(markers["count"]) == longest - 1 + 1 + 1


def test_terrain() -> None:
    found = {row["terrain"]: (int(row["enter"]), int(row["upkeep"])) for row in rows(PACKAGE, "terrain")}
    assert found == {
        "plain": (1, 20), "forest": (2, 20), "hills": (2, 20), "desert": (2, 40), "mountain": (3, 30),
    }  # fmt: skip
