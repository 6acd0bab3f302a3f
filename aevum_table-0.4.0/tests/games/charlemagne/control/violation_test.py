"""6.2, 6.4, 6.5 Control by nobody, and the violation of neutrality."""

import re
from collections.abc import Callable
from pathlib import Path

from aevum.games.charlemagne import rules
from aevum.games.charlemagne.rules.battle.retreat import Retreat
from aevum.games.charlemagne.rules.control.violation import violate, violates
from aevum.games.charlemagne.rules.events.phase import EventPhase
from aevum.games.charlemagne.rules.ground import in_zone
from aevum.games.charlemagne.rules.land import LAND, PLAIN
from aevum.games.charlemagne.rules.regions import region
from aevum.games.charlemagne.rules.tables import EMPIRE, NEUTRAL, SEATS, TRIBAL
from aevum.testing import rule
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.rest import Rest, alone, over

Maker = Callable[..., ScriptedMatch]
SOURCE = Path(rules.__path__[0])


@rule("6.5.a")
def test_acting_in_a_neutral_region_violates_it(match: Maker) -> None:
    m = match().control("BAV", "neutral")
    assert violates(m.s, EMPIRE, m.hex("Passau"))
    assert violates(m.s, TRIBAL, m.hex("Passau"))
    assert violates(m.s, EMPIRE, m.hex("Passau"), m.hex("Erfurt"))
    m.control("BAV", "tribal")
    assert not violates(m.s, EMPIRE, m.hex("Passau"))


@rule("6.5.a")
def test_the_sea_belongs_to_nobody(match: Maker) -> None:
    assert not violates(match().s, EMPIRE, LAND.sea.index(True))


@rule("6.5.d")
def test_a_force_that_is_inside_may_move_about_and_leave(match: Maker) -> None:
    m = match().control("BAV", "neutral")
    assert not violates(m.s, EMPIRE, m.hex("Passau"), m.hex("Salzburg"))
    assert violates(m.s, EMPIRE, m.hex("Passau"), m.hex("Augsburg"))


@rule("6.5.c", "T11.4.neutral")
def test_a_retreat_into_a_neutral_region_is_no_violation(match: Maker) -> None:
    m = match().clear().control("BAV", "neutral")
    inside = [hex for hex in LAND.hexes[region("BAV")] if LAND.ground(hex) == "clear" and not LAND.burg[hex]]
    start, refuge = next(
        (start, hex)
        for hex in inside
        for start in LAND.near[hex]
        if LAND.region[start] != region("BAV") and not LAND.burg[start] and LAND.side(start, hex) == PLAIN
    )
    m.put(LAND.names[start], "AUS militia")
    alone(m, Retreat(EMPIRE, start, 1, m.s.pieces(start)))
    m.do(f"retreat:{LAND.names[refuge]}")
    assert m.at(LAND.names[refuge]) == ["AUS militia"]
    assert m.controls("BAV") == "neutral"
    assert over(m)


@rule("6.5.b")
def test_the_region_goes_to_the_other_player_at_once(match: Maker) -> None:
    for seat, heir in ((EMPIRE, "tribal"), (TRIBAL, "empire")):
        m = match().clear().control("BAV", "neutral").put("Passau", "BAV militia")
        m.s.push(Rest())
        violate(m.s, seat, region("BAV"))
        m.table.game.advance(m.s)
        assert m.controls("BAV") == heir
        assert m.at("Passau") == ["BAV militia"]
        assert m.events("control-changes")[0].rule == "6.5.b"
        assert m.told("neutrality-violated") == [({"seat": SEATS[seat], "region": "BAV"}, "6.5.a")]
        assert over(m)


@rule("6.4.b")
def test_neutral_units_have_no_zone_of_control(match: Maker) -> None:
    m = match().clear().control("NEU", "neutral").put("Paris", "NEU field-army")
    beside = [h for h in range(LAND.size) if m.hex("Paris") in LAND.zone_near[h]]
    assert beside
    assert not any(in_zone(m.s, h, NEUTRAL) for h in beside)
    m.control("NEU", "tribal")
    assert all(in_zone(m.s, h, TRIBAL) for h in beside)


@rule("6.2")
def test_nothing_but_the_procedure_changes_control() -> None:
    writes = [p for p in SOURCE.rglob("*.py") if re.search(r"\.control\[[^\n]*\] = ", p.read_text("utf-8"))]
    assert [p.name for p in writes] == ["change.py"]
    begun = {
        p.relative_to(SOURCE).parts[0]
        for p in SOURCE.rglob("*.py")
        if "ControlChanges(" in p.read_text("utf-8")
    }
    assert begun == {"control", "events", "vassalage"}


@rule("6.1")
def test_whoever_controls_a_region_owns_its_units_wherever_they_are(match: Maker) -> None:
    m = match().clear().put("Pavia", "NEU militia")
    for side in (EMPIRE, TRIBAL, NEUTRAL):
        m.s.control[region("NEU")] = side
        assert m.s.side_in(m.hex("Pavia")) == side


@rule("6.2")
def test_holding_every_burg_is_not_control(match: Maker) -> None:
    m = match([1, 5]).clear().control("BAV", "tribal")
    for burg in ("Regensburg", "Passau", "Salzburg"):
        m.put(burg, "AUS militia")
    alone(m, EventPhase())
    assert m.controls("BAV") == "tribal"
    assert over(m)
