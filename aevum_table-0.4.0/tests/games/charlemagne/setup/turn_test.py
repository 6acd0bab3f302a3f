"""1.2, 5.0 The sequence of play, and set-ups that make no sense."""

from collections.abc import Callable

import pytest

from aevum.engine import BadData, Event, Table
from aevum.games.charlemagne import GAME
from aevum.games.charlemagne.rules.tables import EMPIRE, TRIBAL
from aevum.games.charlemagne.rules.turn import PHASES, PlayerTurn
from aevum.testing import rule
from tests.games.charlemagne.conftest import ScriptedMatch

Maker = Callable[..., ScriptedMatch]


def played() -> tuple[list[Event], dict[str, set[str]]]:
    """A short match in which everybody always takes the last option: he passes, or stops. What happened, and
    what was asked in each phase."""
    table = Table(GAME, "lombard-war", {}, seed=3)
    asked: dict[str, set[str]] = {}
    while not table.over:
        ask = table.asks()[0]
        phase = [event.args["phase"] for event in table.log if event.key == "phase"]
        asked.setdefault(str(phase[-1]) if phase else "", set()).add(ask.key)
        table.choose(table.seats[ask.seat], ask.options[-1])
    return table.log, asked


def story() -> list[Event]:
    return played()[0]


def told(*keys: str) -> list[Event]:
    return [event for event in story() if event.key in keys]


@rule("5.1")
def test_the_empire_player_turn_comes_first_then_the_tribal() -> None:
    turns = [(event.args["turn"], event.args["seat"]) for event in told("player-turn")]
    assert turns == [(turn, seat) for turn in (1, 2, 3) for seat in ("empire", "tribal")]


@rule("5.2")
def test_six_phases_in_their_order() -> None:
    assert PHASES == ("event", "stratagem", "vassalage", "treasury", "levy", "operations")
    phases = [event.args["phase"] for event in told("player-turn", "phase") if event.key == "phase"]
    assert phases == list(PHASES) * 6


@rule("5.2", "8.1.a")
def test_what_belongs_to_a_phase_happens_in_it() -> None:
    phase = ""
    where: dict[str, set[str]] = {}
    for event in story():
        if event.key == "phase":
            phase = str(event.args["phase"])
        where.setdefault(event.key, set()).add(phase)
    assert where["event-roll"] == {"event"}
    assert where["stratagem-draws"] == {"stratagem"}
    assert where["income"] == {"treasury"}
    assert where["levied"] == {"levy"}
    asked = played()[1]
    assert "vassalage" in asked["vassalage"]
    assert {"coinage", "spend"} <= asked["treasury"]
    assert "levy" in asked["levy"]
    assert "activate" in asked["operations"]


@rule("5.3", "1.2")
def test_turn_after_turn_then_the_score() -> None:
    assert [event.args for event in told("turn")] == [
        {"turn": 1, "from": 771, "to": 774},
        {"turn": 2, "from": 775, "to": 778},
        {"turn": 3, "from": 779, "to": 782},
    ]
    assert [event.key for event in told("turn", "player-turn", "score")][-1] == "score"
    assert len(told("score")) == 1


def test_unknown_names_are_refused_by_name() -> None:
    with pytest.raises(BadData, match="no scenario 'x'; known: 771, lombard-war"):
        GAME.setup("x", {}, 1, "base")
    with pytest.raises(BadData, match=r"options\.fog: there is no such option"):
        GAME.setup("771", {"fog": True}, 1, "base")
    with pytest.raises(BadData, match="no pack 'x' here, only 'base'"):
        GAME.setup("771", {}, 1, "x")


@rule("5.2", "12.1", "12.6.b", "12.6.c", "10.4.e", "11.3.a")
def test_what_counts_for_a_player_turn_is_forgotten_after_it(match: Maker) -> None:
    m = match([3, 1]).clear().hush().put("Aachen", "AUS militia").put("Pavia", "LOM militia")
    m.give("tribal", "spear-of-longinus")
    s = m.s
    s.event, s.levy_doubled = "plague", True
    s.acted, s.converted_here, s.raided, s.hired = [0], [0], [m.hex("Pavia")], [m.hex("Pavia")]
    s.orders = [order for order in s.orders if order != "tribal:spear-event"]
    turn = PlayerTurn(EMPIRE)
    turn.step = "close"
    s.push(PlayerTurn(TRIBAL))
    m.begin(turn)
    assert (s.acted, s.converted_here, s.raided, s.hired, s.levy_doubled) == ([], [], [], [], False)
    # The event of the next player turn lies there, and the Spear may answer it before it happens.
    assert m.asked() == ("tribal", "spear-event")
    assert s.event == ""
    assert m.told("player-turn") == [({"seat": "tribal", "turn": 1}, "5.1")]
    # It is that player's own turn in all that follows.
    assert (s.phasing, {args["seat"] for args, _ in m.told("phase")}) == (TRIBAL, {"tribal"})
