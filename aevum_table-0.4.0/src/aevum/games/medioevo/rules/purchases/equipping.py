"""Transports and siege engines are bought and raised (4.TRN, 4.SGE)."""

from aevum.engine.ask import Option
from aevum.engine.refusal import Refusal
from aevum.games.medioevo.rules.buildings import MILITARY
from aevum.games.medioevo.rules.items import ENGINE, ITEMS, is_trader, movement, price
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.property import may_raise
from aevum.games.medioevo.rules.purchases.limits import muster_place, transport_place
from aevum.games.medioevo.rules.purchases.shopper import Shopper
from aevum.games.medioevo.rules.purchases.wares import Ware
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import LEVELS, NOBODY
from aevum.games.medioevo.rules.technologies import FOR_ENGINE, FOR_TRANSPORT, design
from aevum.games.medioevo.rules.things import further_markers, place_item
from aevum.games.medioevo.rules.uses.mastery import LACKING
from aevum.games.medioevo.rules.words import ITEM_NAMES, item_name, item_words, slot_of
from aevum.games.medioevo.rules.works.standing import built

_RULES = ("4.TRN.05", "4.TRN.06", "4.TRN.04", "4.TRN.06", "4.SGE.03")
"""Where each kind may be built or raised."""


def fits(s: MedioevoState, kind: int, place: int) -> bool:
    """4.TRN.04, 4.TRN.05, 4.TRN.06, 4.SGE.03: of a territory whose controller would do."""
    if kind == ENGINE:
        return muster_place(LAND.settlement[place], built(s, place, MILITARY))
    return transport_place(kind, LAND.settlement[place], LAND.port[place], built(s, place, MILITARY))


def item_places(s: MedioevoState, shopper: Shopper, kind: int) -> list[int]:
    """Own territories, and those of players who have agreed to it (C.PACT.06, C.PACT.07)."""
    found = [place for place in shopper.lands if fits(s, kind, place)]
    hosts = shopper.civil_hosts if is_trader(kind) else shopper.military_hosts
    for host in hosts if kind != ENGINE else []:  # C.PACT.06: units, wagons and galleys [M36]
        found.extend([place for place in s.controlled(host) if fits(s, kind, place)])
    return found


def _technology(kind: int, level: int) -> int:
    return FOR_ENGINE[level - 1] if kind == ENGINE else FOR_TRANSPORT[kind]


def _rule(kind: int) -> str:
    return "4.SGE.02" if kind == ENGINE else "4.TRN.02"


def _raising(kind: int) -> str:
    return "4.SGE.02" if kind == ENGINE else "4.TRN.03"


def equipment(s: MedioevoState, shopper: Shopper, wishes: bool) -> list[Ware]:
    """New things; without `wishes` only where they may be placed."""
    found: list[Ware] = []
    for kind in range(len(ITEMS)):
        if not wishes and shopper.access[_technology(kind, 1)] == LACKING:
            continue
        places = item_places(s, shopper, kind)
        if wishes:
            places.extend([place for place in shopper.lands if place not in places])
        for level in range(1, LEVELS + 1):
            if wishes or (shopper.marks[level - 1] and price(kind, level) <= shopper.money):
                found.extend([new_item(kind, level, place) for place in places])
    return found


def new_item(kind: int, level: int, place: int) -> Ware:
    """B.BLUE.1, B.GREE.3; without a place it waits for one (W.DEPL.01)."""
    ware = Ware("equip" if place != NOBODY else "order-item", kind, place, level)
    ware.technology = _technology(kind, level)
    ware.points = design(ware.technology, level)
    ware.florins = price(kind, level)
    return ware


def improvements(s: MedioevoState, shopper: Shopper) -> list[Ware]:
    """Raised things (4.TRN.03, 4.SGE.02)."""
    return [
        improvement(s, slot, level)
        for slot in s.items(shopper.seat)
        for level in range(s.item_level[slot] + 1, LEVELS + 1)
    ]


def improvement(s: MedioevoState, slot: int, level: int) -> Ware:
    kind, old = s.item_kind[slot], s.item_level[slot]
    ware = Ware("improve", kind, s.item_at[slot], level, old)
    ware.slot = slot
    ware.technology = _technology(kind, level)
    ware.points = design(ware.technology, level, old)
    ware.florins = price(kind, level) - price(kind, old)
    return ware


def item_option(s: MedioevoState, ware: Ware) -> Option:
    if ware.key == "improve":
        words = item_words(s, ware.slot)
        return Option("improve", {**words, "new_level": ware.level, **ware.prices()}, _raising(ware.kind))
    words = {"item": item_name(ware.kind, ware.level), "level": ware.level}
    if ware.key == "order-item":
        return Option("order-item", {**words, **ware.prices()}, "W.DEPL.01")
    return Option("equip", {**words, "place": LAND.names[ware.place], **ware.prices()}, _rule(ware.kind))


def item_of(s: MedioevoState, seat: int, option: Option) -> Ware:
    if option.key == "improve":
        slot = slot_of(seat, str(option.args["slot"]))
        return improvement(s, slot, int(str(option.args["new_level"])))
    kind = min(ITEM_NAMES.index(str(option.args["item"])), ENGINE)
    place = LAND.number(str(option.args["place"])) if option.key == "equip" else NOBODY
    return new_item(kind, int(str(option.args["level"])), place)


def item_refusal(s: MedioevoState, shopper: Shopper, ware: Ware) -> Refusal | None:
    rule = _RULES[ware.kind]
    if ware.key == "improve":
        if ware.place not in shopper.lands or not fits(s, ware.kind, ware.place):
            return Refusal("not-there", None, rule)
        if not may_raise(shopper.used, ware.old, ware.level, further_markers(s)):
            return Refusal("no-property-marker", {"level": ware.level}, "4.TRN.07")
        return None
    if ware.place != NOBODY and not fits(s, ware.kind, ware.place):
        return Refusal("not-there", None, rule)
    if not shopper.marks[ware.level - 1]:
        return Refusal("no-property-marker", {"level": ware.level}, "4.TRN.07")
    return None


def equip(s: MedioevoState, seat: int, ware: Ware) -> None:
    place_item(s, seat, ware.kind, ware.level, ware.place)
    words: dict[str, object] = {"item": item_name(ware.kind, ware.level), "level": ware.level}
    told: dict[str, object] = {"seat": s.seats[seat], **words, "place": LAND.names[ware.place]}
    s.tell("equipped", told, _rule(ware.kind))


def improve(s: MedioevoState, seat: int, ware: Ware) -> None:
    raise_item(s, ware.slot, ware.level)
    words = item_words(s, ware.slot)
    told = {"seat": s.seats[seat], **words, "place": LAND.names[ware.place]}
    s.tell("improved", told, _raising(ware.kind))


def raise_item(s: MedioevoState, slot: int, level: int) -> None:
    """It goes farther at once, by what the higher level has more; not where it is stopped (2.CARD.06)."""
    kind, old = s.item_kind[slot], s.item_level[slot]
    s.item_level[slot] = level
    if s.item_left[slot] > 0:
        s.item_left[slot] = max(0, s.item_left[slot] + movement(kind, level) - movement(kind, old))
