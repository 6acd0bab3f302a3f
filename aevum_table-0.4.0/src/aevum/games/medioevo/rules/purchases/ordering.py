"""What is bought without a place, to be placed when all have bought (W.DEPL.01)."""

from typing import Final

from aevum.engine.refusal import Refusal
from aevum.games.medioevo.rules.buildings import NO_BUILDING, SORTS
from aevum.games.medioevo.rules.items import ITEMS
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.purchases.behind import BUILDING, ITEM, KIND, UNIT, waiting
from aevum.games.medioevo.rules.purchases.constructing import construction, levels_of_sort
from aevum.games.medioevo.rules.purchases.equipping import item_places, item_refusal, new_item
from aevum.games.medioevo.rules.purchases.hiring import pieces_open, recruit, unit_places, unit_refusal
from aevum.games.medioevo.rules.purchases.limits import building_place
from aevum.games.medioevo.rules.purchases.shopper import Shopper
from aevum.games.medioevo.rules.purchases.wares import Ware
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import LEVELS, NOBODY
from aevum.games.medioevo.rules.works.standing import built

ORDERS: Final[dict[str, int]] = {"order-building": BUILDING, "order-item": ITEM, "order-unit": UNIT}
"""The keys of what is ordered, and the group of its row."""


def orders(s: MedioevoState, shopper: Shopper, wishes: bool) -> list[Ware]:
    """New buildings, things and units; raising is done in the open [M33]."""
    found: list[Ware] = []
    for sort in range(len(SORTS)):
        for level in levels_of_sort(sort):
            found.append(construction(s, shopper.seat, sort, level, NOBODY))
    for kind in range(len(ITEMS)):
        for level in range(1, LEVELS + 1):
            found.append(new_item(kind, level, NOBODY))
    found.extend([recruit(piece, NOBODY) for piece in pieces_open(shopper, wishes)])
    return found


def order_refusal(s: MedioevoState, shopper: Shopper, ware: Ware) -> Refusal | None:
    """There must be a place for it as things stand."""
    match ware.key:
        case "order-building":
            ready = len(building_sites(s, shopper, ware.kind))
            coming = len([row for row in waiting(s, shopper.seat, BUILDING) if row[KIND] == ware.kind])
            return Refusal("no-place-left", None, "4.BLD.08") if ready <= coming else None
        case "order-item":
            if not item_places(s, shopper, ware.kind):
                return Refusal("no-place-left", None, "W.DEPL.01")
            return item_refusal(s, shopper, ware)
        case _:
            if not unit_places(s, shopper):
                return Refusal("no-place-left", None, "4.ARM.03")
            return unit_refusal(s, shopper, ware)


def building_sites(s: MedioevoState, shopper: Shopper, sort: int) -> list[int]:
    """Controlled territories that can bear a new building of a sort (4.BLD.05, 4.BLD.08)."""
    return [
        place
        for place in shopper.lands
        if building_place(sort, LAND.settlement[place]) and built(s, place, sort) == NO_BUILDING
    ]


def row_of(seat: int, ware: Ware) -> list[int]:
    """The row that keeps it behind the screen."""
    return [seat, ORDERS[ware.key], ware.kind, ware.level, ware.florins]
