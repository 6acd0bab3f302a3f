"""Charlemagne 771-814."""

from aevum.games.charlemagne.scenarios import Charlemagne

GAME = Charlemagne()
