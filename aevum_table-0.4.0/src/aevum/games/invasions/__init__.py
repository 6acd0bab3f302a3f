"""Invasions 350-650 AD."""

from aevum.games.invasions.scenarios import Invasions

GAME = Invasions()
