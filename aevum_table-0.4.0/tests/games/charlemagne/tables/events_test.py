"""The event table: all thirty-six codes, and the regions of each revolt row; the revolt table."""

import pytest

from aevum.kit.tables import rows
from aevum.testing import rule

PACKAGE = "aevum.games.charlemagne"
EVENTS = {row["event"]: row for row in rows(PACKAGE, "events")}
NAMES = {row["region"]: row["name"] for row in rows(PACKAGE, "regions")}

PRINTED = {
    "11 12": "historical-optimism",
    "13 14": "historical-crisis",
    "15 16": "agricultural-development",
    "21 22": "agricultural-boom",
    "23": "advance-of-civilization",
    "24 25": "plague",
    "26": "natural-disaster",
    "31 32": "revolt-a",
    "33 34 35 36": "revolt-b",
    "41 42": "revolt-c",
    "43 44 45 46": "revolt-d",
    "51 52 53 54 55 56": "revolt-e",
    "61 62 63 64 65 66": "revolt-f",
}


def test_every_code_has_the_event_that_is_printed() -> None:
    printed = {int(code): event for codes, event in PRINTED.items() for code in codes.split()}
    assert sorted(printed) == [10 * tens + units for tens in range(1, 7) for units in range(1, 7)]
    for code, event in printed.items():
        assert [e for e, row in EVENTS.items() if int(row["first"]) <= code <= int(row["last"])] == [event]


def test_the_rows_cover_the_thirty_six_codes() -> None:
    spans = [int(row["last"]) - int(row["first"]) + 1 for row in EVENTS.values()]
    assert spans == [2, 2, 2, 2, 1, 2, 1, 2, 4, 2, 4, 6, 6]
    assert sum(spans) == 36


@rule("T2.EV08", "T2.EV09", "T2.EV10", "T2.EV11", "T2.EV12", "T2.EV13")
@pytest.mark.parametrize(
    ("event", "names"),
    [
        (
            "revolt-a",
            "Neustria, Burgundy, Gascony, Aquitaine, Septimania, Provence, Thuringia, Alemannia",
        ),
        ("revolt-b", "Brittany, Frisia, Saxony, Bavaria"),
        ("revolt-c", "Anglo-Saxons, Norse, Slavs"),
        ("revolt-d", "Lombardy, Republic of St Peter, Spoleto, Benevento, Byzantium"),
        ("revolt-e", "Emirate of Córdoba, Asturias, Navarre"),
        ("revolt-f", "Denmark, Wends, Sorbs, Bohemia, Avars, Ostmark, Serbs"),
    ],
)
def test_each_revolt_names_its_regions_in_order(event: str, names: str) -> None:
    assert [NAMES[region] for region in EVENTS[event]["regions"].split(";")] == names.split(", ")
    assert EVENTS[event]["kind"] == "revolt"


@rule("6.6.b")
def test_all_regions_but_austrasia_revolt_in_one_row() -> None:
    named = [region for row in EVENTS.values() for region in row["regions"].split(";") if region]
    assert sorted(named) == sorted(set(NAMES) - {"AUS"})
    assert len(named) == 30


def test_only_revolts_name_regions() -> None:
    assert {row["kind"] == "revolt" for row in EVENTS.values() if row["regions"]} == {True}
    assert len({row["kind"] for row in EVENTS.values() if not row["regions"]}) == 7


@rule("T3.table")
def test_the_revolt_table_is_as_printed() -> None:
    found = {int(row["die"]): row["result"] for row in rows(PACKAGE, "revolts")}
    assert found == {1: "revolt", 2: "revolt", 3: "revolt", 4: "none", 5: "none", 6: "none"}
