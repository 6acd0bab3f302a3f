"""XXIX Vassals with ships, and vassals who change hands."""

import pytest

from aevum.games.invasions.rules.vassalage.submission import Submission
from aevum.games.invasions.rules.world.pieces import commanded_at
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap

SEA_PEOPLE = """
turn = 5
seats = ["saxon", "hun"]
acting = ["saxons"]
[nations.saxons]
seat = "saxon"
lord = "huns"
tie = "vassal"
tied_since = 4
horde = "Saxonia"
units = {{ {units} }}
[nations.huns]
seat = "hun"
horde = "Thuringia"
units = {{ Thuringia = "2 horse-archer" }}
"""
FLEET = "choose-unit:fleet:saxons:whole:Oceanus Germanicus"


@rule("XXIX.G.6")
def test_a_fleet_may_be_the_price_of_a_rising(on_map: OnMap) -> None:
    """The unit is the vassal's choice, and a fleet is one of its units."""
    units = 'Saxonia = "2 infantry", "Oceanus Germanicus" = "2 fleet"'
    m = on_map(SEA_PEOPLE.format(units=units), dice=[7]).do("rebel")
    assert m.asked() == ("saxon", "rebels-pay")
    assert FLEET in m.offered()
    m.do(FLEET)
    assert m.at("Oceanus Germanicus") == ["saxons.fleet"]
    assert len(m.at("Saxonia")) == 2


@rule("XXIX.G.6")
def test_who_has_only_ships_pays_with_them(on_map: OnMap) -> None:
    m = on_map(SEA_PEOPLE.format(units='"Oceanus Germanicus" = "fleet"'), dice=[7]).do("rebel")
    assert m.at("Oceanus Germanicus") == []
    assert m.told("rebels-lose") == ["XXIX.G.6"]


TWO_LORDS = """
turn = 5
seats = ["gepid", "hun", "avar"]
acting = ["{lord}"]
[nations.gepids]
seat = "gepid"
lord = "huns"
tie = "vassal"
gold = 9
horde = "Dacia"
units = {{ Dacia = "2 infantry, archer" }}
[nations.huns]
seat = "hun"
horde = "Hunnia"
units = {{ Hunnia = "2 horse-archer, gepids.noble-cavalry" }}
[nations.{lord}]
seat = "avar"
horde = "Hypanis"
units = {{ Hypanis = "2 cavalry" }}
"""


@rule("XXIX.A.4", "XXIX.D.1", "XXIX.D.4", "XXIX.B.3")
@pytest.mark.parametrize(("lord", "chooser"), [("alans", "avar"), ("lombards", "gepid")])
def test_a_vassal_that_changes_hands_lends_to_its_new_lord_only(
    on_map: OnMap, lord: str, chooser: str
) -> None:
    """What served the old one goes home, and may be lent anew; nomads choose it, others are given it."""
    m = on_map(TWO_LORDS.format(lord=lord), realm=True)
    gepids, huns, new = (m.nation(name) for name in ("gepids", "huns", lord))
    victors = commanded_at(m.world, m.place("Hypanis"), 1 << new)
    m.begin(Submission(gepids, new, m.place("Dacia"), victors))
    assert "gepids.noble-cavalry" not in m.at("Hunnia")
    assert m.asked() == (chooser, "loan")
    assert "choose-unit:noble-cavalry:gepids:whole:Dacia" in m.offered()
    m.do("choose-unit:noble-cavalry:gepids:whole:Dacia")
    assert "gepids.noble-cavalry" in m.at("Hypanis")
    assert (m.world.lord[gepids], m.events("becomes-vassal")[0].rule) == (new, "XXIX.A.4")
    assert (m.world.gold[gepids], m.world.gold[new], m.world.gold[huns]) == (5, 4, 0)
