"""XXX.A What a nation can do with its cards, and towards whom."""

from typing import Final

from aevum.games.invasions.rules.bounds.closed import why_shut
from aevum.games.invasions.rules.control.attitude import attitude
from aevum.games.invasions.rules.control.sharing import controls_area
from aevum.games.invasions.rules.control.stance import COUNT, EVERYBODY, FRIENDLY
from aevum.games.invasions.rules.diplomacy.deck import (
    ALLIANCE,
    FOEDUS,
    MARRIAGE,
    MERCENARY,
    PRICE,
    TREATY,
    TRIBUTE,
)
from aevum.games.invasions.rules.diplomacy.foedus import may_agree
from aevum.games.invasions.rules.diplomacy.invaders import invades
from aevum.games.invasions.rules.realm.nations import civilized
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import BARBARIAN, FLEET, STRAIT, traits
from aevum.games.invasions.rules.vassalage.leave import nations_in
from aevum.games.invasions.rules.vassalage.ties import MINOR, allies_to_lose, has_units, may_serve, own_units
from aevum.games.invasions.rules.world.land import NO_AREA
from aevum.games.invasions.rules.world.pieces import commanded_at, members
from aevum.games.invasions.rules.world.world import (
    ACTIVE,
    CLIENT,
    FREE,
    INACTIVE,
    NOBODY,
    NOWHERE,
    OUT,
    World,
)

USES: Final = ("alliance", "break", "treaty", "marriage", "tribute", "foedus", "mercenary")
ALLY: Final = 0
BREAK: Final = 1
CARD: Final = (ALLIANCE, ALLIANCE, TREATY, MARRIAGE, TRIBUTE, FOEDUS, MERCENARY)
"""By use the kind of card that it takes."""
RULE: Final = ("XXX.B.2", "XXX.B.8", "XXX.C.2", "XXX.D.2", "XXX.E.2", "XXX.F.2", "XXX.H.2")
TIMELESS: Final = MERCENARY
"""XXX.A.8: not bound to the start of anybody's activation (a Bribe has a window of its own)."""


def deals(s: InvasionsState, nation: int, use: int, acted: int, group: int) -> list[tuple[int, int]]:
    """The nations towards whom the card can be used so, NOBODY as the second where one is enough.

    XXX.A.8: none of them may have `acted`; `group`: only where one of these is concerned, 0 for any.
    """
    if not _can_pay(s.world, nation, use):
        return []
    if use == BREAK:
        return _to_break(s, nation, acted, group)
    return [(n, NOBODY) for n in _timely(nation, use, acted, group) if _fits(s, nation, n, use)]


def can_deal(s: InvasionsState, nation: int, use: int, acted: int, group: int) -> bool:
    """Whether there are `deals` at all."""
    if not _can_pay(s.world, nation, use):
        return False
    if use == BREAK:
        return bool(_to_break(s, nation, acted, group))
    return any(_fits(s, nation, n, use) for n in _timely(nation, use, acted, group))


def _can_pay(w: World, nation: int, use: int) -> bool:
    return civilized(w, nation) and w.gold[nation] >= PRICE[CARD[use]]  # XXX.A.10


def _timely(nation: int, use: int, acted: int, group: int) -> list[int]:
    """The others whom the time allows, whoever they are."""
    others = EVERYBODY if not group or group >> nation & 1 else group
    if CARD[use] != TIMELESS:
        others = 0 if acted >> nation & 1 else others & ~acted
    return members(others & ~(1 << nation))


def _to_break(s: InvasionsState, nation: int, acted: int, group: int) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for a, b in _breakable(s):
        involved = 1 << nation | 1 << a | 1 << b
        if not involved & acted and (not group or involved & group):
            found.append((a, b))
    return found


def open_to_envoys(w: World, nation: int) -> bool:
    """XXX.A.4: no diplomacy for or against invading Barbarians; the inactive are as good as others (F165)."""
    return w.role[nation] in (ACTIVE, INACTIVE) and not invades(w, nation)


def _fits(s: InvasionsState, nation: int, other: int, use: int) -> bool:
    w = s.world
    if use == ALLY:
        return may_ally(w, nation, other) or may_be_client(w, nation, other)
    kind = CARD[use]
    if not open_to_envoys(w, other):
        return False
    if kind in (TREATY, TRIBUTE):  # F167: a pact needs nothing that could be taken
        return True
    if kind == MARRIAGE:
        return has_units(w, other)
    if kind == FOEDUS:
        return s.realm.promised[other] == NOBODY and may_agree(w, nation, other)
    return may_hire(w, nation, other)


