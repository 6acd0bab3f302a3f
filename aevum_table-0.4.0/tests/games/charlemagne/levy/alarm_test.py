"""11.1.c, 11.1.d Levies of an invaded people, and of one that fears to be."""

from collections import Counter
from collections.abc import Callable

import pytest

from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.levy.phase import LevyPhase
from aevum.games.charlemagne.rules.regions import region
from aevum.games.charlemagne.rules.tables import EMPIRE
from aevum.testing import rule
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.levy.levy_test import only, raise_all
from tests.games.charlemagne.rest import alone

Maker = Callable[..., ScriptedMatch]


@rule("11.1.c")
def test_an_invaded_region_of_the_franks_owes_two_more(match: Maker) -> None:
    m = only(match(), "NEU", "AUS").put(LAND.names[LAND.burgs[region("NEU")][0]], "SAX warriors")
    m.put("Aachen", "SAX warriors").control("SAX", "tribal")
    raise_all(alone(m, LevyPhase()))
    levied = [(str(event.args["region"]), str(event.args["unit"])) for event in m.events("levied")]
    assert sorted(levied) == [
        ("AUS", "field-army"),
        *[("AUS", "militia")] * 3,
        *[("NEU", "militia")] * 3,
    ]


@rule("11.1.c")
def test_no_other_land_does(match: Maker) -> None:
    m = only(match(), "BAV", "NEU").put("Salzburg", "SAX warriors").control("SAX", "tribal")
    raise_all(alone(m, LevyPhase()))
    assert Counter(str(event.args["region"]) for event in m.events("levied")) == {"BAV": 1, "NEU": 1}


@rule("11.1.c")
def test_nor_franks_of_the_tribal_player(match: Maker) -> None:
    m = only(match(), "NEU", side="tribal").put("Paris", "AUS militia").control("AUS", "empire")
    raise_all(alone(m.phasing("tribal"), LevyPhase()))
    assert len(m.events("levied")) == 1


@rule("11.1.d")
@pytest.mark.parametrize(("won", "more"), [(("LOM", "BAV"), 0), (("LOM", "BAV", "RSP"), 1)])
def test_neighbours_of_an_empire_of_more_than_twelve_regions_owe_one_more(
    match: Maker, won: tuple[str, ...], more: int
) -> None:
    m = match().clear()
    for home in won:
        m.control(home, "empire")
    assert m.s.control.count(EMPIRE) == 10 + len(won)
    m.control("SAX", "tribal").control("NOR", "tribal")
    raise_all(alone(m.phasing("tribal"), LevyPhase()))
    levied = Counter(str(event.args["region"]) for event in m.events("levied"))
    # The Norse are no neighbours.
    assert levied == {"SAX": 1 + more, "NOR": 1}
