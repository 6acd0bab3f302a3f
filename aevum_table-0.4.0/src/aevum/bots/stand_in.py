"""A bot that fails stops no table: the quick bot of the game answers instead, and if it fails too, chance.

Every table goes through here: `answered` for bots of this process; the server, whose bots think elsewhere,
has the same order from `stand_in` and `any_of`. `aevum.bots.faults` keeps what is needed to mend a fault.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from aevum.bots import RANDOM, Bot, find, names
from aevum.engine.ask import Option
from aevum.engine.refusal import EngineFault, Refused

if TYPE_CHECKING:
    from aevum.engine.ask import Ask
    from aevum.engine.table import Table
    from aevum.engine.view import View

QUICK = "fast"
"""The name of a game's quick bot, where it has one."""
RULES = "rules"
"""Who failed where an answer was offered and then refused."""
LONGEST = 400
"""Characters of an error in one line; a bot may put anything there."""
LONGEST_TRACE = 20_000


class NotOffered(Exception):  # noqa: N818 - named for what happened
    """A bot's answer is none of the options."""


class Fault(NamedTuple):
    """`error` and `trace` may name what only the bot's seat knows: they are for the host alone."""

    bot: str
    error: str
    trace: str = ""

    @classmethod
    def of(cls, bot: str, error: Exception) -> Fault:
        told = " ".join("".join(traceback.format_exception_only(error)).split())
        return cls(bot, told[:LONGEST], "".join(traceback.format_exception(error))[-LONGEST_TRACE:])


def strict(bot: Bot, ask: Ask, look: Callable[[], View], rng: Random) -> Option:
    """The bot's answer, which must be offered; whatever goes wrong is raised."""
    option = bot.choose(ask, look, rng)
    found = ask.find(option) if isinstance(option, Option) else None
    if found is None:
        raise NotOffered(f"{option!r} is no answer to '{ask.key}'")
    return found


def answered(
    game: str,
    bot: Bot,
    ask: Ask,
    look: Callable[[], View],
    rng: Random,
    failed: Callable[[list[Fault]], None],
) -> Option:
    """The bot's answer, or that of a stand-in; `failed` is told of all that went wrong over this question."""
    try:
        return strict(bot, ask, look, rng)
    except Exception as error:
        faults = [Fault.of(type(bot).__name__, error)]
    option: Option | None = None
    try:
        name = stand_in(game)
        quick = find(game, name) if name else None
        if quick is not None and type(quick) is not type(bot):
            option = strict(quick, ask, look, rng)
    except Exception as error:
        faults.append(Fault.of(QUICK, error))
    failed(faults)
    return option if option is not None else any_of(ask, rng)[0]


def stand_in(game: str, bot: str = "") -> str:
    """The bot that answers when this one has failed; empty where only chance is left."""
    try:
        known = names(game)
    except Exception:  # bots that cannot be loaded: they have failed as well
        return ""
    return QUICK if QUICK in known and bot not in (QUICK, RANDOM) else ""


def any_of(ask: Ask, rng: Random) -> list[Option]:
    """All answers, in any order: the first will do, unless the rules refuse it."""
    return rng.sample(ask.options, len(ask.options))


def take(table: Table, ask: Ask, first: Option, rng: Random) -> list[Fault]:
    """Make a bot's choice; where the rules refuse what they offered, another. The faults are refusals."""
    seat, faults = table.seats[ask.seat], list[Fault]()
    count, told = len(table.choices), len(table.log)
    for option in [first, *(other for other in any_of(ask, rng) if other is not first)]:
        try:
            table.choose(seat, option, ask.version)
            return faults
        except Refused as error:
            del table.log[told:]
            table.cut(count)
            faults.append(Fault.of(RULES, error))
    raise EngineFault(f"all that '{ask.key}' offers is refused")
