"""What a player begins with (0.SETUP)."""

from typing import Final

from aevum.games.medioevo.rules.tables import LEVELS, figure
from aevum.games.medioevo.rules.transports import SHIPS

TRANSPORT_LEVELS: Final = figure("setup", "item", "transport-levels", "count")
FLORINS: Final = figure("setup", "item", "florins", "count")
HONOUR: Final = figure("setup", "item", "honour-points", "count")


def transports_allowed(chosen: list[tuple[int, int]], port_at_home: bool) -> bool:
    """0.SETUP.02, 0.SETUP.10: whether these transports, each with its level, may begin the game."""
    if sum([level for _, level in chosen]) != TRANSPORT_LEVELS:
        return False
    return all(1 <= level <= LEVELS and (port_at_home or not SHIPS[kind]) for kind, level in chosen)


def may_stand(kind: int, home: bool, port: bool) -> bool:
    """0.SETUP.08, 0.SETUP.09"""
    return home and (port or not SHIPS[kind])
