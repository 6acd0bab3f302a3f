"""IV The sequence of play, watched in a match of random players."""

from random import Random

import pytest

from aevum.games.invasions import GAME
from aevum.games.invasions.rules.counsel.step import youngest_first
from aevum.games.invasions.rules.match.administration import AdministrationPhase
from aevum.games.invasions.rules.match.turn import Match
from aevum.games.invasions.rules.reinforcements.step import turn_order
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import BARBARIAN, EMPIRE, KINGDOM, NATIONS
from aevum.testing import rule

TIME = ["StatusStep", "ReinforcementStep", "EventCards", "RaidStep", "Caravans", "DiplomacyStep"]
LATER = ["AdministrationPhase", "MilitaryPhase", "EndOfDiplomacy", "Scoring"]
STEPS = [*TIME, *LATER]


def watched(turns: int) -> tuple[InvasionsState, list[tuple[int, str, str]]]:
    """Turn, procedure and step in the order in which they ran."""
    seen: list[tuple[int, str, str]] = []
    s = GAME.setup("350", {}, 4, "base")
    assert isinstance(s, InvasionsState)
    rng = Random(4)
    while s.outcome is None and s.world.turn <= turns:
        asks = s.live() if s.asks else []
        if asks:
            ask = asks[0]
            GAME.commit(s, ask.seat, ask.options[rng.randrange(len(ask.options))])
            continue
        below = s.frames[1:2]
        now = (s.world.turn, type(below[0]).__name__, below[0].step) if below else None
        if now is not None and (not seen or seen[-1] != now):
            seen.append(now)
        s.frames[-1].run(s)
        for ask in s.live():
            s.refresh(ask)
    return s, seen


@pytest.fixture(scope="module")
def story() -> list[tuple[int, str, str]]:
    return watched(3)[1]


def procedures(story: list[tuple[int, str, str]], turn: int) -> list[str]:
    names = [name for at, name, _ in story if at == turn and name in STEPS]
    return [name for i, name in enumerate(names) if i == 0 or names[i - 1] != name]


@rule("IV.0.15", "XIII.0.1", "V.A.10")
def test_turn_1_begins_with_events_and_has_no_administration(story: list[tuple[int, str, str]]) -> None:
    assert procedures(story, 1) == [
        "EventCards",
        "RaidStep",
        "DiplomacyStep",
        "MilitaryPhase",
        "EndOfDiplomacy",
    ]


@rule("IV.0.1", "IV.0.3", "IV.0.4", "IV.0.5", "IV.0.7", "IV.0.8", "IV.0.10", "IV.0.12")
def test_a_turn_has_its_steps_in_order(story: list[tuple[int, str, str]]) -> None:
    assert procedures(story, 2) == [name for name in STEPS if name != "Scoring"]


@rule("IV.0.13", "V.B.2")
def test_the_third_turn_is_scored(story: list[tuple[int, str, str]]) -> None:
    assert procedures(story, 3) == STEPS


@rule("IV.0.8", "XXXIV.0.1")
def test_all_nations_finish_a_step_of_the_administration_before_the_next(
    story: list[tuple[int, str, str]],
) -> None:
    steps = [step for turn, name, step in story if turn == 2 and name == "AdministrationPhase"]
    known = list(AdministrationPhase.steps)
    assert sorted(steps, key=known.index) == steps


@rule("IV.0.9", "VI.H.1")
def test_barbarians_are_not_administered() -> None:
    """Nobody asks them for a policy or purchases, and no income is theirs."""
    s = GAME.setup("350", {}, 4, "base")
    assert isinstance(s, InvasionsState)
    s.log = []
    s.world.turn = 2
    s.frames = []
    s.push(Match())
    s.push(AdministrationPhase())
    rng = Random(1)
    while len(s.frames) > 1:
        asks = s.live() if s.asks else []
        if asks:
            ask = asks[0]
            if "people" in ask.args:
                assert s.world.status[NATIONS.index(str(ask.args["people"]))] != BARBARIAN, ask.key
            GAME.commit(s, ask.seat, ask.options[rng.randrange(len(ask.options))])
        else:
            s.frames[-1].run(s)
    earners = {str(e.args["people"]) for e in s.log if e.key == "earns-gold" and e.args["why"] == "income"}
    assert earners
    assert all(s.world.status[NATIONS.index(people)] != BARBARIAN for people in earners)


@rule("IV.0.7", "IV.0.4")
def test_diplomacy_goes_from_the_young_to_the_old_and_reinforcements_by_activation() -> None:
    s = GAME.setup("350", {}, 1, "base")
    assert isinstance(s, InvasionsState)
    w = s.world
    drawing = [w.status[n] for n in youngest_first(w) if w.status[n] != BARBARIAN]
    assert drawing == sorted(drawing)
    assert {KINGDOM, EMPIRE} <= set(drawing)
    coming = [w.status[n] for n in turn_order(w, [])]
    assert coming == sorted(coming)


def test_a_scenario_says_when_it_ends() -> None:
    s = GAME.setup("350", {}, 1, "base")
    match = s.frames[0]
    assert isinstance(match, Match)
    assert match.last == 12


@rule("IV.0.1")
def test_a_new_turn_wipes_away_what_the_last_one_left() -> None:
    s = GAME.setup("350", {}, 1, "base")
    assert isinstance(s, InvasionsState)
    r = s.realm
    r.idle = r.calamities = r.bankrupt = r.offered = [1] * len(NATIONS)
    r.caravan, r.lasting, r.turn_points = [3, 1], ["hun-hire:rome"], [2] * len(s.seats)
    s.log, s.frames = [], [Match()]
    s.frames[-1].run(s)
    assert [(event.key, event.args) for event in s.log] == [("turn-begins", {"turn": 1})]
    assert r.idle == r.calamities == r.bankrupt == r.offered == [0] * len(NATIONS)
    assert (r.caravan, r.lasting, r.turn_points) == ([-1, 0], [], [0] * len(s.seats))
