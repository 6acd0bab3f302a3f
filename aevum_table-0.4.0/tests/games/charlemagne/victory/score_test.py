"""19.0 Victory."""

from collections.abc import Callable

import pytest

from aevum.games.charlemagne.rules.counters import CHARLEMAGNE, UNITS
from aevum.games.charlemagne.rules.leaders import eliminate
from aevum.games.charlemagne.rules.regions import AUSTRASIA, REGIONS
from aevum.games.charlemagne.rules.tables import EMPIRE, NEUTRAL, TRIBAL
from aevum.games.charlemagne.rules.turn import Match
from aevum.games.charlemagne.rules.victory.end import KEYS, finish, overrun
from aevum.games.charlemagne.rules.victory.levels import LEVELS, level_of, turns_of
from aevum.games.charlemagne.rules.victory.score import score, total
from aevum.testing import rule
from tests.games.charlemagne.conftest import ScriptedMatch

Maker = Callable[..., ScriptedMatch]


def bare(match: Maker) -> ScriptedMatch:
    """Nobody holds or controls anything."""
    m = match().clear()
    m.s.control = [NEUTRAL] * len(REGIONS)
    return m


def items(m: ScriptedMatch) -> list[tuple[int, str]]:
    return [(item.value, item.rule) for item in score(m.s) if item.value]


@rule("19.2.a")
def test_a_region_under_control_is_worth_two(match: Maker) -> None:
    m = bare(match).control("AUS", "empire").control("NEU", "empire").control("LOM", "tribal")
    assert items(m) == [(4, "19.2.a")]


@rule("19.2.b")
def test_a_burg_held_and_not_pillaged_is_worth_one(match: Maker) -> None:
    m = bare(match).control("AUS", "empire").put("Aachen", "AUS militia").put("Pavia", "AUS militia")
    m.put("Metz", "AUS militia")
    m.s.pillaged = [m.hex("Metz")]
    assert items(m) == [(2, "19.2.a"), (2, "19.2.b")]


@rule("19.2.c")
def test_a_civilization_marker_held_is_worth_one(match: Maker) -> None:
    m = bare(match).control("AUS", "empire").put("Aachen", "AUS militia")
    m.s.civilized = sorted([m.hex("Aachen"), m.hex("Tours")])
    assert items(m) == [(2, "19.2.a"), (1, "19.2.b"), (1, "19.2.c")]


@rule("19.2.d")
def test_a_region_won_for_christendom_is_worth_two_more(match: Maker) -> None:
    m = bare(match).control("SAX", "empire").faith("SAX", "christian").control("NEU", "empire")
    m.faith("DEN", "christian").control("WEN", "empire")
    assert items(m) == [(6, "19.2.a"), (2, "19.2.d"), (2, "19.2.e")]


@rule("19.2.e")
def test_the_regions_of_the_kings_wars_are_worth_two_more(match: Maker) -> None:
    m = bare(match)
    for region in ("SAX", "LOM", "BAV", "AVA", "NAV"):
        m.control(region, "empire")
    assert items(m) == [(10, "19.2.a"), (10, "19.2.e")]
    assert items(bare(match).control("SAX", "tribal")) == []


@rule("19.2.h")
def test_far_lands_are_worth_one_less(match: Maker) -> None:
    m = bare(match)
    for region in ("ANG", "NOR", "SLA", "SER", "BYZ", "COR", "AST"):
        m.control(region, "empire")
    assert items(m) == [(14, "19.2.a"), (-7, "19.2.h")]


@rule("19.2.f")
def test_an_empire_leader_with_augustus_is_worth_five(match: Maker) -> None:
    m = bare(match).leader("Rome", "empire", "leader-1")
    m.s.augustus = CHARLEMAGNE + 1
    assert items(m) == [(5, "19.2.f")]
    m.s.lead[CHARLEMAGNE + 1 - UNITS] = TRIBAL
    assert items(m) == []


@rule("19.2.g")
def test_the_loss_of_charlemagne_costs_ten(match: Maker) -> None:
    m = bare(match).leader("Aachen", "empire")
    assert items(m) == []
    eliminate(m.s, CHARLEMAGNE, "20.4.a")
    assert items(m) == [(-10, "19.2.g")]


