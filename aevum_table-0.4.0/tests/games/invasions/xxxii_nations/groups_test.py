"""XXXII The nations and their groups, and what XXXI.A and the glossary say of them."""

import pytest

from aevum.games.invasions.rules.troops import PACKAGE
from aevum.kit.tables import rows
from aevum.testing import rule

NATIONS = {row["nation"]: row for row in rows(PACKAGE, "nations")}
LIMITES = "africano-romans brito-romans gallo-romans hispano-romans"


def having(column: str, value: str = "1") -> set[str]:
    return {name for name, row in NATIONS.items() if row[column] == value}


@pytest.mark.parametrize(
    ("group", "names"),
    [
        pytest.param(
            "germanic",
            "alamanni angles bavarians burgundians franks gepids ostrogoths visigoths herules jutes lombards"
            " saxons suebi vandals anglo-saxons",
            marks=rule("XXXII.A.1"),
        ),
        pytest.param("nomad", "alans avars hephthalites huns khazars kushans", marks=rule("VI.I.1")),
        pytest.param("raider", "arabs blemmyes hibernians picts vikings", marks=rule("XXXII.C.1")),
        pytest.param("roman", f"rome byzantium cappadocians {LIMITES}", marks=rule("XXXII.D.1")),
        pytest.param("slavic", "aestii sclaveni venedae", marks=rule("XXXII.E.1")),
        pytest.param(
            "other",
            "armenians berbers britons colchidians ghassanids gokturks guptas iberians kidarites lakhmids"
            " mauritanians persia scots sogdians",
            marks=rule("XXXII.F.1"),
        ),
        ("", "euskalduns sards"),
    ],
)
def test_groups(group: str, names: str) -> None:
    assert having("group", group) == set(names.split())


@rule("XXXII.A.2")
def test_the_goths_are_two_nations() -> None:
    goths = {name for name, row in NATIONS.items() if row["latin"].startswith("Gothi")}
    assert goths == {"ostrogoths", "visigoths"}


@rule("XXXII.A.3")
def test_angles_and_saxons_have_a_nation_to_become() -> None:
    assert {NATIONS[name]["latin"] for name in ("angles", "saxons", "anglo-saxons")} == {
        "Angli",
        "Saxones",
        "Anglosaxones",
    }
    assert NATIONS["anglo-saxons"]["raider"] == "0"  # VI.C.4: they are active by then


@rule("XXXII.B.1")
def test_only_the_group_of_nomads_is_nomad() -> None:
    assert having("nomad") == having("group", "nomad")


@rule("XXXII.C.1", "VI.C.1")
def test_raiders_of_other_groups_and_all_of_them_barbarian() -> None:
    assert having("raider") - having("group", "raider") == {"angles", "saxons", "berbers"}
    assert having("group", "raider") < having("raider") < having("status", "barbarian")


@rule("XXXII.D.2")
def test_former_limites() -> None:
    assert having("limites") == set(LIMITES.split())


@rule("XXXII.F.2")
def test_minor_kingdoms() -> None:
    marked = "armenians britons cappadocians colchidians ghassanids iberians lakhmids mauritanians sogdians"
    # C36: two that the list does not mark.
    assert having("minor") == {*marked.split(), "gallo-romans", "euskalduns"}
    assert having("minor") < having("status", "kingdom")


@rule("VI.B.1", "XXXIV.0.18")
def test_inactive_nations() -> None:
    active = {"britons", "gallo-romans", "cappadocians"}  # XXVII.A.6
    assert having("inactive") == having("minor") - active | having("group", "slavic") | {"sards"}


@pytest.mark.parametrize(
    ("religion", "names"),
    [
        pytest.param(
            "catholic",
            f"rome byzantium britons armenians colchidians mauritanians cappadocians {LIMITES}",
            marks=rule("XXXI.A.3", "XXXII.D.3"),
        ),
        pytest.param("mazdean", "persia iberians", marks=rule("XXXI.A.5")),
        pytest.param("arian", "ostrogoths visigoths", marks=rule("XXXI.A.6")),
        ("", "ghassanids gokturks guptas lakhmids sogdians euskalduns"),
    ],
)
def test_religions(religion: str, names: str) -> None:
    assert having("religion", religion) == set(names.split())


@rule("XXXI.A.7")
def test_all_other_barbarians_are_pagan() -> None:
    # The sign of the Göktürks, who belong to the extension, cannot be read.
    assert having("religion", "pagan") == having("status", "barbarian") - having("religion", "arian") - {
        "gokturks"
    }


@rule("XXXIV.0.11")
def test_who_supplies_auxiliaries() -> None:
    names = "alamanni alans burgundians gepids ostrogoths visigoths herules huns mauritanians vandals"
    assert having("auxiliaries") == set(names.split())


def test_every_nation_cites_the_rule_it_comes_from() -> None:
    assert [name for name, row in NATIONS.items() if not row["rule"]] == []
