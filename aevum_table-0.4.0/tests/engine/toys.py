"""Frames of a few lines, each for one thing the engine promises, and a game that runs the one it is given."""

from collections.abc import Callable
from typing import Any

from aevum.engine import Ask, Frame, Game, Option, Outcome, Refusal, State


class Pool(State):
    def __init__(self) -> None:
        super().__init__()
        self.pool: list[int] = [1, 2, 3]
        self.taken: list[int] = []
        self.note = ""


class End(Frame[Pool]):
    def run(self, s: Pool) -> None:
        s.outcome = Outcome([], s.taken, "over")


class Take(Frame[Pool]):
    """Everybody is asked at once to take a number; what one takes is not open to the others any more."""

    def run(self, s: Pool) -> None:
        if s.taken:
            s.pop(sum(s.taken))
            return
        for seat in range(len(s.seats)):
            s.ask(seat, "take", "T.1")

    def candidates(self, s: Pool, ask: Ask) -> list[Option]:
        return [Option("take", {"number": n}, "T.1") for n in (1, 2, 3)]

    def check(self, s: Pool, ask: Ask, option: Option) -> Refusal | None:
        return None if option.args["number"] in s.pool else Refusal("taken", dict(option.args), "T.1.1")

    def answer(self, s: Pool, ask: Ask, option: Option) -> None:
        number = int(str(option.args["number"]))
        s.pool.remove(number)
        s.taken.append(number)
        s.tell("took", {"seat": s.seats[ask.seat], "number": number}, "T.1")


class Seal(Take):
    """The same, sealed: two may take the same number."""

    def run(self, s: Pool) -> None:
        for seat in range(len(s.seats)):
            s.ask(seat, "seal", "T.2", sealed=True)

    def answers(self, s: Pool, asks: list[Ask]) -> None:
        s.taken = [int(str(ask.answer.args["number"])) for ask in asks if ask.answer is not None]
        s.pop()


class Toy(Game):
    """Runs one frame and is over. `borrow:n`, unasked, takes a number out of the pool."""

    name = "toy"

    def __init__(self, first: Callable[[], Frame[Any]], *others: Callable[[], Frame[Any]]) -> None:
        self.first = first
        self.others = others
        super().__init__()

    def kinds(self) -> list[type[Frame[Any]]]:
        return [type(make()) for make in (self.first, *self.others, End)]

    def scenarios(self) -> list[str]:
        return ["base"]

    def seats(self, scenario: str, options: dict[str, object]) -> tuple[str, ...]:
        return ("Ur", "Uruk")

    def setup(self, scenario: str, options: dict[str, object], seed: int, pack: str) -> State:
        s = Pool()
        s.seats = list(self.seats(scenario, options))
        s.seed = seed
        s.push(End())
        s.push(self.first())
        return s

    def blank(self) -> State:
        return Pool()

    def initiatives(self, s: State, seat: int) -> list[Option]:
        assert isinstance(s, Pool)
        return [Option("borrow", {"number": n}) for n in s.pool] if len(s.pool) > 2 else []

    def initiate(self, s: State, seat: int, option: Option) -> None:
        assert isinstance(s, Pool)
        s.pool.remove(int(str(option.args["number"])))


def start(first: Callable[[], Frame[Any]], *others: Callable[[], Frame[Any]]) -> tuple[Toy, Pool]:
    game = Toy(first, *others)
    s = game.start("base", {}, 1)
    assert isinstance(s, Pool)
    return game, s


def ids(s: State, seat: int) -> list[str]:
    """What a seat's open ask offers."""
    ask = s.ask_of(seat)
    return [option.id for option in ask.options] if ask is not None else []
