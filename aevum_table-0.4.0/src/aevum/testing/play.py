"""Random play for tests: what to choose next, and the record of what was chosen when something breaks."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from random import Random
from traceback import extract_tb
from typing import NamedTuple

from aevum import __version__
from aevum.bots import Bot, find
from aevum.bots.stand_in import strict
from aevum.engine.ask import Ask
from aevum.engine.chance import SEED_BITS, commitment
from aevum.engine.game import Game
from aevum.engine.record import FORMAT, Record, dump
from aevum.engine.state import State
from aevum.testing.compare import Broken

UNASKED = 0.05
"""How often a seat is looked at for something to do unasked."""
CHANGED = 0.1
"""How often a sealed answer that is already in is changed, where there is one."""
GUIDED = 0.85
"""How often a seat with a guide follows it: often enough to get somewhere, seldom enough to stray."""


THERE = "The record that leads there:\n"


class Choice(NamedTuple):
    seat: int
    id: str
    version: int


def guides(game: Game, seats: Sequence[str], name: str) -> list[Bot]:
    """A bot for each seat, or none without a name."""
    return [find(game.name, name) for _ in seats] if name else []


def pick(game: Game, s: State, rng: Random, guided: Sequence[Bot] = ()) -> Choice:
    """A random choice among all that some seat may do now.

    Mostly an answer to an open ask; now and then an initiative, a standing order, or another answer in
    place of a sealed one. With guides, bots give most of the answers.
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
    if guided and rng.random() < GUIDED:
        return _answer(game, s, ask, rng, guided)
    return Choice(ask.seat, rng.choice(ask.options).id, ask.version)


def follow(game: Game, s: State, rng: Random, bots: Sequence[Bot]) -> Choice:
    """What the bot of the first seat that is asked chooses."""
    ask = next(ask for ask in game.asks(s) if ask.answer is None)
    return _answer(game, s, ask, rng, bots)


def _answer(game: Game, s: State, ask: Ask, rng: Random, bots: Sequence[Bot]) -> Choice:
    """Whatever goes wrong with the bot is a finding: nobody answers for it here."""
    option = strict(bots[ask.seat], ask, partial(game.view, s, ask.seat), rng)
    return Choice(ask.seat, option.id, ask.version)


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
            self.game.pack(),
            self.scenario,
            dict(self.options),
            list(self.seats),
            f"{self.seed:032x}",
            commitment(self.seed),
            list(self.choices),
            {},
            self.over,
            fingerprint=self.game.fingerprint(),
            program=__version__,
        )

    @contextmanager
    def reported(self) -> Iterator[None]:
        """Turn whatever goes wrong inside into an AssertionError that holds the record."""
        try:
            yield
        except Exception as error:
            what = (
                str(error) if isinstance(error, Broken) else f"{type(error).__name__}: {error}{_where(error)}"
            )
            raise AssertionError(
                f"{self.game.name}, {self.scenario}, after {len(self.choices)} choices: {what}\n"
                f"{THERE}{dump(self.record())}"
            ) from error


def _where(error: Exception) -> str:
    """The line that raised it: all that is left of it where a match was played in another process."""
    places = extract_tb(error.__traceback__)
    return f" ({places[-1].filename}, line {places[-1].lineno})" if places else ""
