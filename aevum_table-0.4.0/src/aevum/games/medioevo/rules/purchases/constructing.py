"""Buildings are bought, raised and repaired (4.BLD)."""

from aevum.engine.ask import Option
from aevum.engine.refusal import Refusal
from aevum.games.medioevo.rules.buildings import BUILDINGS, NO_BUILDING, RELIGIOUS, SORTS
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.purchases import prices
from aevum.games.medioevo.rules.purchases.discounts import building_price, use_up
from aevum.games.medioevo.rules.purchases.limits import building_place
from aevum.games.medioevo.rules.purchases.shopper import Shopper
from aevum.games.medioevo.rules.purchases.wares import Ware
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import LEVELS, NOBODY
from aevum.games.medioevo.rules.technologies import FOR_BUILDING, design, use
from aevum.games.medioevo.rules.uses.mastery import LACKING
from aevum.games.medioevo.rules.works.building import raise_to
from aevum.games.medioevo.rules.works.standing import (
    BUILDING_NAMES,
    building_words,
    built,
    damaged,
    sort_and_level,
)


def building_technology(sort: int, level: int) -> int:
    return FOR_BUILDING[BUILDINGS.index(BUILDING_NAMES[sort][level])]


def levels_of_sort(sort: int) -> list[int]:
    """4.BLD.03: of cathedrals there is one level only."""
    return [level for level in range(1, LEVELS + 1) if BUILDING_NAMES[sort][level]]


def constructions(s: MedioevoState, shopper: Shopper, wishes: bool, hidden: bool) -> list[Ware]:
    """All buildings in all controlled territories; without `wishes` only what could be.

    With deployment what is new is ordered instead (`hidden`), and only what stands is raised here [M33].
    """
    found: list[Ware] = []
    for sort in range(len(SORTS)):
        levels = levels_of_sort(sort)
        if not wishes:
            levels = [
                level for level in levels if shopper.access[building_technology(sort, level)] != LACKING
            ]
        for level in levels:
            for place in shopper.lands:
                if hidden and built(s, place, sort) == NO_BUILDING:
                    continue
                if wishes or (building_place(sort, LAND.settlement[place]) and built(s, place, sort) < level):
                    found.append(construction(s, shopper.seat, sort, level, place))
    return found


def construction(s: MedioevoState, seat: int, sort: int, level: int, place: int) -> Ware:
    """4.BLD.04, 4.BLD.07, R-052; without a place it is new (W.DEPL.01)."""
    old = built(s, place, sort) if place != NOBODY else NO_BUILDING
    ware = Ware("build" if place != NOBODY else "order-building", sort, place, level, old)
    ware.technology = building_technology(sort, level)
    # What stands already is refused: its price is told as if it did not.
    paid = old if old < level else NO_BUILDING
    # B.PURP.1: a cathedral takes one point, whatever its level counts for.
    ware.points = use(ware.technology, 1) if sort == RELIGIOUS else design(ware.technology, level, paid)
    ware.florins = building_price(s, seat, prices.building(sort, level, paid))
    return ware


def construction_option(ware: Ware) -> Option:
    if ware.place == NOBODY:
        told: dict[str, object] = {"building": BUILDING_NAMES[ware.kind][ware.level]}
        return Option("order-building", {**told, **ware.prices()}, "W.DEPL.01")
    words = building_words(ware.place, ware.kind, ware.level)
    return Option("build", {**words, **ware.prices()}, "4.BLD.07" if ware.old else "4.BLD.04")


def construction_of(s: MedioevoState, seat: int, option: Option) -> Ware:
    sort, level = sort_and_level(str(option.args["building"]))
    place = LAND.number(str(option.args["place"])) if option.key == "build" else NOBODY
    return construction(s, seat, sort, level, place)


def construction_refusal(s: MedioevoState, ware: Ware) -> Refusal | None:
    """B.GREE.1, B.GREE.2, B.PURP.1"""
    if not building_place(ware.kind, LAND.settlement[ware.place]):
        return Refusal("settlement-needed", {"place": LAND.names[ware.place]}, "4.BLD.05")
    if ware.old >= ware.level:
        return Refusal("built-already", building_words(ware.place, ware.kind, ware.old), "4.BLD.08")
    return None


def construct(s: MedioevoState, seat: int, ware: Ware) -> None:
    use_up(s, seat)
    raise_to(s, seat, ware.place, ware.kind, ware.level)


# Repairs


def repairs(s: MedioevoState, shopper: Shopper) -> list[Ware]:
    """4.BLD.10: one destruction marker each."""
    return [
        repair(sort, place, built(s, place, sort))
        for place in shopper.lands
        for sort in range(len(SORTS))
        if damaged(s, place, sort)
    ]


def repair(sort: int, place: int, level: int) -> Ware:
    ware = Ware("repair", sort, place, level)
    ware.florins = prices.repair(1)
    return ware


def repair_option(ware: Ware) -> Option:
    words = building_words(ware.place, ware.kind, ware.level)
    return Option("repair", {**words, "florins": ware.florins}, "4.BLD.10")


def repair_of(option: Option) -> Ware:
    sort, level = sort_and_level(str(option.args["building"]))
    return repair(sort, LAND.number(str(option.args["place"])), level)


def mend(s: MedioevoState, seat: int, ware: Ware) -> None:
    s.damage[ware.place * len(SORTS) + ware.kind] -= 1
    words = building_words(ware.place, ware.kind, ware.level)
    s.tell("repaired", {"seat": s.seats[seat], **words, "florins": ware.florins}, "4.BLD.10")
