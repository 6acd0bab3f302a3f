"""17.4.d Where beaten fleets may go."""

from collections.abc import Callable

from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.sea.naval import NavalRetreat
from aevum.games.charlemagne.rules.tables import EMPIRE
from aevum.testing import rule
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.country import refused
from tests.games.charlemagne.harbour import COAST, OFF, OUT, begin_sailing
from tests.games.charlemagne.rest import alone

Maker = Callable[..., ScriptedMatch]
MARSEILLE = LAND.names[LAND.of_burg("Marseille")]
GENOA = LAND.names[LAND.of_burg("Genoa")]
ROUEN = LAND.names[LAND.of_burg("Rouen")]


def beaten(m: ScriptedMatch, place: str, steps: int = 2) -> ScriptedMatch:
    """All that is in a sea hex goes so many hexes back."""
    return alone(m.hush(), NavalRetreat(EMPIRE, m.hex(place), steps, m.s.pieces(m.hex(place))))


@rule("T11.4.burg", "T11.4.none")
def test_fleets_in_a_burg_that_have_no_way_out_hold_it(match: Maker) -> None:
    m = match([4, 1]).clear().control("COR", "tribal").control("BYZ", "empire").put("Genoa", "COR fleet", 2)
    first, *others = (LAND.names[sea] for sea in LAND.shores[m.hex("Genoa")])
    m.put(first, "PRO fleet").put(first, "SEP fleet")
    for sea in others:
        m.put(sea, "BYZ fleet")
    begin_sailing(m, first, 9).do(f"assail:{GENOA}")
    assert m.events("battle-result")[0].args["result"] == "DD"
    assert m.told("holds-burg") == [({"seat": "tribal", "place": GENOA}, "T11.4.burg")]
    assert m.at("Genoa") == ["COR fleet"]


@rule("17.4.d", "3.5.a")
def test_fleets_do_not_retreat_into_a_port_that_is_full(match: Maker) -> None:
    for count, free in ((4, True), (5, False)):
        m = match().clear().put(OFF, "PRO fleet").put("Marseille", "NEU militia", 5)
        m.put("Marseille", "AUS militia", count)
        assert (f"retreat:{MARSEILLE}" in beaten(m, OFF, 1).offered()) == free


@rule("17.4.d", "2.3")
def test_a_river_port_behind_the_hex_they_leave_is_no_way_for_two_steps(match: Maker) -> None:
    gate = LAND.names[LAND.gate[LAND.of_burg("Rouen")]]
    m = beaten(match().clear().put(gate, "PRO fleet"), gate)
    assert refused(m, f"retreat:{ROUEN}") == ("retreat-no-way", "17.4.d")
    m = beaten(match().clear().put(gate, "PRO fleet"), gate, 1)
    assert f"retreat:{ROUEN}" in m.offered()


@rule("17.3.f", "T11.3.AA")
def test_ships_stay_where_they_are_when_none_of_their_troops_is_left(match: Maker) -> None:
    m = match([4, 1]).clear().put(OFF, "PRO fleet").put(OFF, "AUS militia").put(COAST, "SAX warriors", 2)
    begin_sailing(m, OFF, 9).do(f"attack:{COAST}")
    assert m.events("battle-result")[0].args["result"] == "AA"
    assert m.asked() == ("empire", "sail")
    assert m.at(OFF) == ["PRO fleet"]
    assert f"sail-to:{OUT}" in m.offered()
