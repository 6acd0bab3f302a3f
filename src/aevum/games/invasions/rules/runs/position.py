"""One stack somewhere on its way, in a copy of the match: what happens there, and whether it may go on."""

from typing import Final

from aevum.engine.ask import Ask, Option
from aevum.engine.game import Game
from aevum.engine.refusal import Refusal
from aevum.engine.run import Step, step
from aevum.games.invasions.rules.marching.march import March
from aevum.games.invasions.rules.runs.stops import stops_at
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.world.world import World

NOTHING_DONE: Final = ("none", "no-more", "without-leave", "pass")
"""Answers of others that leave a march as it was."""
MOST_ANSWERS: Final = 12
"""More questions than others are asked about one step of a march."""


class Position:
    """`steps` lead to it, `way` is what it went through, `stops` what may stop the stack on it."""

    def __init__(self, s: InvasionsState, seat: int, depth: int) -> None:
        self.s = s
        self.seat = seat
        self.depth = depth
        """Where the march stands among the frames."""
        self.place = self.march.place
        self.way: list[int] = []
        self.steps: list[Step] = []
        self.stops: list[Refusal] = []

    @property
    def march(self) -> March:
        frame = self.s.frames[self.depth]
        assert isinstance(frame, March)
        return frame

    def ask(self) -> Ask | None:
        """The question where the stack goes on to."""
        if self.s.outcome is not None or len(self.s.frames) != self.depth + 1:
            return None
        frame = self.s.frames[self.depth]
        if not isinstance(frame, March) or frame.place != self.place:
            return None
        return self.s.ask_of(self.seat)

    def goes_to(self) -> list[Option]:
        """Its next steps."""
        ask = self.ask()
        return [option for option in ask.options if option.key == "go"] if ask is not None else []

    def ends(self) -> list[Step] | None:
        """The choices that end the run here; None where the stack may not stay."""
        ask = self.ask()
        if ask is None:
            return self.steps
        for option in ask.options:
            if option.key == "halt":
                return [*self.steps, step(ask, option)]
        return None


def gone(game: Game, before: Position, option: Option) -> Position:
    """The position after one more step; dice, and answers of others, may end it there.

    Whatever the dice show is drawn in imagination, so nothing behind them is looked at.
    """
    s = before.s.copy()
    assert isinstance(s, InvasionsState)
    ask = before.ask()
    assert ask is not None
    found = Position(s, before.seat, before.depth)
    found.place = s.world.land.number(str(option.args["place"]))
    found.way = [*before.way, found.place]
    found.steps = [*before.steps, step(ask, option)]
    found.stops = before.stops[:]
    game.choose(s, before.seat, option.id)
    _settle(game, found, before.s)
    if found.ask() is None:
        found.stops.extend(stops_at(s, found.place, before.s, before.march))
    return found


def _settle(game: Game, found: Position, before: InvasionsState) -> None:
    """Others let it pass, as far as they can."""
    s = found.s
    for _ in range(MOST_ANSWERS):
        if s.outcome is not None or _chance(s, before):
            return
        other = next((ask for ask in s.live() if ask.seat != found.seat and ask.answer is None), None)
        if other is None:
            return
        if other.key == "intercept":
            found.stops.append(may_intercept(s.world, found.place, other))
        idle = next((option for option in other.options if option.key in NOTHING_DONE), None)
        if idle is None:
            return
        game.choose(s, other.seat, idle.id)


def _chance(s: InvasionsState, before: InvasionsState) -> bool:
    return s.drawn != before.drawn or s.revealed != before.revealed


def may_intercept(w: World, place: int, ask: Ask) -> Refusal:
    """XIX.A.1: from where they may come."""
    froms = [str(option.args["place"]) for option in ask.options if option.key == "intercept"]
    return Refusal("may-intercept", {"place": w.land.names[place], "froms": froms}, "XIX.A.1")
