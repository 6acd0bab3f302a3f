"""XII.B Land is held by who stands in it: whatever takes the last unit that it needs takes the land too."""

from collections.abc import Callable
from typing import Any

import pytest

from aevum.games.invasions.rules.administration.deck import EDICTS
from aevum.games.invasions.rules.calamities.calamity import Calamity
from aevum.games.invasions.rules.events.attrition import Attrition
from aevum.games.invasions.rules.income.bankruptcy import Bankruptcy
from aevum.games.invasions.rules.realm.nations import reserve
from aevum.games.invasions.rules.revolts.suppress import Suppression
from aevum.games.invasions.rules.troops import DAMAGED, NATIONS
from aevum.games.invasions.rules.vassalage.clients import ClientHelp
from aevum.games.invasions.rules.vassalage.freedom import Freedom
from aevum.games.invasions.rules.vassalage.leave import push_out
from aevum.games.invasions.rules.vassalage.loan import Loan
from aevum.games.invasions.rules.world.land import land
from aevum.games.invasions.rules.world.pieces import HALTED, units_at
from aevum.games.invasions.rules.world.world import NOWHERE
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap

SCATTERED = """
turn = 5
seats = ["roman", "hun", "persian", "goth"]
acting = ["huns"]
[nations.rome]
seat = "roman"
age = 5
gold = 10
capital = "Latium"
areas = ["Italia"]
units = { Latium = "guard", Palestina = "infantry" }
[nations.suebi]
seat = "goth"
status = "kingdom"
capital = "Carpetania"
units = { Carpetania = "4 infantry", Aquitania = "infantry" }
[nations.huns]
seat = "hun"
horde = "Hunnia"
units = { Volga = "horse-archer" }
[nations.gepids]
seat = "goth"
horde = "Dacia"
tie = "vassal"
lord = "huns"
units = { Dacia = "infantry", Gothia = "2 infantry" }
[nations.persia]
seat = "persian"
capital = "Chaldea"
units = { Chaldea = "infantry" }
[nations.armenians]
seat = "persian"
role = "inactive"
lord = "persia"
tie = "client"
capital = "Armenia"
units = { Armenia = "2 mountain-infantry", Iberia = "cavalry" }
[cities.Palestina]
revolt = 1
"""
ROME, SUEBI, GEPIDS = (NATIONS.index(name) for name in ("rome", "suebi", "gepids"))
HUNS, PERSIA = NATIONS.index("huns"), NATIONS.index("persia")
HARMLESS = next(i for i, edict in enumerate(EDICTS) if edict.name == "donativum") + 1
PALESTINA = land(False).number("Palestina")
LOST: dict[str, tuple[Callable[[], Any], str, str]] = {
    "desertion": (lambda: Calamity(ROME, "desertion"), "infantry:rome", "Palestina"),
    "attrition": (lambda: Attrition([PALESTINA, ROME]), "", "Palestina"),
    "suppression": (lambda: Suppression(ROME), "", "Palestina"),
    "bankruptcy": (lambda: Bankruptcy(SUEBI, 1), "infantry:suebi", "Aquitania"),
    "rebellion": (lambda: Freedom(GEPIDS), "infantry:gepids", "Gothia"),
    "loan": (lambda: Loan(GEPIDS, HUNS), "infantry:gepids", "Gothia"),
    "client": (lambda: ClientHelp(PERSIA), "", "Iberia"),
}
"""Procedure, unit and place that it takes it from."""
DICE = {"suppression": [1], "bankruptcy": [HARMLESS], "rebellion": [1], "client": [3]}
FIRST = {"suppression": "put-down:Palestina", "rebellion": "rebel", "client": "station:Chaldea"}


@rule("XII.B.1", "XII.B.3", "XII.B.5")
@pytest.mark.parametrize("why", LOST)
def test_land_goes_with_the_unit_that_held_it(on_map: OnMap, why: str) -> None:
    make, unit, place = LOST[why]
    m = on_map(SCATTERED, realm=True)
    assert m.owner(place) != ""
    m.table.state.script = DICE.get(why, [])
    m.begin(make())
    if why in FIRST and FIRST[why] in m.offered():
        m.do(FIRST[why])
    if unit:
        m.do(f"choose-unit:{unit}:whole:{place}")
    assert m.owner(place) == ""


@rule("X.B.4")
@pytest.mark.parametrize(
    ("lost", "people"), [("legion:rome:damaged", ROME), ("infantry:gepids:whole", GEPIDS)]
)
def test_who_is_lost_waits_among_its_people_as_if_it_had_never_served(
    on_map: OnMap, lost: str, people: int
) -> None:
    """Whole, its own, and with nothing of the march on which it was; a mercenary too."""
    m = on_map(
        SCATTERED.replace('Palestina = "infantry"', 'Palestina = "legion~, gepids.infantry"'), realm=True
    )
    w = m.world
    for unit in units_at(w, PALESTINA):
        w.march[unit], w.came[unit] = HALTED, PALESTINA
    m.begin(Attrition([PALESTINA, ROME])).do(f"attrition-loss:{lost}")
    (unit,) = reserve(w, people)
    assert (w.march[unit], w.came[unit], w.master[unit]) == (0, NOWHERE, people)
    assert not w.code[unit] & DAMAGED


ATROPATENE = """
turn = 4
seats = ["roman", "persian"]
[nations.byzantium]
seat = "roman"
capital = "Thracia"
limites = ["Atropatene"]
units = { Thracia = "legion" }
[nations.persia]
seat = "persian"
capital = "Chaldea"
areas = ["Mesopotamia"]
units = { Chaldea = "2 infantry" }
"""


@rule("XII.B.5", "XX.L.11")
def test_a_limes_that_must_go_leaves_the_province_to_the_area(on_map: OnMap) -> None:
    """It cannot go, and is given up."""
    m = on_map(ATROPATENE)
    assert m.owner("Atropatene") == "byzantium"
    push_out(m.table.state, m.nation("byzantium"), m.place("Atropatene"))
    assert (m.told("limes-given-up"), m.owner("Atropatene")) == (["XX.L.11"], "persia")
