"""The first lines of the map's picture: the turn and its phase, who acts, gold and points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.world import World
from aevum.games.invasions.telling.nations import own_nations
from aevum.games.invasions.telling.turn import acting, last_turn, lone_scores, step_of
from aevum.terminal.lines import Line, row

if TYPE_CHECKING:
    from aevum.engine.view import View
    from aevum.games.invasions.rules.state import InvasionsState
    from aevum.words import Words

LOOKS_UP = ("counsel", "policy", "stacks", "public-event")
"""Questions of a whole match at which one likes to know how everybody stands; others come thick and fast."""
KEYS: tuple[str, ...] = (
    "board-turn",
    "board-turn-of",
    "board-treasury",
    "board-score",
    "board-points-of-all",
    "board-seat-score",
    "board-seat-points",
)


def head(s: InvasionsState, view: View, words: Words) -> list[Line]:
    w = s.world
    step = step_of(view) if s.realm_now is not None else ""
    now = [words.say(step)] if step else []
    lines = [(row([_turn(w, view, words), *now, *acting(w, words)]), "bold")]
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


def _turn(w: World, view: View, words: Words) -> str:
    last = last_turn(view)
    if last:
        return words.say("board-turn-of", turn=w.turn, last=last)
    text = words.say("board-turn", turn=w.turn)
    return text[:1].upper() + text[1:]


def _points(s: InvasionsState, words: Words) -> list[Line]:
    shown = [
        words.say("board-seat-points", seat=seat, points=n) for seat, n in zip(s.seats, s.points, strict=True)
    ]
    return [(row([words.say("board-points-of-all"), *shown]), "dim")]


def _score(w: World, view: View, words: Words) -> list[Line]:
    scores = lone_scores(w, view)
    shown = [words.say("board-seat-score", seat=i, score=f"{n:+d}") for i, n in enumerate(scores)]
    return [(row([words.say("board-score"), *shown]), "dim")] if shown else []
