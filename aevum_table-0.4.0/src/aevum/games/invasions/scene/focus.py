"""What of the board an option or an event is about: its places, its pieces, and the way it goes."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from aevum.games.invasions.atlas import atlas
from aevum.games.invasions.rules.leaders import LEADERS
from aevum.games.invasions.rules.troops import NATIONS, label
from aevum.games.invasions.rules.world.world import NOWHERE, World
from aevum.games.invasions.scene import meeting
from aevum.games.invasions.scene.cells import CARD, DIPLOMACY, EDICT, EVENT
from aevum.games.invasions.scene.pieces import horde_id, leader_id, unit_groups
from aevum.games.invasions.scene.stacks import struck
from aevum.games.invasions.telling.seen import seen
from aevum.scene.seen import frames_of
from aevum.scene.source import Focus

if TYPE_CHECKING:
    from collections.abc import Mapping

    from aevum.engine.ask import Ask, Option
    from aevum.engine.event import Event
    from aevum.engine.view import View

PLACES = ("from", "sea", "last_sea", "seas", "between", "place", "other_place", "places")
"""Arguments that name places, in the order in which a movement passes them."""
WAYS_OUT = (
    "go",
    "land",
    "land-on",
    "ship",
    "ship-on",
    "redeploy",
    "retreat",
    "displace-to",
    "raid-at",
    "raid-by",
    "put-ashore",
)
"""Options that lead from the place of the question to the one they name."""
WAYS_IN = ("intercept", "call")
"""And those that lead to it from the one they name."""
HORDES = ("horde", "migrate")
OF_NATIONS = (
    "envoys-to",
    "drive-apart",
    "bribe",
    "defy",
    "defy-first",
    "face",
    "ally-with",
    "hit-nation",
    "play-event",
    "convert",
)
"""Options that choose a nation: it is shown where its capital or its horde is."""
RESERVES = ("levy-unit", "call-volunteer", "buy")
"""The units that they name are not on the map."""
DECKS = {"title": EVENT, "diplomacy": DIPLOMACY, "edict": EDICT}
"""Arguments that name cards of the game."""
MOVEMENTS = (
    "marches", "sails", "ships", "ashore", "lands", "retreats", "intercepts", "raids", "raids-deep",
    "stands-aside", "limes-moves", "will-intercept",
)  # fmt: skip
"""Events that are drawn as an arrow."""


def focus(view: View, ask: Ask | None, option: Option) -> Focus:
    s = seen(view)
    if s.fight_now is not None and ask is not None:
        pieces = struck(s.fight_now, ask, option)
        if pieces:
            return Focus(pieces=pieces)
    found = Focus(odds=meeting.foreseen(view, option), card=_card(option))
    if s.world_now is None:
        return found
    w = s.world
    about = ask.args if ask is not None else {}
    found.places = _named(w, option.args)
    here = _named(w, about)
    if here and option.key in WAYS_OUT:
        found.path = [here[0], *found.places]
    elif here and option.key in WAYS_IN:
        found.path = [*found.places, here[-1]]
    found.pieces = _pieces(w, option, [*found.places, *here, *_frame_place(view, ask)])
    if "people" in option.args and option.key in (*OF_NATIONS, *HORDES):
        found.places += _home(w, str(option.args["people"]))
    if not found.places and option.key not in RESERVES:
        found.places = here
    found.places = list(dict.fromkeys(found.places))
    return found


def _card(option: Option) -> str:
    """The card that is played or chosen."""
    for name, deck in DECKS.items():
        if name in option.args:
            return f"{CARD}/{deck}.{option.args[name]}"
    return ""


def _named(w: World, args: Mapping[str, object]) -> list[str]:
    """Places, cities and Areas among the arguments, as places."""
    land = w.land
    found: list[str] = []
    for name in PLACES:
        value = args.get(name, "")
        found += [str(item) for item in value] if isinstance(value, list) else [str(value)]
    if "place" not in args and args.get("city") in land.site:
        found.append(land.names[land.site.index(str(args["city"]))])
    if args.get("area") in land.areas:
        found += [land.names[p] for p in land.area_provinces[land.areas.index(str(args["area"]))]]
    return [name for name in found if name and 0 <= land.number(name) < land.places]


def _pieces(w: World, option: Option, places: list[str]) -> list[str]:
    args = option.args
    if option.key in HORDES:
        return [horde_id(NATIONS.index(str(args["people"])))]
    leader = args.get("leader")
    if leader in LEADERS and w.leader_place[LEADERS.index(str(leader))] >= 0:
        return [leader_id(LEADERS.index(str(leader)))]
    if "face" not in args or "nation" not in args or option.key in RESERVES:
        return []
    wanted = {name: args[name] for name in ("unit", "nation", "face")}
    for place in places:  # a unit stands where it is told to go from, or where the question is about
        groups = unit_groups(w, w.land.number(place))
        found = [id for id, units in groups.items() if label(w.code[units[0]]) == wanted]
        if found:
            return found
    return []


def _frame_place(view: View, ask: Ask | None) -> list[str]:
    """Where the stack is that the procedure leads, though its question names where it goes."""
    place = frames_of(view)[ask.depth].get("place") if ask is not None else None
    land = seen(view).world.land
    return [land.names[place]] if isinstance(place, int) and 0 <= place < land.places else []


def _home(w: World, people: str) -> list[str]:
    n = NATIONS.index(people)
    at = w.capital[n] if w.capital[n] != NOWHERE else w.horde[n]
    return [w.land.names[at]] if at != NOWHERE else []


@cache
def _sites() -> dict[str, str]:
    """By city its province."""
    return {p.city.name: p.name for p in atlas(True).provinces if p.city is not None}


def event_focus(event: Event) -> Focus:
    """An event knows no state, so that its places are looked up on the largest map."""
    graph = atlas(True).graph
    found: list[str] = []
    for name in PLACES:
        value = event.args.get(name, "")
        found += [str(item) for item in value] if isinstance(value, list) else [str(value)]
    if "place" not in event.args and "city" in event.args:
        found.append(_sites().get(str(event.args["city"]), ""))
    area = event.args.get("area")
    for land in (atlas(False), atlas(True)):  # of an Area that both have what lies on every board
        if area in land.areas:
            found += [land.graph.names[p] for p in land.areas[str(area)].provinces]
            break
    places = list(dict.fromkeys(name for name in found if name and graph.number(name) >= 0))
    leader = event.args.get("leader")
    pieces = [leader_id(LEADERS.index(str(leader)))] if leader in LEADERS else []
    moves = event.key in MOVEMENTS and len(places) > 1
    return Focus(places, pieces, places if moves else [])
