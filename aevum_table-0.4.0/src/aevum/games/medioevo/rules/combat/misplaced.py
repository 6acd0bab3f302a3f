"""What stands where it cannot stay: ships inland, wagons and units at sea without a ship (B.BLUE.2)."""

from aevum.games.medioevo.rules.battle.overboard import Overboard, overboard
from aevum.games.medioevo.rules.items import is_ship
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.things import remove_item
from aevum.games.medioevo.rules.words import item_words, where


def misplaced(s: MedioevoState, seat: int, area: int) -> bool:
    """Whether something of the seat may not end its move there (5.MOVE.05, 5.MOVE.06)."""
    if not LAND.is_sea(area):
        return not LAND.port[area] and any(is_ship(s.item_kind[slot]) for slot in s.items_at(area, seat))
    return overboard(s, seat, area) > 0


def founder(s: MedioevoState, seat: int) -> None:
    """5.MOVE.05, 5.MOVE.06: what has nowhere to stay any more is lost, as with a galley that sinks."""
    for slot in s.items(seat):
        area = s.item_at[slot]
        if is_ship(s.item_kind[slot]) and not LAND.is_sea(area) and not LAND.port[area]:
            told: dict[str, object] = {"seat": s.seats[seat], **item_words(s, slot), **where(area)}
            s.tell("wrecked", told, "B.BLUE.2")
            remove_item(s, slot)
    for area in range(LAND.places, LAND.size):
        sink_with_ships(s, seat, area)


def sink_with_ships(s: MedioevoState, seat: int, area: int) -> None:
    """5.MOVE.16: what no galley holds any more goes down."""
    if overboard(s, seat, area) > 0:
        s.push(Overboard(seat, area, s.result))
