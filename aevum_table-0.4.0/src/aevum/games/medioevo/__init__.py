"""Medioevo Universale."""

from aevum.games.medioevo.scenarios import Medioevo

GAME = Medioevo()
