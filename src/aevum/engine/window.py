"""Interrupts: one primitive for cards, re-rolls, cancellations, and whatever else may cut in."""

from typing import ClassVar, TypeVar

from mypy_extensions import mypyc_attr

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame, State

S = TypeVar("S", bound=State)

PASS = "pass"


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Frame[S]):
    """A chance to respond to something, going round the seats until all have passed in a row.

    It asks every seat that could respond *as far as the others know* (`could`), so that waiting betrays
    no hand: a seat that holds nothing is asked too and can only pass. Where everybody knows what a seat
    can do, `open_knowledge` lets a lone pass answer itself. A standing order to pass answers at once.
    A response may push frames, and so open a window of its own, before this one goes on.
    """

    steps: ClassVar[tuple[str, ...]] = ("ask",)
    trigger: ClassVar[str] = "window"
    rule: ClassVar[str] = ""
    open_knowledge: ClassVar[bool] = False

    def __init__(self) -> None:
        super().__init__()
        self.order: list[int] = []
        self.at = 0
        self.passed = 0

    def could(self, s: S, seat: int) -> bool:
        """Whether the seat might respond, judged by what everybody knows."""
        raise NotImplementedError

    def responses(self, s: S, seat: int) -> list[Option]:
        """What the seat can really do, beside passing; legal or not."""
        raise NotImplementedError

    def respond(self, s: S, seat: int, option: Option) -> None:
        """Carry out a response."""
        raise NotImplementedError

    def report(self, s: S) -> int:
        """What the frame below finds in `s.result` when the window closes."""
        return 0

    def prompt(self, s: S) -> dict[str, object]:
        """Arguments for the words of the question."""
        return {}

    def run(self, s: S) -> None:
        """Ask the next seat that could respond, or close when all have passed in a row."""
        while self.passed < len(self.order):
            seat = self.order[self.at]
            if not _stands(s, seat, self.trigger) and self.could(s, seat):
                s.ask(seat, self.trigger, self.rule, self.prompt(s), guarded=not self.open_knowledge)
                return
            self._turn(passing=True)
        s.pop(self.report(s))

    def candidates(self, s: S, ask: Ask) -> list[Option]:
        """The responses, and to pass."""
        return [*self.responses(s, ask.seat), Option(PASS, None, self.rule)]

    def answer(self, s: S, ask: Ask, option: Option) -> None:
        """Carry out a response, or pass; then it is for the next seat."""
        passing = option.key == PASS
        if not passing:
            self.respond(s, ask.seat, option)
        self._turn(passing)

    def _turn(self, passing: bool) -> None:
        self.passed = self.passed + 1 if passing else 0
        self.at = (self.at + 1) % len(self.order)


def _stands(s: State, seat: int, trigger: str) -> bool:
    return len(s.orders) > 0 and order_id(s, seat, trigger) in s.orders


def order_id(s: State, seat: int, trigger: str) -> str:
    """How a standing order to pass is kept in the state."""
    return f"{s.seats[seat]}:{trigger}"
