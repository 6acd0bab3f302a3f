"""8.0 The Stratagem Phase: how many markers are drawn, and what becomes of them."""

from collections.abc import Callable

import pytest

from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.markers import CUP, MARKERS
from aevum.games.charlemagne.rules.operations.phase import OperationsPhase
from aevum.games.charlemagne.rules.stratagems.draws import Draws
from aevum.games.charlemagne.rules.stratagems.phase import StratagemPhase, draws_of
from aevum.games.charlemagne.rules.tables import EMPIRE, SEATS, TRIBAL
from aevum.testing import rule
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.cup import drawing
from tests.games.charlemagne.harbour import OFF, OUT, begin_sailing
from tests.games.charlemagne.rest import alone, over

Maker = Callable[..., ScriptedMatch]


@rule("8.1.a")
@pytest.mark.parametrize("seat", [EMPIRE, TRIBAL])
def test_the_phasing_player_draws_one_marker(match: Maker, seat: int) -> None:
    m = match().clear().hush().phasing(SEATS[seat])
    m.s.script = drawing(m, "missionary")
    alone(m, StratagemPhase())
    assert m.hand(SEATS[seat]) == ["missionary"]
    assert m.hand(SEATS[1 - seat]) == []
    assert m.modifiers("stratagem-draws") == [(1, "8.1.a")]
    assert m.told("stratagem-draws") == [({"seat": SEATS[seat], "count": 1}, "8.1.a")]
    assert over(m)


@rule("1.4", "8.1.a")
@pytest.mark.parametrize("seat", [EMPIRE, TRIBAL])
def test_who_draws_a_marker_alone_learns_what_it_is(match: Maker, seat: int) -> None:
    m = match().clear().hush()
    m.s.script = drawing(m, "missionary")
    alone(m, Draws(seat, 1, "8.1.a"))
    assert m.told("marker-drawn") == [({"seat": SEATS[seat]}, "8.1.a")]
    assert m.told("marker-is") == [({"marker": "missionary"}, "8.1.a")]
    (told,) = m.events("marker-is")
    readers = [reader for reader in (*SEATS, None) if told in m.table.story(reader)]
    assert readers == [SEATS[seat]]
    # The number that was drawn is for nobody.
    (draw,) = m.events("draw")
    assert not any(draw in m.table.story(reader) for reader in (*SEATS, None))


@rule("8.1.b", "15.3")
def test_one_more_for_every_three_civilization_markers_that_land_units_hold(match: Maker) -> None:
    m = match().clear().put("Aachen", "AUS militia").put("Pavia", "LOM militia").put("Genoa", "LOM fleet")
    m.s.civilized = sorted(m.hex(burg) for burg in ("Aachen", "Pavia", "Genoa", "Rome"))
    assert draws_of(m.s, EMPIRE, None) == 2
    # A fleet holds nothing.
    assert draws_of(m.s, TRIBAL, None) == 2
    m.put("Rome", "NEU militia")
    assert draws_of(m.s, EMPIRE, None) == 2
    for burg in ("Tours", "Metz"):
        m.s.civilized = sorted([*m.s.civilized, m.hex(burg)])
        m.put(burg, "NEU militia")
    assert draws_of(m.s, EMPIRE, None) == 3
    m.hush().s.script = drawing(m, "vassalage", "missionary", "treachery")
    alone(m, StratagemPhase())
    assert m.hand("empire") == ["missionary", "treachery", "vassalage"]
    assert m.modifiers("stratagem-draws") == [(1, "8.1.a"), (2, "8.1.b")]


@rule("8.1.c", "T10.SM01.a")
@pytest.mark.parametrize(("leader", "more"), [("roland", 1), ("charlemagne", 2)])
def test_augustus_brings_one_more_and_with_charlemagne_two(match: Maker, leader: str, more: int) -> None:
    m = match().clear().put("Aachen", "AUS militia").leader("Aachen", "empire", leader)
    m.augustus(leader)
    assert draws_of(m.s, EMPIRE, None) == 1 + more
    assert draws_of(m.s, TRIBAL, None) == 1
    m.hush().s.script = drawing(m, *["vassalage"] * (1 + more))
    alone(m, StratagemPhase())
    assert m.modifiers("stratagem-draws") == [(1, "8.1.a"), (more, "8.1.c")]


