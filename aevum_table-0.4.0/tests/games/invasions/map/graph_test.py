"""The graph of the map: what makes it a map at all."""

import csv
from collections import defaultdict
from pathlib import Path

import networkx
import pytest

from aevum.games.invasions.atlas import BORDERS, BY_LAND, COAST, PROVINCE, SEA, STRAIT, WATER, atlas
from aevum.games.invasions.rules.troops import PACKAGE
from aevum.kit.tables import rows
from aevum.testing import rule

BOARDS = pytest.mark.parametrize("east", [False, True], ids=["base", "east"])
LISTED = rows(PACKAGE, "borders")
COASTS = rows(PACKAGE, "coasts")
AREA = {row["province"]: row["area"] for row in rows(PACKAGE, "provinces")}
ISLANDS = {
    "Balearica",
    "Corsica",
    "Creta",
    "Cyclades",
    "Cyprus",
    "Gothlandia",
    "Sardinia",
    "Selandia",
    "Sicilia",
}
DECISIONS = Path(__file__).parents[4] / "docs" / "map-decisions.csv"


def picture(east: bool, *kinds: int) -> networkx.Graph:
    """The borders of these kinds as the graph that the planarity test takes."""
    board = atlas(east)
    graph = networkx.Graph()
    for a in range(board.graph.size):
        for kind in kinds:
            graph.add_edges_from((a, b) for b in board.graph.neighbours(a, 1 << kind))
    return graph


def test_pairs_are_in_order_and_unique() -> None:
    pairs = [(row["a"], row["b"]) for row in LISTED]
    assert pairs == sorted(set(pairs))
    assert all(a < b for a, b in pairs)
    seas = [(row["a"], row["b"]) for row in rows(PACKAGE, "sea-borders")]
    assert seas == sorted(set(seas))
    assert all(a < b for a, b in seas)


@BOARDS
def test_borders_go_both_ways(east: bool) -> None:
    graph = atlas(east).graph
    for kind in range(len(BORDERS)):
        for a in range(graph.size):
            assert all(a in graph.neighbours(b, 1 << kind) for b in graph.neighbours(a, 1 << kind))


def test_a_row_belongs_to_the_map_of_its_places() -> None:
    eastern = {row["province"] for row in rows(PACKAGE, "provinces") if row["map"] == "to_the_east"}
    eastern |= {row["sea"] for row in rows(PACKAGE, "seas") if row["map"] == "to_the_east"}
    for row in [*LISTED, *rows(PACKAGE, "sea-borders")]:
        assert (row["map"] == "to_the_east") == bool({row["a"], row["b"]} & eastern), row
    for row in COASTS:
        assert (row["map"] == "to_the_east") == bool({row["province"], row["sea"]} & eastern), row


@rule("III.E.4")
def test_rivers_ranges_and_straits_have_names_and_open_borders_none() -> None:
    for row in LISTED:
        assert bool(row["name"]) == (row["border"] != "open"), row
        assert bool(row["sea"]) == (row["border"] == "strait"), row
    rivers = {row["river"] for row in rows(PACKAGE, "rivers")}
    named = defaultdict(set)
    for row in LISTED:
        named[row["border"]].add(row["name"])
    assert named["river"] == rivers
    assert not rivers & named["range"]


@rule("III.E.4")
@pytest.mark.parametrize("island", sorted(ISLANDS))
def test_islands_reach_land_only_by_sea_or_strait(island: str) -> None:
    board = atlas(True)
    place = board.find(island)
    assert not board.graph.neighbours(place, BY_LAND & ~(1 << STRAIT))
    assert board.seas_of(place)


@BOARDS
def test_all_other_provinces_have_a_land_neighbour(east: bool) -> None:
    board = atlas(east)
    lonely = {
        p.name for p in board.provinces if not board.graph.neighbours(p.number, BY_LAND & ~(1 << STRAIT))
    }
    assert lonely == ISLANDS


@BOARDS
def test_the_map_is_one(east: bool) -> None:
    board = atlas(east)
    net = board.graph.net(BY_LAND | 1 << COAST | 1 << WATER)
    places = [number for number, kind in enumerate(board.graph.kinds) if kind in (PROVINCE, SEA)]
    assert sorted(net.component(board.find("Latium"))) == places


