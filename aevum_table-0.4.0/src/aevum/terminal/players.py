"""Who plays which seat."""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from random import Random

from aevum.bots import Bot, find, names
from aevum.bots.stand_in import Fault, answered, take
from aevum.engine.ask import Ask
from aevum.engine.refusal import BadData
from aevum.engine.table import Table

ME = "me"
BOT = "bot"


class Players:
    """For every seat a bot, or None where a person at this terminal plays it."""

    def __init__(self, game: str, seats: Sequence[str], wanted: Mapping[str, str]) -> None:
        for seat in wanted:
            if seat not in seats:
                raise BadData(f"--seat: there is no seat '{seat}' here; the seats are {', '.join(seats)}")
        self.wanted = {seat: wanted.get(seat) or (BOT if i else ME) for i, seat in enumerate(seats)}
        self.bots: dict[str, Bot | None] = {}
        for seat, name in self.wanted.items():
            # `bot` is the game's best one; a game without bots of its own still has the random one.
            self.bots[seat] = None if name == ME else find(game, names(game)[0] if name == BOT else name)
        self.people = [seat for seat, bot in self.bots.items() if bot is None]

    def choose(self, table: Table, ask: Ask, bot: Bot) -> list[Fault]:
        """The bot of the seat that is asked chooses, or another for it; what went wrong over the question."""
        seat = table.seats[ask.seat]
        # Seeded anew for each choice, so that a match taken up again goes on as it would have.
        rng = Random(f"bots:{table.seed}:{len(table.choices)}")
        faults: list[Fault] = []
        option = answered(table.game.name, bot, ask, lambda: table.view(seat), rng, faults.extend)
        return faults + take(table, ask, option, rng)

    def arguments(self) -> str:
        """The seats as arguments of `aevum play`."""
        return " ".join(f"--seat {shlex.quote(f'{seat}={name}')}" for seat, name in self.wanted.items())
