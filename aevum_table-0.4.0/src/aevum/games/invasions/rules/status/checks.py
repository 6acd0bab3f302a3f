"""VII.C, VIII.B The dice that make a Kingdom or an Empire."""

from typing import Final

from aevum.engine.event import Modifier, note
from aevum.games.invasions.rules.control.sharing import controlled_areas, shares
from aevum.games.invasions.rules.control.stance import subjects
from aevum.games.invasions.rules.dice import d10
from aevum.games.invasions.rules.leaders import COMBAT
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import KINGDOM, NATIONS
from aevum.games.invasions.rules.world.pieces import LEADERS_OF, leader_on_map
from aevum.games.invasions.rules.world.world import CLIENT, NOWHERE, World

PER_GOLD: Final = 10
"""VII.C.3"""
WILD: Final = 2
"""VII.C.4"""
EMPIRE_SIZE: Final = 6
"""VIII.B.1, VIII.B.2: three Areas, in halves."""
FREE_AREAS: Final = 3
EMPIRE_AT: Final = 8
GREAT_LEADER: Final = 2
"""VIII.B.4"""
CAPITALS: Final = ("Roma", "Constantinopolis")
"""VIII.B.8"""
PERSIA: Final = NATIONS.index("persia")


def becomes_kingdom(s: InvasionsState, nation: int) -> bool:
    """VII.C.5, VII.C.6"""
    w = s.world
    items: list[Modifier] = []
    if w.gold[nation] >= PER_GOLD:
        note(items, -(w.gold[nation] // PER_GOLD), "treasury", "VII.C.3")
    at = w.horde[nation]
    if at != NOWHERE and w.land.wild[at]:
        note(items, WILD, "barbarian-area", "VII.C.4")
    args: dict[str, object] = {"people": NATIONS[nation], "age": w.age[nation]}
    roll = d10(s, "kingdom-check", "VII.C.1", 1, items, args)[0] + sum([item.value for item in items])
    return roll <= w.age[nation]


def large_enough(w: World, nation: int) -> bool:
    """VIII.A.1, VIII.B.1, VIII.B.2; XII.A.4: with the Areas of vassals.

    VI.K.7: for the Persians most of what they need lies in the east.
    """
    return sum([1 if w.land.area_wild[a] else 2 for a in controlled_areas(w, nation)]) >= EMPIRE_SIZE


def must_check_empire(s: InvasionsState, nation: int) -> bool:
    """VIII.B.1; VIII.B.3: not in the turn of its founding."""
    w = s.world
    return w.status[nation] == KINGDOM and s.realm.founded[nation] != w.turn and large_enough(w, nation)


def becomes_empire(s: InvasionsState, nation: int) -> bool:
    """VIII.B.10, VIII.B.11"""
    w = s.world
    areas = controlled_areas(w, nation)
    wild = sum([1 for a in areas if w.land.area_wild[a]])
    great = any(COMBAT[i] >= GREAT_LEADER and leader_on_map(w, i) for i in LEADERS_OF[nation])
    items: list[Modifier] = []
    holds = any(site in CAPITALS and shares(w, p) >> nation & 1 for p, site in enumerate(w.land.site))
    note(items, 1 if great else 0, "great-leader", "VIII.B.4")
    note(items, w.decline[nation], "in-decline", "VIII.B.5")
    note(items, 2 * max(0, len(areas) - wild - FREE_AREAS), "civilized-areas", "VIII.B.6")
    note(items, wild, "barbarian-areas", "VIII.B.7")
    note(items, 3 if holds else 0, "imperial-capital", "VIII.B.8")
    note(items, len(subjects(w, nation, CLIENT)), "clients", "VIII.B.9")
    items = [item for item in items if item.value]
    args: dict[str, object] = {"people": NATIONS[nation]}
    roll = d10(s, "empire-check", "VIII.B.1", 1, items, args)[0] + sum([item.value for item in items])
    return roll >= EMPIRE_AT
