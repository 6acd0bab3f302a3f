"""IX.B.2, IX.B.6 Where those who have to make room may go."""

from aevum.games.invasions.rules.bounds.closed import why_shut
from aevum.games.invasions.rules.bounds.garrisons import why_out_of_bounds
from aevum.games.invasions.rules.control.attitude import attitude, open_country
from aevum.games.invasions.rules.control.provinces import is_empty
from aevum.games.invasions.rules.control.stance import FRIENDLY, friends_mask
from aevum.games.invasions.rules.movement.leave import blocked_seas, with_leave
from aevum.games.invasions.rules.movement.legality import blockaded, why_stray
from aevum.games.invasions.rules.movement.together import paces_from
from aevum.games.invasions.rules.sea.voyage import LOAD
from aevum.games.invasions.rules.troops import STRAIT
from aevum.games.invasions.rules.troops import nation as nation_of
from aevum.games.invasions.rules.vassalage.ties import nomad
from aevum.games.invasions.rules.world.land import Land
from aevum.games.invasions.rules.world.pieces import commanded_at
from aevum.games.invasions.rules.world.world import NOWHERE, World


def havens(w: World, nation: int, place: int) -> list[int]:
    """Next provinces that are friendly or empty; F120: by way of no blockaded strait.

    XXIX.F.3: a nomad's vassal stays near its suzerain where it can.
    """
    found = [
        q
        for q in w.land.near[place]
        if _open(w, nation, q) and why_shut(w, nation, q) is None and not blockaded(w, nation, place, q)
    ]
    return [q for q in found if why_stray(w, nation, place, q) is None] or found


def straits_closed(w: World, nation: int, place: int) -> list[int]:
    """XXV.F.1: seas whose fleets keep a nation from such provinces."""
    found: list[int] = []
    for sea in blocked_seas(w, nation, [place]):
        kept = w.leaves
        known = len(havens(w, nation, place))
        w.leaves = with_leave(w, nation, [sea])
        if len(havens(w, nation, place)) > known:
            found.append(sea)
        w.leaves = kept
    return found


def _open(w: World, nation: int, p: int) -> bool:
    """IX.B.2: whoever controls an empty province, and with a city or without."""
    return attitude(w, nation, p) == FRIENDLY or is_empty(w, p)


def welcome(w: World, nation: int, p: int) -> bool:
    """F51: where a horde that has nobody to go with may end."""
    return attitude(w, nation, p) == FRIENDLY or open_country(w, nation, p)


def overseas(w: World, nation: int, place: int, shipped: list[int]) -> dict[int, int]:
    """IX.B.6: from an island, friendly coasts of a sea where friendly fleets lie, and how many they carry.

    `shipped`: the coast of each unit that was carried before.
    """
    found: dict[int, int] = {}
    if nomad(w, nation) or not on_island(w.land, place):
        return found
    friends = friends_mask(w, nation, place)
    load = {sea: LOAD * len(commanded_at(w, sea, friends)) for sea in w.land.seas_of[place]}
    for sea in load:
        for q in w.land.shores[sea]:
            if q != place and attitude(w, nation, q) == FRIENDLY and why_shut(w, nation, q) is None:
                found[q] = _berths(w.land, load, shipped, q)
    return {q: room for q, room in found.items() if room > 0}


def _berths(land: Land, load: dict[int, int], shipped: list[int], to: int) -> int:
    """How many more the fleets take to a coast: each unit crosses one sea, so that those who went over one
    leave the ships of another free, and whoever had the choice took the ships that nobody else needs."""
    seas = sorted(load)
    left = sum(load.values())
    for chosen in range(1 << len(seas)):
        these = {sea for i, sea in enumerate(seas) if chosen >> i & 1}
        if any(sea in load and sea not in these for sea in land.seas_of[to]):
            continue
        bound = [q for q in shipped if not any(sea in load and sea not in these for sea in land.seas_of[q])]
        left = min(left, sum([load[sea] for sea in these]) - len(bound))
    return left


def on_island(land: Land, place: int) -> bool:
    """F120: land that nothing but straits joins to the mainland, which is all that is larger."""
    seen = {place}
    ring = [place]
    while ring:
        ring = [
            q
            for q in {q for p in ring for q in land.near[p] if land.crossing(p, q) != STRAIT}
            if q not in seen
        ]
        seen.update(ring)
        if 2 * len(seen) > land.provinces:
            return False
    return True


def may_enter(w: World, unit: int, to: int) -> bool:
    return why_shut(w, nation_of(w.code[unit]), to) is None and why_out_of_bounds(w, unit, to) is None


def homeward(w: World, nation: int, place: int, ends: list[int]) -> list[int]:
    """IX.B.2: of these provinces those that are nearer to horde or capital, if there is one and it can be."""
    seat = w.horde[nation] if w.horde[nation] != NOWHERE else w.capital[nation]
    if seat in (NOWHERE, place):
        return ends
    far = paces_from(w.land, seat)
    nearer = [q for q in ends if far[q] < far[place]]
    return nearer if nearer else ends
