"""News in short: what another event tells better is left out, and a march is told once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.engine.event import Event
from aevum.games.charlemagne.rules.tables import SEATS

if TYPE_CHECKING:
    from aevum.engine.view import View

KEYS: tuple[str, ...] = ()
"""Events are told again under the keys that they have."""
NOISE = (
    "draw", "marker-drawn", "phase", "operations-roll", "force-stops", "fleets-stop", "levy-lost",
    "revolt-roll", "vassalage-roll", "conversion-roll", "pillage-roll", "event-roll", "stratagem-draws",
)  # fmt: skip
"""What another event tells better, or nobody misses."""
OWN = (
    "force-moves",
    "unit-dropped",
    "leader-dropped",
    "levied",
    "unit-boards",
    "leader-boards",
    "fleet-sails",
)
"""What one need not be told of one's own doing: the picture shows it."""
FOREIGN = ("operations-points", "fleet-points", "attempt-given-up", "unit-dropped", "unit-boards")
"""What matters to the player that it names, and to nobody else."""
PLAIN = ("revolt-fails", "revolt-succeeds")
"""Told without the modifiers: they come by the dozen, and `log` has them."""
MARCH = "force-moves"


def brief(events: list[Event], view: View) -> list[Event]:
    """The events worth a line."""
    found: list[Event] = []
    for event, told in zip(events, worth(events, view), strict=True):
        if not told:
            continue
        last = found[-1] if found else None
        if (
            last is not None
            and last.key == event.key == MARCH
            and last.args["place"] == event.args["from_place"]
        ):
            found[-1] = Event(MARCH, {**event.args, "from_place": last.args["from_place"]}, event.rule)
        else:
            found.append(Event(event.key, event.args, event.rule) if event.key in PLAIN else event)
    return found


def worth(events: list[Event], view: View) -> list[bool]:
    """Whether each event is worth a line."""
    own = SEATS[view.seat] if view.seat >= 0 else ""
    return [_worth(event, own) for event in events]


def _worth(event: Event, own: str) -> bool:
    mine = own != "" and event.args.get("seat") == own
    if event.key in NOISE or (mine and event.key in OWN):
        return False
    return mine or event.key not in FOREIGN
