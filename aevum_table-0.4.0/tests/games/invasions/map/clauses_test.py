"""What the chapters say of the map itself: III.E, III.F, X.D, XVIII.J and XVIII.K."""

import pytest

from aevum.games.invasions.atlas import BOX, BY_LAND, RANGE, RIVER, STRAIT, WATER, Atlas, City, atlas
from aevum.games.invasions.rules.troops import PACKAGE
from aevum.kit.tables import rows
from aevum.testing import rule

WHOLE = atlas(east=True)
BOARDS = [pytest.param(atlas(), id="base"), pytest.param(WHOLE, id="east")]
CARAVANS = {row["province"]: row for row in rows(PACKAGE, "caravans")}
CLOSED = rows(PACKAGE, "closed")


def cities() -> list[City]:
    return [found.city for found in WHOLE.provinces if found.city]


@rule("III.E.1")
@pytest.mark.parametrize("board", BOARDS)
def test_the_map_is_provinces_and_seas(board: Atlas) -> None:
    boxes = board.graph.of_kind(BOX)
    assert len(board.provinces) + len(board.seas) + len(boxes) == board.graph.size
    assert not any(board.graph.neighbours(box) for box in boxes)


@rule("III.E.2")
def test_every_province_has_a_name_an_income_and_a_terrain() -> None:
    assert len({found.name for found in WHOLE.provinces}) == 238
    assert {found.half_income for found in WHOLE.provinces} == {0, 1, 2, 4, 6}
    assert all(found.terrain for found in WHOLE.provinces)


@rule("III.E.3")
def test_provinces_may_hold_a_site_a_city_a_port_a_granary_a_caravan() -> None:
    assert {bool(found.city) for found in WHOLE.provinces} == {True, False}
    assert {found.port >= 0 for found in cities()} == {True, False}
    assert {found.granary for found in WHOLE.provinces} == {True, False}
    assert {found.caravan for found in WHOLE.provinces} == {True, False}


@rule("III.E.6")
@pytest.mark.parametrize("board", BOARDS)
def test_areas_share_out_the_provinces(board: Atlas) -> None:
    shared = [number for area in board.areas.values() for number in area.provinces]
    alone = [found.number for found in board.provinces if not found.area]
    assert sorted(shared + alone) == [found.number for found in board.provinces]


@rule("III.E.7")
@pytest.mark.parametrize("board", BOARDS)
def test_areas_have_a_status_and_the_incomes_that_go_with_it(board: Atlas) -> None:
    for area in board.areas.values():
        if area.provinces:
            assert area.status in ("barbarian", "civilized")
            assert area.half_kingdom, area.name
            assert (area.half_empire is not None) == (area.status == "civilized"), area.name


@rule("III.F.2")
def test_sites_are_there_for_new_cities_and_have_no_walls() -> None:
    sites = [found for found in cities() if not found.level]
    assert len({site.name for site in sites}) == len(sites) > 0
    assert not any(site.fortified for site in sites)


@rule("III.F.3")
def test_cities_are_fortified_or_not() -> None:
    assert {found.fortified for found in cities() if found.level} == {True, False}
    assert all((found.walls > 0) == found.fortified for found in cities())


@rule("X.D.1")
def test_caravan_provinces() -> None:
    names = {"Aegyptus", "Rhagae", "Siraces", "Tripolitania"}
    assert {found.name for found in atlas().provinces if found.caravan} == names
    signs = {row["province"] for row in rows(PACKAGE, "provinces") if row["caravan"] == "1"}
    assert signs == set(CARAVANS)


@rule("X.D.4")
def test_each_face_of_the_die_finds_one_caravan() -> None:
    faces = {
        name: range(int(row["low"]), int(row["high"]) + 1) for name, row in CARAVANS.items() if row["low"]
    }
    assert {name: len(found) for name, found in faces.items()} == {
        "Aegyptus": 2,
        "Rhagae": 5,
        "Siraces": 2,
        "Tripolitania": 1,
    }
    assert [face for found in faces.values() for face in found] == list(range(1, 11))


@rule("XVIII.J.3")
@pytest.mark.parametrize("board", BOARDS)
def test_an_army_crosses_a_strait_without_ships(board: Atlas) -> None:
    belgae, cantium = board.find("Belgae"), board.find("Cantium")
    assert board.land.path(belgae, cantium) == [belgae, cantium]
    ashore = board.graph.net(BY_LAND & ~(1 << STRAIT))
    assert ashore.path(belgae, cantium) == [], "it is the strait that joins them"


@rule("XVIII.K.1", "XVIII.K.2", "XVIII.K.3")
def test_nothing_else_is_closed() -> None:
    assert {row["area_or_province"] for row in CLOSED} == {"Scythia", "Arabia Deserta", "Mauretania"}


@rule("XXXIV.0.8")
def test_borders_part_provinces_or_seas_and_only_those_of_land_have_a_river_or_ridge() -> None:
    seas = {sea.number for sea in WHOLE.seas}
    assert all(WHOLE.graph.border(a, b) == WATER for a in seas for b in WHOLE.water.near[a])
    for border in WHOLE.borders.values():
        assert not {border.a, border.b} & seas
        assert bool(border.name) == (border.kind in (RIVER, RANGE, STRAIT)), border
