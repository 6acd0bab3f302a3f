"""The cards of a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.invasions.rules.hands.deck import EVENTS
from aevum.games.invasions.rules.hands.hand import MARKER_CARD, PRIVATE_MARKERS

if TYPE_CHECKING:
    from aevum.games.invasions.rules.state import InvasionsState


def held_events(s: InvasionsState, seat: int) -> list[str]:
    """The event cards of a seat, and the pillage markers that it keeps as such; nobody's for an onlooker."""
    if seat < 0:
        return []
    r = s.realm
    held = [EVENTS[card] for card, at in enumerate(r.event_at) if at == seat]
    return held + [EVENTS[MARKER_CARD[m]] for m in PRIVATE_MARKERS if r.marker_at[m] == seat]
