"""XXIV.D.10 on the map: Fritigernus marches to Athenae, frightens nobody, and takes it all the same."""

from collections.abc import Callable
from typing import Any

import pytest

from aevum.games.invasions.rules.income.sacked import city_income_halves
from aevum.games.invasions.rules.troops import NATIONS
from aevum.testing import rule

Start = Callable[..., Any]

VISIGOTHS = NATIONS.index("visigoths")
MAP = """
turn = {turn}
seats = ["roman", "goth"]
acting = ["visigoths"]
allies = [["rome", "byzantium"]]
[nations.byzantium]
seat = "roman"
capital = "Thracia"
areas = ["Graecia"]
[nations.rome]
seat = "roman"
units = {{ "Mare Aegeum" = "fleet" }}
[nations.visigoths]
seat = "goth"
units = {{ Thessalia = "4 noble-cavalry" }}
leaders = {{ Thessalia = "fritigernus" }}
"""
RESISTS, ROLLS = 3, (3, 9, 1)
MARKERS = (1, 6, 1)
"""The first is number 1, worth one; of the 25 left the sixth is number 7, worth two; one is laid."""


def resisted(on_map: Start, *dice: int, turn: int = 2) -> Any:
    m = on_map(MAP.format(turn=turn), [RESISTS, *dice])
    return m.do("march:Thessalia", "go:Achaia", "halt", "done")


@rule("XXIV.D.10", "XXIV.B.2", "XXIV.B.3", "XXIV.C.1", "XXIV.C.8", "XXIV.D.1", "XXIV.D.8")
def test_athenae(on_map: Start) -> None:
    m = resisted(on_map, *ROLLS, *MARKERS).do("besiege", "no-assault")
    assert len(m.events("terror-check")) == len(m.events("city-resists")) == 1
    (siege,) = m.events("siege-roll")
    assert siege.roll.dice == list(ROLLS)
    assert m.modifiers("siege-roll") == [(-1, "XXIV.C.8")]
    m.do("sack")
    assert [event.args["gold"] for event in m.table.log if event.key in ("sacks", "pillage")] == [2, 1, 2]
    assert m.world.gold[VISIGOTHS] == 5
    assert m.owner("Achaia") == "visigoths"
    assert m.world.pillaged[m.place("Achaia")] > 0
    assert city_income_halves(m.world, m.place("Achaia")) == 1
    assert m.table.state.script == []


@rule("XXIV.C.7", "XXIV.C.8", "XXIII.D.2")
@pytest.mark.parametrize(
    ("turn", "lines"), [(4, [(-1, "XXIV.C.7"), (-1, "XXIV.C.8")]), (6, [(-1, "XXIV.C.8")])]
)
def test_athenae_in_other_years(on_map: Start, turn: int, lines: list[tuple[int, str]]) -> None:
    m = resisted(on_map, 1, 1, 1, turn=turn).do("besiege", "no-assault")
    assert m.modifiers("siege-roll") == lines


@rule("XXIV.C.2", "XXIV.C.8")
def test_athenae_by_storm(on_map: Start) -> None:
    m = resisted(on_map, 6, 1, 1).do("besiege", "assault")
    assert m.modifiers("siege-roll") == [(1, "XXIV.C.2")]
    m.do("spare")
    assert (len(m.at("Achaia")), m.owner("Achaia")) == (2, "visigoths")


@rule("XXIV.A.1", "XXIV.A.3", "XXIV.C.9", "XII.B.7")
@pytest.mark.parametrize("choices", [["besiege", "no-assault"], ["leave-city"]])
def test_who_does_not_take_athenae_goes_back(on_map: Start, choices: list[str]) -> None:
    m = resisted(on_map, 1, 1, 1).do(*choices)
    while m.asked()[1] != "campaigns":
        m.do(m.offered()[0])
    assert (m.at("Achaia"), len(m.at("Thessalia"))) == ([], 4)
    assert m.owner("Achaia") == "byzantium"


GARRISON = """
turn = 2
seats = ["roman", "goth"]
acting = ["visigoths"]
[nations.byzantium]
seat = "roman"
units = { Macedonia = "auxiliary" }
[nations.visigoths]
seat = "goth"
units = { Thessalia = "3 infantry" }
"""


@rule("XII.B.6", "XII.B.7", "XXIV.A.1", "XXIV.A.3")
def test_without_its_garrison_a_city_that_holds_is_nobodys(on_map: Start) -> None:
    """Thessalonika: the battle is won, the siege is not, and nobody holds the Area."""
    m = on_map(GARRISON, [4, 4, 4, 1, 1]).do("march:Thessalia", "go:Macedonia", "stand", "stop")
    assert (m.owner("Macedonia"), m.asked()) == ("byzantium", ("goth", "besiege"))
    m.do("besiege", "no-assault")
    while m.at("Macedonia"):
        m.do(m.offered()[0])
    assert (m.owner("Macedonia"), len(m.at("Thessalia"))) == ("", 3)


@rule("XII.B.7", "XXIV.A.3")
def test_a_besieger_who_failed_waits_for_the_end_of_all_combat(on_map: Start) -> None:
    """He stands before Thessalonika until the other battle is over, and may go where it was won."""
    text = GARRISON.replace('"auxiliary" }', '"auxiliary", Thracia = "auxiliary" }')
    text = text.replace('"3 infantry" }', '"3 infantry", "Moesia Inferior" = "3 infantry" }')
    m = on_map(text, [4, 4, 4, 1, 1, 4, 4, 4, 1])
    calm = {"intercept": "none", "flee": "stand", "confront": "stop"}
    for moves in (("march:Thessalia", "go:Macedonia"), ("march:Moesia Inferior", "go:Thracia")):
        m.do(*moves)
        while m.asked()[1] in calm:
            m.do(calm[m.asked()[1]])
    m.do("done") if m.asked()[1] == "stacks" else m
    m.do("fight:Macedonia", "besiege", "no-assault")
    assert [e.args["city"] for e in m.events("city-holds")] == ["Thessalonika"]
    assert len(m.at("Macedonia")) == 3
    while m.asked()[1] != "retreat":
        m.do("leave-city" if m.asked()[1] == "besiege" else m.offered()[0])
    assert len(m.events("battle-won")) == 2, "first the other battle"
    assert m.ask().args["place"] == "Macedonia"
