"""What a treasury buys (T7.2), and where it may be put (10.4)."""

from typing import Final

from aevum.engine.ask import Option
from aevum.engine.refusal import BadData, Refusal
from aevum.games.charlemagne.rules.counters import HIRE, KINDS, POOL
from aevum.games.charlemagne.rules.ground import has_burg
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.markers import CUP
from aevum.games.charlemagne.rules.muster import muster_refusal, mustering_places
from aevum.games.charlemagne.rules.regions import REGIONS
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.stratagems.hand import HAND_LIMIT, hand_full
from aevum.games.charlemagne.rules.tables import PACKAGE, parameter
from aevum.kit.tables import rows, whole

_PRICES: Final = {
    row["item"]: whole(row, "price", f"prices.csv, {row['item']}") for row in rows(PACKAGE, "prices")
}
HIRE_LIMIT: Final = parameter("hire-limit")
COURTS: Final = parameter("civilization-limit")
WALLS: Final = parameter("burg-limit")


def price_of(item: str) -> int:
    if item not in _PRICES:
        raise BadData(f"prices.csv: there is no row '{item}'")
    return _PRICES[item]


STRATAGEM: Final = price_of("stratagem")
BURG: Final = price_of("burg")
CIVILIZATION: Final = price_of("civilization")
RESTORE_PRINTED: Final = price_of("restore-printed-burg")
RESTORE_OTHER: Final = price_of("restore-other")


def restoring(hex: int) -> int:
    """T7.2.printed, T7.2.other"""
    return RESTORE_PRINTED if LAND.burg[hex] else RESTORE_OTHER


def courts_of(s: CharlemagneState, region: int) -> int:
    """How many civilization markers lie in a region."""
    return sum([1 for hex in s.civilized if LAND.region[hex] == region])


def civilizing(s: CharlemagneState, hex: int) -> int:
    """10.4.i: T7.2.civilization for the first in a region, as much again for each that it has already."""
    return CIVILIZATION * (1 + courts_of(s, LAND.region[hex]))


def price(option: Option) -> int:
    cost = option.args.get("price", 0)
    assert isinstance(cost, int)
    return cost


def goods(s: CharlemagneState, seat: int) -> list[Option]:
    """Everything that a player might think of buying."""
    found: list[Option] = []
    for region in range(len(REGIONS)):
        if s.control[region] == seat:
            found += _mercenaries(s, region)
    found.append(Option("buy-marker", {"price": STRATAGEM}, "10.4.h"))
    for hex in sorted(s.here):
        if s.land_side(hex) == seat:
            place = LAND.names[hex]
            found.append(Option("build-burg", {"place": place, "price": BURG}, "10.4.b"))
            found.append(Option("civilize", {"place": place, "price": civilizing(s, hex)}, "10.4.c"))
            if hex in s.pillaged:
                found.append(Option("restore", {"place": place, "price": restoring(hex)}, "10.4.d"))
    return found


def _mercenaries(s: CharlemagneState, region: int) -> list[Option]:
    return [
        Option(
            "hire",
            {
                "place": LAND.names[hex],
                "region": REGIONS[region],
                "unit": KINDS[kind],
                "price": HIRE[kind],
            },
            "10.4.a",
        )
        for kind in range(len(KINDS))
        if POOL[region][kind]
        for hex in mustering_places(s, region, kind)
    ]


def goods_refusal(s: CharlemagneState, seat: int, option: Option) -> Refusal | None:
    """Why something cannot be bought, the price first."""
    cost = price(option)
    if s.treasury[seat] < cost:
        return Refusal("cannot-afford", {"price": cost, "treasury": s.treasury[seat]}, "10.4.g")
    if option.key == "buy-marker":
        if hand_full(s, seat):
            return Refusal("hand-full", {"count": HAND_LIMIT}, "10.4.h")
        return None if CUP in s.holder else Refusal("container-empty", {}, "8.2.a")
    if "place" not in option.args:
        return None
    hex = LAND.number(str(option.args["place"]))
    told: dict[str, object] = {"place": LAND.names[hex]}
    match option.key:
        case "hire":
            if s.hired.count(hex) >= HIRE_LIMIT:
                return Refusal("hired-enough", told, "10.4.e")
            region = REGIONS.index(str(option.args["region"]))
            return muster_refusal(s, seat, region, KINDS.index(str(option.args["unit"])), hex)
        case "build-burg":
            if s.control[LAND.region[hex]] != seat:
                return Refusal("region-not-yours", {**told, "region": REGIONS[LAND.region[hex]]}, "10.4.b")
            if hex in s.pillaged:
                return Refusal("lies-pillaged", told, "T4.1.5")
            if has_burg(s, hex) or any(has_burg(s, other) for other in LAND.near[hex]):
                return Refusal("burg-too-near", told, "10.4.b")
            if sum([1 for other in s.burgs if LAND.region[other] == LAND.region[hex]]) >= WALLS:
                return Refusal("burgs-enough", {"region": REGIONS[LAND.region[hex]]}, "10.4.j")
        case "civilize":
            if hex in s.pillaged:
                return Refusal("lies-pillaged", told, "T4.1.5")
            if hex in s.civilized:
                return Refusal("already-civilized", told, "4.2")
            return _uncivil(s, seat, hex)
    return None


def _uncivil(s: CharlemagneState, seat: int, hex: int) -> Refusal | None:
    """10.4.c, 10.4.i: courts are kept in burgs of one's own land, and not many in one country."""
    told: dict[str, object] = {"place": LAND.names[hex], "region": REGIONS[LAND.region[hex]]}
    if not has_burg(s, hex):
        return Refusal("no-burg-there", told, "10.4.c")
    if s.control[LAND.region[hex]] != seat:
        return Refusal("region-not-yours", told, "10.4.c")
    if courts_of(s, LAND.region[hex]) >= COURTS:
        return Refusal("civilized-enough", told, "10.4.i")
    return None
