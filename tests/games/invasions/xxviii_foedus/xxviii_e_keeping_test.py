"""XXVIII.E.3 A federate keeps its Foedus: the last unit of a province does not intercept, and is not lent."""

import pytest

from aevum.games.invasions.rules.diplomacy.hirelings import Hiring, promise_loan
from aevum.games.invasions.rules.reinforcements.step import Reinforced
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap, ScriptedMap

FRONTIER = """
turn = 4
seats = ["roman", "goth", "gepid"]
acting = ["gepids"]
[nations.byzantium]
seat = "roman"
capital = "Thracia"
areas = ["Graecia", "Moesia"]
units = {{ Thracia = "3 legion" }}
[nations.visigoths]
seat = "goth"
lord = "byzantium"
tie = "federate"
tied_since = 2
foedus = ["Moesia Inferior", "Dardania"]
horde = "Moesia Inferior"
units = {{ "Moesia Inferior" = "{inferior}", Dardania = "{dardania}", Dalmatia = "archer" }}
{more}
[nations.gepids]
seat = "gepid"
horde = "Tisia"
units = {{ Savus = "3 infantry" }}
"""


def invaded(on_map: OnMap, inferior: str, dardania: str, more: str = "", *dice: int) -> ScriptedMap:
    """The Gepids come to Dalmatia, which the Visigoths took for themselves."""
    m = on_map(FRONTIER.format(inferior=inferior, dardania=dardania, more=more), dice=list(dice))
    assert m.owner("Dalmatia") == "visigoths"
    m.to_stacks().do("march:Savus", "go:Dalmatia")
    assert m.asked() == ("goth", "intercept")
    return m


@rule("XXVIII.E.3", "XIX.A.4")
def test_who_holds_a_province_of_the_foedus_alone_intercepts_nobody(on_map: OnMap) -> None:
    m = invaded(on_map, "2 infantry", "infantry")
    assert m.offered() == ["intercept:Moesia Inferior", "none"]
    refusal = m.refusal("intercept:Dardania")
    assert (refusal.key, refusal.rule) == ("foedus-garrison", "XXVIII.E.3")


@rule("XXVIII.E.3", "XIX.A.5")
def test_of_several_one_stays_behind(on_map: OnMap) -> None:
    m = invaded(on_map, "infantry, cavalry", "infantry", "", 10)
    m.do("intercept:Moesia Inferior")
    assert m.refusal("ready").rule == "XXVIII.E.3"
    m.do("stay-behind:cavalry:visigoths:whole")
    assert m.at("Moesia Inferior") == ["visigoths.cavalry"]
    assert m.at("Dalmatia").count("visigoths.infantry") == 1


@rule("XXVIII.E.3", "XIX.A.5")
def test_the_federator_does_not_stay_in_place_of_its_federate(on_map: OnMap) -> None:
    """One player has both. Nobody controls Valachia, so that both who stand there call for help."""
    text = FRONTIER.format(inferior="infantry", dardania="infantry", more="")
    text = text.replace('seat = "goth"', 'seat = "roman"').replace('["roman", "goth", ', '["roman", ')
    text = text.replace('"3 legion"', '"3 legion", "Moesia Inferior" = "legion", Valachia = "legion"')
    text = text.replace('Dalmatia = "archer"', 'Valachia = "archer"').replace("Savus =", "Tisia =")
    m = on_map(text.replace('horde = "Tisia"', 'status = "kingdom"'), dice=[10])
    m.to_stacks().do("march:Tisia", "go:Valachia", "intercept:Moesia Inferior")
    assert m.at("Moesia Inferior") == ["visigoths.infantry"], "there was nothing to choose"
    assert m.at("Valachia").count("byzantium.legion") == 2


@rule("XXVIII.E.3", "XXX.H.2")
@pytest.mark.parametrize(
    ("dardania", "offered"),
    [
        ("archer", ["Dalmatia", "Moesia Inferior"]),
        ("archer, cavalry", ["Dalmatia", "Dardania", "Dardania", "Moesia Inferior"]),
    ],
)
def test_nor_is_the_last_hired_out(on_map: OnMap, dardania: str, offered: list[str]) -> None:
    m = on_map(FRONTIER.format(inferior="2 infantry", dardania=dardania, more=""), realm=True)
    promise_loan(m.realm, m.nation("visigoths"), m.nation("byzantium"))
    m.begin(Hiring(m.nation("byzantium")))
    assert m.asked() == ("goth", "loan")
    assert sorted(option.rpartition(":")[2] for option in m.offered()) == offered
    if len(offered) == 2:
        assert m.refusal("choose-unit:archer:visigoths:whole:Dardania").rule == "XXVIII.E.3"


@rule("XXVIII.E.3", "XXVI.B.2")
def test_nor_exchanged_among_the_goths(on_map: OnMap) -> None:
    more = '[nations.ostrogoths]\nseat = "roman"\nhorde = "Bohemia"\nunits = { Bohemia = "2 infantry" }\n'
    m = on_map(FRONTIER.format(inferior="2 infantry", dardania="archer", more=more), realm=True)
    m.begin(Reinforced(m.nation("ostrogoths")))
    while m.ask().key != "loan":
        m.do(m.offered()[0])
    assert m.asked() == ("goth", "loan")
    assert m.refusal("choose-unit:archer:visigoths:whole:Dardania").rule == "XXVIII.E.3"
