"""Peoples that no turn brings: heirs of fallen powers, kings of the margins, peoples on the move."""

from typing import Final

from aevum.games.invasions.rules.control.provinces import settle_all
from aevum.games.invasions.rules.control.stance import ally
from aevum.games.invasions.rules.peoples.empires import CONSTANTINOPOLIS
from aevum.games.invasions.rules.peoples.places import HOME, MARCH, places_of
from aevum.games.invasions.rules.peoples.rise import Rises, ready
from aevum.games.invasions.rules.realm.nations import BYZANTIUM, ROME, deploy, reserve, stands
from aevum.games.invasions.rules.reinforcements.arrival import Arrival
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import BARBARIAN, KINGDOM, NATIONS
from aevum.games.invasions.rules.vassalage.ties import own_units
from aevum.games.invasions.rules.world.pieces import LEADERS_OF, leader_on_map, shift
from aevum.games.invasions.rules.world.world import ACTIVE, FREE, NOBODY, NOWHERE, OUT, World, put

BRITONS: Final = NATIONS.index("britons")
GALLO_ROMANS: Final = NATIONS.index("gallo-romans")
CAPPADOCIANS: Final = NATIONS.index("cappadocians")
EUSKALDUNS: Final = NATIONS.index("euskalduns")
GHASSANIDS: Final = NATIONS.index("ghassanids")
LAKHMIDS: Final = NATIONS.index("lakhmids")
PERSIA: Final = NATIONS.index("persia")
SCLAVENI: Final = NATIONS.index("sclaveni")
ALANS: Final = NATIONS.index("alans")
ANGLES: Final = NATIONS.index("angles")
SAXONS: Final = NATIONS.index("saxons")


def britons(s: InvasionsState) -> None:
    """F210: when Rome holds Britannia no longer, and nobody else a home of theirs."""
    w = s.world
    if w.area_owner[w.land.areas.index("Britannia")] != ROME:
        _rise(s, BRITONS)


def gallo_romans(s: InvasionsState) -> None:
    """XXVII: successors of the West in Gaul."""
    if not stands(s.world, ROME) and s.world.turn > 1:
        _rise(s, GALLO_ROMANS)


def cappadocians(s: InvasionsState) -> None:
    """F210: when Byzantium has collapsed, or lost its city."""
    w = s.world
    lost = w.owner[w.land.number(CONSTANTINOPOLIS)] != BYZANTIUM
    if not stands(w, BYZANTIUM) or lost:
        _rise(s, CAPPADOCIANS)


def euskalduns(s: InvasionsState) -> None:
    """VI.B.1, XXIX.C.2: an inactive Kingdom without a capital."""
    _rise(s, EUSKALDUNS, inactive=True)


def arab_kingdoms(s: InvasionsState) -> None:
    """F211: each great power that stands keeps one of them."""
    w = s.world
    for nation, patron in ((GHASSANIDS, BYZANTIUM), (LAKHMIDS, PERSIA)):
        keeps = patron if w.role[patron] == ACTIVE else NOBODY
        _rise(s, nation, inactive=True, patron=keeps)


def _rise(s: InvasionsState, nation: int, inactive: bool = False, patron: int = NOBODY) -> None:
    w = s.world
    if w.role[nation] != OUT or not any(ready(s, unit) for unit in reserve(w, nation)):
        return
    for name in places_of(HOME, nation):
        place = w.land.number(name)
        if _free(w, place):
            s.push(Rises(nation, place, inactive, patron))
            return


def _free(w: World, place: int) -> bool:
    """No people that settles there as horde, capital or Kingdom has to make room for them (F210)."""
    owner = w.owner[place]
    settled = owner != NOBODY and owner not in (ROME, BYZANTIUM, PERSIA) and not w.land.wild[place]
    return place not in w.horde and place not in w.capital and not settled


def sclaveni(s: InvasionsState) -> None:
    """F212: as far as they are free, they come down to the Danube with all they have."""
    w = s.world
    name = places_of(MARCH, SCLAVENI)[0]
    to = w.land.number(name)
    if w.horde[SCLAVENI] == NOWHERE or w.tie[SCLAVENI] != FREE or not _free(w, to) or w.first[to]:
        return
    w.horde = put(w.horde, SCLAVENI, to)
    for unit in own_units(w, SCLAVENI):
        shift(w, unit, to)
    for unit in [u for u in reserve(w, SCLAVENI) if ready(s, u)]:
        deploy(w, unit, to)
    settle_all(w)
    s.tell("people-moves", {"people": NATIONS[SCLAVENI], "place": name}, "VI.B.5")


def alans_west(s: InvasionsState) -> None:
    """F213: free Alans who have founded nothing stand on the upper Danube, ready to cross the Rhine."""
    w = s.world
    if w.role[ALANS] != ACTIVE or w.status[ALANS] != BARBARIAN or w.tie[ALANS] != FREE:
        return
    to = w.land.number(places_of(MARCH, ALANS)[0])
    for unit in own_units(w, ALANS):
        shift(w, unit, to)
    for i in LEADERS_OF[ALANS]:
        if leader_on_map(w, i):
            w.leader_place[i] = to
    w.horde = put(w.horde, ALANS, NOWHERE)
    settle_all(w)
    s.push(Arrival(ALANS, to))


def anglo_saxons(s: InvasionsState) -> None:
    """XXXII.A.3, F214: two Kingdoms in Britain that are free act as one people from now on."""
    w = s.world
    both = (ANGLES, SAXONS)
    ready_to = all(w.role[n] == ACTIVE and w.status[n] == KINGDOM and w.tie[n] == FREE for n in both)
    if ready_to and not w.allies[ANGLES] >> SAXONS & 1:
        ally(w, ANGLES, SAXONS)
        settle_all(w)
        s.tell("anglo-saxons", {"people": NATIONS[ANGLES], "other_people": NATIONS[SAXONS]}, "XXXII.A.3")
