"""The map: how much there is of everything, that it hangs together, and the distances the rulebook tells."""

import pytest

from aevum.kit.tables import rows
from aevum.testing import rule
from tests.games.medioevo.tables.ways import (
    BY_ALL,
    BY_LAND,
    CODES,
    EDGES,
    PACKAGE,
    PLACES,
    SEAS,
    distance,
    home,
    near,
    steps,
)

KINGDOMS = [row["kingdom"] for row in rows(PACKAGE, "kingdoms")]
SETTLEMENTS = {place for place, row in PLACES.items() if row["settlement"] == "1"}
PORTS = {place for place, row in PLACES.items() if row["port"] == "1"}
FIRES = {place for place, row in PLACES.items() if row["fire"] == "1"}
ISLANDS = {"Panormum", "Sardinia", "Candia", "Rhodes", "Sweden", "Gotland", "Cyprus"}
SURROUNDINGS = {
    # within three steps of a home: territories, settlements, fires
    "holy-roman-empire": (45, 9, 6),
    "hungary": (47, 14, 7),
    "byzantium": (55, 20, 5),
    "mamluks": (32, 11, 4),
    "novgorod": (31, 9, 4),
    "golden-horde": (42, 16, 6),
}


def test_how_many_there_are() -> None:
    assert (len(PLACES), len(SEAS), len(SETTLEMENTS), len(PORTS), len(FIRES)) == (127, 27, 40, 23, 17)
    kinds = [edge["kind"] for edge in EDGES]
    assert {kind: kinds.count(kind) for kind in sorted(set(kinds))} == {
        "coast": 67, "land": 269, "port": 40, "sea": 38, "strait": 1,
    }  # fmt: skip


def test_every_edge_is_of_the_kind_that_its_ends_ask_for() -> None:
    seen = set()
    for edge in EDGES:
        a, b, kind = edge["a"], edge["b"], edge["kind"]
        seen.add(frozenset((a, b)))
        if kind in BY_LAND:
            assert a in PLACES
            assert b in PLACES
        elif kind == "sea":
            assert a in SEAS
            assert b in SEAS
        else:
            land, sea = (a, b) if a in PLACES else (b, a)
            assert sea in SEAS
            assert (kind == "port") == (land in PORTS), edge
        assert kind == "land" or not edge["river"]
    assert len(seen) == len(EDGES)
    assert all(len(pair) == 2 for pair in seen)


def test_everything_can_be_reached_and_islands_by_ship() -> None:
    assert steps(["ROM"]).keys() == PLACES.keys() | SEAS.keys()
    # A galley leaves a port, sails and docks; an army walks on from there.
    assert steps(["ROM"], ("land", "strait", "port", "sea")).keys() == PLACES.keys() | SEAS.keys()
    mainland = steps(["ROM"], BY_LAND).keys()
    assert {PLACES[place]["name"] for place in PLACES.keys() - mainland} == ISLANDS
    assert all(CODES[name] in PORTS for name in ISLANDS)


@pytest.mark.parametrize("kingdom", KINGDOMS)
def test_a_home_is_seven_connected_territories_without_a_fire(kingdom: str) -> None:
    own = home(kingdom)
    assert len(own) == 7
    beside = near(BY_LAND)
    reached, edge = set[str](), {min(own)}
    while edge:
        reached |= edge
        edge = {b for a in edge for b in beside[a]} & own - reached
    assert reached == own
    assert own & SETTLEMENTS
    assert not own & FIRES


def test_two_kingdoms_begin_without_a_port() -> None:
    assert [kingdom for kingdom in KINGDOMS if not home(kingdom) & PORTS] == ["hungary", "holy-roman-empire"]


@pytest.mark.parametrize(("kingdom", "counts"), SURROUNDINGS.items())
def test_what_lies_within_three_steps_of_a_home(kingdom: str, counts: tuple[int, int, int]) -> None:
    close = {area for area, count in steps(home(kingdom)).items() if count <= 3} & PLACES.keys()
    assert (len(close), len(close & SETTLEMENTS), len(close & FIRES)) == counts


@rule("6.BUY.02")
def test_every_settlement_produces_one_good_and_nothing_else_does() -> None:
    assert {place for place, row in PLACES.items() if row["good"]} == SETTLEMENTS
    goods = [PLACES[place]["good"] for place in SETTLEMENTS]
    assert {good: goods.count(good) for good in goods} == {row["good"]: 5 for row in rows(PACKAGE, "goods")}


@pytest.mark.parametrize(
    ("place", "good"), [("Caffa", "slaves"), ("Saraj", "spices"), ("Rome", "grain")]
)  # 6.MOVE.06, 6.BUY.07
def test_goods_of_the_examples(place: str, good: str) -> None:
    row = PLACES[CODES[place]]
    assert (row["good"], row["good_source"].split()[0]) == (good, "rulebook")


