"""What stops a force on its way or awaits it where it stays, each with its rule."""

from aevum.engine.refusal import Refusal
from aevum.games.charlemagne.rules.battle.terrain import reason
from aevum.games.charlemagne.rules.counters import IS_LAND, is_leader
from aevum.games.charlemagne.rules.ground import forage, in_zone
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.movement.move import ZONE_EXIT
from aevum.games.charlemagne.rules.regions import REGIONS
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.tables import NEUTRAL, NOBODY


def met(before: CharlemagneState, after: CharlemagneState, seat: int, hex: int) -> list[Refusal]:
    """On entering a hex; the two states are from before and behind it."""
    at: dict[str, object] = {"place": LAND.names[hex]}
    found: list[Refusal] = []
    region = LAND.region[hex]
    if before.control[region] == NEUTRAL != after.control[region]:
        found.append(Refusal("breaks-neutrality", {**at, "region": REGIONS[region]}, "6.5.a"))
    if before.side_in(hex) not in (seat, NOBODY):
        found.append(Refusal("fleets-there", at, "13.7.b"))
    return found


def interrupted(hex: int) -> Refusal:
    return Refusal("asks-between", {"place": LAND.names[hex]})


def awaits(s: CharlemagneState, seat: int, hex: int, pieces: list[int]) -> list[Refusal]:
    """Where a force stays: whose zone it is in, and whether it will be fed."""
    at: dict[str, object] = {"place": LAND.names[hex]}
    found: list[Refusal] = []
    if in_zone(s, hex, 1 - seat):
        found.append(Refusal("zone-there", {**at, "cost": ZONE_EXIT}, "12.5.f"))
    there = {*pieces, *[piece for piece in s.pieces(hex) if s.side_of(piece) == seat]}
    hungry = sum([1 for piece in there if not is_leader(piece)]) - forage(s, hex)
    if hungry > 0:
        found.append(Refusal("hungry-there", {**at, "count": hungry}, "10.2.a"))
    return found


def fights(s: CharlemagneState, source: int, target: int) -> list[Refusal]:
    """Whom an attack meets, and whether the ground helps them."""
    at: dict[str, object] = {"place": LAND.names[target]}
    many = sum([1 for piece in s.pieces(target) if IS_LAND[piece]])
    found = [Refusal("enemies-there", {**at, "units": many}, "13.1.a")]
    rule = reason(s, source, target, False)[1]
    if rule:
        found.append(Refusal("ground-helps-them", at, rule))
    return found