@rule("8.2.a")
def test_from_an_empty_container_nothing_is_drawn(match: Maker) -> None:
    m = match()
    m.s.holder = [TRIBAL] * MARKERS
    m.s.holder[-1] = CUP
    m.s.script = [1]
    alone(m, Draws(EMPIRE, 3, "8.1.a"))
    assert m.hand("empire") == ["vassalage"]
    assert len(m.events("container-empty")) == 1
    assert over(m)


@rule("T10.SM08", "8.3")
def test_a_leader_is_placed_before_the_next_draw_and_not_held(match: Maker) -> None:
    m = match().clear().put("Aachen", "AUS militia").put("Paris", "NEU militia")
    m.s.script = drawing(m, "leader", "treachery")
    alone(m, Draws(EMPIRE, 2, "8.1.a"))
    assert m.asked() == ("empire", "place-leader")
    assert m.hand("empire") == []
    m.do(m.offered()[0])
    assert m.hand("empire") == ["treachery"]
    assert over(m)


@rule("T10.SM14.b")
def test_no_treachery_answers_a_leader(match: Maker) -> None:
    m = match().clear().put("Aachen", "AUS militia").put("Paris", "NEU militia").give("tribal", "treachery")
    m.s.script = drawing(m, "leader")
    alone(m, Draws(EMPIRE, 1, "8.1.a"))
    assert m.asked() == ("empire", "place-leader")
    assert m.table.why_not("tribal", "play:treachery") is not None


@rule("20.1")
def test_a_leader_whom_no_force_awaits_goes_back(match: Maker) -> None:
    m = match().clear()
    m.s.script = drawing(m, "leader")
    alone(m, Draws(EMPIRE, 1, "8.1.a"))
    assert m.s.holder == [CUP] * MARKERS
    assert len(m.events("leader-nowhere")) == 1
    assert over(m)


@rule("T10.SM08", "20.1")
def test_a_leader_may_join_a_fleet_at_sea(match: Maker) -> None:
    """Any force on the map; he sails with it when it is activated (C70, C71)."""
    m = match([2]).clear().put(OFF, "PRO fleet").put("Paris", "NEU militia")
    m.s.script = drawing(m, "leader") + m.s.script
    alone(m.hush(), Draws(EMPIRE, 1, "8.1.a"))
    assert sorted(m.offered()) == sorted([f"stand:{OFF}", f"stand:{LAND.names[m.hex('Paris')]}"])
    m.do(f"stand:{OFF}")
    assert m.at(OFF) == ["PRO fleet", "roland"]
    m.begin(OperationsPhase()).do(f"sail:{OFF}")
    assert m.modifiers("fleet-points") == [(2, "T5.points"), (2, "T5.leader"), (18, "T5.points")]
    m.do(f"sail-to:{OUT}")
    assert m.at(OUT) == ["PRO fleet", "roland"]


@rule("T10.SM08", "20.1")
def test_but_not_one_that_is_under_way(match: Maker) -> None:
    """C70: the fleet that has just won a battle sails on."""
    m = match([6]).clear().put(OFF, "PRO fleet").put(OUT, "LOM fleet").put("Marseille", "SEP fleet")
    m.put("Paris", "NEU militia").s.script += drawing(m, "leader", "vassalage")
    begin_sailing(m, OFF, 9).do(f"assail:{OUT}")
    assert m.asked() == ("empire", "place-leader")
    places = {LAND.names[m.hex(burg)] for burg in ("Marseille", "Paris")}
    assert set(m.offered()) == {f"stand:{place}" for place in places}
