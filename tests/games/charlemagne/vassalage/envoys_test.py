"""9.1.d-9.1.h Whom envoys reach, and who hears none without an army."""

from collections.abc import Callable

import pytest

from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.regions import REGIONS, region
from aevum.games.charlemagne.rules.tables import NEUTRAL
from aevum.games.charlemagne.rules.vassalage.phase import VassalagePhase
from aevum.testing import rule
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.country import refused
from tests.games.charlemagne.cup import listen
from tests.games.charlemagne.rest import alone

Maker = Callable[..., ScriptedMatch]


def court(m: ScriptedMatch) -> ScriptedMatch:
    return alone(m.hush().give("empire", "vassalage"), VassalagePhase())


def lords_of(match: Maker, *homes: str) -> ScriptedMatch:
    """The Empire controls these regions only, and nobody anything else."""
    m = match().clear()
    m.s.control = [NEUTRAL] * len(REGIONS)
    for home in homes:
        m.control(home, "empire")
    return m


@rule("9.1.d")
def test_neighbours_of_ones_own_regions_are_courted(match: Maker) -> None:
    m = court(lords_of(match, "BAV"))
    offered = {option.removeprefix("attempt:") for option in m.offered() if option.startswith("attempt")}
    assert offered == {"THU", "ALE", "LOM", "BOH", "OST", "RSP"}  # the pope by 9.1.g
    assert refused(m, "attempt:AVA") == ("out-of-reach", "9.1.d")


@rule("9.1.d", "2.5")
def test_a_strait_is_a_way_too(match: Maker) -> None:
    m = lords_of(match, "BYZ")
    assert "attempt:BEN" in court(m).offered()


@rule("9.1.d")
def test_or_a_region_where_a_land_unit_stands(match: Maker) -> None:
    m = lords_of(match, "NEU").put("Great Ring", "NEU militia")
    assert "attempt:AVA" in court(m).offered()
    m = lords_of(match, "NEU").leader("Great Ring", "empire")
    assert refused(court(m), "attempt:AVA") == ("out-of-reach", "9.1.d")


@rule("9.1.d")
def test_or_one_with_a_port_for_who_has_a_fleet(match: Maker) -> None:
    assert refused(court(lords_of(match, "PRO")), "attempt:DEN") == ("out-of-reach", "9.1.d")
    m = court(lords_of(match, "PRO").put("Marseille", "PRO fleet"))
    assert "attempt:DEN" in m.offered()
    assert refused(m, "attempt:SAX") == ("out-of-reach", "9.1.d")


@rule("9.1.d", "T4.1.4")
def test_a_pillaged_port_lets_nobody_in(match: Maker) -> None:
    m = lords_of(match, "PRO").put("Marseille", "PRO fleet")
    ports = [hex for hex in LAND.burgs[region("DEN")] if LAND.port[hex]]
    m.s.pillaged = ports[1:]
    assert "attempt:DEN" in court(m).offered()
    m = lords_of(match, "PRO").put("Marseille", "PRO fleet")
    m.s.pillaged = ports
    assert refused(court(m), "attempt:DEN") == ("out-of-reach", "9.1.d")


CROWNS = [
    ("ANG", ["London", "York"]),
    ("BYZ", ["Venice", "Naples", "Palermo", "Otranto"]),
    ("COR", ["Barcelona", "Zaragoza", "Valencia", "Toledo"]),
]
"""Half of the burgs of each."""


@rule("9.1.e")
@pytest.mark.parametrize(("home", "burgs"), CROWNS)
def test_realms_with_a_crown_are_attempted_only_by_who_has_half_of_their_burgs(
    match: Maker, home: str, burgs: list[str]
) -> None:
    assert len(LAND.burgs[region(home)]) in (2 * len(burgs), 2 * len(burgs) - 1)
    m = match().clear().put("Marseille", "PRO fleet").control("LOM", "empire")
    for burg in burgs[1:]:
        m.put(burg, "NEU militia")
    assert refused(court(m), f"attempt:{home}") == ("no-foothold", "9.1.e")
    m = match().clear()
    for burg in burgs:
        m.put(burg, "NEU militia")
    assert f"attempt:{home}" in court(m).offered()


