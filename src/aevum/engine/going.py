"""A run under way: its next choice, as long as all is as its maker expected."""

from aevum.engine.game import Game
from aevum.engine.refusal import Refusal, Refused
from aevum.engine.run import Ran, Run, Step
from aevum.engine.state import State


class Going:
    """Whoever takes a run asks it for each choice (`next`), and takes that as any other choice.

    A run stops where the next question is another than expected or no longer has the answer, where something
    was rolled or revealed that its maker did not name, and where somebody else is asked meanwhile. Nothing of
    this looks at what the seat itself may not know: it was told of each, or is asked.
    """

    def __init__(self, game: Game, seat: int, run: Run) -> None:
        self.game = game
        self.seat = seat
        self.run = run
        self.taken = 0
        self.why: Refusal | None = None
        self._drawn = 0
        self._revealed = 0
        self._others: set[int] = set()

    def next(self, s: State) -> Step | None:
        """The choice to take now; None when the run is over or has stopped.

        `Refused` where not even the first can be taken.
        """
        if self.why is not None or self.taken == len(self.run.steps):
            return None
        step = self.run.steps[self.taken]
        self.why = self._surprise(s) if self.taken else None
        if self.why is None:
            self.why = self._unlike(s, step)
        if self.why is not None:
            if not self.taken:
                raise Refused(self.why)
            return None
        self._drawn = s.drawn
        self._revealed = s.revealed
        self._others = open_to_others(s, self.seat)
        self.taken += 1
        return step

    def refused(self, why: Refusal) -> None:
        """The choice that `next` gave could not be taken after all."""
        self.taken -= 1
        if not self.taken:
            raise Refused(why)
        self.why = why

    def ran(self) -> Ran:
        return Ran(self.taken, len(self.run.steps), self.why)

    def _surprise(self, s: State) -> Refusal | None:
        """What the choice before brought about that its maker did not name."""
        last = self.run.steps[self.taken - 1]
        if s.outcome is not None:
            return Refusal("match-over")
        if s.drawn != self._drawn and not last.rolls:
            return Refusal("run-rolled")
        if s.revealed != self._revealed and not last.reveals:
            return Refusal("run-revealed")
        for ask in s.live():
            if ask.seat != self.seat and ask.version not in self._others:
                return Refusal("run-asks-other", {"seat": s.seats[ask.seat]})
        return None

    def _unlike(self, s: State, step: Step) -> Refusal | None:
        """What is not as the maker of the run expected it before this choice."""
        if not step.ask:
            if any(option.id == step.choice for option in self.game.unasked(s, self.seat)):
                return None
            return self._not_offered(s, step)
        ask = s.ask_of(self.seat)
        if ask is None or (ask.answer is not None and self.taken):
            return Refusal("run-not-asked")
        if ask.key != step.ask:
            return Refusal("run-asks-else", {"expected": step.ask, "found": ask.key}, ask.rule)
        for name, value in step.args.items():
            if name not in ask.args or ask.args[name] != value:
                found = ask.args.get(name, "")
                return Refusal("run-changed", {"name": name, "expected": value, "found": found}, ask.rule)
        return None if ask.find(step.choice) is not None else self._not_offered(s, step)

    def _not_offered(self, s: State, step: Step) -> Refusal:
        why = self.game.why_not(s, self.seat, step.choice)
        return why if why is not None else Refusal("not-offered", {"choice": step.choice})


def open_to_others(s: State, seat: int) -> set[int]:
    """The questions that are open to other seats, by their versions."""
    return {ask.version for ask in s.live() if ask.seat != seat}
