"""Units come back: prisoners for a ransom, those set aside for nothing, the Surgeon's for half."""

from aevum.engine.ask import Option
from aevum.engine.refusal import Refusal
from aevum.games.medioevo.rules import deeds
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.layout import of_captive, of_piece
from aevum.games.medioevo.rules.money import receive
from aevum.games.medioevo.rules.pieces import FORCE, UNITS, kind_of, nothing
from aevum.games.medioevo.rules.prisoners import release
from aevum.games.medioevo.rules.purchases.behind import waiting_pieces
from aevum.games.medioevo.rules.purchases.discounts import buy_back_price, forget_one, lost_units
from aevum.games.medioevo.rules.purchases.hiring import over_limit
from aevum.games.medioevo.rules.purchases.prices import ransom as ransom_price
from aevum.games.medioevo.rules.purchases.shopper import Shopper, can_muster
from aevum.games.medioevo.rules.purchases.wares import Ware
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.words import PIECE_NAMES

KEYS: tuple[str, ...] = ("option-ransom", "option-ransom-aside")


def prisoners(s: MedioevoState, captor: int, seat: int, piece: int) -> int:
    return s.prisoners[of_captive(captor, seat, piece)]


def to_recall(s: MedioevoState, seat: int, piece: int) -> int:
    """5.SURR.03: not those that surrendered in this turn."""
    return s.aside[of_piece(seat, piece)] - s.aside_new[of_piece(seat, piece)]


def comebacks(s: MedioevoState, shopper: Shopper, wishes: bool) -> list[Ware]:
    """All that may come back, wherever it may be placed."""
    found: list[Ware] = []
    if not wishes and shopper.room <= 0:
        return found
    seat = shopper.seat
    for piece in range(FORCE):
        for captor in range(s.players()):
            if prisoners(s, captor, seat, piece):
                # 5.CAPT.07 asks for no place: without one they are set aside [M137].
                places = shopper.muster or [NOBODY]
                found.extend([ransom(piece, place, captor) for place in places])
        if to_recall(s, seat, piece) > 0:
            found.extend([Ware("recall", piece, place) for place in shopper.muster])
        if s.effects and lost_units(s, seat, piece):
            found.extend([buy_back(piece, place) for place in shopper.muster])
    return found


def ransom(piece: int, place: int, captor: int) -> Ware:
    """5.CAPT.07, 5.CAPT.08"""
    force = nothing()
    force[piece] = 1
    ware = Ware("ransom" if place != NOBODY else "ransom-aside", piece, place)
    ware.slot = captor
    ware.florins = ransom_price(force)
    return ware


def buy_back(piece: int, place: int) -> Ware:
    """K.CARD.10: no points are needed for captains [M31]."""
    ware = Ware("buy-back", piece, place)
    ware.florins = buy_back_price(piece)
    return ware


def comeback_option(s: MedioevoState, ware: Ware) -> Option:
    words: dict[str, object] = {"unit": PIECE_NAMES[ware.kind]}
    if ware.place != NOBODY:
        words["place"] = LAND.names[ware.place]
    match ware.key:
        case "ransom" | "ransom-aside":
            words["enemy_seat"] = s.seats[ware.slot]
            return Option(ware.key, {**words, "florins": ware.florins}, "5.CAPT.07")
        case "recall":
            return Option("recall", words, "5.SURR.03")
        case _:
            return Option("buy-back", {**words, "florins": ware.florins}, "K.CARD.10")


def comeback_of(s: MedioevoState, option: Option) -> Ware:
    piece = PIECE_NAMES.index(str(option.args["unit"]))
    place = LAND.number(str(option.args["place"])) if "place" in option.args else NOBODY
    match option.key:
        case "ransom" | "ransom-aside":
            return ransom(piece, place, s.seats.index(str(option.args["enemy_seat"])))
        case "recall":
            return Ware("recall", piece, place)
        case _:
            return buy_back(piece, place)


def comeback_refusal(s: MedioevoState, shopper: Shopper, ware: Ware) -> Refusal | None:
    """5.CAPT.08, 5.CAPT.09, 5.SURR.03, 5.SURR.04"""
    if ware.place != NOBODY and not can_muster(s, ware.place):
        return Refusal("not-there", None, "4.ARM.03")
    kind = kind_of(ware.kind)
    left = s.reserve_of(shopper.seat, kind) - waiting_pieces(s, shopper.seat, kind)
    if ware.key == "buy-back" and left <= 0:
        return Refusal("none-in-reserve", {"unit": UNITS[kind]}, "0.COMP.01")
    return over_limit(shopper)


def come_back(s: MedioevoState, seat: int, ware: Ware) -> None:
    s.bought[seat] += 1
    told: dict[str, object] = {"seat": s.seats[seat], "unit": PIECE_NAMES[ware.kind]}
    if ware.place != NOBODY:
        told["place"] = LAND.names[ware.place]
    match ware.key:
        case "ransom" | "ransom-aside":
            receive(s, ware.slot, ware.florins)
            deeds.record(s, ware.slot, deeds.RANSOM)
            words: dict[str, object] = {"enemy_seat": s.seats[ware.slot], "florins": ware.florins}
            if ware.place == NOBODY:
                release(s, ware.slot, seat, ware.kind, 1)
                s.tell("ransomed-aside", {**told, **words}, "5.CAPT.07")
                return
            s.prisoners[of_captive(ware.slot, seat, ware.kind)] -= 1
            _return(s, seat, ware)
            s.tell("ransomed", {**told, **words}, "5.CAPT.07")
        case "recall":
            s.aside[of_piece(seat, ware.kind)] -= 1
            _return(s, seat, ware)
            s.tell("recalled", told, "5.SURR.03")
        case _:
            forget_one(s, seat, ware.kind)
            s.add(ware.place, seat, ware.kind)
            s.tell("bought-back", {**told, "florins": ware.florins}, "K.CARD.10")


def _return(s: MedioevoState, seat: int, ware: Ware) -> None:
    """M04: it was not in the reserve."""
    force = s.force(ware.place, seat)[:]
    force[ware.kind] += 1
    s.set_force(ware.place, seat, force)