@BOARDS
def test_the_mainland_is_one(east: bool) -> None:
    """Land and straits join everything but the far isles: Scandinavia by the Belts, Britain by Dover."""
    board = atlas(east)
    mainland = set(board.land.component(board.find("Latium")))
    assert {p.name for p in board.provinces if p.number not in mainland} == {
        "Balearica",
        "Corsica",
        "Creta",
        "Cyclades",
        "Cyprus",
        "Gothlandia",
        "Sardinia",
    }


@BOARDS
@pytest.mark.parametrize(
    "kinds",
    [(0, 1, 2), (0, 1, 2, STRAIT), (0, 1, 2, COAST, WATER)],
    ids=["land", "land and straits", "land, coasts and seas"],
)
def test_no_two_borders_cross(east: bool, kinds: tuple[int, ...]) -> None:
    """Places that touch on a flat sheet make a planar graph; only a strait may cross the line of two seas."""
    planar, _ = networkx.check_planarity(picture(east, *kinds))
    assert planar


@rule("XVIII.J.1")
def test_straits_lie_in_a_sea_that_both_sides_touch() -> None:
    shores = {(row["province"], row["sea"]) for row in COASTS}
    straits = [row for row in LISTED if row["border"] == "strait"]
    assert len(straits) == len({row["name"] for row in straits}) == 10
    for row in straits:
        assert {(row["a"], row["sea"]), (row["b"], row["sea"])} <= shores, row["name"]


@rule("XVIII.J.2")
def test_a_strait_makes_neighbours() -> None:
    board = atlas()
    for border in board.borders.values():
        if border.kind == STRAIT:
            assert board.land.distance(border.a, border.b) == 1


def test_the_coasts_of_a_sea_are_numbered_without_gaps() -> None:
    numbers = defaultdict(set)
    for row in COASTS:
        numbers[row["sea"]].add(int(row["coast"]))
    assert set(numbers) == {row["sea"] for row in rows(PACKAGE, "seas")}
    for sea, found in numbers.items():
        assert found == set(range(1, len(found) + 1)), sea


def test_a_coast_is_a_run_of_neighbours() -> None:
    """Along a shore one walks from province to province; islands are coasts of their own."""
    land = {frozenset((row["a"], row["b"])) for row in LISTED if row["border"] != "strait"}
    coasts = defaultdict(set)
    for row in COASTS:
        coasts[row["sea"], row["coast"]].add(row["province"])
    for name, members in coasts.items():
        walk = networkx.Graph([tuple(pair) for pair in land if pair <= members])
        walk.add_nodes_from(members)
        assert networkx.is_connected(walk), name
        assert len(members) == 1 or not members & ISLANDS, name


@rule("XXXIII.D.1")
@pytest.mark.parametrize("river", [row["river"] for row in rows(PACKAGE, "rivers")])
def test_a_river_is_a_border_in_just_the_areas_it_drains(river: str) -> None:
    (drained,) = [row["areas"] for row in rows(PACKAGE, "rivers") if row["river"] == river]
    touched = {AREA[row[end]] for row in LISTED if row["name"] == river for end in ("a", "b")}
    assert touched == set(drained.split("; "))


def decisions() -> list[dict[str, str]]:
    with DECISIONS.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_the_decisions_that_are_told_are_those_that_are_kept() -> None:
    land = {(row["a"], row["b"]): row for row in LISTED}
    shores = {(row["province"], row["sea"]) for row in COASTS}
    for told in decisions():
        pair, yes = (told["a"], told["b"]), told["decision"] == "yes"
        match told["kind"]:
            case "land":
                assert (pair in land) == yes, told
            case "coast":
                assert (pair in shores) == yes, told
            case "border":
                assert " ".join((land[pair]["border"], land[pair]["name"])).strip() == told["decision"]
            case "strait" if told["decision"] != "no":
                assert f"strait in {land[pair]['sea']}" == told["decision"]
    assert sum(told["list"] == "118" for told in decisions()) == 118
    assert all(told["reason"] for told in decisions())
