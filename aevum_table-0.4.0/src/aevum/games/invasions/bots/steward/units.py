"""Units to part with, and units to have."""

from __future__ import annotations

from aevum.engine.ask import Ask, Option
from aevum.games.invasions.bots.marshal.choosing import strongest, weakest
from aevum.games.invasions.rules.state import InvasionsState


def lose_unit(s: InvasionsState, ask: Ask) -> Option:
    """The weakest of those that are named."""
    return weakest(s.world, ask, ask.options[0].key)


def gain_unit(s: InvasionsState, ask: Ask) -> Option:
    """The strongest of those that are named."""
    return strongest(s.world, ask, ask.options[0].key)
