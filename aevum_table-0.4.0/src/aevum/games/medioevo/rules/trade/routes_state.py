"""Trade routes on the map: one for each seat (6.ROUTE.10)."""

from typing import Final

from aevum.games.medioevo.rules import deeds, effects
from aevum.games.medioevo.rules.honour import award
from aevum.games.medioevo.rules.items import FREE, is_trader, owner
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.trade.routes import finished, honour
from aevum.games.medioevo.rules.transports import WAGON

UNCLAIMED: Final = -2
"""In `route_item`: Salesman 30 keeps the route for whatever transport takes it over (K.CARD.11)."""


def has_route(s: MedioevoState, seat: int) -> bool:
    return len(s.route_steps[seat]) > 0


def on_route(s: MedioevoState, slot: int) -> bool:
    """6.ROUTE.03: whether it bears the marker."""
    return s.route_item[owner(slot)] == slot


def done(s: MedioevoState, seat: int) -> list[bool]:
    """Of each step whether its marker is turned."""
    return [s.route_done[seat] >> at & 1 == 1 for at in range(len(s.route_steps[seat]))]


def open_steps(s: MedioevoState, seat: int) -> list[int]:
    """Places of the markers that are not turned; the destination has none of these (6.ROUTE.03)."""
    turned = done(s, seat)
    return [place for at, place in enumerate(s.route_steps[seat][:-1]) if not turned[at]]


def lay(s: MedioevoState, seat: int, origin: int, steps: list[int], slot: int) -> None:
    """6.ROUTE.01, 6.ROUTE.03"""
    s.route_from[seat] = origin
    s.route_steps[seat] = steps
    s.route_done[seat] = 0
    s.route_item[seat] = slot
    told: dict[str, object] = {"seat": s.seats[seat], "from_place": LAND.names[origin]}
    told["places"] = [LAND.names[place] for place in steps]
    s.tell("route-opened", told, "6.ROUTE.01")


def turn_marker(s: MedioevoState, seat: int, place: int, rule: str) -> None:
    """A step is done."""
    s.route_done[seat] |= 1 << s.route_steps[seat].index(place)
    told: dict[str, object] = {"seat": s.seats[seat], "place": LAND.names[place]}
    s.tell("route-step-done", told, rule)


def arrive(s: MedioevoState, slot: int) -> None:
    """6.ROUTE.05: a transport comes to where it is now."""
    seat = owner(slot)
    if on_route(s, slot) and s.item_at[slot] in open_steps(s, seat):
        turn_marker(s, seat, s.item_at[slot], "6.ROUTE.05")


def finishes(s: MedioevoState, slot: int) -> bool:
    """6.ROUTE.04, 6.ROUTE.10: whether a sale where the transport is finishes the route."""
    seat = owner(slot)
    return on_route(s, slot) and finished(s.route_steps[seat], done(s, seat), s.item_at[slot])


def finish(s: MedioevoState, seat: int, points: int) -> None:
    """6.ROUTE.07, 6.ROUTE.08, V.GAIN.10: `points` are spent on honour points."""
    length = len(s.route_steps[seat])
    told: dict[str, object] = {"seat": s.seats[seat], "place": LAND.names[s.route_steps[seat][-1]]}
    s.tell("route-finished", {**told, "count": length}, "6.ROUTE.08")
    deeds.record(s, seat, deeds.ROUTE, length)
    _take_back(s, seat)
    award(s, seat, honour(points), "trade-route", "V.GAIN.10")


def give_up(s: MedioevoState, seat: int, rule: str) -> None:
    """6.ROUTE.09, 6.ROUTE.10"""
    s.tell("route-given-up", {"seat": s.seats[seat]}, rule)
    _take_back(s, seat)


def _take_back(s: MedioevoState, seat: int) -> None:
    s.route_item[seat] = NOBODY
    s.route_from[seat] = NOBODY
    s.route_steps[seat] = []
    s.route_done[seat] = 0


def stranded(s: MedioevoState) -> list[int]:
    """The seats whose route has lost its transport, with nothing decided about it yet."""
    return [seat for seat in range(s.players()) if has_route(s, seat) and s.route_item[seat] == FREE]


def take_over(s: MedioevoState, seat: int, slot: int) -> None:
    """K.CARD.11"""
    s.route_item[seat] = slot
    s.tell("route-taken-over", {"seat": s.seats[seat]}, "K.CARD.11")


def trades(s: MedioevoState, slot: int) -> bool:
    """Caravans, merchant ships, and a war wagon that serves as a caravan too (K.CARD.04)."""
    kind = s.item_kind[slot]
    return is_trader(kind) or (kind == WAGON and effects.holds(s, effects.DUAL, slot))


def traders(s: MedioevoState, seat: int) -> list[int]:
    """What a seat trades with."""
    return [slot for slot in s.items(seat) if trades(s, slot)]
