"""XX.A Who fights whom in a province: the two sides and the ground, as a battle sees them."""

from typing import Final

from aevum.games.invasions.rules.control.stance import FRIENDLY, HOSTILE, stance
from aevum.games.invasions.rules.fight import OWN_COURT, Field, Fight, Side
from aevum.games.invasions.rules.leaders import COMBAT, LEADER_NATION, LEADERS, MOUNTAIN
from aevum.games.invasions.rules.troops import (
    EMPIRE,
    FOREIGN,
    KINDS,
    LIMES_KIND,
    NO_CROSSING,
    troop,
    with_crossing,
)
from aevum.games.invasions.rules.world.pieces import (
    ASIDE,
    any_invading,
    best_combat,
    commanded_at,
    is_mercenary,
    leaders_at,
    leading_nation,
    rerolls_of,
)
from aevum.games.invasions.rules.world.world import NOBODY, World

HORDE_KIND: Final = KINDS.index("horde")


def masters(w: World, units: list[int]) -> int:
    """The mask of the nations that command these units."""
    found = 0
    for unit in units:
        found |= 1 << w.master[unit]
    return found


def fighters(w: World, place: int, nations: int) -> list[int]:
    """Units that fight in a province; those who stand aside do not (XX.L.8)."""
    return [unit for unit in commanded_at(w, place, nations) if not w.march[unit] & ASIDE]


def captains(w: World, place: int, nations: int) -> list[int]:
    """Leaders who fight there; they may stand aside too."""
    return [i for i in leaders_at(w, place, nations) if not w.leader_used[i] & ASIDE]


def hordes_at(w: World, place: int, nations: int) -> list[int]:
    return [n for n, p in enumerate(w.horde) if p == place and nations >> n & 1]


def unfallen(w: World, place: int, nation: int) -> bool:
    """XXIV.A.1: a city that is an enemy's or nobody's."""
    if not w.level[place]:
        return False
    owner = w.owner[place]
    return owner == NOBODY or stance(w, nation, owner, place) == HOSTILE


def who_besieges(w: World, place: int, leading: int, units: list[int]) -> int:
    """Of the nations of a stack one to which the city is hostile, the leading one first; else NOBODY."""
    for n in [leading, *[w.master[unit] for unit in units]] if units else []:
        if unfallen(w, place, n):
            return n
    return NOBODY


def accompanying(w: World, place: int, units: list[int], nations: int) -> list[int]:
    """Hordes of these nations that go with a stack: those whose nation has no other units here."""
    found: list[int] = []
    for n in hordes_at(w, place, nations):
        if all(unit in units for unit in fighters(w, place, 1 << n)):
            found.append(n)
    return found


def parties(w: World, place: int, attackers: int) -> list[int]:
    """Masks of those who meet the attackers as one (XXXIV.0.2).

    Enemies that are no friends of each other fight one battle after the other, as the attacker likes.
    """
    foes = [n for n in _present(w, place) if _hostile(w, n, attackers, place)]
    found: list[int] = []
    for n in foes:
        party = 0
        for m in foes:
            if stance(w, n, m, place) == FRIENDLY:
                party |= 1 << m
        party |= guests(w, place, party, attackers)
        found = [other for other in found if other & ~party]  # none that is but a part of another
        if not any(party & ~other == 0 for other in found):
            found.append(party)
    return found


def guests(w: World, place: int, party: int, attackers: int) -> int:
    """III.C.9: friends of a party who have a leader in its stack but no units there; he fights with it."""
    found = 0
    for i, at in enumerate(w.leader_place):
        n = LEADER_NATION[i]
        if at != place or (party | found) >> n & 1 or w.leader_used[i] & ASIDE:
            continue
        if w.friends[n] & party and _hostile(w, n, attackers, place):
            found |= 1 << n
    return found


def wake(w: World, place: int, attackers: int) -> None:
    """Enemies who stand aside where nobody is left to fight for them must fight themselves."""
    for unit in commanded_at(w, place, -1):
        if w.march[unit] & ASIDE and _hostile(w, w.master[unit], attackers, place):
            w.march[unit] &= ~ASIDE


