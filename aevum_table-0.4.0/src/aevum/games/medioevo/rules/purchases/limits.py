"""How much may be bought, and where it may be placed (4)."""

from typing import Final

from aevum.games.medioevo.rules.buildings import CIVIL
from aevum.games.medioevo.rules.tables import parameter
from aevum.games.medioevo.rules.transports import CARAVAN, SHIPS

_UNITS: Final = parameter("unit-limit")
_CARDS: Final = parameter("cards-a-turn")
_DRAW: Final = parameter("card-draw")
_DRAW_CATHEDRAL: Final = parameter("card-draw-cathedral")


def unit_limit(civil: list[int]) -> int:
    """4.ARM.04: of the levels of the controlled civil buildings."""
    return _UNITS + sum(civil)


def may_buy_card(bought: int) -> bool:
    """4.CARD.02: having bought so many in this turn."""
    return bought < _CARDS


def cards_drawn(cathedrals: int, deck: int) -> int:
    """4.CARD.04, R-054: of a deck of so many cards."""
    return min(deck, _DRAW + _DRAW_CATHEDRAL * cathedrals)


def building_place(sort: int, settlement: bool) -> bool:
    """4.BLD.05: whether a controlled territory may bear a building of this sort."""
    return settlement or sort != CIVIL


def muster_place(settlement: bool, military: int) -> bool:
    """4.ARM.03, 4.SGE.03: whether units and engines may be placed or raised in a controlled territory."""
    return settlement or military > 0


def transport_place(kind: int, settlement: bool, port: bool, military: int) -> bool:
    """4.TRN.04, 4.TRN.05, 4.TRN.06: the same for transports."""
    if SHIPS[kind]:
        return port
    if kind == CARAVAN:
        return settlement
    return muster_place(settlement, military)
