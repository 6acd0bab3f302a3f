"""What of the board an option or an event is about: its hexes, its pieces, and the way it goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.charlemagne.rules.counters import LEADERS, UNITS
from aevum.games.charlemagne.rules.groups import words_of
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.markers import NAMES
from aevum.games.charlemagne.rules.regions import REGIONS
from aevum.games.charlemagne.scene.cells import CARD
from aevum.games.charlemagne.scene.pieces import groups, leader_id, piece_id
from aevum.games.charlemagne.telling.odds import foreseen
from aevum.games.charlemagne.telling.seen import frames_of, seen
from aevum.scene.source import Focus

if TYPE_CHECKING:
    from collections.abc import Mapping

    from aevum.engine.ask import Ask, Option
    from aevum.engine.event import Event
    from aevum.engine.view import View
    from aevum.games.charlemagne.rules.state import CharlemagneState

PLACES = ("from", "from_place", "place")
"""Arguments that name hexes, in the order in which a movement passes them."""
WAYS_OUT = (
    "move",
    "attack",
    "retreat",
    "sail-to",
    "assail",
    "put-in",
    "land",
    "put-out",
    "settle",
    "advance",
)
"""Options that lead from where the force stands to the hex they name."""
RESERVES = ("hire", "levy", "settle")
"""The units that they name are not there yet."""
FORCE = ("pieces", "attackers", "fleets", "cargo", "leaving")
"""Fields of procedures that list the pieces they lead."""
MOVEMENTS = ("force-moves", "attack", "retreats", "units-settle", "fleets-attack")
"""Events that are drawn as an arrow."""
OF_REGIONS = (
    "control-changes", "vassalage", "conversion", "converted", "attempt-given-up", "conversion-lapses",
    "revolt-succeeds", "revolt-fails", "plague-strikes", "vassalage-roll",
    "conversion-roll",
)  # fmt: skip
"""Events that are about a whole region, which is shown by its burgs."""


def focus(view: View, ask: Ask | None, option: Option) -> Focus:
    s = seen(view)
    found = Focus(odds=foreseen(ask, option), card=_card(option))
    found.places = _named(option.args)
    if option.key == "attempt":
        found.places = [LAND.names[hex] for hex in LAND.hexes[REGIONS.index(str(option.args["region"]))]]
    force = _force(view, ask)
    at = _start(s, ask, force)
    if at and found.places and option.key in WAYS_OUT and at != found.places[-1]:
        found.path = [at, found.places[-1]]
    if option.key not in RESERVES:
        found.pieces = _pieces(
            s, option, force, [*found.places, *_named(ask.args if ask is not None else {})]
        )
    return found


def _card(option: Option) -> str:
    """Of the marker that is played, chosen or put back."""
    marker = option.args.get("marker")
    return f"{CARD}/{marker}" if marker in NAMES else ""


def _named(args: Mapping[str, object]) -> list[str]:
    values = [str(args.get(name, "")) for name in PLACES]
    return [name for name in values if name and LAND.graph.number(name) >= 0]


def _force(view: View, ask: Ask | None) -> list[int]:
    """The pieces that the procedure leads which asks."""
    if ask is None:
        return []
    frame = frames_of(view)[ask.depth]
    found: list[int] = []
    for name in FORCE:
        value = frame.get(name)
        if isinstance(value, list):
            found += [piece for piece in value if isinstance(piece, int)]
    return found


def _start(s: CharlemagneState, ask: Ask | None, force: list[int]) -> str:
    for piece in force:
        if s.at[piece] >= 0:
            return LAND.names[s.at[piece]]
    return ""


def _pieces(s: CharlemagneState, option: Option, force: list[int], places: list[str]) -> list[str]:
    leader = option.args.get("leader")
    if leader in LEADERS:
        return [leader_id(str(leader))]
    if "unit" in option.args and "region" in option.args:
        wanted = {name: option.args[name] for name in ("region", "unit")}
        here = [piece for place in places for piece in s.pieces(LAND.number(place))]
        # Those that the procedure leads come first: others alike may stand beside them.
        for among in (force, here):
            alike = [
                piece for piece in among if piece < UNITS and s.at[piece] >= 0 and words_of(piece) == wanted
            ]
            if alike:
                return list(dict.fromkeys(piece_id(s, piece) for piece in alike))
    if option.key in ("force", "sail") and places:
        ready = [piece for piece in s.pieces(LAND.number(places[0])) if piece not in s.acted]
        fleets = option.key == "sail"
        return list(groups(s, [piece for piece in ready if _sails(piece) == fleets]))
    return []


def _sails(piece: int) -> bool:
    return words_of(piece).get("unit") == "fleet"


def event_focus(event: Event) -> Focus:
    args = event.args
    places = _named(args)
    if not places and event.key in OF_REGIONS and args.get("region") in REGIONS:
        r = REGIONS.index(str(args["region"]))
        places = [LAND.names[hex] for hex in LAND.burgs[r] or LAND.hexes[r]]
    leader = args.get("leader")
    pieces = [leader_id(str(leader))] if leader in LEADERS else []
    return Focus(places, pieces, places if event.key in MOVEMENTS and len(places) > 1 else [])
