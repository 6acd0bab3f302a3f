"""The gazetteer: places, seas, rivers and closed lands, and where each row comes from."""

from collections import Counter

import pytest

from aevum.games.invasions.atlas import Atlas, atlas
from aevum.games.invasions.rules.troops import PACKAGE
from aevum.kit.tables import rows
from aevum.testing import rule

PROVINCES = {row["province"]: row for row in rows(PACKAGE, "provinces") if row["terrain"]}
BOXES = [row for row in rows(PACKAGE, "provinces") if not row["terrain"]]
AREAS = {row["area"]: row for row in rows(PACKAGE, "areas")}
SEAS = {row["sea"]: row for row in rows(PACKAGE, "seas")}
RIVERS = {row["river"]: row for row in rows(PACKAGE, "rivers")}
CLOSED = rows(PACKAGE, "closed")
NATIONS = {row["nation"]: row for row in rows(PACKAGE, "nations")}
TABLES = {
    "provinces": "note",
    "areas": "note",
    "seas": "note",
    "rivers": "note",
    "borders": "reason",
    "coasts": "reason",
    "sea-borders": "reason",
}


@rule("III.E.1")
def test_how_many_of_each() -> None:
    assert (len(PROVINCES), len(BOXES), len(SEAS), len(RIVERS)) == (238, 4, 23, 37)
    assert len({row["area"] for row in PROVINCES.values()}) == 30
    assert {row["area"] for row in PROVINCES.values()} | {row["area"] for row in BOXES} == set(AREAS)
    assert [len(atlas(east).provinces) for east in (False, True)] == [215, 238]
    assert [len(atlas(east).seas) for east in (False, True)] == [21, 23]
    assert [len(atlas(east).boxes) for east in (False, True)] == [1, 3]


@pytest.mark.parametrize("table", TABLES)
def test_every_row_tells_its_source_and_what_is_ours_its_reason(table: str) -> None:
    for row in rows(PACKAGE, table):
        assert row["source"] == "reconstructed" or row["source"].startswith("rulebook "), row
        if row["source"] == "reconstructed":
            assert row[TABLES[table]], row


def test_what_in_the_gazetteer_is_reconstructed() -> None:
    granaries = {"Africa", "Chaldea", "Cisalpina", "Delta", "Nilus", "Novogardia"}
    assert {name for name, row in PROVINCES.items() if row["source"] == "reconstructed"} == {
        *granaries,
        "Lachmidaria",
        "Litus Arabicus",
        *(name for name, row in PROVINCES.items() if row["area"] == "Oxia"),
    }


def test_cities_have_names_of_their_own() -> None:
    cities = Counter(row["city"] for row in PROVINCES.values() if row["city"])
    assert cities.most_common(1)[0][1] == 1
    assert all(row["city"] for row in PROVINCES.values() if row["fortified"] == "1")


def income(board: Atlas, area: str) -> tuple[int, int]:
    """In halves: of the provinces, and of an Empire that holds all of the Area."""
    own = [board.provinces[number] for number in board.areas[area].provinces]
    return sum(p.half_income for p in own), 4 + 2 * sum(p.city.level for p in own if p.city)


@rule("XIV.D.5", "XIV.E.4", "XXXIII.B.2")
@pytest.mark.parametrize("east", [False, True], ids=["base", "east"])
def test_printed_incomes_are_sums(east: bool) -> None:
    board = atlas(east)
    for area in board.areas.values():
        if not area.provinces:
            continue
        kingdom, empire = income(board, area.name)
        assert kingdom == (area.half_kingdom or 0), area.name
        assert area.half_empire == (empire if area.status == "civilized" else None), area.name


@rule("XIV.E.4")
def test_graecia_is_the_example_of_an_empires_income() -> None:
    assert income(atlas(), "Graecia")[1] == 2 * 9
    assert atlas().areas["Gallia Meridionalis"].half_kingdom == 2 * 12
    assert atlas().areas["Asia"].half_kingdom == 2 * 8


def test_the_halves_of_the_map() -> None:
    west = "Africa, Britannia, Gallia Meridionalis, Gallia Septentrionalis, Hispania, Illyria, Italia"
    east = "Aegyptus, Asia, Cappadocia, Graecia, Mesopotamia, Moesia, Oriens, Persis"
    halves = {
        half: {name for name, row in AREAS.items() if row["map_half"] == half} for half in ("west", "east")
    }
    assert halves == {"west": set(west.split(", ")), "east": set(east.split(", "))}


@rule("III.E.5", "XXXIII.A.1")
def test_monopoly_values() -> None:
    printed = {
        3: "Mare Aegeum, Mare Nostrum Orientalis, Oceanus Indianicus, Sinus Persicus",
        2: "Mare Siculum, Mare Tyrrheneum, Pontus Euxinus",
        1: "Mare Adriaticum, Mare Mauretanicum, Mare Rubrum, Oceanus Britannicus, Sinus Gaditanus,"
        " Sinus Gallicus",
    }
    values = {name: int(row["monopoly"]) for name, row in SEAS.items()}
    for value, names in printed.items():
        assert {name for name in values if values[name] == value} == set(names.split(", "))
    assert sorted(values.values()).count(0) == 10


def test_mediterranean_seas() -> None:
    inside = {name for name, row in SEAS.items() if row["mediterranean"] == "1"}
    assert {"Mare Mauretanicum", "Pontus Euxinus"} <= inside, "both by the text"
    assert not [name for name in inside if name.startswith("Oceanus")]
    assert not inside & {"Sinus Gaditanus", "Mare Caspium", "Mare Rubrum", "Mare Suebicum", "Sinus Persicus"}


@rule("III.F.8")
@pytest.mark.parametrize("province", sorted(name for name, row in PROVINCES.items() if row["port_sea"]))
def test_a_port_touches_its_sea(province: str) -> None:
    board = atlas(True)
    assert board.find(PROVINCES[province]["port_sea"]) in board.seas_of(board.find(province))


@rule("III.F.8")
def test_seas_without_a_port() -> None:
    assert set(SEAS) - {row["port_sea"] for row in PROVINCES.values()} == {
        "Mare Aralis",
        "Mare Caspium",
        "Oceanus Caledonicus",
        "Oceanus Occidentalis",
    }


@rule("XXXIII.D.1")
def test_rivers_name_areas() -> None:
    for row in RIVERS.values():
        assert set(row["areas"].split("; ")) <= set(AREAS), row["river"]
    east = {name for name, row in AREAS.items() if row["map"] == "to_the_east"}
    for name, row in RIVERS.items():
        assert (row["map"] == "to_the_east") == (set(row["areas"].split("; ")) <= east), name


@pytest.mark.parametrize(
    ("land", "open_to"),
    [
        pytest.param("Scythia", {("nomads", ""), ("ostrogoths", "turn 1")}, marks=rule("XVIII.K.1")),
        pytest.param("Arabia Deserta", {("arabs", "raid")}, marks=rule("XVIII.K.2")),
        pytest.param("Mauretania", {("berbers", "raid"), ("mauritanians", "")}, marks=rule("XVIII.K.3")),
    ],
)
def test_closed_lands(land: str, open_to: set[tuple[str, str]]) -> None:
    own = [row for row in CLOSED if row["area_or_province"] == land]
    assert {(row["open_to"], row["when"]) for row in own} == open_to
    assert {row["kind"] for row in own} == {"province" if land in PROVINCES else "area"}
    assert land in PROVINCES or land in AREAS
    assert {who for who, _ in open_to} <= {"nomads", *NATIONS}
