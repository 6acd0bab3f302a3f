"""Small pieces of a position, to be laid out one after the other."""

from collections.abc import Callable
from typing import Any

from aevum.games.medioevo.rules import deeds
from aevum.games.medioevo.rules.buildings import MILITARY, SORTS
from aevum.games.medioevo.rules.owners import SEATS_MOST
from aevum.games.medioevo.rules.pieces import FORCE
from aevum.games.medioevo.rules.words import PIECE_NAMES

Lay = Callable[[Any], object]
HOME = ("CON", "ADR", "GAL", "TRO", "THE", "NIC", "SMY")
ME = "byzantium"


def did(deed: int, *values: int) -> Lay:
    def lay(m: Any) -> None:
        for value in values or (1,):
            deeds.record(m.s, m.seat(ME), deed, value)

    return lay


def held(owner: str, unit: str, count: int = 1) -> Lay:
    """Prisoners of Byzantium."""

    def lay(m: Any) -> None:
        at = (m.seat(ME) * SEATS_MOST + m.seat(owner)) * FORCE
        m.s.prisoners[at + PIECE_NAMES.index(unit)] += count

    return lay


def pact(other: str, kind: int, until: int = 0) -> Lay:
    def lay(m: Any) -> None:
        m.s.terms.append([len(m.s.terms), kind, m.seat(ME), m.seat(other), until, 0, 0, 0])

    return lay


def raised(place: str, level: int) -> Lay:
    def lay(m: Any) -> None:
        m.build(place, ME)
        m.s.buildings[m.area(place) * len(SORTS) + MILITARY] = level

    return lay


def put(place: str, unit: str, count: int = 1) -> Lay:
    return lambda m: m.put(place, ME, unit, count)


def build(place: str, *names: str) -> Lay:
    return lambda m: m.build(place, ME, *names)


def mark(*places: str, owner: str = ME) -> Lay:
    return lambda m: [m.mark(place, owner) for place in places]


def item(place: str, name: str, level: int = 1, **cubes: int) -> Lay:
    return lambda m: m.item(place, ME, name, level, **cubes)


def field(name: str, value: int) -> Lay:
    """A number of the seat's own."""
    return lambda m: getattr(m.s, name).__setitem__(m.seat(ME), value)


def all_of(*lays: Lay) -> Lay:
    return lambda m: [lay(m) for lay in lays]


def hordes(*places: str) -> Lay:
    return lambda m: [m.put(place, "barbarians", "light-infantry") for place in places]


def taken(place: str, name: str) -> Lay:
    def lay(m: Any) -> None:
        m.s.item_from[m.item(place, ME, name)] = m.seat("hungary")

    return lay


def nothing(m: Any) -> None:
    pass
