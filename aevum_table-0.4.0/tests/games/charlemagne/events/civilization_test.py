"""T2.EV05 Advance of civilization."""

from collections.abc import Callable

from aevum.games.charlemagne.rules.events.phase import EventPhase
from aevum.games.charlemagne.rules.land import LAND
from aevum.testing import rule
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.rest import alone, over

Maker = Callable[..., ScriptedMatch]


def place(m: ScriptedMatch, burg: str) -> str:
    return LAND.names[m.hex(burg)]


def advance(m: ScriptedMatch) -> ScriptedMatch:
    m.s.script = [2, 3]
    return alone(m, EventPhase())


@rule("T2.EV05")
def test_the_phasing_player_puts_a_marker_where_his_land_units_stand(match: Maker) -> None:
    m = match().clear().put("Aachen", "AUS militia").put("Metz", "AUS militia").put("Pavia", "LOM militia")
    advance(m)
    assert m.asked() == ("empire", "advance-of-civilization")
    courts = sorted(f"settle-court:{place(m, burg)}" for burg in ("Aachen", "Metz"))
    assert sorted(m.offered()) == ["no-court", *courts]
    m.do(f"settle-court:{place(m, 'Metz')}")
    assert m.s.civilized == [m.hex("Metz")]
    told = {"seat": "empire", "place": place(m, "Metz")}
    assert m.told("civilization-advances") == [(told, "T2.EV05")]
    assert over(m)


@rule("T2.EV05", "T4.1.5", "4.2")
def test_neither_where_pillage_lies_nor_where_a_marker_is(match: Maker) -> None:
    m = match().clear().put("Aachen", "AUS militia").put("Metz", "AUS militia")
    m.put("Fulda", "AUS militia").put("Mainz", "AUS militia")
    m.s.pillaged, m.s.civilized = [m.hex("Metz")], [m.hex("Fulda")]
    advance(m)
    assert len(m.offered()) == 3
    for burg, key, why in (("Metz", "lies-pillaged", "T4.1.5"), ("Fulda", "already-civilized", "4.2")):
        refusal = m.why_not(f"settle-court:{place(m, burg)}")
        assert refusal is not None
        assert (refusal.key, refusal.rule) == (key, why)


@rule("T2.EV05")
def test_he_need_not_place_it(match: Maker) -> None:
    m = advance(match().clear().put("Aachen", "AUS militia"))
    m.do("no-court")
    assert m.s.civilized == []
    assert m.events("civilization-unused")[0].args == {"seat": "empire"}
    assert over(m)


@rule("T2.EV05")
def test_with_no_such_hex_the_event_is_lost(match: Maker) -> None:
    m = match().clear().put("Naples", "BYZ fleet").control("BYZ", "empire").put("Pavia", "LOM militia")
    advance(m)
    assert m.events("civilization-nowhere")[0].rule == "T2.EV05"
    assert m.s.civilized == []
    assert over(m)
