"""Units are bought, and captains raised (4.ARM)."""

from aevum.engine.ask import Option
from aevum.engine.refusal import Refusal
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.pieces import CAPTAIN, FORCE, UNITS, kind_of, level_of
from aevum.games.medioevo.rules.purchases.behind import waiting_pieces
from aevum.games.medioevo.rules.purchases.prices import UNIT_PRICE, raised_captain
from aevum.games.medioevo.rules.purchases.shopper import Shopper, can_muster
from aevum.games.medioevo.rules.purchases.wares import Ware
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.technologies import FOR_UNIT, design
from aevum.games.medioevo.rules.uses.mastery import LACKING
from aevum.games.medioevo.rules.words import PIECE_NAMES


def unit_places(s: MedioevoState, shopper: Shopper) -> list[int]:
    """4.ARM.03, C.PACT.06"""
    found = shopper.muster[:]
    for host in shopper.military_hosts:
        found.extend([place for place in s.controlled(host) if can_muster(s, place)])
    return found


def recruits(s: MedioevoState, shopper: Shopper, wishes: bool) -> list[Ware]:
    if not wishes and shopper.room <= 0:
        return []
    places = unit_places(s, shopper)
    if wishes:
        places.extend([place for place in shopper.lands if place not in places])
    return [recruit(piece, place) for piece in pieces_open(shopper, wishes) for place in places]


def pieces_open(shopper: Shopper, wishes: bool) -> list[int]:
    """B.RED.1: captains only with Military Arts."""
    if wishes:
        return list(range(FORCE))
    most = FORCE if shopper.access[FOR_UNIT[CAPTAIN]] != LACKING else CAPTAIN
    return [piece for piece in range(most) if UNIT_PRICE[piece] <= shopper.money]


def recruit(piece: int, place: int) -> Ware:
    """4.ARM.01, 4.ARM.02; without a place it waits for one (W.DEPL.01)."""
    ware = Ware("hire" if place != NOBODY else "order-unit", piece, place)
    ware.technology = FOR_UNIT[kind_of(piece)]
    if ware.technology != NOBODY:
        ware.points = design(ware.technology, level_of(piece))
    ware.florins = UNIT_PRICE[piece]
    return ware


def promotions(s: MedioevoState, shopper: Shopper, wishes: bool) -> list[Ware]:
    """4.ARM.02: captains of a lower level, wherever one stands."""
    if not wishes and shopper.access[FOR_UNIT[CAPTAIN]] == LACKING:
        return []
    found: list[Ware] = []
    for place in shopper.lands if wishes else shopper.muster:
        force = s.force(place, shopper.seat)
        for old in range(CAPTAIN, FORCE):
            if force[old]:
                found.extend([promotion(old, new, place) for new in range(old + 1, FORCE)])
    return found


def promotion(old: int, new: int, place: int) -> Ware:
    ware = Ware("train-captain", new, place, 0, old)
    ware.technology = FOR_UNIT[CAPTAIN]
    ware.points = design(ware.technology, level_of(new), level_of(old))
    ware.florins = raised_captain(new, old)
    return ware


def unit_option(ware: Ware) -> Option:
    words: dict[str, object] = {"unit": PIECE_NAMES[ware.kind]}
    if ware.key == "order-unit":
        return Option("order-unit", {**words, **ware.prices()}, "W.DEPL.01")
    words["place"] = LAND.names[ware.place]
    if ware.key == "train-captain":
        words["old_unit"] = PIECE_NAMES[ware.old]
        return Option("train-captain", {**words, **ware.prices()}, "4.ARM.02")
    return Option("hire", {**words, **ware.prices()}, "4.ARM.02" if ware.points else "4.ARM.01")


def unit_of(option: Option) -> Ware:
    piece = PIECE_NAMES.index(str(option.args["unit"]))
    if option.key == "order-unit":
        return recruit(piece, NOBODY)
    place = LAND.number(str(option.args["place"]))
    if option.key == "train-captain":
        return promotion(PIECE_NAMES.index(str(option.args["old_unit"])), piece, place)
    return recruit(piece, place)


def unit_refusal(s: MedioevoState, shopper: Shopper, ware: Ware) -> Refusal | None:
    if ware.place != NOBODY and not can_muster(s, ware.place):
        return Refusal("not-there", None, "4.ARM.03")
    if ware.key == "train-captain":
        if s.force(ware.place, shopper.seat)[ware.old] == 0:
            return Refusal("no-such-unit", None, "4.ARM.02")
        return None
    return over_limit(shopper) or _none_left(s, shopper.seat, kind_of(ware.kind))


def over_limit(shopper: Shopper) -> Refusal | None:
    """4.ARM.04, 5.SURR.04, 5.CAPT.08"""
    return Refusal("unit-limit", None, "4.ARM.04") if shopper.room <= 0 else None


def _none_left(s: MedioevoState, seat: int, kind: int) -> Refusal | None:
    if s.reserve_of(seat, kind) - waiting_pieces(s, seat, kind) > 0:
        return None
    return Refusal("none-in-reserve", {"unit": UNITS[kind]}, "0.COMP.01")


def hire(s: MedioevoState, seat: int, ware: Ware) -> None:
    s.bought[seat] += 1
    s.add(ware.place, seat, ware.kind)
    told: dict[str, object] = {"seat": s.seats[seat], "unit": PIECE_NAMES[ware.kind]}
    s.tell("hired", {**told, "place": LAND.names[ware.place]}, "4.ARM.02" if ware.points else "4.ARM.01")


def promote(s: MedioevoState, seat: int, ware: Ware) -> None:
    """The piece stays the same captain, and has moved or not."""
    force = s.force(ware.place, seat)[:]
    force[ware.old] -= 1
    force[ware.kind] += 1
    s.set_force(ware.place, seat, force)
    told: dict[str, object] = {"seat": s.seats[seat], "unit": PIECE_NAMES[ware.kind]}
    s.tell("captain-trained", {**told, "place": LAND.names[ware.place]}, "4.ARM.02")
