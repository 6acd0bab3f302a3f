"""Capture instead of destruction (5.CAPT)."""

from typing import Final

from aevum.games.medioevo.rules.tables import parameter

RATIO: Final = parameter("capture-ratio")


def captor_halved(captor: int, enemy: int, ratio: int = RATIO) -> bool:
    """5.CAPT.02: whether so many units against so many must halve their attack value to capture."""
    return captor < ratio * enemy


def casualties_count(side: int, captor: int, winner: int) -> bool:
    """Whether a side takes its casualties: where the captor has won, only the captor (5.CAPT.04, 5.CAPT.06).

    A drawn round is finished as usual too [M13].
    """
    return winner != captor or side == captor
