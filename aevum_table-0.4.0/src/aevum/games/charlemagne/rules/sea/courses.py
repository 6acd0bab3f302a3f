"""What fleets under way may do next, what it costs and what forbids it (17.2, 17.3)."""

from typing import Final

from aevum.engine.ask import Option
from aevum.engine.refusal import Refusal
from aevum.games.charlemagne.rules.battle.strength import land_units
from aevum.games.charlemagne.rules.land import ENTER, LAND
from aevum.games.charlemagne.rules.movement.move import barred
from aevum.games.charlemagne.rules.ports import fleet_side, no_berth, port_cost, ports_at, waters
from aevum.games.charlemagne.rules.sea.passage import passes
from aevum.games.charlemagne.rules.stacking import no_room
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.tables import NOBODY, parameter

SEA: Final = ENTER["sea"]
BATTLE: Final = parameter("battle-cost")
LAND_PORT: Final = parameter("land-port")
LAND_COAST: Final = parameter("land-coast")


def courses(s: CharlemagneState, seat: int, hex: int, laden: bool) -> list[Option]:
    """All but stopping. Where enemy fleets lie, only a battle leads in (17.4.a)."""
    found: list[Option] = []
    for sea in waters(hex):
        hostile = fleet_side(s, sea) not in (seat, NOBODY)
        found.append(Option("assail" if hostile else "sail-to", {"place": LAND.names[sea]}, "17.2"))
    if not LAND.sea[hex]:
        return found
    for port in ports_at(s, hex):
        hostile = fleet_side(s, port) not in (seat, NOBODY)
        found.append(Option("assail" if hostile else "put-in", {"place": LAND.names[port]}, "17.2"))
    for shore in LAND.shores[hex] if laden else []:
        held = s.land_side(shore) not in (seat, NOBODY)
        place: dict[str, object] = {"place": LAND.names[shore]}
        found.append(Option("attack" if held else "land", place, "17.3.f" if held else "17.3.d"))
    return found


def price(hex: int, option: Option, laden: bool) -> int:
    """17.2, 17.3.d, 17.3.f: in operations points, from a hex."""
    to = LAND.number(str(option.args["place"]))
    # Out of a port into a sea hex both are paid (C57).
    way = port_cost(hex) + (SEA if LAND.sea[to] else port_cost(to))
    match option.key:
        case "attack":
            return BATTLE
        case "land":
            return LAND_COAST
        case "assail":
            return way + BATTLE
        case "put-in":
            return way + (LAND_PORT if laden else 0)
    return way


def refusal(
    s: CharlemagneState,
    seat: int,
    hex: int,
    fleets: list[int],
    cargo: list[int],
    points: int,
    option: Option,
) -> Refusal | None:
    """Why fleets with this cargo and so many points cannot do it."""
    crowd = no_berth(s, seat, hex, fleets) if LAND.sea[hex] else None
    if crowd is not None and option.key not in ("sail-to", "put-in"):
        # C63: whoever cannot stay can only pass through.
        return crowd
    cost = price(hex, option, len(cargo) > 0)
    if cost > points:
        return Refusal("too-few-points", {**option.args, "cost": cost, "points": points}, "17.2")
    to = LAND.number(str(option.args["place"]))
    match option.key:
        case "sail-to":
            crowd = no_berth(s, seat, to, fleets)
            if crowd is not None and not passes(s, seat, fleets, to, points - cost):
                return crowd
        case "attack":
            if not land_units(cargo):
                return Refusal("leader-alone-attack", dict(option.args), "13.1.b")
        case "assail":
            # Who wins a port goes into it with all that is aboard (C72), where troops do not bar it (17.4.f).
            if LAND.sea[to] or s.land_side(to) != NOBODY:
                return None
            return no_room(s, seat, to, [*fleets, *cargo])
        case "put-in":
            if s.land_side(to) not in (seat, NOBODY):
                return Refusal("held-by-others", dict(option.args), "17.1.b")
            return no_room(s, seat, to, [*fleets, *cargo])
        case "land":
            # 20.3: leaders alone do not land in an enemy zone, nor on an enemy.
            return barred(s, seat, cargo, to) or no_room(s, seat, to, cargo)
    return None