def may_ally(w: World, a: int, b: int) -> bool:
    """XXVI.B.1, XXX.B.2: neither is federate, client or vassal.

    XXVI.B.2: what Visigoths and Ostrogoths lend each other is no tie. XXVI.B.3: allies act together.
    XXX.A.4, F99: nor may it make friends for invaders who are the ally of one of them.
    """
    if MINOR[b] or w.role[b] != ACTIVE or w.allies[a] >> b & 1:
        return False
    if any(invades(w, n) for n in members(1 << b | w.allies[a] | w.allies[b])):
        return False
    return w.tie[a] == FREE and w.tie[b] == FREE


def may_be_client(w: World, patron: int, minor: int) -> bool:
    """XXVII.A.1, XXX.B.6: a free minor kingdom, active or not, of a free Kingdom or Empire."""
    in_play = w.role[minor] != OUT and w.status[minor] != BARBARIAN
    return MINOR[minor] and in_play and w.tie[minor] == FREE and w.tie[patron] == FREE


def may_hire(w: World, nation: int, other: int) -> bool:
    """XXX.H.2, XXX.H.3: Barbarians whose horde is in or next to an Area of the hiring nation."""
    horde = w.horde[other]
    if w.status[other] != BARBARIAN or horde == NOWHERE or not has_units(w, other):
        return False
    return any(_in_area_of(w, nation, p) for p in (horde, *w.land.near[horde]))


def _in_area_of(w: World, nation: int, p: int) -> bool:
    area = w.land.area[p]
    return area != NO_AREA and controls_area(w, area, nation)


def _breakable(s: InvasionsState) -> list[tuple[int, int]]:
    """XXX.B.8: allies, and clients with their patron; invading Barbarians are out of reach (XXX.A.4)."""
    w = s.world
    found: list[tuple[int, int]] = []
    for a in range(COUNT):
        if w.role[a] == OUT:
            continue
        if w.tie[a] == CLIENT:
            found.append((a, w.lord[a]))
        lost = allies_to_lose(s, a) if w.allies[a] else []
        for b in lost:
            either = len(lost) > 1 and len(allies_to_lose(s, b)) > 1  # F171: who of the two leaves the others
            if (either or (b, a) not in found) and open_to_envoys(w, a) and open_to_envoys(w, b):
                found.append((a, b))
    return found


def provinces_to_take(w: World, nation: int, other: int) -> list[int]:
    """XXX.C.3, XXX.C.4: what a Treaty may take; F167: only where nobody else stands."""
    return [p for p, owner in enumerate(w.owner) if owner == other and _may_take(w, nation, other, p)]


def _may_take(w: World, nation: int, other: int, p: int) -> bool:
    if w.capital[other] == p or w.horde[other] == p or w.land.granary[p]:
        return False
    if commanded_at(w, p, 1 << other) and not _has_refuge(w, other, p):  # F167
        return False
    if not _within_reach(w, nation, p) or nations_in(w, p) & ~(1 << other):
        return False
    return why_shut(w, nation, p) is None and bool(garrisons(w, nation, p))


def garrisons(w: World, nation: int, place: int) -> list[int]:
    """XXX.C.5: units that could hold the province for the nation that takes it."""
    return [unit for unit in own_units(w, nation) if w.place[unit] != place and may_serve(w, unit, place)]


def _has_refuge(w: World, nation: int, place: int) -> bool:
    """Whether troops that leave a province have a friendly one to go to, however far."""
    return any(p != place and attitude(w, nation, p) == FRIENDLY for p in range(w.land.provinces))


def _within_reach(w: World, nation: int, p: int) -> bool:
    """XXX.C.4, A89: next to a province of its own, or an island on a sea where it has fleets."""
    for q in w.land.near[p]:
        if w.owner[q] == nation:
            return True
    for q in w.land.near[p]:
        if w.land.crossing(p, q) != STRAIT:
            return False
    return any(_sails(w, nation, sea) for sea in w.land.seas_of[p])


def _sails(w: World, nation: int, sea: int) -> bool:
    i = w.first[sea]
    while i:
        if w.master[i] == nation and traits(w.code[i]) & FLEET:
            return True
        i = w.following[i]
    return False
