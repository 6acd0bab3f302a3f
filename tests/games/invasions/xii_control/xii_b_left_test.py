"""XII.B Land is held by who stands in it: whatever takes the last unit that it needs takes the land too."""

from collections.abc import Callable
from typing import Any

import pytest

from aevum.games.invasions.rules.administration.deck import EDICTS
from aevum.games.invasions.rules.calamities.calamity import Calamity
from aevum.games.invasions.rules.events.attrition import Attrition
from aevum.games.invasions.rules.income.bankruptcy import Bankruptcy
from aevum.games.invasions.rules.revolts.suppress import Suppression
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.vassalage.clients import ClientHelp
from aevum.games.invasions.rules.vassalage.freedom import Freedom
from aevum.games.invasions.rules.vassalage.loan import Loan
from aevum.games.invasions.rules.world.land import land
from aevum.testing import rule

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
def test_land_goes_with_the_unit_that_held_it(on_map: Callable[..., Any], why: str) -> None:
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
