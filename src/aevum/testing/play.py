"""Random play for tests: what to choose next, and the record of what was chosen when something breaks."""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import NamedTuple

from aevum.engine.chance import SEED_BITS, commitment
from aevum.engine.game import Game
from aevum.engine.record import FORMAT, Record, dump
from aevum.engine.state import State

UNASKED = 0.05
"""How often a seat is looked at for something to do unasked."""
CHANGED = 0.1
"""How often a sealed answer that is already in is changed, where there is one."""


class Choice(NamedTuple):
    seat: int
    id: str
    version: int


def pick(game: Game, s: State, rng: Random) -> Choice:
    """A random choice among all that some seat may do now.

    Mostly an answer to an open ask; now and then an initiative, a standing order, or another answer in
    place of a sealed one.
    """
    if rng.random() < UNASKED:
        seat = rng.randrange(len(s.seats))
        unasked = game.unasked(s, seat)
        orders = rng.random() < 0.25
        wanted = [o for o in unasked if (o.key == "order") == orders]
        if wanted:
            return Choice(seat, rng.choice(wanted).id, 0)
    asks = game.asks(s)
    pool = [ask for ask in asks if ask.answer is None]
    answered = [ask for ask in asks if ask.answer is not None]
    if answered and rng.random() < CHANGED:
        pool = answered
    ask = rng.choice(pool)
    return Choice(ask.seat, rng.choice(ask.options).id, ask.version)


class Run:
    """What was done so far: enough for a record, even when the game breaks in the middle of a choice."""

    def __init__(self, game: Game, scenario: str, options: dict[str, object], rng: Random) -> None:
        self.game = game
        self.scenario = scenario
        self.options = options
        # A seed of full length can be searched for in what a seat is given.
        self.seed = rng.getrandbits(SEED_BITS)
        self.seats: list[str] = []
        self.choices: list[tuple[str, str]] = []
        self.over = False

    def record(self) -> Record:
        """Without digests: those of a broken match would only hide what broke."""
        return Record(
            FORMAT,
            self.game.name,
            self.game.version,
            "base",
            self.scenario,
            dict(self.options),
            list(self.seats),
            f"{self.seed:032x}",
            commitment(self.seed),
            list(self.choices),
            {},
            self.over,
        )

    @contextmanager
    def reported(self) -> Iterator[None]:
        """Turn whatever goes wrong inside into an AssertionError that holds the record."""
        try:
            yield
        except Exception as error:
            what = str(error) if isinstance(error, AssertionError) else f"{type(error).__name__}: {error}"
            raise AssertionError(
                f"{self.game.name}, {self.scenario}, after {len(self.choices)} choices: {what}\n"
                f"The record that leads there:\n{dump(self.record())}"
            ) from error
