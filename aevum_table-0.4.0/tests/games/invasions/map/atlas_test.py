"""The atlas: what it reads out of the tables, and what it says of tables that cannot be right."""

import pytest

from aevum.engine.refusal import BadData
from aevum.games.invasions.atlas import BOX, BY_LAND, PROVINCE, SEA, STRAIT, Atlas, Box, Province, Sea, atlas
from aevum.games.invasions.atlas_tables import read, shipped

Tables = dict[str, list[dict[str, str]]]


@pytest.fixture
def tables() -> Tables:
    """A copy that a test may spoil."""
    return {name: [dict(row) for row in rows] for name, rows in shipped().items()}


def names(board: Atlas, numbers: list[int]) -> list[str]:
    return [board.graph.names[number] for number in numbers]


def test_base_map_and_extension() -> None:
    base, east = atlas(False), atlas(True)
    assert len(east.provinces) == 238
    assert len(east.seas) == 23
    assert {area.name for area in base.areas.values()} < {area.name for area in east.areas.values()} | {
        area for area in base.areas if "off-map" in area
    }
    assert {p.name for p in base.provinces} < {p.name for p in east.provinces}
    assert sum(1 for area in east.areas.values() if area.provinces) == 30
    assert atlas(False) is base, "read once"


def test_numbers_are_those_of_the_graph() -> None:
    for board in (atlas(False), atlas(True)):
        places: list[Province | Sea | Box] = [*board.provinces, *board.seas, *board.boxes]
        assert [place.number for place in places] == list(range(board.graph.size))
        assert [place.name for place in places] == board.graph.names
        kinds = [PROVINCE] * len(board.provinces) + [SEA] * len(board.seas) + [BOX] * len(board.boxes)
        assert board.graph.kinds == kinds


def test_a_capital() -> None:
    board = atlas()
    thracia = board.provinces[board.find("Thracia")]
    assert (thracia.area, thracia.terrain, thracia.half_income) == ("Graecia", "plain", 4)
    assert thracia.city is not None
    assert (thracia.city.name, thracia.city.level, thracia.city.walls) == ("Constantinopolis", 3, 3)
    assert board.graph.names[thracia.city.port] == "Propontis"
    assert thracia.number in board.ports_of(thracia.city.port)


def test_the_bosporus_is_a_strait_with_a_name_and_a_sea() -> None:
    board = atlas()
    border = board.border(board.find("Bythinia"), board.find("Thracia"))
    assert border is not None
    assert border.kind == STRAIT
    assert border.name
    assert board.graph.names[border.sea] == "Propontis"
    assert board.border(board.find("Thracia"), board.find("Caledonia")) is None


def test_coasts_have_numbers_that_landings_can_compare() -> None:
    board = atlas()
    sea = board.find("Mare Mauretanicum")
    african = board.coasts_of(board.find("Caesarea"), sea)
    assert african
    assert african == board.coasts_of(board.find("Utica"), sea)
    assert not set(african) & set(board.coasts_of(board.find("Cartaginensis"), sea))
    assert board.coasts_of(board.find("Latium"), sea) == ()


def test_a_province_of_the_base_map_whose_area_comes_with_the_extension() -> None:
    assert atlas(False).provinces[atlas(False).find("Kushania")].area == ""
    assert atlas(True).provinces[atlas(True).find("Kushania")].area == "Parthia"


def test_ways() -> None:
    board = atlas()
    a, b = board.find("Osroene"), board.find("Amida")
    assert board.way(a, b) == [a, b]
    assert names(board, board.way(board.find("Sinus Gallicus"), board.find("Mare Mauretanicum")))[1:] == [
        "Mare Mauretanicum"
    ]
    assert board.way(board.find("Creta"), board.find("Latium")) == [], "it takes ships"
    assert board.way(board.find("Creta"), board.find("Mare Aegeum")), "on board"
    assert board.graph.net(BY_LAND).distance(a, b) == board.land.distance(b, a) == 1


