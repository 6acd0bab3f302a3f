"""The board as its tables give it: hexes, regions, burgs, ports, seas and hexsides."""

from collections import Counter

import pytest

from aevum.games.charlemagne.rules.land import LAND, NO_GATE
from aevum.games.charlemagne.rules.regions import REGIONS
from aevum.games.charlemagne.rules.tables import PACKAGE
from aevum.kit.tables import rows
from aevum.testing import rule
from tests.games.charlemagne.country import RIVER, STRAIT

HEXES = rows(PACKAGE, "hexes")
SIDES = rows(PACKAGE, "hexsides")
ISLANDS = {"BYZ": 5, "COR": 4, "DEN": 2, "NOR": 2}
"""Regions that lie in more than one piece, straits counted as land: islands, enclaves, Scania, Gotland."""


@rule("2.1")
def test_every_land_hex_is_of_one_of_31_regions_and_clear_or_rough() -> None:
    land = [row for row in HEXES if row["kind"] == "land"]
    assert {row["region"] for row in land} == set(REGIONS)
    assert len(REGIONS) == 31
    assert {row["terrain"] for row in land} == {"clear", "rough"}
    assert all(not row["region"] and row["sea"] for row in HEXES if row["kind"] == "sea")
    assert len(land) == 1203
    assert len(HEXES) - len(land) < 900


def test_rows_are_sorted_and_say_why() -> None:
    names = [row["hex"] for row in HEXES]
    assert names == sorted(set(names))
    assert all(row["source"] == "reconstructed" and row["reason"] for row in HEXES + SIDES)


@rule("2.2")
def test_every_burg_has_a_hex_of_its_own_in_its_region() -> None:
    placed = {row["burg"]: row["region"] for row in HEXES if row["burg"]}
    assert placed == {row["burg"]: row["region"] for row in rows(PACKAGE, "burgs")}
    assert sum(1 for row in HEXES if row["burg"]) == 97


@rule("2.3")
def test_ports_reach_the_sea() -> None:
    for number, row in enumerate(HEXES):
        assert bool(row["gate"]) == (row["port"] == "river")
        if row["port"]:
            assert row["burg"]
        if row["port"] == "coast":
            assert LAND.shores[number]
        if LAND.gate[number] != NO_GATE:
            assert LAND.sea[LAND.gate[number]]
    assert Counter(row["port"] for row in HEXES if row["port"]) == {"coast": 28, "river": 6}


@rule("2.4")
def test_passes_are_rough_and_rivers_run_between_land_hexes() -> None:
    passes = {row["pass"]: row for row in HEXES if row["pass"]}
    assert {"Mont Cenis", "Great St Bernard", "Brenner", "Roncesvalles"} <= set(passes)
    assert all(row["terrain"] == "rough" for row in passes.values())
    for side in SIDES:
        a, b = LAND.number(side["a"]), LAND.number(side["b"])
        assert b in LAND.near[a]
        assert LAND.side(a, b) == (RIVER if side["kind"] == "river" else STRAIT)


@rule("2.5")
def test_straits_join_what_water_parts() -> None:
    straits = {row["name"] for row in SIDES if row["kind"] == "strait"}
    assert straits == {"Strait of Messina", "Strait of Bonifacio", "Little Belt", "Great Belt"}


@rule("2.5")
def test_the_sound_is_open_water_because_the_baltic_has_no_other_door() -> None:
    sea = [number for number in range(LAND.size) if LAND.sea[number]]
    found, queue = {sea[0]}, [sea[0]]
    for at in queue:
        for other in LAND.sea_near[at]:
            if other not in found:
                found.add(other)
                queue.append(other)
    assert len(found) == len(sea)


@pytest.mark.parametrize("region", REGIONS)
def test_a_region_is_of_one_piece_but_for_its_islands(region: str) -> None:
    left = set(LAND.hexes[REGIONS.index(region)])
    pieces = 0
    while left:
        pieces += 1
        queue = [left.pop()]
        for at in queue:
            fresh = left.intersection(LAND.near[at])
            left -= fresh
            queue += fresh
    assert pieces == ISLANDS.get(region, 1)


def test_every_land_hex_can_be_reached_from_the_sea() -> None:
    queue = [number for number in range(LAND.size) if LAND.shores[number] and not LAND.sea[number]]
    found = set(queue)
    for at in queue:
        fresh = set(LAND.near[at]) - found
        found |= fresh
        queue += sorted(fresh)
    assert len(found) == sum(1 for wet in LAND.sea if not wet)


@rule("2.6.a")
@pytest.mark.parametrize(
    ("region", "hexes"), [("BYZ", ("3543", "4646", "5140", "3930")), ("COR", ("2143", "2342", "2641"))]
)
def test_islands_and_enclaves_belong_to_their_region(region: str, hexes: tuple[str, ...]) -> None:
    own = {LAND.names[number] for number in LAND.hexes[REGIONS.index(region)]}
    assert own >= set(hexes)
