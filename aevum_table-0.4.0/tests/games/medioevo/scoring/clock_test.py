"""0.GEN.03-08 How a game ends."""

from typing import Any

from aevum.games.medioevo import GAME
from aevum.games.medioevo.rules.honour import award
from aevum.games.medioevo.rules.scoring.clock import call_time, clock_options, time_is_up
from aevum.games.medioevo.rules.turn import Match
from aevum.testing import example, rule
from tests.games.medioevo.combat.field import CALM, WINS
from tests.narrow import of_kind


def calls(m: Any, *seats: int) -> None:
    for seat in seats:
        (option,) = clock_options(m.s, seat)
        call_time(m.s, seat, option)


def next_step(m: Any, step: str) -> str:
    """Where the match goes on from a step of its own."""
    frame = Match()
    frame.step = step
    m.s.frames = [frame]
    frame.run(m.s)
    return frame.step


@rule("0.GEN.04")
def test_without_a_limit_nobody_looks_at_the_clock(match: Any) -> None:
    m = match()
    assert clock_options(m.s, 0) == []


@example("EX-002")
@rule("0.GEN.04", "0.GEN.08")
def test_the_turn_is_finished_when_time_is_up(match: Any) -> None:
    m = match(scenario="medium", **{"time-limit": 180}).turn(8)
    calls(m, 0, 1)
    assert clock_options(m.s, 0) == []
    assert not time_is_up(m.s)
    calls(m, 2)
    assert time_is_up(m.s)
    calls(m, 3)
    assert [event.key for event in m.log[-3:]] == ["time-called", "time-is-up", "time-called"]
    assert [next_step(m, step) for step in ("combat", "trade", "end")] == ["trade", "end", "over"]
    assert next_step(m, "over") == "final"


@example("EX-002")
@rule("0.GEN.06", "0.GEN.08", "0.GEN.03")
def test_the_first_end_that_is_met_counts(match: Any) -> None:
    m = match(scenario="medium", **{"time-limit": 180}).turn(9)
    assert next_step(m, "over") == "turn"
    assert next_step(m.turn(10), "over") == "final"
    assert not time_is_up(m.s)


@rule("0.GEN.04")
def test_who_is_out_of_the_game_has_no_say(match: Any) -> None:
    m = match(**{"time-limit": 60})
    calls(m, 0, 1)
    m.s.out[3] = 1
    assert time_is_up(m.s)


@rule("0.GEN.05", "0.GEN.07", "V.GAIN.01")
def test_a_limit_of_honour_points_stops_the_game_at_once(match: Any) -> None:
    m = match(**{"honour-limit": 30})
    m.s.honour[0] = 28
    award(m.s, 0, 1, "conquest", "V.GAIN.01")
    assert not m.s.over
    assert next_step(m, "trade") == "end"
    award(m.s, 0, 1, "conquest", "V.GAIN.01")
    assert m.s.over
    assert next_step(m, "trade") == "final"


@example("EX-001")
@rule("0.GEN.05", "0.GEN.07", "V.GAIN.01")
def test_the_conquest_that_reaches_the_limit_is_followed_by_the_final_points(match: Any) -> None:
    m = match(WINS, **{"honour-limit": 30}).put("ADR", "byzantium", "heavy-infantry", 3).hush()
    m.item("ADR", "byzantium", "war-wagon")
    m.s.honour[0], m.s.circle, m.s.event_deck = 29, [4, 5, 6], [0, 1, 2]
    frame = Match()
    frame.step = "combat"
    m.begin(frame).do("set-out-from:ADR", "take-all", "go-to:BUL")
    while m.s.outcome is None:
        m.do(next(choice for choice in m.offered() if choice in CALM))
    assert m.lord("BUL") == "byzantium"
    (won,) = m.events("honour-won")
    assert (won.rule, won.args["points"]) == ("V.GAIN.01", 1)
    # Nobody else moves or trades.
    assert [event.args["phase"] for event in m.events("phase-begins")] == ["combat"]
    assert m.events("final-score")[0].roll.modifiers[0].value == 30


@rule("0.GEN.09", "V.TRACK.02")
def test_honour_points_are_open_and_have_no_ends(match: Any) -> None:
    m = match()
    m.s.honour[0] = 48
    award(m.s, 0, 3, "conquest", "V.GAIN.01")
    award(m.s, 1, -12, "pact-broken", "V.LOSS.01")
    assert not m.s.over  # no limit was agreed on
    own = of_kind(dict, GAME.view(m.s, 2).data["own"])
    assert own["honour"][:2] == [51, -2]
    assert [event.args["points"] for event in (*m.events("honour-won"), *m.events("honour-lost"))] == [3, -12]
