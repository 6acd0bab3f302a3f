"""0.DEF, 0.KING.05, 5.MOVE The map in numbers."""

from collections.abc import Callable

import pytest

from aevum.engine.refusal import BadData
from aevum.games.medioevo.rules.land import FAR, LAND, spread
from aevum.games.medioevo.rules.tables import (
    BYZANTIUM,
    GOLDEN_HORDE,
    GOODS,
    HUNGARY,
    KINGDOMS,
    MAMLUKS,
    NOBODY,
    ROMANS,
    TERRAINS,
)
from aevum.testing import example, rule
from tests.games.medioevo.conftest import ScriptedMatch
from tests.games.medioevo.tables.ways import BY_ALL, PLACES, SEAS, home, near, steps


def area(name: str) -> int:
    return LAND.number(name)


def test_places_come_before_seas() -> None:
    assert LAND.names == [*PLACES, *SEAS]
    assert [LAND.is_sea(number) for number in (0, LAND.places - 1, LAND.places)] == [False, False, True]


def test_an_unknown_name_is_bad_data() -> None:
    with pytest.raises(BadData, match="there is no place or sea 'XXX'"):
        LAND.number("XXX")


def test_what_is_known_of_a_place() -> None:
    rome, jerusalem = area("ROM"), area("JER")
    assert (LAND.home[rome], LAND.home[jerusalem]) == (NOBODY, MAMLUKS)
    assert GOODS[LAND.good[rome]] == "grain"
    assert (rome in LAND.settlements, rome in LAND.fires) == (True, False)
    assert area("TRE") in LAND.fires
    assert all(LAND.good[place] == NOBODY for place in range(LAND.places) if not LAND.settlement[place])
    assert [{LAND.names[place] for place in own} for own in LAND.homes] == [home(name) for name in KINGDOMS]


@rule("0.DEF.04")
def test_a_river_is_a_border_and_both_sides_are_adjacent() -> None:
    rivers = [
        (a, b) for a in range(LAND.places) for b in LAND.near[a] if LAND.river(a, b) and LAND.river(b, a)
    ]
    assert len(rivers) == 114  # 57 borders, seen from either side
    assert all(a in LAND.near[b] for a in range(LAND.places) for b in LAND.near[a])


def test_the_dardanelles_are_adjacent_shores() -> None:
    assert area("TRO") in LAND.near[area("GAL")]  # 5.MOVE.09
    assert area("CON") not in LAND.near[area("TRO")]


def test_ships_use_ports_and_hordes_any_coast() -> None:
    for place in range(LAND.places):
        assert bool(LAND.ports[place]) == LAND.port[place]
        assert set(LAND.ports[place]) <= set(LAND.coasts[place])
    assert any(LAND.coasts[place] and not LAND.ports[place] for place in range(LAND.places))
    tyrrhenian = area("TYR")
    assert {area("ROM"), area("PNM")} <= set(LAND.ports[tyrrhenian])
    assert all(LAND.is_sea(other) for other in LAND.sea_near[tyrrhenian])


@example("EX-004")
@rule("0.DEF.10")
def test_ex_004_neighbours_are_at_most_three_steps_apart() -> None:
    rome = area("ROM")
    far = LAND.steps(rome)
    for count, expected in ((1, True), (2, True), (3, True), (4, False)):
        place = far.index(count)
        assert LAND.neighbours(rome, place) == expected
    assert not LAND.neighbours(rome, rome)
    assert LAND.neighbours(rome, area("PNM"))  # across one sea zone


def test_distances_are_those_of_the_table() -> None:
    expected = steps(["SAR"])
    assert LAND.steps(area("SAR")) == [expected[name] for name in LAND.names]
    assert {LAND.names[b] for b in LAND.all_near[area("CON")]} == near(BY_ALL)["CON"]
    assert LAND.distance(area("ROM"), area("PNM")) == 2


def test_what_no_way_leads_to_is_far() -> None:
    assert spread([0], [[1], [0], []]) == [0, 1, FAR]


@rule("0.KING.05")
def test_a_smaller_map_is_three_steps_round_the_homes_with_the_seas_that_touch_it() -> None:
    kingdoms = [BYZANTIUM, MAMLUKS, GOLDEN_HORDE]
    active = LAND.active(kingdoms)
    far = steps([place for kingdom in kingdoms for place in home(KINGDOMS[kingdom])])
    open_places = {name for name in PLACES if far[name] <= 3}
    coast = near(("port", "coast"))
    open_seas = {sea for sea in SEAS if coast[sea] & open_places}
    assert {LAND.names[number] for number in range(LAND.size) if active[number]} == open_places | open_seas
    assert 0 < len(open_places) < len(PLACES)
    assert 0 < len(open_seas) < len(SEAS)


@rule("0.KING.05")
def test_six_play_on_the_whole_map() -> None:
    assert all(LAND.active(list(range(6))))
    assert not all(LAND.active([HUNGARY, ROMANS, BYZANTIUM]))


@rule("W.TERR.02")
def test_terrain_and_rivers_cost_movement_only_in_the_variant() -> None:
    seen = set()
    for a in range(LAND.places):
        for b in LAND.near[a]:
            assert LAND.entry(a, b, False) == 1
            enter = {"plain": 1, "forest": 2, "hills": 2, "desert": 2, "mountain": 3}
            cost = enter[PLACES[LAND.names[b]]["terrain"]] + (1 if LAND.river(a, b) else 0)
            assert LAND.entry(a, b, True) == cost
            seen.add(cost)
    assert seen >= {1, 2, 3}
    rome, tyrrhenian = area("ROM"), area("TYR")
    assert (LAND.entry(rome, tyrrhenian, True), LAND.entry(tyrrhenian, rome, True)) == (1, 1)


@rule("W.TERR.01")
def test_every_territory_is_of_one_of_five_kinds_of_ground() -> None:
    assert set(LAND.terrain) == set(range(5))
    assert TERRAINS == ("plain", "forest", "hills", "desert", "mountain")


@rule("5.NAVAL.01")
def test_units_stand_in_every_sea_and_nobody_controls_it(match: Callable[..., ScriptedMatch]) -> None:
    m = match()
    lords = m.s.lord[:]
    for sea in range(LAND.places, LAND.size):
        m.s.add(sea, 0, 0, 1)
        m.s.remove(sea, 0, 0, 1)
    assert m.s.lord == lords
