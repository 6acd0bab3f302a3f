"""What stands where it cannot stay: ships inland, wagons and units at sea without a ship (B.BLUE.2)."""

from aevum.games.medioevo.rules.combat.group import sea_room
from aevum.games.medioevo.rules.combat.hired import fallen
from aevum.games.medioevo.rules.items import is_ship
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.pieces import FORCE
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.things import remove_item
from aevum.games.medioevo.rules.words import PIECE_NAMES, item_words, where


def misplaced(s: MedioevoState, seat: int, area: int) -> bool:
    """Whether something of the seat may not end its move there (5.MOVE.05, 5.MOVE.06)."""
    if not LAND.is_sea(area):
        return not LAND.port[area] and any(is_ship(s.item_kind[slot]) for slot in s.items_at(area, seat))
    return _overboard(s, seat, area) > 0


def _overboard(s: MedioevoState, seat: int, area: int) -> int:
    """How many units, wagons and engines at sea no galley holds (5.MOVE.16)."""
    things = s.items_at(area, seat)
    aboard = s.count(area, seat) + len([slot for slot in things if not is_ship(s.item_kind[slot])])
    return max(0, aboard - sum([sea_room(s, slot) for slot in things]))


def founder(s: MedioevoState, seat: int) -> None:
    """5.MOVE.05, 5.MOVE.06: what has nowhere to stay any more is lost, as with a galley that sinks."""
    for slot in s.items(seat):
        area = s.item_at[slot]
        if is_ship(s.item_kind[slot]) and not LAND.is_sea(area) and not LAND.port[area]:
            _lose_item(s, seat, slot)
    for area in range(LAND.places, LAND.size):
        sink_with_ships(s, seat, area)


def sink_with_ships(s: MedioevoState, seat: int, area: int) -> None:
    """5.MOVE.16: what no galley holds any more after a battle goes down."""
    for _ in range(_overboard(s, seat, area)):
        _lose_one(s, seat, area)


def _lose_one(s: MedioevoState, seat: int, area: int) -> None:
    """Things go down before men, and the least before the better."""
    for slot in s.items_at(area, seat):
        if not is_ship(s.item_kind[slot]):
            _lose_item(s, seat, slot)
            return
    force = s.force(area, seat)
    for piece in range(FORCE):
        if force[piece] > 0:
            s.remove(area, seat, piece)
            fallen(s, seat, area, piece)
            told: dict[str, object] = {"seat": s.seats[seat], "unit": PIECE_NAMES[piece], **where(area)}
            s.tell("unit-drowned", told, "5.MOVE.06")
            return


def _lose_item(s: MedioevoState, seat: int, slot: int) -> None:
    told: dict[str, object] = {"seat": s.seats[seat], **item_words(s, slot), **where(s.item_at[slot])}
    s.tell("foundered" if LAND.is_sea(s.item_at[slot]) else "wrecked", told, "B.BLUE.2")
    remove_item(s, slot)
