"""The position as a seat may know it."""

from collections.abc import Callable

from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.operations.phase import OperationsPhase
from aevum.games.charlemagne.scene import SCENE
from aevum.scene.position import Piece, PlaceNow, Position
from aevum.words import Words
from tests.games.charlemagne.conftest import ScriptedMatch

Match = Callable[..., ScriptedMatch]


def laid(match: Match) -> ScriptedMatch:
    return match().clear().hush().put("Aachen", "AUS field-army", 2).put("Pavia", "LOM militia")


def now(m: ScriptedMatch, words: Words, seat: str = "empire") -> Position:
    return SCENE.position(m.table.view(seat), words)


def place_now(m: ScriptedMatch, place: str, words: Words) -> PlaceNow:
    return now(m, words).places[LAND.names[m.hex(place)]]


def here(m: ScriptedMatch, place: str, words: Words) -> list[Piece]:
    return place_now(m, place, words).pieces


def test_units_alike_are_one_counter_with_strength_and_operations(match: Match, words: Words) -> None:
    m = laid(match).begin(OperationsPhase())
    (piece,) = here(m, "Aachen", words)
    assert (piece.count, piece.text, piece.head, piece.owner) == (2, "3-18", "AUS", "empire")
    assert piece.weight == 3


def test_who_has_acted_is_spent(match: Match, words: Words) -> None:
    m = laid(match).begin(OperationsPhase())
    m.s.script = [1]
    m.do(f"force:{LAND.names[m.hex('Aachen')]}", "set-out", "stop")
    (piece,) = here(m, "Aachen", words)
    assert piece.spent
    assert piece.id.endswith("*")


def test_charlemagne_wears_a_crown_and_augustus_a_mark(match: Match, words: Words) -> None:
    m = laid(match).leader("Aachen", "empire").begin(OperationsPhase())
    m.s.augustus = m.s.pieces(m.hex("Aachen"))[-1]
    leader = here(m, "Aachen", words)[0]
    assert (leader.kind, leader.icon, leader.text) == ("leader", "imperial-crown", "+2 ×3")
    assert [mark.name for mark in leader.marks] == ["Augustus"]


def test_a_hex_with_troops_of_another_side_is_contested(match: Match, words: Words) -> None:
    m = laid(match).put("Verona", "AUS militia").begin(OperationsPhase())
    assert place_now(m, "Verona", words).hold == "stripe"
    assert place_now(m, "Pavia", words).owner == ""


def test_a_pillaged_burg_has_fallen_and_its_port_is_gone(match: Match, words: Words) -> None:
    m = laid(match)
    m.s.pillaged = [m.hex("Marseille")]
    m.begin(OperationsPhase())
    city = place_now(m, "Marseille", words).city
    assert city is not None
    assert (city.fallen, city.port) == (True, False)
    assert [mark.tone for mark in city.marks] == ["bad"]


def test_a_conversion_marker_lies_on_the_region(match: Match, words: Words) -> None:
    m = laid(match).faith("SAX", "christian").begin(OperationsPhase())
    (mark,) = now(m, words).region_marks["SAX"]
    assert mark.name == "Converted: Christian now"


def test_a_treasury_is_told_to_its_owner_alone(match: Match, words: Words) -> None:
    m = laid(match).begin(OperationsPhase())
    m.s.treasury = [7, 9]
    assert [score.gold for score in now(m, words, "empire").scores] == [7, None]
    assert [score.gold for score in now(m, words, "tribal").scores] == [None, 9]