@rule("9.1.e")
def test_pillaged_burgs_of_a_crown_do_not_count(match: Maker) -> None:
    m = match().clear().put("London", "NEU militia").put("York", "NEU militia")
    m.s.pillaged = [LAND.of_burg("London")]
    assert refused(court(m), "attempt:ANG") == ("no-foothold", "9.1.e")


@rule("9.1.g")
def test_the_pope_hears_the_franks_from_afar(match: Maker) -> None:
    m = court(lords_of(match, "NEU"))
    assert "attempt:RSP" in m.offered()
    assert refused(m, "attempt:SPO") == ("out-of-reach", "9.1.d")


@rule("9.1.g")
def test_to_others_the_pope_is_as_far_as_anybody(match: Maker) -> None:
    m = match().clear().control("LOM", "neutral").phasing("tribal").give("tribal", "vassalage")
    alone(m.hush(), VassalagePhase())
    assert refused(m, "attempt:RSP") == ("out-of-reach", "9.1.d")


@rule("9.1.f")
def test_the_franks_hear_the_tribal_player_only_from_one_of_their_burgs(match: Maker) -> None:
    m = match().clear().phasing("tribal").give("tribal", "vassalage")
    alone(m.hush(), VassalagePhase())
    assert refused(m, "attempt:THU") == ("franks-are-loyal", "9.1.f")
    assert "attempt:FRI" in m.offered()
    m = match().clear().phasing("tribal").give("tribal", "vassalage").put("Erfurt", "SAX warriors")
    assert "attempt:THU" in alone(m.hush(), VassalagePhase()).offered()


@rule("9.1.f")
def test_the_empire_may_court_them_as_anybody(match: Maker) -> None:
    assert "attempt:THU" in court(match().clear().control("THU", "neutral")).offered()


BAVARIAN = ("Regensburg", "Passau", "Salzburg")


def bavaria(match: Maker, side: str, *burgs: str) -> ScriptedMatch:
    """Bavaria under this side, Thuringian garrisons in these burgs, and Tribal envoys who can reach it."""
    m = match().clear().phasing("tribal").give("tribal", "vassalage").control("BAV", side)
    m.control("LOM", "tribal")
    for burg in burgs:
        m.put(burg, "THU militia")
    return alone(m.hush(), VassalagePhase())


@rule("9.1.h", "15.4")
def test_who_has_given_hostages_hears_no_envoy_of_the_tribal_player(match: Maker) -> None:
    m = bavaria(match, "empire", *BAVARIAN)
    assert refused(m, "attempt:BAV") == ("hostages-given", "9.1.h")
    assert "attempt:BAV" in bavaria(match, "empire", *BAVARIAN[:2]).offered()


@rule("9.1.h", "6.2")
def test_so_it_is_where_the_empire_occupies_all_of_a_neutral_region(match: Maker) -> None:
    m = bavaria(match, "neutral", *BAVARIAN)
    assert refused(m, "attempt:BAV") == ("hostages-given", "9.1.h")
    assert "attempt:BAV" in bavaria(match, "neutral", "Passau").offered()


@rule("9.1.h", "9.2.c")
def test_the_tribal_player_may_answer_for_it_all_the_same(match: Maker) -> None:
    """The sheet lets markers serve in any defence."""
    m = match([3]).clear().control("SAX", "tribal").give("tribal", "vassalage").give("empire", "vassalage")
    for burg in ("Eresburg", "Verden", "Halberstadt"):
        m.put(burg, "AUS militia")
    alone(listen(m, "vassalage-defence"), VassalagePhase())
    m.do("attempt:SAX", "play:vassalage", "roll")
    assert m.asked() == ("tribal", "vassalage-defence")
    assert "play:vassalage" in m.offered()