@rule("19.1", "19.3")
def test_the_set_up_is_worth_what_the_levels_were_measured_by(match: Maker) -> None:
    assert total(match().s) == 54


LEVEL = [
    (141, "empire-decisive", [EMPIRE]),
    (140, "empire-marginal", [EMPIRE]),
    (111, "empire-marginal", [EMPIRE]),
    (110, "draw", []),
    (96, "draw", []),
    (95, "tribal-marginal", [TRIBAL]),
    (66, "tribal-marginal", [TRIBAL]),
    (65, "tribal-decisive", [TRIBAL]),
    (-10, "tribal-decisive", [TRIBAL]),
    (-10000, "tribal-decisive", [TRIBAL]),
]


@rule("19.3")
@pytest.mark.parametrize(("points", "name", "winners"), LEVEL)
def test_the_levels(points: int, name: str, winners: list[int]) -> None:
    level = level_of("771", points)
    assert level.name == name
    assert ([] if level.winner < 0 else [level.winner]) == winners


@rule("19.3", "19.1")
def test_the_outcome_tells_the_level_and_its_points(match: Maker) -> None:
    m = match()
    finish(m.s)
    outcome = m.s.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.key) == ([TRIBAL], [54, 0], "tribal-decisive")
    assert m.events("score")[0].args == {"seat": "empire", "points": 54}
    assert sum(value for value, _ in m.modifiers("score")) == 54


@rule("19.3")
def test_a_draw_has_no_winner(match: Maker) -> None:
    m = match()
    neutral = [number for number in range(len(REGIONS)) if m.s.control[number] == NEUTRAL]
    while total(m.s) < 96:
        m.s.control[neutral.pop()] = EMPIRE
    finish(m.s)
    assert m.s.outcome is not None
    assert (m.s.outcome.winners, m.s.outcome.key) == ([], "draw")


@rule("19.5", "18.7", "1.2")
def test_the_introduction_has_its_own_length_and_levels(match: Maker) -> None:
    assert (turns_of("771"), turns_of("lombard-war")) == (11, 3)
    assert level_of("lombard-war", 76).name == "empire-marginal"
    assert level_of("771", 54).name == "tribal-decisive"
    m = match(scenario="lombard-war")
    finish(m.s)
    assert m.s.outcome is not None
    assert m.s.outcome.winners == [TRIBAL]


@rule("19.3", "19.5")
def test_every_level_has_words() -> None:
    assert {f"outcome-{level.name}" for levels in LEVELS.values() for level in levels} == set(KEYS)


@rule("19.4")
def test_austrasia_overrun_ends_the_match_at_the_end_of_a_turn(match: Maker) -> None:
    m = match().clear()
    for burg in ("Aachen", "Cologne", "Mainz", "Metz", "Verdun", "Fulda"):
        assert not overrun(m.s)
        m.put(burg, "LOM militia")
    assert overrun(m.s)
    m.s.turn = 2
    m.s.control[AUSTRASIA] = EMPIRE
    m.s.frames = [Match()]
    m.s.frames[0].step = "end"
    m.table.game.advance(m.s)
    assert m.s.outcome is not None
    assert (m.s.outcome.winners, m.s.outcome.key) == ([TRIBAL], "austrasia-overrun")


@rule("19.4")
def test_pillaged_burgs_do_not_count_and_one_must_be_left(match: Maker) -> None:
    m = match().clear().put("Aachen", "SAX warriors")
    burgs = [m.hex(burg) for burg in ("Cologne", "Mainz", "Metz", "Verdun", "Fulda")]
    m.s.pillaged = sorted(burgs)
    assert overrun(m.s)
    m.s.pillaged = sorted([*burgs, m.hex("Aachen")])
    assert not overrun(m.s)


@rule("5.3")
def test_the_last_turn_is_scored_and_no_other(match: Maker) -> None:
    for turn, over in ((2, False), (3, True)):
        m = match(scenario="lombard-war")
        m.s.turn = turn
        m.s.frames = [Match()]
        m.s.frames[0].step = "end"
        m.table.game.advance(m.s)
        assert (m.s.outcome is not None) == over
        assert m.s.turn == (turn if over else turn + 1)
