"""The first lines of the map's picture: the turn and its phase, who acts, gold and points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.engine.codec import a_text, an_int, ints
from aevum.games.invasions.board.known import own_nations
from aevum.games.invasions.rules.frontiers import counted_for, taken_and_lost
from aevum.games.invasions.rules.troops import NATIONS, STATUS_NAMES
from aevum.games.invasions.rules.world.world import World
from aevum.scene.seen import frames_of
from aevum.terminal.lines import Line, row

if TYPE_CHECKING:
    from aevum.engine.view import View
    from aevum.games.invasions.rules.state import InvasionsState
    from aevum.words import Words

LONE_PHASE = "OneMilitaryPhase"
ADMINISTRATION = "AdministrationPhase"
STEPS = {
    "StatusStep": "board-step-status",
    "Specials": "board-step-specials",
    "ReinforcementStep": "board-step-reinforcements",
    "EventCards": "board-step-events",
    "RaidStep": "board-step-raids",
    "Caravans": "board-step-caravans",
    "DiplomacyStep": "board-step-diplomacy",
    "MilitaryPhase": "board-step-military",
    "EndOfDiplomacy": "board-step-end",
    "Scoring": "board-step-scoring",
    "conversion": "board-step-conversion",
    "cards": "board-step-cards",
    "minor-recovery": "board-step-income",
    "income": "board-step-income",
    "purchases": "board-step-purchases",
    "suppression": "board-step-suppression",
}
"""By procedure, or by step of the Administration phase: what goes on."""
LOOKS_UP = ("counsel", "policy", "stacks", "public-event")
"""Questions of a whole match at which one likes to know how everybody stands; others come thick and fast."""
KEYS: tuple[str, ...] = (
    "board-step-status",
    "board-step-specials",
    "board-step-reinforcements",
    "board-step-events",
    "board-step-raids",
    "board-step-caravans",
    "board-step-diplomacy",
    "board-step-military",
    "board-step-end",
    "board-step-scoring",
    "board-step-conversion",
    "board-step-cards",
    "board-step-income",
    "board-step-purchases",
    "board-step-suppression",
    "board-turn",
    "board-turn-of",
    "board-invading",
    "board-acting",
    "board-treasury",
    "board-score",
    "board-points-of-all",
    "board-seat-score",
    "board-seat-points",
)


def head(s: InvasionsState, view: View, words: Words) -> list[Line]:
    w = s.world
    step = _step(view, words) if s.realm_now is not None else []
    lines = [(row([_turn(w, view, words), *step, *acting(w, words)]), "bold")]
    gold = [
        words.say("board-treasury", people=NATIONS[n], gold=w.gold[n])
        for n in own_nations(w, view.seat)
        if w.gold[n]
    ]
    if gold:
        lines.append((row(gold), ""))
    if s.realm_now is None:
        return lines + _score(w, view, words)
    return lines + (_points(s, words) if view.ask is None or view.ask.key in LOOKS_UP else [])


def last_turn(view: View) -> int:
    """The one after which a whole match ends at the latest; 0 where none is played."""
    return next((an_int(frame, "last", "frame") for frame in frames_of(view) if frame["frame"] == "Match"), 0)


def _turn(w: World, view: View, words: Words) -> str:
    last = last_turn(view)
    if last:
        return words.say("board-turn-of", turn=w.turn, last=last)
    text = words.say("board-turn", turn=w.turn)
    return text[:1].upper() + text[1:]


def _step(view: View, words: Words) -> list[str]:
    """What of the sequence of play goes on."""
    found: list[str] = []
    for frame in frames_of(view):
        name = a_text(frame, "frame", "frame")
        key = STEPS.get(a_text(frame, "step", "frame") if name == ADMINISTRATION else name)
        if key is not None:
            found = [words.say(key)]
    return found


def acting(w: World, words: Words) -> list[str]:
    found = []
    for n in range(len(NATIONS)):
        if w.moving >> n & 1:
            named = {"people": NATIONS[n], "status": STATUS_NAMES[w.status[n]]}
            found.append(words.say("board-invading" if w.invading[n] else "board-acting", **named))
    return found


def _points(s: InvasionsState, words: Words) -> list[Line]:
    shown = [
        words.say("board-seat-points", seat=seat, points=n) for seat, n in zip(s.seats, s.points, strict=True)
    ]
    return [(row([words.say("board-points-of-all"), *shown]), "dim")]


def lone_scores(w: World, view: View) -> list[int]:
    """Of a lone Military phase, by seat: provinces taken and lost, and points; empty in other matches."""
    own = view.data["own"]
    assert isinstance(own, dict)
    points = ints(own, "points", "own")
    for frame in frames_of(view):
        before = ints(frame, "before", "frame") if frame["frame"] == LONE_PHASE else []
        if before:
            taken, lost = taken_and_lost(w, before, counted_for(w), len(points))
            return [taken[i] - lost[i] + points[i] for i in range(len(points))]
    return []


def _score(w: World, view: View, words: Words) -> list[Line]:
    scores = lone_scores(w, view)
    shown = [words.say("board-seat-score", seat=i, score=f"{n:+d}") for i, n in enumerate(scores)]
    return [(row([words.say("board-score"), *shown]), "dim")] if shown else []
