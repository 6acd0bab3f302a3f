"""10.4.c, 10.4.i, 10.4.j Where courts and new burgs may be, how many, and at what price."""

from collections.abc import Callable

from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.regions import region
from aevum.games.charlemagne.rules.tables import EMPIRE
from aevum.games.charlemagne.rules.treasury.spending import Spending
from aevum.testing import rule
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.country import name, plain, refused, region_of
from tests.games.charlemagne.rest import alone

Maker = Callable[..., ScriptedMatch]


def spends(m: ScriptedMatch, treasury: int = 100) -> ScriptedMatch:
    m.s.treasury = [treasury, treasury]
    return alone(m.phasing("empire"), Spending(EMPIRE))


def at(burg: str) -> str:
    return LAND.names[LAND.of_burg(burg)]


@rule("10.4.c", "T7.2.civilization")
def test_civilization_goes_to_a_burg_that_one_holds_in_ones_own_land(match: Maker) -> None:
    beside = next(hex for hex in LAND.near[LAND.of_burg("Metz")] if LAND.region[hex] == region("AUS"))
    m = match().clear().put("Metz", "AUS militia").put(name(beside), "AUS militia")
    spends(m.put("Regensburg", "AUS militia"), 5)
    assert refused(m, f"civilize:{name(beside)}:5") == ("no-burg-there", "10.4.c")
    assert refused(m, f"civilize:{at('Regensburg')}:5") == ("region-not-yours", "10.4.c")
    m.do(f"civilize:{at('Metz')}:5")
    assert m.s.civilized == [m.hex("Metz")]
    assert m.s.treasury[EMPIRE] == 0


@rule("10.4.i")
def test_the_second_of_a_region_costs_twice_as_much_and_a_third_is_not_to_be_had(match: Maker) -> None:
    m = match().clear().put("Aachen", "AUS militia").put("Metz", "AUS militia").put("Fulda", "AUS militia")
    spends(m.put("Tours", "NEU militia"), 20).do(f"civilize:{at('Aachen')}:5")
    assert f"civilize:{at('Tours')}:5" in m.offered()
    assert f"civilize:{at('Metz')}:10" in m.offered()
    m.do(f"civilize:{at('Metz')}:10")
    assert m.s.treasury[EMPIRE] == 5
    m.s.treasury[EMPIRE] = 100
    assert refused(m, f"civilize:{at('Fulda')}:15") == ("civilized-enough", "10.4.i")


@rule("10.4.j")
def test_one_burg_is_built_in_a_region(match: Maker) -> None:
    middle = plain()
    home = region_of(middle)
    other = next(
        hex
        for hex in LAND.hexes[region(home)]
        if not LAND.burg[hex]
        and hex != middle
        and middle not in LAND.near[hex]
        and not any(LAND.burg[near] for near in LAND.near[hex])
    )
    m = (
        match()
        .clear()
        .control(home, "empire")
        .put(name(middle), "AUS militia")
        .put(name(other), "AUS militia")
    )
    spends(m)
    assert f"build-burg:{name(other)}:5" in m.offered()
    m.do(f"build-burg:{name(middle)}:5")
    assert refused(m, f"build-burg:{name(other)}:5") == ("burgs-enough", "10.4.j")