@pytest.mark.parametrize(
    ("typed", "place"),
    [
        ("thracia", "Thracia"),
        ("  MOESIA   inferior", "Moesia Inferior"),
        ("moesia-inferior", "Moesia Inferior"),
        ("Constantinopolis", "Thracia"),
        ("constantinop", "Thracia"),
        ("Pontus", "Pontus"),
        ("pontus eux", "Pontus Euxinus"),
    ],
)
def test_places_are_found_as_people_type_them(typed: str, place: str) -> None:
    board = atlas()
    assert board.graph.names[board.find(typed)] == place


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("Tracia", "there is no place 'Tracia'; did you mean .*Thracia"),
        ("Moesia", "did you mean Moesia .* or Moesia"),
        ("zzz", "there is no place 'zzz'$"),
        ("Sogdiana", "'Sogdiana' is only on the map of the extension Towards the East"),
    ],
)
def test_a_place_that_is_not_there(typed: str, says: str) -> None:
    with pytest.raises(BadData, match=says):
        atlas().find(typed)


def test_the_extension_removes_the_box_that_stood_for_it() -> None:
    box = "Persia Orientalis (off-map)"
    assert [b.name for b in atlas(False).boxes] == [box]
    assert box not in [b.name for b in atlas(True).boxes]
    with pytest.raises(BadData, match="is not on the map of the extension"):
        atlas(True).find(box)


def test_an_area_that_is_not_there() -> None:
    assert atlas().find_area("gallia merid").name == "Gallia Meridionalis"
    with pytest.raises(BadData, match="there is no Area 'Grecia'; did you mean Graecia"):
        atlas().find_area("Grecia")


@pytest.mark.parametrize(
    ("file", "column", "value", "says"),
    [
        ("borders", "a", "Atlantis", r"borders.csv, line 2, a: there is no province 'Atlantis' here"),
        ("borders", "a", "Propontis", r"borders.csv, line 2, a: 'Propontis' is no province"),
        (
            "borders",
            "border",
            "wall",
            r"borders.csv, line 2, border: should be one of open, river, range, strait",
        ),
        ("borders", "sea", "Propontis", r"borders.csv, line 2, sea: a strait names its sea"),
        ("borders", "b", "Abascia", r"borders.csv, line 2, b: 'Abascia' borders on itself"),
        ("borders", "map", "west", r"borders.csv, line 2, map: should be one of"),
        ("coasts", "coast", "x", r"coasts.csv, line 2, coast: should be a whole number, found 'x'"),
        ("coasts", "sea", "Thracia", r"coasts.csv, line 2, sea: 'Thracia' is no sea"),
        ("sea-borders", "b", "Lethe", r"sea-borders.csv, line 2, b: there is no sea 'Lethe' here"),
        (
            "provinces",
            "terrain",
            "lava",
            r"provinces.csv, line 2, terrain: should be one of .*, found 'lava'",
        ),
        ("provinces", "income", "0.3", r"provinces.csv, line 2, income: .* found '0.3'"),
        ("provinces", "granary", "yes", r"provinces.csv, line 2, granary: should be one of 0, 1"),
        (
            "provinces",
            "port_sea",
            "Propontis",
            r"line 2, port_sea: 'Arabia Deserta' has no coast on 'Propontis'",
        ),
        ("areas", "status", "wild", r"areas.csv, line 2, status"),
        ("seas", "mediterranean", "", r"seas.csv, line 2, mediterranean"),
    ],
)
def test_a_fault_names_file_line_and_field(
    tables: Tables, file: str, column: str, value: str, says: str
) -> None:
    assert tables["borders"][0]["a"] == "Abascia"
    tables[file][0][column] = value
    with pytest.raises(BadData, match=says):
        read(tables, True)


def test_a_border_twice_and_a_column_missing(tables: Tables) -> None:
    row = tables["borders"][0]
    tables["borders"].append({**row, "a": row["b"], "b": row["a"]})
    with pytest.raises(BadData, match=r"borders.csv, line \d+, b: .* have a border already, in line 2"):
        read(tables, True)
    tables["borders"].pop()
    del tables["borders"][0]["sea"]
    with pytest.raises(BadData, match=r"borders.csv: there is no column 'sea'"):
        read(tables, True)
