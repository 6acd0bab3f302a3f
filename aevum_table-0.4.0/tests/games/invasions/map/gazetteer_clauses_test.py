"""XXXIII The gazetteer: its lists, its footnotes and what the extension changes."""

from collections.abc import Iterable

import pytest

from aevum.games.invasions.atlas import Area, Atlas, Box, Province, Sea, atlas
from aevum.games.invasions.rules.troops import PACKAGE
from aevum.kit.tables import rows
from aevum.testing import rule

BASE, WHOLE = atlas(), atlas(east=True)
AREAS = [area for area in WHOLE.areas.values() if area.provinces]
EASTERN = {"Oxia", "Parthia", "Persia Orientalis", "India"}
PERSIAN_BOX = "Persia Orientalis (off-map)"


def names(places: Iterable[Area | Province | Sea | Box]) -> set[str]:
    return {place.name for place in places}


@rule("XXXIII.0.1", "XXXIII.0.2")
def test_what_the_extension_adds() -> None:
    assert names(WHOLE.areas.values()) - names(BASE.areas.values()) >= EASTERN
    added = names(WHOLE.provinces) - names(BASE.provinces)
    assert added == {p.name for p in WHOLE.provinces if p.area in EASTERN} - {"Kushania"} | {"Mazania"}
    assert names(WHOLE.seas) - names(BASE.seas) == {"Mare Aralis", "Oceanus Indianicus"}
    assert {"India Meridionalis", "India Septentrionalis"} <= names(WHOLE.boxes) - names(BASE.boxes)
    assert names(BASE.provinces) < names(WHOLE.provinces)


@rule("XXXIII.0.3")
def test_levels_of_cities_and_which_start_fortified() -> None:
    cities = [p.city for p in WHOLE.provinces if p.city]
    assert {city.level for city in cities} == {0, 1, 2, 3}
    assert {city.level for city in cities if city.fortified} == {1, 2, 3}
    assert sum(city.fortified for city in cities) == 18


@rule("XXXIII.0.4")
def test_the_six_terrains() -> None:
    found = {p.terrain for p in WHOLE.provinces}
    assert found == {"plain", "steppe", "desert", "forest", "marsh", "mountain"}


@pytest.mark.parametrize(
    ("status", "found"),
    [
        pytest.param(
            "barbarian",
            "Arabia, Balticum, Barbarum, Caledonia Hibernia, Caucasus, Danubius, Germania, Mauretania, Oxia,"
            " Sarmatia, Scandinavia, Scythia",
            marks=rule("XXXIII.B.1"),
        ),
        pytest.param(
            "civilized",
            "Aegyptus, Africa, Asia, Britannia, Cappadocia, Gallia Meridionalis, Gallia Septentrionalis,"
            " Graecia, Hispania, Illyria, India, Italia, Mesopotamia, Moesia, Oriens, Parthia,"
            " Persia Orientalis, Persis",
            marks=rule("XXXIII.C.1"),
        ),
    ],
)
def test_the_areas_by_status(status: str, found: str) -> None:
    assert {area.name for area in AREAS if area.status == status} == set(found.split(", "))


@rule("XXXIII.C.2")
@pytest.mark.parametrize("name", ["Balearica", "Cyclades"])
def test_two_groups_of_islands_enclose_no_sea(name: str) -> None:
    number = WHOLE.find(name)
    for sea in WHOLE.seas_of(number):
        assert len(WHOLE.shores_of(sea)) > 1
        assert len(WHOLE.coasts_of(number, sea)) == 1, "one shore all around"


@rule("XXXIII.C.3")
def test_kushania_is_in_no_area_of_the_base_map() -> None:
    assert BASE.provinces[BASE.find("Kushania")].area == ""
    assert WHOLE.provinces[WHOLE.find("Kushania")].area == "Parthia"
    assert [p.name for p in BASE.provinces if not p.area] == ["Kushania"]
    assert [p.name for p in WHOLE.provinces if not p.area] == []


@pytest.mark.parametrize(
    ("box", "gold", "board", "other"),
    [
        pytest.param("Asia Centralis", 0, WHOLE, BASE, marks=rule("XXXIII.B.3")),
        pytest.param("India Meridionalis", 2, WHOLE, BASE, marks=rule("XXXIII.C.4")),
        pytest.param("India Septentrionalis", 2, WHOLE, BASE, marks=rule("XXXIII.C.4")),
        pytest.param(PERSIAN_BOX, 2, BASE, WHOLE, marks=rule("XXXIII.C.5")),
    ],
)
def test_boxes_off_the_map(box: str, gold: int, board: Atlas, other: Atlas) -> None:
    assert [found.half_income for found in board.boxes if found.name == box] == [2 * gold]
    assert box not in names(other.boxes)
    assert board.graph.neighbours(board.graph.number(box)) == []


@rule("XXXIII.C.6")
def test_the_extension_trades_the_caravan_of_rhagae_for_one_in_indus() -> None:
    base, whole = (names(p for p in board.provinces if p.caravan) for board in (BASE, WHOLE))
    assert base - whole == {"Rhagae"}
    assert whole - base == {"Indus"}


@rule("XXXIII.C.7")
def test_granaries() -> None:
    found = "Africa, Aquitania, Chaldea, Cisalpina, Delta, Hispalensis, Neustria, Nilus, Novogardia, Thracia"
    assert {p.name for p in BASE.provinces if p.granary} == set(found.split(", "))
    assert {p.name for p in WHOLE.provinces if p.granary} == {*found.split(", "), "Indus"}


@pytest.mark.parametrize("table", ["areas", "seas", "rivers", "caravans", "closed"])
def test_every_row_names_its_rule(table: str) -> None:
    assert [row for row in rows(PACKAGE, table) if not row.get("rule")] == []
