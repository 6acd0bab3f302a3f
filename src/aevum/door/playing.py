"""Bots that choose at a table of the front door."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from random import Random
from typing import TYPE_CHECKING

from aevum.bots.stand_in import strict

if TYPE_CHECKING:
    from aevum.bots import Bot
    from aevum.engine import Table as Match


def let_play(match: Match, players: Mapping[str, Bot], choices: int | None) -> None:
    """Until the match is over, a seat without a bot is asked, or so many choices are made."""
    last = None if choices is None else len(match.choices) + choices
    while not match.over and (last is None or len(match.choices) < last):
        if not _answered(match, players):
            return


def _answered(match: Match, players: Mapping[str, Bot]) -> bool:
    for ask in match.asks():
        seat = match.seats[ask.seat]
        if ask.answer is None and seat in players:
            # Seeded anew for each choice, so that a match taken up again goes on as it would have.
            rng = Random(f"bots:{match.seed}:{len(match.choices)}")
            option = strict(players[seat], ask, partial(match.view, seat), rng)
            match.choose(seat, option, ask.version)
            return True
    return False
