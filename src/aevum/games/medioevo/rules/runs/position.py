"""A group or a trade transport somewhere on its way, in a copy of the match, and whether it may go on."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.game import Game
from aevum.engine.refusal import Refusal
from aevum.engine.run import Step, step
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.words import where

_NOTHING_DONE: Final = ("pass", "let-pass")
"""Answers of others that leave who passes as he was."""
_PEACE: Final = "leave-in-peace"
"""An answer of its own with which a group goes on (5.MULTI.02)."""
_MOST_ANSWERS: Final = 12
"""More questions than come of one step that nobody stops."""


class Position:
    """`steps` lead to it, `way` is what it went through, `cost` the points spent on it, `stops` what may stop
    it. A subclass says what moves."""

    goes: ClassVar[tuple[str, ...]] = ()
    """The keys of the options that lead a step on."""

    def __init__(self, s: MedioevoState, seat: int, depth: int) -> None:
        self.s = s
        self.seat = seat
        self.depth = depth
        """Where its procedure stands among the frames."""
        self.place = self.found_at()
        self.cost = 0
        self.way: list[int] = []
        self.steps: list[Step] = []
        self.stops: list[Refusal] = []

    def found_at(self) -> int:
        """Where it is now; NOBODY where it is no more."""
        raise NotImplementedError

    def runs_on(self) -> bool:
        """Whether its procedure is still the one that stood there."""
        raise NotImplementedError

    def halted(self) -> bool:
        """Whether something has ended its way for certain."""
        raise NotImplementedError

    def kind(self) -> int:
        """What tells it from others that get to the same place."""
        return 0

    def price(self, to: int) -> int:
        """What a step costs."""
        raise NotImplementedError

    def worth(self, to: int) -> list[int]:
        """What it would be after a step there: of positions in one place whose first figure is the same one
        is as good as another where no later figure is less."""
        raise NotImplementedError

    def stops_at(self, after: "Position") -> list[Refusal]:
        """Why it goes no farther than where one more step has led it."""
        raise NotImplementedError

    def ends(self) -> list[Step] | None:
        """The choices that end the run here; None where it may not stay."""
        raise NotImplementedError

    def like(self, s: MedioevoState) -> "Position":
        """The same in a copy."""
        raise NotImplementedError

    def ask(self) -> Ask | None:
        """The question where it goes on to."""
        s = self.s
        if s.outcome is not None or len(s.frames) != self.depth + 1:
            return None
        if not self.runs_on() or self.found_at() != self.place:
            return None
        return s.ask_of(self.seat)

    def steps_on(self) -> list[Option]:
        ask = self.ask()
        return [option for option in ask.options if option.key in self.goes] if ask is not None else []


def area_of(option: Option) -> int:
    """Where an option leads."""
    return LAND.number(str(option.args["sea"] if "sea" in option.args else option.args["place"]))


def gone(game: Game, before: Position, option: Option) -> Position:
    """The position after one more step; dice, and answers of others, may end it there.

    Whatever the dice show is drawn in imagination, so nothing behind them is looked at.
    """
    s = before.s.copy()
    assert isinstance(s, MedioevoState)
    ask = before.ask()
    assert ask is not None
    found = before.like(s)
    found.place = area_of(option)
    found.cost = before.cost + before.price(found.place)
    found.way = [*before.way, found.place]
    found.steps = [*before.steps, step(ask, option)]
    found.stops = before.stops[:]
    game.choose(s, before.seat, option.id)
    _settle(game, found, before.s)
    if found.ask() is None:
        found.stops.extend(before.stops_at(found))
    return found


def _settle(game: Game, found: Position, before: MedioevoState) -> None:
    """Others let it pass, and it leaves them in peace, as far as they and it can."""
    s = found.s
    for _ in range(_MOST_ANSWERS):
        if s.outcome is not None or chance(s, before) or found.halted():
            return
        ask = next((ask for ask in s.live() if ask.seat != found.seat and ask.answer is None), None)
        if ask is not None:
            idle = next((option for option in ask.options if option.key in _NOTHING_DONE), None)
            if idle is None:
                return
            found.stops.append(may_answer(s, found.place, ask))
            game.choose(s, ask.seat, idle.id)
            continue
        own = s.ask_of(found.seat)
        peace = own.find(_PEACE) if own is not None else None
        if own is None or peace is None:
            return
        found.steps.append(step(own, peace))
        game.choose(s, found.seat, peace.id)


def chance(s: MedioevoState, before: MedioevoState) -> bool:
    return s.drawn != before.drawn or s.revealed != before.revealed


def may_answer(s: MedioevoState, area: int, ask: Ask) -> Refusal:
    """It waits for what another does."""
    told: dict[str, object] = {"other_seat": s.seats[ask.seat], **where(area)}
    return Refusal("other-answers-at-sea" if LAND.is_sea(area) else "other-answers", told, ask.rule)
