"""IV.0 What each step of a turn brings, and what follows the last."""

import pytest

from aevum.games.invasions import GAME
from aevum.games.invasions.rules.match.turn import Match
from aevum.games.invasions.rules.peoples.specials import Specials
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.world.world import put
from aevum.testing import rule


def at_step(step: str, turn: int, last: int = 12) -> tuple[InvasionsState, Match]:
    s = GAME.setup("350", {}, 1, "base")
    assert isinstance(s, InvasionsState)
    match = Match()
    match.step, match.last = step, last
    s.world.turn = turn
    s.frames, s.asks, s.log = [match], [], []
    w, p = s.world, s.world.land.number("Latium")
    w.raid, w.raided = put(w.raid, p, 1), put(w.raided, p, turn - 1)
    match.run(s)
    return s, match


@rule("IV.0.1", "IV.0.15", "V.B.2")
@pytest.mark.parametrize(
    ("step", "turn", "begins"),
    [
        ("status", 2, "StatusStep"),
        ("special-arrivals", 2, "Specials"),
        ("reinforcements", 2, "ReinforcementStep"),
        ("events", 1, "EventCards"),
        ("raids", 1, "RaidStep"),
        ("caravans", 1, ""),
        ("caravans", 2, "Caravans"),
        ("diplomacy", 1, "DiplomacyStep"),
        ("special-administration", 1, ""),
        ("special-administration", 2, "Specials"),
        ("administration", 1, ""),
        ("administration", 2, "AdministrationPhase"),
        ("military", 1, "MilitaryPhase"),
        ("end-of-diplomacy", 1, "EndOfDiplomacy"),
        ("special-end", 1, "Specials"),
        ("scoring", 2, ""),
        ("scoring", 3, "Scoring"),
        ("scoring", 12, "Scoring"),
    ],
)
def test_each_step_begins_its_procedure(step: str, turn: int, begins: str) -> None:
    s, match = at_step(step, turn)
    assert [type(frame).__name__ for frame in s.frames[1:]] == [begins] * bool(begins)
    assert match.step == Match.steps[Match.steps.index(step) + 1]
    if isinstance(s.frames[-1], Specials):
        assert s.frames[-1].when == step.removeprefix("special-")


@rule("V.C.1", "V.C.2", "IV.0.1", "XI.E.8")
@pytest.mark.parametrize(
    ("turn", "last", "over"), [(11, 12, False), (12, 12, True), (6, 6, True), (1, 6, False)]
)
def test_after_the_last_turn_the_match_is_over(turn: int, last: int, over: bool) -> None:
    s, match = at_step("end", turn, last)
    assert (s.outcome is not None) is over
    assert not any(s.world.raid), "XI.E.8: markers of the turn before are taken away"
    assert (s.world.turn, match.step) == ((turn, "end") if over else (turn + 1, "turn"))
