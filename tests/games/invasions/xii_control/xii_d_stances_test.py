"""XII.D.1-XII.D.7 Who is friend, neutral and foe."""

from collections.abc import Callable

import pytest

from aevum.games.invasions.rules.control.stance import STANCE_NAMES, stance
from aevum.games.invasions.rules.troops import NATIONS
from aevum.testing import rule

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


def between(m: object, a: str, b: str, place: str = CIVILIZED) -> str:
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
def test_allies_and_federates_are_friends(on_map: Callable, a: str, b: str) -> None:
    assert between(on_map(WEB), a, b) == "friendly"


@rule("XII.D.4", "XXVI.B.4", "XXVIII.E.1")
def test_federates_of_allies_are_friends_of_each_other(on_map: Callable) -> None:
    assert between(on_map(WEB), "visigoths", "franks") == "friendly"


@rule("XII.D.5", "XXVI.B.4", "XXVII.A.2", "XXIX.F.1")
@pytest.mark.parametrize("lord", ["rome", "byzantium"])
@pytest.mark.parametrize("subject", ["armenians", "mauritanians", "burgundians", "suebi"])
def test_clients_and_vassals_are_neutral_to_their_lord_and_his_ally(
    on_map: Callable, lord: str, subject: str
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
def test_dependants_of_allies_are_neutral_to_each_other(on_map: Callable, a: str, b: str) -> None:
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
def test_all_others_are_hostile(on_map: Callable, a: str, b: str) -> None:
    assert between(on_map(WEB), a, b) == "hostile"


@rule("XII.D.6")
@pytest.mark.parametrize(
    ("a", "b"), [("huns", "alans"), ("gepids", "alans"), ("britons", "alans"), ("burgundians", "huns")]
)
def test_in_barbarian_areas_barbarians_and_their_vassals_are_neutral(
    on_map: Callable, a: str, b: str
) -> None:
    m = on_map(WEB)
    assert between(m, a, b, BARBARIAN) == "neutral"
    assert between(m, a, b, CIVILIZED) == "hostile"


@rule("XII.D.6")
@pytest.mark.parametrize(("a", "b"), [("rome", "huns"), ("persia", "alans"), ("armenians", "gepids")])
def test_in_barbarian_areas_civilized_nations_stay_hostile(on_map: Callable, a: str, b: str) -> None:
    assert between(on_map(WEB), a, b, BARBARIAN) == "hostile"


@rule("XII.D.6")
def test_in_barbarian_areas_ties_hold_as_everywhere(on_map: Callable) -> None:
    m = on_map(WEB)
    assert between(m, "visigoths", "franks", BARBARIAN) == "friendly"
    assert between(m, "huns", "gepids", BARBARIAN) == "neutral"
