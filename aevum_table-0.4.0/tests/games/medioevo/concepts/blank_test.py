"""A position before its set-up: nothing is anywhere, and everything is in the reserves."""

from aevum.games.medioevo import GAME
from aevum.games.medioevo.rules.buildings import SORTS
from aevum.games.medioevo.rules.items import ALL_SLOTS
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.pieces import FORCE, PIECES, UNITS
from aevum.games.medioevo.rules.settings import DEFAULTS
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import BRANCHES, GOODS, KINGDOMS
from aevum.testing import rule

SEATS = len(KINGDOMS)
CARDS = 72
NONE = -1
OTHERWISE: dict[str, object] = {
    "settings": DEFAULTS,
    "active": NONE,
    "event": NONE,
    "holder": [NONE] * CARDS,
    "objective": list(range(CARDS)),
    "reserve": PIECES * SEATS,
    "lord": [NONE] * LAND.places,
    "held": [NONE] * LAND.places,
    "marker": [NONE] * LAND.places,
    "builder": [NONE] * LAND.places,
    "item_kind": [NONE] * ALL_SLOTS,
    "item_at": [NONE] * ALL_SLOTS,
    "item_from": [NONE] * ALL_SLOTS,
    "route_item": [NONE] * SEATS,
    "route_from": [NONE] * SEATS,
    "route_steps": [[] for _ in range(SEATS)],
}
"""What does not begin at nothing."""
SIZES = {
    "levels": SEATS * len(BRANCHES),
    "store": SEATS * len(BRANCHES),
    "tokens": SEATS * len(BRANCHES),
    "token_supply": len(BRANCHES),
    "supply": len(UNITS),
    "turned": CARDS,
    "seen": CARDS,
    "buildings": LAND.places * len(SORTS),
    "damage": LAND.places * len(SORTS),
    "market": LAND.places,
    "cargo": ALL_SLOTS * len(GOODS),
    "prisoners": SEATS * SEATS * FORCE,
    "aside": SEATS * FORCE,
    "war": SEATS * SEATS,
    "truce": SEATS * SEATS,
    "money": SEATS,
    "blood": SEATS,
}


@rule("0.COMP.01")
def test_everything_begins_at_nothing() -> None:
    s = GAME.blank()
    assert isinstance(s, MedioevoState)
    for name in MedioevoState.fields:
        value = getattr(s, name)
        if name in OTHERWISE:
            assert (name, value) == (name, OTHERWISE[name])
        elif isinstance(value, list):
            assert (name, [number for number in value if number]) == (name, [])
        else:
            assert (name, bool(value)) == (name, False)
    for name, size in SIZES.items():
        assert (name, len(getattr(s, name))) == (name, size)
    assert (s.armies, s.moved, s.effects, s.story) == ({}, {}, [], [])
    assert (s.seat_of, s.open) == ([NONE] * SEATS, [True] * LAND.size)
