"""What of the board an option is about."""

from collections.abc import Callable

import pytest

from aevum.engine.event import Event
from aevum.games.charlemagne import GAME
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.operations.force import Operation
from aevum.games.charlemagne.rules.operations.phase import OperationsPhase
from aevum.games.charlemagne.rules.regions import region
from aevum.games.charlemagne.rules.vassalage.phase import VassalagePhase
from aevum.games.charlemagne.scene import SCENE
from aevum.games.charlemagne.telling.odds import odds
from aevum.scene.source import Focus
from aevum.words import Words
from tests.games.charlemagne.conftest import ScriptedMatch

Match = Callable[..., ScriptedMatch]


def lit(m: ScriptedMatch, choice: str) -> Focus:
    ask = m.ask()
    option = next(option for option in ask.options if option.id.startswith(choice))
    return SCENE.focus(m.table.view(m.table.seats[ask.seat]), ask, option)


def name(m: ScriptedMatch, place: str) -> str:
    return LAND.names[m.hex(place)]


def marching(match: Match) -> ScriptedMatch:
    m = match([3]).clear().hush().put("Aachen", "AUS field-army", 2).put("Aachen", "AUS militia")
    m.leader("Aachen", "empire")
    return m.begin(Operation(0, m.hex("Aachen"), m.s.pieces(m.hex("Aachen"))[:]))


def test_a_move_is_an_arrow_to_the_next_hex(match: Match) -> None:
    m = marching(match)
    found = lit(m, "move")
    assert found.path == [name(m, "Aachen"), found.places[0]]


def test_a_unit_to_be_left_is_its_counter(match: Match) -> None:
    m = marching(match)
    assert lit(m, "drop:AUS:militia").pieces == [f"{name(m, 'Aachen')}:AUS.militia*"]
    assert lit(m, "drop-leader").pieces == ["leader:charlemagne"]
    assert lit(m, "stop") == Focus()


def test_a_force_is_lit_with_all_that_is_ready(match: Match) -> None:
    m = match().clear().hush().put("Aachen", "AUS militia").put("Aachen", "AUS field-army")
    found = lit(m.begin(OperationsPhase()), "force")
    here = name(m, "Aachen")
    assert found.places == [here]
    assert sorted(found.pieces) == [f"{here}:AUS.field-army", f"{here}:AUS.militia"]


def test_an_attempt_lights_the_whole_region_and_a_marker_has_its_card(match: Match) -> None:
    m = match().hush().give("empire", "vassalage").begin(VassalagePhase())
    found = lit(m, "attempt:SOR")
    assert len(found.places) == len(LAND.hexes[region("SOR")])
    assert found.odds
    m.do("attempt:SOR")
    assert lit(m, "play").card == "card/vassalage"


def test_a_gift_tells_what_a_point_more_would_bring(match: Match) -> None:
    m = match().hush().give("empire", "vassalage").begin(VassalagePhase())
    m.s.treasury = [20, 20]
    m.do("attempt:SOR", "play:vassalage")
    words = Words("en", GAME.name, m.table.seats)
    shares = []
    for key in ("roll", "gift"):
        option = next(option for option in m.ask().options if option.key == key)
        found = odds(m.table.view("empire"), option, words)
        assert found is not None
        shares.append(next(chance.share for chance in found.chances if chance.tone == "good"))
    # Sorbs are pagan: one point, then two, against a neutral region.
    assert shares == [pytest.approx(2 / 6), pytest.approx(3 / 6)]


def test_an_event_of_a_region_shows_its_burgs() -> None:
    found = SCENE.event_focus(Event("converted", {"region": "SAX", "faith": "christian"}, "16.4.a"))
    assert found.places == [LAND.names[hex] for hex in LAND.burgs[region("SAX")]]


def test_a_march_that_was_made_is_an_arrow() -> None:
    found = SCENE.event_focus(Event("force-moves", {"from": "2819", "place": "2820", "points": 3}, "12.4.a"))
    assert found.path == ["2819", "2820"]
