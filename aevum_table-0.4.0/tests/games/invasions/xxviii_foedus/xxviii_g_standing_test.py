"""XXVIII.G.8 Those who stand when a Foedus is broken while nobody acts."""

from collections.abc import Callable

import pytest

from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.vassalage.capital import CapitalFalls
from aevum.games.invasions.rules.vassalage.foedus import FederatesDecide
from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedMap
from tests.games.invasions.xxviii_foedus.xxviii_g_breaking_test import FOEDUS

Maker = Callable[..., ScriptedMap]
BYZANTIUM = NATIONS.index("byzantium")


def usurped(on_map: Maker, dice: list[int], text: str = FOEDUS) -> ScriptedMap:
    """A Usurper in the Administration phase: nobody is active, and the Goths break their Foedus at once."""
    m = on_map(text, dice, realm=True)
    m.world.moving = 0
    m.begin(FederatesDecide(BYZANTIUM, "XXVIII.G.4"))
    assert (m.asked(), m.ask().rule) == (("goth", "foedus"), "XXVIII.G.4")
    return m.do("break-foedus")


def fought(m: ScriptedMap) -> ScriptedMap:
    """Through the battle and what follows, back to the question that the Usurper cut short."""
    while m.ask().key != "foedus":
        m.do(m.offered()[0])
    return m


@rule("XXVIII.G.8", "XXVIII.G.4")
def test_the_federator_is_asked_out_of_turn_too(on_map: Maker) -> None:
    """F79: the two legions in Dardania may stand, or leave, or some of them."""
    m = usurped(on_map, [])
    assert (m.asked(), m.ask().args["place"]) == (("roman", "stand-or-leave"), "Dardania")
    assert m.offered() == ["stand", "evacuate", "evacuate-some"]
    m.do("evacuate")
    assert m.asked() == ("roman", "retreat")
    m.do(m.offered()[0])
    assert (m.at("Dardania"), m.owner("Dardania")) == (["visigoths.archer"], "visigoths")
    assert m.world.moving == 0


@rule("XXVIII.G.8", "XX.A.3")
@pytest.mark.parametrize("goths", ["archer", "4 infantry", "8 infantry"])
def test_who_stands_defends_himself_at_once(on_map: Maker, goths: str) -> None:
    """The Goths attack, and have crossed nothing; one side is left, and nobody acts afterwards."""
    m = usurped(on_map, [], FOEDUS.replace('Dardania = "archer"', f'Dardania = "{goths}"')).do("stand")
    assert [(e.args["people"], e.args["place"]) for e in m.events("clash")] == [("visigoths", "Dardania")]
    fought(m)
    winner = m.events("battle-won")[0].args["people"]
    assert {unit.split(".")[0] for unit in m.at("Dardania")} == {winner}
    assert m.world.moving == 0


@rule("XXVIII.G.8")
def test_some_may_leave_while_others_stand_out_of_turn(on_map: Maker) -> None:
    m = usurped(on_map, []).do("evacuate-some", "goes:legion:byzantium:whole", "others-stay")
    m.do(m.offered()[0])
    assert len(m.events("clash")) == 1
    fought(m)
    assert len({unit.split(".")[0] for unit in m.at("Dardania")}) == 1


@rule("XXVIII.G.8")
def test_where_no_federate_could_attack_they_leave(on_map: Maker) -> None:
    """A horde alone attacks nobody (III.D.8)."""
    text = FOEDUS.replace('"Moesia Inferior" = "3 infantry", Dardania = "archer"', 'Dardania = "archer"')
    text = text.replace('Dardania = "2 legion"', '"Moesia Inferior" = "2 legion"')
    m = usurped(on_map, [], text.replace(", visigoths.cavalry", ""))
    assert (m.asked(), m.ask().args["place"]) == (("roman", "retreat"), "Moesia Inferior")


HUNS = NATIONS.index("huns")


def capital_fallen(on_map: Maker, text: str = FOEDUS) -> ScriptedMap:
    """Huns, who act, have conquered Constantinople, and the Goths break their Foedus at once."""
    m = on_map(text, [], realm=True)
    m.world.moving = 1 << HUNS
    m.begin(CapitalFalls(BYZANTIUM, HUNS, m.place("Thracia")))
    assert (m.asked(), m.ask().rule) == (("goth", "foedus"), "XXVIII.G.5")
    return m.do("break-foedus")


@rule("XXVIII.G.8", "XXVIII.G.5", "III.G.9")
def test_who_stands_is_attacked_in_the_midst_of_anothers_activation(on_map: Maker) -> None:
    """F79: a capital falls only while somebody acts, and he goes on acting afterwards."""
    m = capital_fallen(on_map)
    assert (m.asked(), m.offered()[0]) == (("roman", "stand-or-leave"), "stand")
    m.do("stand")
    assert [(e.args["people"], e.args["place"]) for e in m.events("clash")] == [("visigoths", "Dardania")]
    fought(m)
    winner = m.events("battle-won")[0].args["people"]
    assert {unit.split(".")[0] for unit in m.at("Dardania")} == {winner}
    assert m.world.moving == 1 << HUNS


@rule("XXVIII.G.8")
def test_who_leaves_in_anothers_activation_is_not_attacked(on_map: Maker) -> None:
    m = capital_fallen(on_map).do("evacuate")
    m.do(m.offered()[0])
    assert (m.events("clash"), m.at("Dardania")) == ([], ["visigoths.archer"])
    assert m.world.moving == 1 << HUNS


@rule("XXVIII.G.7", "XII.A.6", "XII.B.1")
def test_a_ceded_province_that_the_federate_had_given_up_stays_with_the_federator(on_map: Maker) -> None:
    """F79: it takes over what it holds of its Foedus; legions alone in Dardania hold it by themselves."""
    text = FOEDUS.replace(', Dardania = "archer" }', " }")
    m = usurped(on_map, [], text)
    assert (m.owner("Dardania"), m.owner("Moesia Inferior")) == ("byzantium", "visigoths")
    assert m.at("Dardania") == ["byzantium.legion", "byzantium.legion"]


@rule("XXVIII.G.8", "XII.D.2")
def test_a_former_federate_leaves_a_city_of_the_federator_out_of_turn(on_map: Maker) -> None:
    """It stands alone in Moesia Superior, whose city stays with Byzantium; in Dardania it stays."""
    text = FOEDUS.replace('"Moesia Superior" = "legion", ', "").replace(', Dardania = "2 legion"', "")
    text = text.replace('Dardania = "archer"', 'Dardania = "archer", "Moesia Superior" = "2 cavalry"')
    m = on_map(text.replace("[cities]", '[cities]\n"Moesia Superior" = { level = 1 }'), realm=True)
    m.world.moving = 0
    m.world.owner[m.place("Moesia Superior")] = BYZANTIUM
    m.begin(FederatesDecide(BYZANTIUM, "XXVIII.G.4")).do("break-foedus")
    assert (m.asked(), m.ask().args["place"]) == (("goth", "retreat"), "Moesia Superior")
    m.do(m.offered()[0])
    assert m.at("Moesia Superior") == []
    assert (m.owner("Moesia Superior"), m.owner("Dardania")) == ("byzantium", "visigoths")
