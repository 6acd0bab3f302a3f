"""XXVI.B.7, XXVI.B.8 Former allies part; III.G.8 a fallen capital costs the allies."""

import pytest

from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.vassalage.capital import CapitalFalls
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap, ScriptedMap

PACT = """
turn = 4
seats = ["roman", "persian", "goth"]
acting = ["visigoths"]
allies = [["rome", "persia"]]

[nations.rome]
seat = "roman"
age = 6
areas = ["Italia", "Oriens"]
units = { Latium = "legion", Palestina = "2 legion", Syria = "infantry" }

[nations.persia]
seat = "persian"
age = 8
capital = "Chaldea"
areas = ["Mesopotamia"]
units = { Palestina = "infantry", Syria = "infantry", Chaldea = "infantry", Euphrates = "infantry" }

[nations.visigoths]
seat = "goth"
units = { Campania = "infantry" }
"""


def rome_falls(m: ScriptedMap) -> ScriptedMap:
    return m.begin(CapitalFalls(NATIONS.index("rome"), NATIONS.index("visigoths"), m.place("Latium")))


@rule("XXVI.B.7", "III.G.8")
def test_the_smaller_force_leaves_the_shared_province(on_map: OnMap) -> None:
    m = rome_falls(on_map(PACT, dice=[2]))
    assert m.events("alliance-ends")[0].rule == "III.G.8"
    assert m.events("must-part")[0].args == {"people": "persia", "place": "Palestina"}
    assert m.asked() == ("persian", "retreat")
    m.do("retreat:Nabatene")
    assert m.at("Palestina") == ["rome.legion", "rome.legion"]


@rule("XXVI.B.8")
def test_of_equal_forces_the_younger_leaves_on_a_passed_check(on_map: OnMap) -> None:
    m = rome_falls(on_map(PACT, dice=[2])).do("retreat:Nabatene")
    assert m.events("parting-check")[0].args["people"] == "rome"
    assert m.events("must-part")[-1].args == {"people": "rome", "place": "Syria"}
    assert m.asked() == ("roman", "retreat")
    m.do("retreat:Phoenicia")
    assert m.at("Syria") == ["persia.infantry"]


@rule("XXVI.B.8", "VI.G.3")
@pytest.mark.parametrize(("initiative", "younger"), [(1, "persia"), (98, "rome")])
def test_of_the_same_age_who_acts_later_counts_as_the_younger(
    on_map: OnMap, initiative: int, younger: str
) -> None:
    text = PACT.replace("age = 6", f"age = 8\ninitiative = {initiative}")
    m = rome_falls(on_map(text, dice=[2])).do("retreat:Nabatene")
    assert m.events("must-part")[-1].args == {"people": younger, "place": "Syria"}


@rule("XXVI.B.8")
def test_of_equal_forces_the_older_leaves_on_a_failed_check(on_map: OnMap) -> None:
    m = rome_falls(on_map(PACT, dice=[1])).do("retreat:Nabatene")
    assert m.events("must-part")[-1].args == {"people": "persia", "place": "Syria"}
    assert m.asked() == ("persian", "retreat")


@rule("III.G.8")
def test_until_turn_three_the_two_romes_are_one_empire(on_map: OnMap) -> None:
    text = PACT.replace("turn = 4", "turn = 2").replace("nations.persia", "nations.byzantium")
    text = (
        text.replace('"persia"', '"byzantium"')
        .replace('"Chaldea"', '"Thracia"')
        .replace("Mesopotamia", "Graecia")
    )
    text = text.replace("Chaldea =", "Thracia =").replace(', Euphrates = "infantry"', "")
    assert rome_falls(on_map(text)).events("alliance-ends") == []
    later = on_map(text.replace("turn = 2", "turn = 3"), dice=[2])
    assert len(rome_falls(later).events("alliance-ends")) == 1
