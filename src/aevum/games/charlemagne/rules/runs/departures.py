"""12.2 Setting out as one decision: a force whole, all but one, or those of one kind with their leaders."""

from typing import Final

from aevum.engine.ask import Ask
from aevum.engine.game import Game
from aevum.engine.run import Run, Step, step
from aevum.games.charlemagne.rules.operations.gathering import Gathering
from aevum.games.charlemagne.rules.state import CharlemagneState

ACTIVATE: Final = "activate"
GATHER: Final = "gather"


def departures(game: Game, s: CharlemagneState, seat: int) -> list[Run]:
    """Of each force that may act, or of the one that gathers; up to the roll for its points."""
    ask = s.ask_of(seat) if s.outcome is None else None
    if ask is None:
        return []
    if ask.key == GATHER:
        return _parts(game, s, ask, [])
    if ask.key != ACTIVATE:
        return []
    found: list[Run] = []
    for option in ask.options:
        if option.key != "force":
            continue
        copy = s.copy()
        assert isinstance(copy, CharlemagneState)
        game.choose(copy, seat, option.id)
        then = copy.ask_of(seat)
        if then is not None and then.key == GATHER:
            before = [step(ask, option)]
            found.append(Run("set-out", dict(then.args), [*before, *_off(then)]))
            found += _parts(game, copy, then, before)
    return found


def _off(ask: Ask) -> list[Step]:
    return [step(ask, option, True) for option in ask.options if option.key == "set-out"]


def _parts(game: Game, s: CharlemagneState, ask: Ask, before: list[Step]) -> list[Run]:
    """Of two units those of one kind are those without the other."""
    runs = [*_guards(game, s, ask, before), *_of_kinds(game, s, ask, before)]
    found = {run.id: run for run in reversed(runs) if len(run.steps) > 1}
    return [run for run in runs if found.get(run.id) is run]


def _guards(game: Game, s: CharlemagneState, ask: Ask, before: list[Step]) -> list[Run]:
    """One unit stays to hold the place, all others go."""
    found: list[Run] = []
    for option in ask.options:
        if option.key == "leave":
            copy = s.copy()
            assert isinstance(copy, CharlemagneState)
            game.choose(copy, ask.seat, option.id)
            steps = [*before, step(ask, option)]
            now = copy.ask_of(ask.seat)
            if now is not None and isinstance(copy.frames[-1], Gathering):
                steps += _off(now)
            steps[-1].rolls = True
            found.append(Run("set-out-but", {**ask.args, **option.args}, steps))
    return found


def _of_kinds(game: Game, s: CharlemagneState, ask: Ask, before: list[Step]) -> list[Run]:
    """T5.points: the slowest unit decides how far a force gets."""
    kinds = sorted({str(option.args["unit"]) for option in ask.options if option.key == "leave"})
    if len(kinds) < 2:
        return []
    return [_of_kind(game, s, ask, before, kind) for kind in kinds]


def _of_kind(game: Game, s: CharlemagneState, ask: Ask, before: list[Step], kind: str) -> Run:
    copy = s.copy()
    assert isinstance(copy, CharlemagneState)
    steps = before[:]
    while isinstance(copy.frames[-1], Gathering):
        now = copy.ask_of(ask.seat)
        assert now is not None
        others = [one for one in now.options if one.key == "leave" and one.args["unit"] != kind]
        if not others:
            steps += _off(now)
            break
        steps.append(step(now, others[0]))
        game.choose(copy, ask.seat, others[0].id)
    # Who alone is left sets out unasked, and then the die falls.
    steps[-1].rolls = True
    return Run("set-out-with", {**ask.args, "unit": kind}, steps)
