"""Matches between bots, without log or table: as fast as the rules go. Every match can be played again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from hashlib import sha256
from random import Random
from time import perf_counter

from aevum import __version__
from aevum.bots import Bot
from aevum.bots.stand_in import Fault, answered, strict
from aevum.engine.ask import Option
from aevum.engine.chance import SEED_BITS, commitment
from aevum.engine.game import Game
from aevum.engine.outcome import Outcome
from aevum.engine.record import FORMAT, Record, dump
from aevum.engine.refusal import BadData, EngineFault, Refused

DECISIONS = 200_000
"""No match of any game comes near it; one that does is taken for endless."""
DIGITS = 16
"""Of the digest of a match's choices."""


class Failure:
    """A match that broke: `record` plays it again up to the choice that broke it."""

    __slots__ = ("error", "record", "seed")

    def __init__(self, seed: int, error: str, record: str) -> None:
        self.seed = seed
        self.error = error
        self.record = record

    def to_json(self) -> dict[str, object]:
        return {"seed": str(self.seed), "error": self.error, "record": self.record}


class Stumbles:
    """How often bots failed in a match; and of the first time after how many choices, where, and how."""

    def __init__(self) -> None:
        self.count = 0
        self.at = 0
        self.seat = 0
        self.faults: list[Fault] = []

    def add(self, at: int, seat: int, faults: list[Fault]) -> None:
        if not self.count:
            self.at, self.seat, self.faults = at, seat, faults
        self.count += 1


class Faulted:
    """A match in which bots failed and others answered for them; `record` leads to the first such question,
    which was put to `seat`."""

    __slots__ = ("record", "seat", "seed", "stumbles")

    def __init__(self, seed: int, seat: str, stumbles: Stumbles, record: str) -> None:
        self.seed = seed
        self.seat = seat
        self.stumbles = stumbles
        self.record = record

    def to_json(self) -> dict[str, object]:
        return {
            "seed": str(self.seed),
            "faults": self.stumbles.count,
            "after": self.stumbles.at,
            "seat": self.seat,
            "error": "; ".join(f"{fault.bot}: {fault.error}" for fault in self.stumbles.faults),
            "record": self.record,
        }


class Played:
    """A finished match. `choices` tells two runs apart that did not make the same choices."""

    __slots__ = ("choices", "decisions", "outcome", "seed")

    def __init__(self, seed: int, outcome: Outcome, taken: Sequence[tuple[int, Option]]) -> None:
        self.seed = seed
        self.outcome = outcome
        self.decisions = len(taken)
        told = "\n".join(f"{seat} {option.id}" for seat, option in taken)
        self.choices = sha256(told.encode()).hexdigest()[:DIGITS]

    def to_json(self) -> dict[str, object]:
        return {
            "seed": str(self.seed),
            "decisions": self.decisions,
            "choices": self.choices,
            **self.outcome.to_json(),
        }


class Tally:
    """What came of a number of matches; `decisions` and `seconds` count finished matches and broken ones."""

    def __init__(self, seats: Sequence[str]) -> None:
        self.games = 0
        self.decisions = 0
        self.seconds = 0.0
        self.wins = dict.fromkeys(seats, 0)
        self.draws = 0
        self.failures: list[Failure] = []
        self.faulted: list[Faulted] = []
        self.played: list[Played] = []

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds if self.seconds > 0 else 0.0

    def count(self, outcome: Outcome) -> None:
        """A shared victory counts for each who shares it; one without a winner is a draw."""
        names = list(self.wins)
        for seat in outcome.winners:
            self.wins[names[seat]] += 1
        if not outcome.winners:
            self.draws += 1


def play(
    game: Game,
    scenario: str,
    options: dict[str, object],
    seed: int,
    bots: Sequence[Bot],
    taken: list[tuple[int, Option]],
    limit: int = DECISIONS,
    pack: str = "",
    stumbles: Stumbles | None = None,
) -> Outcome:
    """Play one match to its end. `taken` fills with the choices, so the caller has them if it breaks.

    Where a bot fails, another answers for it, and `stumbles` has it; without that the match breaks.
    """
    s = game.start(scenario, options, seed, pack)
    # The bots' own chance: were it the match's, thinking more would change the dice.
    rng = Random(f"bots:{seed}")
    looks = [partial(game.view, s, seat) for seat in range(len(s.seats))]
    while s.outcome is None:
        if len(taken) >= limit:
            raise EngineFault(f"the match is not over after {limit} decisions")
        for ask in game.asks(s):
            if ask.answer is None:
                break
        else:
            raise EngineFault("nobody is asked, but the match is not over")
        seat = ask.seat
        if stumbles is None:
            option = strict(bots[seat], ask, looks[seat], rng)
        else:
            failed = partial(stumbles.add, len(taken), seat)
            option = answered(game.name, bots[seat], ask, looks[seat], rng, failed)
        taken.append((seat, option))
        game.choose(s, seat, option, ask.version)
    return s.outcome


def seeds(seed: int, count: int) -> list[int]:
    """The seeds of a run of matches. The first is the run's own, so one failed match is `--games 1` away."""
    rng = Random(seed)
    return [seed, *(rng.getrandbits(SEED_BITS) for _ in range(count - 1))][:count]


def run(
    game: Game,
    scenario: str,
    options: dict[str, object],
    seed: int,
    bots: Sequence[Bot],
    games: int,
    limit: int = DECISIONS,
    after_each: Callable[[], None] | None = None,
) -> Tally:
    tally = Tally(game.seats(scenario, options))
    names = list(tally.wins)
    for one in seeds(seed, games):
        taken: list[tuple[int, Option]] = []
        stumbles = Stumbles()
        start = perf_counter()
        try:
            outcome = play(game, scenario, options, one, bots, taken, limit, stumbles=stumbles)
        except Exception as error:
            if not taken and isinstance(error, (BadData, Refused)):
                raise  # a set-up that makes no sense: the caller's mistake, the same in every match
            # Whatever a game raises is a finding here, not a reason to lose the other matches.
            what = f"{type(error).__name__}: {error}"
            tally.failures.append(Failure(one, what, record(game, scenario, options, one, taken)))
        else:
            tally.count(outcome)
            tally.played.append(Played(one, outcome, taken))
        tally.seconds += perf_counter() - start
        if stumbles.count:
            leading = record(game, scenario, options, one, taken[: stumbles.at])
            tally.faulted.append(Faulted(one, names[stumbles.seat], stumbles, leading))
        tally.games += 1
        tally.decisions += len(taken)
        if after_each is not None:
            after_each()
    return tally


def record(
    game: Game, scenario: str, options: dict[str, object], seed: int, taken: Sequence[tuple[int, Option]]
) -> str:
    """A match of the arena as the text of a record."""
    seats = list(game.seats(scenario, options))
    choices = [(seats[seat], str(option)) for seat, option in taken]
    return dump(
        Record(
            FORMAT,
            game.name,
            game.version,
            game.pack(),
            scenario,
            dict(options),
            seats,
            f"{seed:032x}",
            commitment(seed),
            choices,
            {},
            fingerprint=game.fingerprint(),
            program=__version__,
        )
    )
