"""XVIII.A.5, XXV.D, XXV.E Voyages that a marching stack may make, and why it may not make others."""

from typing import TYPE_CHECKING, Final

from aevum.engine.ask import Option
from aevum.engine.refusal import Refusal
from aevum.games.invasions.rules.bounds.foedus import why_leaves_foedus
from aevum.games.invasions.rules.control.attitude import attitude, open_country
from aevum.games.invasions.rules.control.stance import FRIENDLY, NEUTRAL, stance
from aevum.games.invasions.rules.leaders import LEADER_NATION
from aevum.games.invasions.rules.movement.legality import (
    Stack,
    has_shipped,
    stack_paces,
    why_no_paces,
    why_not_into,
)
from aevum.games.invasions.rules.sea.risk import no_risk
from aevum.games.invasions.rules.sea.stacks import carriers
from aevum.games.invasions.rules.sea.voyage import ARRIVED, LOAD, Voyage, beach
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import BARBARIAN, NATION_NOMAD, NATIONS
from aevum.games.invasions.rules.world.pieces import (
    MOVED,
    commanded_at,
    is_mercenary,
    leader_on_map,
    paces_left,
    unit_on_map,
)
from aevum.games.invasions.rules.world.world import World

if TYPE_CHECKING:
    from aevum.games.invasions.rules.marching.march import March

ZONES: Final = 2
"""XVIII.A.5, XXV.D.1"""
LANDINGS: Final = ("land", "land-on")
VOYAGES: Final = ("ship", "ship-on", *LANDINGS)


def voyages(w: World, stack: Stack, nations: int) -> list[Option]:
    """The voyages for which the stack is ready and there are ships.

    `nations` are those whose fleets may carry, the active ones. What is listed is looked at no further but
    by `why_not_voyage`.
    """
    land = w.land
    seas = [sea for sea in land.seas_of[stack.place] if _fits(w, stack, sea, nations)]
    if not seas or why_not_embark(w, stack) is not None:
        return []
    found: list[Option] = []
    for sea in seas:
        found.extend(_direct(w, stack, sea))
        if stack_paces(w, stack) >= ZONES:
            for last in land.sea_near[sea]:
                if _fits(w, stack, last, nations):
                    found.extend(_on(w, stack, sea, last))
    return found


def _may_land(w: World, stack: Stack, p: int) -> bool:
    """XXV.E.1: at an enemy's or in an empty province; an empty one of a neutral only where there is no city
    that nobody could besiege (XII.D.2)."""
    return attitude(w, stack.nation, p) != NEUTRAL or open_country(w, stack.nation, p)


def _direct(w: World, stack: Stack, sea: int) -> list[Option]:
    found: list[Option] = []
    for p in w.land.shores[sea]:
        args: dict[str, object] = {"sea": w.land.names[sea], "place": w.land.names[p]}
        if p == stack.place:
            continue
        if attitude(w, stack.nation, p) == FRIENDLY:
            found.append(Option("ship", args, "XXV.D.1"))
        elif _may_land(w, stack, p):
            found.append(Option("land", args, "XXV.E.1"))
    return found


def _on(w: World, stack: Stack, sea: int, last: int) -> list[Option]:
    names = w.land.names
    found: list[Option] = []
    for p in w.land.shores[last]:
        args: dict[str, object] = {"sea": names[sea], "last_sea": names[last], "place": names[p]}
        if p == stack.place:
            continue
        if attitude(w, stack.nation, p) == FRIENDLY:
            found.append(Option("ship-on", args, "XXV.D.1"))
        elif _may_land(w, stack, p):
            found.append(Option("land-on", args, "XXV.E.1"))
    return found


def _fits(w: World, stack: Stack, sea: int, nations: int) -> bool:
    fleets = len(carriers(w, sea, stack.nation, nations))
    return len(stack.units) <= LOAD * fleets and len(stack.leaders) <= fleets


def why_not_voyage(w: World, stack: Stack, option: Option) -> Refusal | None:
    """Why the stack may not make a voyage of the list: its coast is closed to some."""
    return why_not_into(w, stack, w.land.number(str(option.args["place"])))


def why_not_now(s: InvasionsState, stack: Stack, option: Option) -> Refusal | None:
    """Nor where a stack has just failed to land: one roll decides for all (XXV.E.5, F245)."""
    w = s.world
    *_, sea, to = [w.land.number(str(name)) for name in option.args.values()]
    failed = option.key in LANDINGS and beach(s, to, sea) == 0
    if failed and not no_risk(w, stack.nation, stack.units, to):
        return Refusal("landing-failed", {"place": w.land.names[to]}, "XXV.E.5")
    return why_not_voyage(w, stack, option)


