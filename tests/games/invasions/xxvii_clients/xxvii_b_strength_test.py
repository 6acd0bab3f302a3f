"""XXVII.B.1 When a client lends a unit, and which it may be."""

from collections.abc import Callable

from aevum.testing import rule
from tests.games.invasions.xxvii_clients.xxvii_b_mercenary_test import PATRON


@rule("XXVII.B.1")
def test_a_unit_in_foreign_pay_is_on_the_map_and_takes_no_part_in_the_draw(on_map: Callable) -> None:
    """All counters are in play, one of them with Persia: the kingdom is at full strength."""
    text = PATRON.replace('Adiabene = "infantry"', 'Adiabene = "infantry, armenians.mountain-archer"')
    m = on_map(text, dice=[3])
    (draw,) = m.events("client-draw")
    assert (draw.roll.sides, m.ask().args["unit"]) == (3, "cavalry")
    m.do("station:Syria")
    assert "armenians.mountain-archer" in m.at("Adiabene")


@rule("XXVII.B.1", "XXVII.B.3")
def test_its_last_unit_is_lent_too_and_comes_back(on_map: Callable) -> None:
    """It always lends; what it has left at home does not matter."""
    m = on_map(PATRON.replace("2 mountain-infantry, cavalry", "cavalry"))
    m.do("station:Syria")
    assert (m.at("Armenia"), m.at("Syria")) == ([], ["armenians.cavalry"])
    m.do("done")
    assert m.at("Armenia") == ["armenians.cavalry"]
    assert m.owner("Armenia") == "armenians"


@rule("XXVII.B.1")
def test_each_client_is_looked_at_by_itself(on_map: Callable) -> None:
    """One has lost a unit and lends none; that does not keep the other from it."""
    more = '\n[nations.iberians]\nseat = "minor"\nrole = "inactive"\nlord = "byzantium"\ntie = "client"\n'
    more += 'capital = "Iberia"\nunits = { Iberia = "2 mountain-archer" }\n'
    text = PATRON.replace("units = { Armenia =", 'reserve = "infantry"\nunits = { Armenia =') + more
    m = on_map(text, dice=[1])
    (draw,) = m.events("client-draw") or [None]
    assert draw is not None
    assert draw.args["people"] == "iberians"
    m.do("station:Syria")
    assert m.asked() == ("roman", "stacks")
