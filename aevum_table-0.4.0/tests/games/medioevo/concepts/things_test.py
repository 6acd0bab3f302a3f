"""Transports and engines that come, go and change hands (5.CONQ.03, 6.ROUTE.10)."""

from collections.abc import Callable

from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.items import ENGINE, FREE
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.protection import building as building_number
from aevum.games.medioevo.rules.protection import building_safe, cube_safe, is_protected, item_safe, protect
from aevum.games.medioevo.rules.protection import cube as cube_number
from aevum.games.medioevo.rules.tables import GOODS
from aevum.games.medioevo.rules.things import cargo_of, remove_item, take_item
from aevum.testing import rule
from tests.games.medioevo.conftest import ScriptedMatch

Maker = Callable[..., ScriptedMatch]


def row(m: ScriptedMatch, slot: int) -> list[int]:
    """Kind, level, place, movement left and builder."""
    s = m.s
    return [s.item_kind[slot], s.item_level[slot], s.item_at[slot], s.item_left[slot], s.item_from[slot]]


def safe_buildings(m: ScriptedMatch) -> list[tuple[int, int]]:
    """Place and sort of those that are protected."""
    return [
        (place, sort) for place in range(LAND.places) for sort in range(3) if building_safe(m.s, place, sort)
    ]


@rule("6.ROUTE.10", "K.CARD.20")
def test_nothing_is_left_of_what_is_gone(match: Maker) -> None:
    m = match()
    slot = m.item("CAI", "mamluks", "caravan", 2, salt=2)
    kept = m.item("CAI", "mamluks", "caravan", 2, salt=2)
    m.s.route_item[1] = slot
    for one in (slot, kept):
        protect(m.s, 1, one)
        effects.put(m.s, effects.DUAL, 1, one)
    remove_item(m.s, slot)
    assert row(m, slot) == [FREE, 0, FREE, 0, FREE]
    assert (cargo_of(m.s, slot), m.s.route_item[1]) == ([0] * len(GOODS), FREE)
    assert not is_protected(m.s, slot)
    assert not effects.holds(m.s, effects.DUAL, slot)
    assert is_protected(m.s, kept)
    assert effects.holds(m.s, effects.DUAL, kept)
    assert sum(cargo_of(m.s, kept)) == 2


@rule("5.CONQ.03", "K.CARD.20")
def test_what_changes_hands_is_what_it_was_but_does_not_move(match: Maker) -> None:
    m = match()
    m.item("CON", "byzantium", "galley")
    slot = m.item("CAI", "mamluks", "bombard")
    protect(m.s, 1, slot)
    m.s.route_item[1] = 17
    to = take_item(m.s, slot, 0)
    assert row(m, to) == [ENGINE, 3, m.area("CAI"), 0, 1]
    assert row(m, slot) == [FREE, 0, FREE, 0, FREE]
    assert item_safe(m.s, to)
    assert m.s.route_item[1] == 17
    caravan = take_item(m.s, m.item("CAI", "mamluks", "caravan", 1, furs=2), 3)
    assert (sum(cargo_of(m.s, caravan)), m.s.items(3)) == (2, [caravan])


@rule("K.CARD.20")
def test_one_thing_is_protected_and_no_other(match: Maker) -> None:
    m = match()
    places = [m.area(name) for name in ("CON", "THE", "CAI")]
    protect(m.s, 0, building_number(places[1], 1))
    assert safe_buildings(m) == [(places[1], 1)]
    protect(m.s, 0, building_number(0, 2))  # the first place after all the slots
    assert not any(item_safe(m.s, slot) for slot in range(len(m.s.item_at)))
    protect(m.s, 0, cube_number(places[2], 4))
    goods = range(len(GOODS))
    cubes = [(place, good) for place in range(LAND.places) for good in goods if cube_safe(m.s, place, good)]
    assert cubes == [(places[2], 4)]
    assert safe_buildings(m) == [(0, 2), (places[1], 1)]
