"""Procedures that saves and copies begin with."""

from aevum.games.charlemagne import GAME
from aevum.testing.laws import frames_are_whole


def test_procedures_are_made_whole() -> None:
    frames_are_whole(GAME)