def test_goods_that_the_examples_rule_out() -> None:
    # Green is sold at Trebizond and Antakya, a yellow cube lies at Trebizond (6.GMKT.05, 6.ROUTE.11).
    assert PLACES[CODES["Trebizond"]]["good"] not in ("slaves", "grain")
    assert PLACES[CODES["Antakya"]]["good"] != "slaves"
    # Black is sold at Rome (B.YELL.1), orange lies at Trebizond, green is sold at Saraj (6.MOVE.06).
    assert PLACES[CODES["Rome"]]["good"] != "weapons"
    assert PLACES[CODES["Trebizond"]]["good"] != "spices"
    assert PLACES[CODES["Saraj"]]["good"] != "slaves"


@pytest.mark.parametrize(
    "name",
    [
        "Rome",
        "Jerusalem",
        "Constantinople",
        "Trebizond",
        "Caffa",
        "Saraj",
        "Antakya",
        "Panormum",
        "Alexandria",
    ],
)
def test_settlements_that_the_rulebook_names(name: str) -> None:
    row = PLACES[CODES[name]]
    assert (row["settlement"], row["name_source"].split()[0]) == ("1", "rulebook")


@pytest.mark.parametrize("name", ["Constantinople", "Panormum"])  # 5.MOVE.19, B.YELL.3
def test_ports_of_the_examples(name: str) -> None:
    row = PLACES[CODES[name]]
    assert (row["port"], row["port_source"].split()[0]) == ("1", "rulebook")


def test_what_is_printed_of_the_map_is_no_more_than_the_rulebook_tells() -> None:
    printed = {
        column: {row["name"] for row in PLACES.values() if row[column].startswith("rulebook")}
        for column in ("good_source", "port_source")
    }
    assert printed == {
        "good_source": {"Caffa", "Saraj", "Rome"},
        "port_source": {"Constantinople", "Panormum"},
    }
    assert sum(row["name_source"].startswith("rulebook") for row in PLACES.values()) == 9


@pytest.mark.parametrize(
    ("a", "b", "kinds", "expected"),
    [
        ("Caffa", "Saraj", BY_LAND, 3),  # 6.MOVE.06
        ("Saraj", "Trebizond", BY_LAND, 2),  # 6.GMKT.05: 5 by way of Saraj
        ("Caffa", "Trebizond", BY_LAND, 5),
        ("Trebizond", "Antakya", BY_LAND, 3),
        ("Kiev", "Caffa", BY_LAND, 2),
        ("Rome", "Panormum", BY_ALL, 2),  # B.BLUE.2, B.YELL.3
        ("Rome", "Panormum", ("port", "sea"), 2),
    ],
)
def test_distances(a: str, b: str, kinds: tuple[str, ...], expected: int) -> None:
    assert distance(a, b, kinds) == expected


def test_the_way_from_caffa_to_trebizond_may_lead_through_saraj() -> None:
    assert distance("Caffa", "Saraj", BY_LAND) + distance("Saraj", "Trebizond", BY_LAND) == 5


def test_rome_and_panormum_are_neighbours_across_one_sea_zone() -> None:
    assert near(BY_ALL)["ROM"] & near(BY_ALL)["PNM"] == {"TYR"}
    assert not near(BY_LAND)["PNM"]
    assert distance("Rome", "Panormum") <= 3


def test_constantinople_has_a_territory_one_step_away_and_lies_at_sea() -> None:
    beside = near(BY_LAND)["CON"]
    assert beside
    assert near(("port",))["CON"] <= SEAS.keys()


def test_trebizond_burns_and_is_two_steps_from_a_territory_of_a_player() -> None:
    # 2.BARB.10: two points take the horde of Trebizond two territories on to a player.
    assert "TRE" in FIRES
    assert 2 in {steps(["TRE"])[place] for place, row in PLACES.items() if row["home"]}


def test_the_dardanelles_are_the_one_strait() -> None:
    assert [(edge["a"], edge["b"]) for edge in EDGES if edge["kind"] == "strait"] == [("GAL", "TRO")]
    assert near(("land",))["GAL"].isdisjoint(near(("land",))["TRO"])
    # The other side of the straits is reached that way only: Constantinople does not touch Nicaea.
    assert distance("Constantinople", "Nicaea", BY_LAND) == 3


def test_jerusalem_is_a_home_of_the_mamluks_and_rome_of_nobody() -> None:
    assert PLACES["JER"]["home"] == "mamluks"
    assert PLACES["ROM"]["home"] == ""


def _side(a: str, b: str, c: str) -> float:
    (ay, ax), (by, bx), (cy, cx) = ((float(PLACES[p]["lat"]), float(PLACES[p]["lon"])) for p in (a, b, c))
    return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)


def test_no_two_borders_cross_when_drawn_straight() -> None:
    borders = [(edge["a"], edge["b"]) for edge in EDGES if edge["kind"] in BY_LAND]
    crossing = [
        (first, second)
        for number, first in enumerate(borders)
        for second in borders[number + 1 :]
        if not set(first) & set(second)
        and _side(*first, second[0]) * _side(*first, second[1]) < 0
        and _side(*second, first[0]) * _side(*second, first[1]) < 0
    ]
    assert crossing == []


def test_names_are_told_apart() -> None:
    names = [row["name"] for row in [*PLACES.values(), *SEAS.values()]]
    assert len(set(names)) == len(names)
    assert not PLACES.keys() & SEAS.keys()
    assert all(key.isascii() and key.isupper() and len(key) == 3 for key in PLACES.keys() | SEAS.keys())
