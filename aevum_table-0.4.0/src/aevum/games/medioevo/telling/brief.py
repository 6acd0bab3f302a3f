"""News in short: what another event tells better is left out."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from aevum.engine.event import Event
    from aevum.engine.view import View

NOISE = (
    "phase-begins", "backs-dealt", "card-dealt", "empire-deck-shuffled", "event-deck-shuffled", "battle-die",
    "barbarian-die", "cards-put-back", "points-gained", "power-works", "casualty-value",
    "turn-ends", "income", "nobody-left", "unit-reduced",
)  # fmt: skip
"""What another event tells better, or nobody misses; `log` has all of it."""
OWN = (
    "marched",
    "sailed",
    "trader-went",
    "trader-sailed",
    "hired",
    "equipped",
    "built",
    "disbanded",
    "tax-level",
)
"""What one need not be told of one's own doing."""


def brief(events: list[Event], view: View) -> list[Event]:
    """The events worth a line."""
    return [event for event, told in zip(events, worth(events, view), strict=True) if told]


def worth(events: list[Event], view: View) -> list[bool]:
    """Whether each event is worth a line."""
    seats = view.data["seats"]
    own = seats[view.seat] if view.seat >= 0 and isinstance(seats, list) else ""
    return [_worth(event, str(own)) for event in events]


def _worth(event: Event, own: str) -> bool:
    mine = own != "" and event.args.get("seat") == own
    return event.key not in NOISE and not (mine and event.key in OWN)
