"""Barbarians alone in an area leave nothing standing (E.BARB.10, 5.DESTR.02, 5.SIEGE.09, R-091)."""

from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.buildings import NO_BUILDING, SORTS
from aevum.games.medioevo.rules.items import owner
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.owners import BARBARIANS, OWNERS
from aevum.games.medioevo.rules.protection import building_safe, item_safe, unsafe_cubes
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.things import remove_item
from aevum.games.medioevo.rules.words import item_words, where
from aevum.games.medioevo.rules.works.markers import contest
from aevum.games.medioevo.rules.works.ruin import destroy_building
from aevum.games.medioevo.rules.works.standing import built


def left_to_barbarians(s: MedioevoState, area: int) -> None:
    """Units have gone from there: who is alone now needs no battle to plunder [M122]."""
    if s.owners(area) == [BARBARIANS]:
        lay_waste(s, area, fought=False)


def overrun(s: MedioevoState) -> None:
    """The same wherever barbarians are, for what was lost or was safe until now; between phases [M122]."""
    for area in sorted([key // OWNERS for key in s.armies if key % OWNERS == BARBARIANS]):
        left_to_barbarians(s, area)


def _spared(s: MedioevoState, slot: int, fought: bool) -> bool:
    """By a Diplomat, or because nobody has seen it (K.CARD.20, K.CARD.22)."""
    return item_safe(s, slot) or (not fought and effects.holds(s, effects.UNSEEN, slot))


def lay_waste(s: MedioevoState, area: int, fought: bool = True) -> None:
    """Transports, engines, buildings and cubes go, but for what cards spare; who fought was seen."""
    for slot in range(len(s.item_at)):
        if s.item_at[slot] == area and not _spared(s, slot, fought):
            told: dict[str, object] = {"seat": s.seats[owner(slot)], **item_words(s, slot), **where(area)}
            s.tell("sunk-by-barbarians" if LAND.is_sea(area) else "laid-waste", told, "E.BARB.10")
            remove_item(s, slot)
    if LAND.is_sea(area):
        return
    contest(s, area)
    for sort in range(len(SORTS)):
        if built(s, area, sort) != NO_BUILDING and not building_safe(s, area, sort):
            destroy_building(s, area, sort)
    cubes = unsafe_cubes(s, area)
    if cubes:
        s.market[area] -= cubes
        s.tell("market-laid-waste", where(area), "E.BARB.10")
