"""The bots go to sea, gather round the king and build."""

from collections.abc import Callable

from aevum.games.charlemagne.bots.country import Country
from aevum.games.charlemagne.bots.garrisons import movers
from aevum.games.charlemagne.bots.marching import position
from aevum.games.charlemagne.bots.voyages import course, setting_out
from aevum.games.charlemagne.bots.worth import KING, building, ruins, spirits
from aevum.games.charlemagne.rules.counters import CHARLEMAGNE
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.operations.phase import OperationsPhase
from aevum.games.charlemagne.rules.tables import EMPIRE, TRIBAL
from tests.games.charlemagne.bots.aims_test import chosen
from tests.games.charlemagne.conftest import ScriptedMatch

Made = Callable[..., ScriptedMatch]


def danes(match: Made) -> ScriptedMatch:
    """With one fleet at Ribe, and nobody but militia on the coasts of the Franks."""
    m = match().clear().control("DEN", "tribal").put("Ribe", "DEN fleet").put("Ribe", "DEN warriors", 4)
    return m.put("Quentovic", "NEU militia").put("Aachen", "AUS militia").phasing("tribal")


def test_danes_raid_a_coast_that_is_hardly_held(match: Made) -> None:
    m = danes(match)
    gain, laden = setting_out(Country(m.s, TRIBAL), m.hex("Ribe"))
    assert gain > 0
    assert laden
    fleet = [piece for piece in m.s.pieces(m.hex("Ribe")) if m.name(piece) == "DEN fleet"]
    troops = movers(m.s, TRIBAL, m.hex("Ribe"))[:3]
    best = course(Country(m.s, TRIBAL), fleet, troops, m.hex("Ribe"), 20)
    assert best.act in ("attack", "land", "put-in")
    assert LAND.region[best.target] != LAND.region[m.hex("Ribe")]


def test_such_a_fleet_is_activated_first(match: Made) -> None:
    m = danes(match).hush().begin(OperationsPhase())
    assert chosen(m) == f"sail:{LAND.names[m.hex('Ribe')]}"


def test_fleets_attack_weaker_ones_in_port(match: Made) -> None:
    m = match().clear().put("Marseille", "PRO fleet").put("Marseille", "SEP fleet")
    m.put("Genoa", "LOM fleet").put("Genoa", "LOM militia", 3).put("Marseille", "PRO militia")
    gain, laden = setting_out(Country(m.s, EMPIRE), m.hex("Marseille"))
    assert gain > 0
    assert not laden


def test_armies_gather_where_the_king_is(match: Made) -> None:
    m = match().clear().put("Paris", "NEU field-army").put("Metz", "AUS field-army", 2)
    host = m.s.pieces(m.hex("Paris"))
    without = position(Country(m.s, EMPIRE), m.hex("Metz"), host)
    m.leader("Metz", "empire")
    assert position(Country(m.s, EMPIRE), m.hex("Metz"), host) > without


def test_the_king_dares_more_where_he_would_get_away(match: Made) -> None:
    m = match().clear().put("Paris", "NEU field-army").leader("Paris", "empire")
    force = m.s.pieces(m.hex("Paris"))
    assert spirits(m.s, force, m.hex("Paris")) > KING
    m.put("Reims", "NEU militia")
    assert spirits(m.s, force, m.hex("Paris")) < KING


def test_he_does_not_sit_in_a_burg_as_its_garrison(match: Made) -> None:
    m = match().clear().put("Salzburg", "NEU field-army").leader("Salzburg", "empire")
    assert CHARLEMAGNE in movers(m.s, EMPIRE, m.hex("Salzburg"))


def test_burgs_are_built_away_from_others_and_restored_at_home(match: Made) -> None:
    m = match()
    paris = m.hex("Paris")
    assert building(m.s, paris, EMPIRE) == 0
    site = next(hex for hex in LAND.hexes[LAND.region[paris]] if building(m.s, hex, EMPIRE) > 0)
    assert not any(LAND.burg[other] for other in LAND.near[site])
    m.s.burgs = [site]
    assert all(building(m.s, hex, EMPIRE) == 0 for hex in LAND.hexes[LAND.region[paris]])
    assert ruins(m.s, paris, EMPIRE) == 0
    m.s.pillaged = [paris]
    assert ruins(m.s, paris, EMPIRE) > 0 == ruins(m.s, paris, TRIBAL)