def _present(w: World, place: int) -> list[int]:
    found = masters(w, fighters(w, place, -1))
    for n, p in enumerate(w.horde):
        if p == place:
            found |= 1 << n
    if w.limes[place] != NOBODY:
        found |= 1 << w.limes[place]
    return [n for n in range(len(w.seat)) if found >> n & 1]


def _hostile(w: World, nation: int, attackers: int, place: int) -> bool:
    return any(attackers >> n & 1 and stance(w, n, nation, place) == HOSTILE for n in range(len(w.seat)))


def chief_of(w: World, place: int, party: int) -> int:
    """The nation that leads a party: by its leader, its units, its horde or its Limes."""
    units = fighters(w, place, party)
    if units:
        return leading_nation(w, units, captains(w, place, party))
    hordes = hordes_at(w, place, party)
    return hordes[0] if hordes else w.limes[place]


def muster(
    w: World, place: int, nation: int, units: list[int], leaders: list[int], party: int, intercepted: bool
) -> Fight:
    attacker = side_of(w, nation, leaders)
    for unit in units:
        attacker.units.append(with_crossing(code_of(w, unit), way_in(w, unit, place)))
    for n in accompanying(w, place, units, masters(w, units)):
        if any_invading(w, 1 << n):  # XXIX.B.7
            attacker.horde.append(troop(HORDE_KIND, n, w.status[n]))
    chief = chief_of(w, place, party)
    defender = side_of(w, chief, captains(w, place, party))
    defender.units = [code_of(w, unit) for unit in fighters(w, place, party)]
    defender.horde = [troop(HORDE_KIND, n, w.status[n]) for n in hordes_at(w, place, party)]
    limes = w.limes[place]
    if limes != NOBODY and party >> limes & 1:  # XVIII.I.5
        defender.limes = [troop(LIMES_KIND, limes, w.status[limes])]
    attacker.start = len(attacker.units)
    defender.start = len(defender.units)
    return Fight(attacker, defender, _field(w, place, chief, intercepted))


def way_in(w: World, unit: int, place: int) -> int:
    """XX.F.3: the border over which a unit came; a landing is none."""
    came = w.came[unit]
    return w.land.crossing(came, place) if w.land.is_province(came) else NO_CROSSING


def code_of(w: World, unit: int) -> int:
    """III.B.5: a mercenary is a foreigner in its stack."""
    return w.code[unit] | FOREIGN if is_mercenary(w, unit) else w.code[unit]


def side_of(w: World, nation: int, leaders: list[int]) -> Side:
    side = Side()
    side.seat = w.seat[nation]
    side.nation = nation
    side.status = w.status[nation]
    side.decline = w.decline[nation]
    if leaders:  # D9
        best = best_combat(leaders)
        side.leader = LEADERS[best]
        side.combat = COMBAT[best]
        side.aides = rerolls_of(w, leaders) - side.combat
        side.mountain = any(MOUNTAIN[i] for i in leaders)  # III.C.18
        side.others = [LEADERS[i] for i in leaders if i != best]
        side.court = court_of(w, nation, best)
    return side


def court_of(w: World, nation: int, leader: int) -> int:
    """XX.J.3: the Decline that is dangerous to a leader who is a guest among the units of another nation."""
    own = LEADER_NATION[leader]
    if own == nation:
        return OWN_COURT
    return w.decline[own] if w.status[own] == EMPIRE else 0


def _field(w: World, place: int, chief: int, intercepted: bool) -> Field:
    field = Field()
    field.province = w.land.names[place]
    field.terrain = w.land.terrain[place]
    field.barbarian = w.land.wild[place]
    field.intercepted = intercepted
    field.turn = w.turn
    owner = w.owner[place]
    if w.level[place] and owner != NOBODY and stance(w, chief, owner, place) == FRIENDLY:  # A46
        field.city = w.land.site[place]
        field.level = w.level[place]
        field.walls = w.walls[place]
        field.fortified = w.walls[place] > 0
        field.capital = w.status[w.capital.index(place)] if place in w.capital else 0
    return field
