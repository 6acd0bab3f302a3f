"""A test for leaks that needs no word of the game.

Dice that a seat does not see (a card dealt to somebody else is one) are changed, and the match goes on
beside the real one as its shadow. As long as the seat is told the same in both, it must see the same in
both: whatever differs is a secret that its view betrays.
"""

from collections.abc import Callable
from random import Random

from aevum.engine.event import Event
from aevum.engine.refusal import EngineFault, Refused
from aevum.engine.state import State
from aevum.engine.table import Table
from aevum.testing.compare import known, same
from aevum.testing.play import Choice
from aevum.testing.runs import proposals, sheets

ASKED_FOR = 0.05
"""How often proposals are compared too."""
KEPT = 2
"""Shadows followed at once for each seat."""


class Shadows:
    """The shadows of one match, for each seat and for an onlooker (-1)."""

    def __init__(self, table: Table, rng: Random) -> None:
        self.table = table
        self.rng = rng
        self.of: dict[int, list[State]] = {seat: [] for seat in range(-1, len(table.seats))}
        self.compared = 0

        def first() -> State:
            return table.game.setup(table.scenario, table.options, table.seed, table.pack)

        self._grow(first, table.game.advance, table.log)

    def follow(self, before: State, choice: Choice, told: list[Event]) -> None:
        """Take the choice just made at the table in every shadow too; those that part openly end."""

        def choose(s: State) -> None:
            self.table.game.choose(s, choice.seat, choice.id)

        for seat, shadows in self.of.items():
            moved = [self._run(s, choose, seat, _dice(told, seat, None), told) for s in shadows]
            self.of[seat] = [s for s in moved if s is not None]
        self._grow(before.copy, choose, told)

    def forget(self) -> None:
        """End all shadows: the match went on without them."""
        self.of = {seat: [] for seat in self.of}

    def _grow(self, base: Callable[[], State], act: Callable[[State], None], told: list[Event]) -> None:
        for seat, shadows in self.of.items():
            altered = _dice(told, seat, self.rng)
            if altered != _dice(told, seat, None):
                s = self._run(base(), act, seat, altered, told)
                if s is not None:
                    self.of[seat] = [*shadows, s][-KEPT:]

    def _run(
        self, s: State, act: Callable[[State], None], seat: int, dice: list[int], told: list[Event]
    ) -> State | None:
        """The shadow after the act, or None when the seat can tell it from the real match."""
        s.script = list(dice)
        s.log = []
        try:
            act(s)
        except Refused:
            return None
        except EngineFault as fault:
            if "scripted dice" in str(fault):  # other cards led to other rolls
                return None
            raise
        if s.script or _seen(s.log, seat) != _seen(told, seat):
            return None
        self.compared += 1
        real = known(self.table.game, self.table.state, seat)
        same(
            real,
            known(self.table.game, s, seat),
            f"a leak: seat {seat} sees a difference that it was not told",
        )
        if seat >= 0 and self.rng.random() < ASKED_FOR:
            same(self._proposed(self.table.state, seat), self._proposed(s, seat), "a leak: of a proposal")
            same(self._offered(self.table.state, seat), self._offered(s, seat), "a leak: of a form")
        return s

    def _proposed(self, s: State, seat: int) -> bytes:
        game = self.table.game
        return proposals(game.propose(game.view(s, seat)))

    def _offered(self, s: State, seat: int) -> bytes:
        game = self.table.game
        return sheets(game.offer_forms(game.view(s, seat)))


def _dice(told: list[Event], seat: int, rng: Random | None) -> list[int]:
    """The dice as they fell; with a generator, those that the seat did not see fall anew."""
    found: list[int] = []
    for event in told:
        if event.roll is not None:
            if rng is None or event.seen_by(seat):
                found += event.roll.dice
            else:
                found += [rng.randint(1, event.roll.sides) for _ in event.roll.dice]
    return found


def _seen(told: list[Event], seat: int) -> list[dict[str, object]]:
    return [event.to_json() for event in told if event.seen_by(seat)]
