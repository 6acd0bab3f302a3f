"""The fifteen kinds of stratagem marker and the groups of regions they speak of."""

import pytest

from aevum.kit.tables import rows
from aevum.testing import rule

PACKAGE = "aevum.games.charlemagne"
MARKERS = {row["marker"]: row for row in rows(PACKAGE, "markers")}
REGIONS = rows(PACKAGE, "regions")


def test_the_kinds_in_the_order_of_the_table() -> None:
    assert [(row["rule"], name) for name, row in MARKERS.items()] == [
        ("T10.SM01", "augustus"),
        ("T10.SM02", "crown-of-pavia"),
        ("T10.SM03", "donation-of-constantine"),
        ("T10.SM04", "espionage"),
        ("T10.SM05", "frankish-general-assembly"),
        ("T10.SM06", "heerbann"),
        ("T10.SM07", "honest-coinage"),
        ("T10.SM08", "leader"),
        ("T10.SM09", "military-advance"),
        ("T10.SM10", "missionary"),
        ("T10.SM11", "ragnarok"),
        ("T10.SM12", "ring-of-the-avars"),
        ("T10.SM13", "spear-of-longinus"),
        ("T10.SM14", "treachery"),
        ("T10.SM15", "vassalage"),
    ]


def test_only_ragnarok_belongs_to_one_side() -> None:
    assert [(name, row["who"]) for name, row in MARKERS.items() if row["who"] != "both"] == [
        ("ragnarok", "tribal")
    ]


def test_vassalage_points_and_where_they_count() -> None:
    assert {name: (row["points"], row["group"]) for name, row in MARKERS.items() if row["points"] != "0"} == {
        "crown-of-pavia": ("2", "pavia"),
        "donation-of-constantine": ("2", ""),
        "frankish-general-assembly": ("2", "assembly"),
        "ring-of-the-avars": ("2", "ring"),
        "vassalage": ("1", ""),
    }


@rule("14.2")
def test_the_container_holds_forty_two_and_the_pope_one() -> None:
    counts = {name: int(row["count"]) for name, row in MARKERS.items()}
    assert sum(counts.values()) == 43
    assert {name: count for name, count in counts.items() if count > 1} == {
        "vassalage": 13,
        "missionary": 6,
        "leader": 6,
        "military-advance": 4,
        "treachery": 3,
        "espionage": 2,
    }


@rule("T9.assembly", "T9.pavia", "T9.ring")
@pytest.mark.parametrize(
    ("group", "names"),
    [
        (
            "assembly",
            "Neustria, Burgundy, Gascony, Aquitaine, Septimania, Provence, Thuringia, Alemannia",
        ),
        ("pavia", "Lombardy, Spoleto, Benevento"),
        ("ring", "Avars, Sorbs, Wends, Bohemia, Ostmark, Serbs, Slavs"),
    ],
)
def test_the_groups(group: str, names: str) -> None:
    assert {row["name"] for row in REGIONS if row["group"] == group} == set(names.split(", "))


@rule("20.5")
def test_a_leader_for_each_marker() -> None:
    leaders = rows(PACKAGE, "leaders")
    assert [int(row["order"]) for row in leaders] == list(range(7))
    assert leaders[0]["leader"] == "charlemagne"
    assert len(leaders) - 1 == int(MARKERS["leader"]["count"])
    assert all(row["empire"] and row["tribal"] for row in leaders[1:])
