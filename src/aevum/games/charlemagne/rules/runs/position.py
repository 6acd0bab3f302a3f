"""A force somewhere on its way, in a copy of the match: what happens there, and whether it may go on."""

from typing import Final

from aevum.engine.ask import Ask, Option
from aevum.engine.game import Game
from aevum.engine.refusal import Refusal
from aevum.engine.run import Step, step
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.operations.force import Operation
from aevum.games.charlemagne.rules.runs.stops import interrupted, met
from aevum.games.charlemagne.rules.state import CharlemagneState

OPERATE: Final = "operate"


class Position:
    """`steps` lead to it, `way` is what it went through, `stops` what may stop the force on it."""

    def __init__(self, s: CharlemagneState, seat: int, depth: int) -> None:
        self.s = s
        self.seat = seat
        self.depth = depth
        """Where the operation stands among the frames."""
        frame = s.frames[depth]
        assert isinstance(frame, Operation)
        self.hex = frame.hex
        self.pieces: list[int] = frame.pieces
        self.seen = s
        """How things stood when it came there; behind the end of an operation other things happen."""
        self.spent = 0
        self.broken = 0
        """Regions whose neutrality it violated."""
        self.way: list[int] = []
        self.steps: list[Step] = []
        self.stops: list[Refusal] = []

    def ended(self) -> bool:
        """12.3: where no points are left for anything, it stops by itself."""
        frames = self.s.frames
        return self.s.outcome is not None or len(frames) <= self.depth or not _operates(self.s, self.depth)

    def ask(self) -> Ask | None:
        """The question what the force does there."""
        if self.ended() or len(self.s.frames) != self.depth + 1:
            return None
        return self.s.ask_of(self.seat)

    def options(self, key: str) -> list[Option]:
        ask = self.ask()
        return [option for option in ask.options if option.key == key] if ask is not None else []

    def taking(self, option: Option) -> list[Step]:
        """The choices that lead to it, and one more."""
        ask = self.ask()
        assert ask is not None
        return [*self.steps, step(ask, option)]

    def ends(self) -> list[Step] | None:
        """The choices that end the operation here; None where the force may not stay."""
        if self.ask() is None:
            return self.steps
        for option in self.options("stop"):
            return self.taking(option)
        return None


def _operates(s: CharlemagneState, depth: int) -> bool:
    return isinstance(s.frames[depth], Operation)


def place_of(option: Option) -> int:
    return LAND.number(str(option.args["place"]))


def gone(game: Game, before: Position, option: Option, spent: int, broken: int) -> Position:
    """The position after one more hex; a question of others may end it there."""
    s = before.s.copy()
    assert isinstance(s, CharlemagneState)
    found = Position(s, before.seat, before.depth)
    found.hex = place_of(option)
    found.spent = spent
    found.broken = broken
    found.way = [*before.way, found.hex]
    found.steps = before.taking(option)
    game.choose(s, before.seat, option.id)
    ended = found.ended()
    found.seen = before.s if ended else s
    found.stops = [*before.stops, *met(before.s, found.seen, before.seat, found.hex)]
    if not ended and found.ask() is None:
        found.stops.append(interrupted(found.hex))
    return found
