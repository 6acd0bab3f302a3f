"""What things are worth, in florins: the one measure in which the bots weigh everything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.rules.buildings import SORTS
from aevum.games.medioevo.rules.combat.glory import HOLY
from aevum.games.medioevo.rules.diplomacy.war import may_attack, truce
from aevum.games.medioevo.rules.honour import conquest
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.lengths import turns_of
from aevum.games.medioevo.rules.owners import OWNERS
from aevum.games.medioevo.rules.pieces import CAPTAIN, FORCE
from aevum.games.medioevo.rules.purchases.prices import UNIT_PRICE
from aevum.games.medioevo.rules.settings import BUILDINGS_NEED_SETTLEMENT
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.terms import GIVER, NUMBER, TAKER

if TYPE_CHECKING:
    from aevum.games.medioevo.rules.state import MedioevoState

TAX = 30
"""The level that is usually put up with."""
HONOUR = 220.0
"""Florins that an honour point is worth while there is time to make more of florins."""
LATE = 600.0
"""The same in the last turn, when florins are good for little else."""
UNDECLARED, AT_LAST = 7.0, 3.5
"""Honour points that an attack without a declaration costs, also in the last turn: three, and the war."""
LAND_HELD = 20.0
"""A territory for the award for most of them."""


def turns_left(s: MedioevoState) -> int:
    """Turns after this one."""
    return max(0, turns_of(s.scenario) - s.turn)


def honour_price(s: MedioevoState) -> float:
    left = turns_left(s)
    return LATE if left == 0 else HONOUR * (1.5 if left == 1 else 1.0)


def yields(s: MedioevoState) -> float:
    """What one more taxed territory brings until the end."""
    return TAX * turns_left(s) * 0.85


def force_value(force: list[int]) -> float:
    return float(sum(UNIT_PRICE[piece] * force[piece] for piece in range(FORCE)))


def levels(s: MedioevoState, place: int) -> list[int]:
    return s.buildings[place * len(SORTS) : (place + 1) * len(SORTS)]


def glory(s: MedioevoState, seat: int, place: int) -> int:
    """Honour points for conquering a place now (V.GAIN.01 to V.GAIN.08)."""
    at_home = s.home(place) == seat
    first = place in HOLY and place not in s.holy and not at_home
    points = conquest(
        LAND.settlement[place],
        levels(s, place),
        first,
        at_home,
        place in s.conquered,
        s.settings[BUILDINGS_NEED_SETTLEMENT] == 0,
    )
    return points + (1 if at_home and place in s.rebels else 0)


def estate(s: MedioevoState, seat: int, place: int) -> float:
    """What it is worth to hold a place, beside the glory."""
    civil, military, religious = levels(s, place)
    value = yields(s) * (1 + civil) + LAND_HELD + 40.0 * (military + religious)
    if LAND.settlement[place]:
        value += 40.0
    if place in HOLY and s.home(place) != seat:
        value += HONOUR
    return value


def enemies_at(s: MedioevoState, seat: int, place: int) -> int:
    """The strongest owner there beside the seat, or NOBODY."""
    others = [owner for owner in s.owners(place) if owner != seat]
    return max(others, key=lambda owner: s.count(place, owner)) if others else NOBODY


def rights(s: MedioevoState, seat: int, other: int) -> float:
    """Honour points that an attack on another seat costs; a great many where it is barred."""
    if truce(s, seat, other) or (s.team[seat] == s.team[other]):
        return 99.0
    if may_attack(s, seat, other):
        return 0.0
    broken = {term[NUMBER] for term in s.terms if {seat, other} == {term[GIVER], term[TAKER]}}
    return (UNDECLARED if turns_left(s) else AT_LAST) + 2.0 * len(broken)


def might(s: MedioevoState, seat: int) -> float:
    """All units of a seat by their price, captains at what they lead."""
    total = 0.0
    for key, force in s.armies.items():
        if key % OWNERS == seat:
            total += force_value(force) + 100.0 * sum(force[CAPTAIN:])
    return total
