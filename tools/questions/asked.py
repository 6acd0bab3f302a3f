"""The questions of one match, as its bots were asked them."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from aevum import bots
from aevum.bots.stand_in import answered
from aevum.engine.registry import find
from tools.balance.play import LIMIT, options_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from aevum.engine.state import State

TURNS: dict[str, Callable[[Any], int]] = {
    "invasions": lambda s: s.world.turn,
    "charlemagne": lambda s: s.turn,
    "medioevo": lambda s: s.turn,
}


class Question(msgspec.Struct, frozen=True):
    seat: str
    turn: int
    ask: str
    about: str
    """Place or people that it is about, as far as the question says so."""
    options: int
    answer: str
    """The key of the option that was taken."""
    thing: str
    """What the answer named."""
    after: bool
    """Nobody else was asked since this seat's question before, in the same turn."""
    choice: str = ""
    """All of the answer, by its id."""


def questions(game_name: str, scenario: str, players: int, bot: str, seed: int) -> list[Question]:
    """All that the seats were asked, a bot in each: standing orders answer for it as for a person."""
    game = find(game_name)
    s = game.start(scenario, options_of(game_name, scenario, players), seed)
    seated = [bots.find(game_name, bot) for _ in s.seats]
    rng = Random(f"bots:{seed}")
    found: list[Question] = []
    while s.outcome is None:
        if len(found) >= LIMIT:
            raise ValueError(f"seed {seed} is not over after {LIMIT} questions")
        ask = next(ask for ask in game.asks(s) if ask.answer is None)
        seat, turn = s.seats[ask.seat], _turn(game_name, s)
        look = partial(game.view, s, ask.seat)
        option = answered(game_name, seated[ask.seat], ask, look, rng, _failed)
        after = bool(found) and (found[-1].seat, found[-1].turn) == (seat, turn)
        key, _, thing = option.id.partition(":")
        about = " ".join(str(value) for value in ask.args.values() if isinstance(value, str))
        found.append(Question(seat, turn, ask.key, about, len(ask.options), key, thing, after, option.id))
        game.choose(s, ask.seat, option, ask.version)
    return found


def _turn(game: str, s: State) -> int:
    return TURNS[game](s)


def _failed(faults: object) -> None:
    """A stand-in has answered: the question was asked all the same."""