def why_not_wish(w: World, stack: Stack, nations: int, wish: str) -> Refusal | None:
    """Why not any voyage in words, `ship:Mare Siculum:Africa`, listed or not; None when it may be made."""
    key, *names = wish.split(":")
    places = [w.land.number(name) for name in names]
    if len(places) < 2 or any(not 0 <= p < w.land.places for p in places):
        return None
    seas, to = places[:-1], places[-1]
    refusal = _why_not_way(w, stack.place, seas, to)
    if refusal is None:
        refusal = why_not_embark(w, stack)
    if refusal is None and stack_paces(w, stack) < len(seas):
        refusal = Refusal("voyage-paces", {"zones": len(seas)}, "XXV.D.6")
    for sea in seas:
        if refusal is None:
            refusal = _why_no_ships(w, stack, sea, nations)
    if refusal is None:
        refusal = _why_not_ashore(w, stack, to, key in LANDINGS)
    return refusal


def _why_not_way(w: World, start: int, seas: list[int], to: int) -> Refusal | None:
    land = w.land
    if len(seas) > ZONES:
        return Refusal("voyage-too-long", {"zones": ZONES}, "XVIII.A.5")
    if not land.is_province(to):
        return Refusal("voyage-ends-at-sea", {"place": land.names[to]}, "XXV.D.2")
    joined = seas[0] in land.seas_of[start] and seas[-1] in land.seas_of[to] and start != to
    if not joined or (len(seas) == ZONES and seas[1] not in land.sea_near[seas[0]]):
        return Refusal("voyage-apart", {"from": land.names[start], "place": land.names[to]}, "XVIII.A.5")
    return None


def why_not_embark(w: World, stack: Stack) -> Refusal | None:
    """What keeps the stack from any voyage."""
    if attitude(w, stack.nation, stack.place) != FRIENDLY:
        return Refusal("voyage-start", {"place": w.land.names[stack.place]}, "XXV.D.2")
    refusal = _why_nomads_stay(w, stack)
    if refusal is None:
        refusal = why_leaves_foedus(w, stack.place, stack.units)
    if refusal is None and has_shipped(w, stack):
        return Refusal("voyage-second", None, "XXV.D.8")
    return refusal if refusal is not None else why_no_paces(w, stack)


def _why_nomads_stay(w: World, stack: Stack) -> Refusal | None:
    """XXV.D.9, XVIII.A.6, VI.I.4: mercenaries go with those who hired them, and auxiliaries are theirs."""
    peoples = [LEADER_NATION[i] for i in stack.leaders]
    peoples.extend([w.master[unit] for unit in stack.units if not is_mercenary(w, unit)])
    for n in peoples:
        if NATION_NOMAD[n] and w.status[n] == BARBARIAN:
            return Refusal("voyage-nomads", {"people": NATIONS[n]}, "XXV.D.9")
    return None


def _why_no_ships(w: World, stack: Stack, sea: int, nations: int) -> Refusal | None:
    at: dict[str, object] = {"place": w.land.names[sea]}
    fleets = len(carriers(w, sea, stack.nation, nations))
    if fleets == 0:
        own = [
            i for i in commanded_at(w, sea, nations) if stance(w, stack.nation, w.master[i], sea) == FRIENDLY
        ]
        if not own:
            return Refusal("voyage-no-fleet", at, "XXV.D.3")
        if any(paces_left(w, i, False) for i in own):
            return Refusal("voyage-fleet-busy", at, "XXV.D.5")
        return Refusal("voyage-fleet-tired", at, "XXV.D.6")
    if len(stack.units) > LOAD * fleets:
        return Refusal("voyage-too-many", {**at, "units": LOAD * fleets}, "XXV.D.4")
    if len(stack.leaders) > fleets:
        return Refusal("voyage-leaders", {**at, "fleets": fleets}, "XXV.D.4")
    return None


def _why_not_ashore(w: World, stack: Stack, to: int, landing: bool) -> Refusal | None:
    at: dict[str, object] = {"place": w.land.names[to]}
    view = attitude(w, stack.nation, to)
    if not landing and view != FRIENDLY:
        return Refusal("ship-unfriendly", at, "XXV.D.2")
    if landing and view == FRIENDLY:
        return Refusal("land-friendly", at, "XXV.E.1")
    if landing and not _may_land(w, stack, to):
        return Refusal("land-neutral", at, "XXV.E.1")
    return why_not_into(w, stack, to)


def push_voyage(s: InvasionsState, march: "March", option: Option) -> None:
    """Send the stack off; `step_ashore` goes on when it is back or over."""
    w = s.world
    *seas, place = [w.land.number(str(name)) for name in option.args.values()]
    voyage = Voyage(march.seat, march.nation, march.place, place, option.key in LANDINGS)
    voyage.seas = seas
    voyage.units = march.units[:]
    voyage.leaders = march.leaders[:]
    march.moved = MOVED
    march.step = "voyage"
    s.push(voyage)


def step_ashore(s: InvasionsState, march: "March") -> None:
    """The march goes on where its stack is now: across the sea, or still where it embarked."""
    w = s.world
    arrived = s.result == ARRIVED
    s.result = 0
    march.units = [unit for unit in march.units if unit_on_map(w, unit)]
    march.leaders = [i for i in march.leaders if leader_on_map(w, i)]
    if not march.units and not march.leaders:
        march.end(s)
        return
    if arrived:
        march.place = w.place[march.units[0]] if march.units else w.leader_place[march.leaders[0]]
    march.step = "reaction" if arrived else "march"
