"""XII.D.1-XII.D.7 Who is friend, neutral and foe."""

import pytest

from aevum.games.invasions.rules.control.stance import STANCE_NAMES, stance
from aevum.games.invasions.rules.troops import NATIONS
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap, ScriptedMap

WEB = """
turn = 4
seats = ["roman", "other"]
acting = ["rome"]
allies = [["rome", "byzantium"]]
nations.rome = { seat = "roman", areas = ["Italia"], units = { Latium = "legion" } }
nations.byzantium = { seat = "roman" }
nations.visigoths = { seat = "other", lord = "rome", tie = "federate" }
nations.franks = { seat = "other", lord = "byzantium", tie = "federate" }
nations.armenians = { seat = "other", lord = "byzantium", tie = "client" }
nations.mauritanians = { seat = "other", lord = "rome", tie = "client" }
nations.burgundians = { seat = "other", lord = "rome", tie = "vassal" }
nations.suebi = { seat = "other", lord = "byzantium", tie = "vassal" }
nations.persia = { seat = "other" }
nations.huns = { seat = "other" }
nations.gepids = { seat = "other", lord = "huns", tie = "vassal" }
nations.britons = { seat = "other", lord = "huns", tie = "vassal" }
nations.alans = { seat = "other" }
"""
CIVILIZED = "Latium"
BARBARIAN = "Dacia"


def between(m: ScriptedMap, a: str, b: str, place: str = CIVILIZED) -> str:
    """How two nations stand to each other, told once for both directions."""
    w = m.world
    there = stance(w, NATIONS.index(a), NATIONS.index(b), m.place(place))
    back = stance(w, NATIONS.index(b), NATIONS.index(a), m.place(place))
    assert there == back
    return STANCE_NAMES[there]


@rule("XII.D.3", "XXVI.B.4", "XXVIII.E.1")
@pytest.mark.parametrize(
    ("a", "b"), [("rome", "byzantium"), ("rome", "visigoths"), ("byzantium", "visigoths"), ("rome", "franks")]
)
def test_allies_and_federates_are_friends(on_map: OnMap, a: str, b: str) -> None:
    assert between(on_map(WEB), a, b) == "friendly"


@rule("XII.D.4", "XXVI.B.4", "XXVIII.E.1")
def test_federates_of_allies_are_friends_of_each_other(on_map: OnMap) -> None:
    assert between(on_map(WEB), "visigoths", "franks") == "friendly"


@rule("XII.D.5", "XXVI.B.4", "XXVII.A.2", "XXIX.F.1")
@pytest.mark.parametrize("lord", ["rome", "byzantium"])
@pytest.mark.parametrize("subject", ["armenians", "mauritanians", "burgundians", "suebi"])
def test_clients_and_vassals_are_neutral_to_their_lord_and_his_ally(
    on_map: OnMap, lord: str, subject: str
) -> None:
    assert between(on_map(WEB), lord, subject) == "neutral"


@rule("XII.D.5", "XXVII.A.2", "XXIX.F.1", "XXVIII.E.1")
@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("armenians", "mauritanians"),
        ("armenians", "burgundians"),
        ("burgundians", "suebi"),
        ("visigoths", "armenians"),
        ("visigoths", "suebi"),
        ("franks", "burgundians"),
    ],
)
def test_dependants_of_allies_are_neutral_to_each_other(on_map: OnMap, a: str, b: str) -> None:
    assert between(on_map(WEB), a, b) == "neutral"


@rule("XII.D.7")
@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("rome", "persia"),
        ("rome", "huns"),
        ("armenians", "persia"),
        ("burgundians", "gepids"),
        ("huns", "alans"),
    ],
)
def test_all_others_are_hostile(on_map: OnMap, a: str, b: str) -> None:
    assert between(on_map(WEB), a, b) == "hostile"


@rule("XII.D.7", "VI.K.5")
@pytest.mark.parametrize(
    ("a", "b", "view"),
    [
        ("rome", "byzantium", "neutral"),
        ("byzantium", "visigoths", "hostile"),
        ("byzantium", "mauritanians", "hostile"),
        ("byzantium", "burgundians", "hostile"),
        ("visigoths", "franks", "hostile"),
        ("visigoths", "armenians", "hostile"),
        ("armenians", "mauritanians", "hostile"),
    ],
)
def test_after_the_split_only_the_empires_are_at_peace(on_map: OnMap, a: str, b: str, view: str) -> None:
    """F205: the federates, clients and vassals of one are no friends of the other, nor of its own."""
    assert between(on_map(WEB.replace('allies = [["rome", "byzantium"]]', "")), a, b) == view


SPLIT = """
turn = 5
seats = ["roman", "goth"]
acting = ["byzantium"]
[nations.rome]
seat = "roman"
capital = "Latium"
areas = ["Italia"]
units = { Venetia = "legion", Latium = "guard" }
[nations.byzantium]
seat = "roman"
areas = ["Graecia"]
units = { Noricum = "3 legion" }
[nations.visigoths]
seat = "goth"
tie = "federate"
lord = "rome"
horde = "Venetia"
foedus = ["Venetia", "Cisalpina"]
units = { Cisalpina = "infantry", Venetia = "infantry" }
"""


@rule("XII.D.7", "XII.D.2")
def test_the_other_empire_fights_federates_and_spares_the_romans_beside_them(on_map: OnMap) -> None:
    m = on_map(SPLIT).to_stacks()
    m.do("march:Noricum", "go:Venetia", "stand")
    (clash,) = m.events("clash")
    assert (clash.args["people"], clash.args["other_people"]) == ("byzantium", "visigoths")
    (dice,) = [event.args["dice"] for event in m.events("pool") if event.args["side"] == "defender"]
    assert dice == 2, "the infantry and the horde; the Roman legion looks on"


@rule("XII.D.6")
@pytest.mark.parametrize(
    ("a", "b"), [("huns", "alans"), ("gepids", "alans"), ("britons", "alans"), ("burgundians", "huns")]
)
def test_in_barbarian_areas_barbarians_and_their_vassals_are_neutral(on_map: OnMap, a: str, b: str) -> None:
    m = on_map(WEB)
    assert between(m, a, b, BARBARIAN) == "neutral"
    assert between(m, a, b, CIVILIZED) == "hostile"


@rule("XII.D.6")
@pytest.mark.parametrize(("a", "b"), [("rome", "huns"), ("persia", "alans"), ("armenians", "gepids")])
def test_in_barbarian_areas_civilized_nations_stay_hostile(on_map: OnMap, a: str, b: str) -> None:
    assert between(on_map(WEB), a, b, BARBARIAN) == "hostile"


@rule("XII.D.6")
def test_in_barbarian_areas_ties_hold_as_everywhere(on_map: OnMap) -> None:
    m = on_map(WEB)
    assert between(m, "visigoths", "franks", BARBARIAN) == "friendly"
    assert between(m, "huns", "gepids", BARBARIAN) == "neutral"


@rule("XII.D.7")
@pytest.mark.parametrize(
    "other", ["rome", "byzantium", "visigoths", "franks", "persia", "huns", "gepids", "alans"]
)
def test_who_has_no_ties_is_hostile_to_all_in_civilized_land(on_map: OnMap, other: str) -> None:
    assert between(on_map(WEB + 'nations.alamanni = { seat = "other" }\n'), "alamanni", other) == "hostile"
