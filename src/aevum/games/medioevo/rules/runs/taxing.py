"""3.TAX A level of taxes and the upkeep as one decision: all is paid, and nothing given up."""

from typing import Final

from aevum.engine.ask import Ask, Option
from aevum.engine.game import Game
from aevum.engine.run import Run, step
from aevum.games.medioevo.rules.runs.position import chance
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.taxes.due import income_of

_LEVEL: Final = "tax-level"
_TAX: Final = "tax"
_UPKEEP: Final = "upkeep"
_PAY: Final = "pay-upkeep"


def levels(game: Game, s: MedioevoState, seat: int) -> list[Run]:
    """Each level with which the upkeep can be paid, where nothing is asked in between."""
    ask = s.ask_of(seat)
    if ask is None or s.outcome is not None or ask.key != _LEVEL:
        return []
    found: list[Run] = []
    for option in ask.options:
        if option.key == _TAX:
            run = _level(game, s, ask, option)
            if run is not None:
                found.append(run)
    return found


def _level(game: Game, s: MedioevoState, ask: Ask, option: Option) -> Run | None:
    copy = s.copy()
    assert isinstance(copy, MedioevoState)
    game.choose(copy, ask.seat, option.id)
    due = copy.ask_of(ask.seat)
    if chance(copy, s) or due is None or due.key != _UPKEEP:
        return None
    for payment in due.options:
        if payment.key == _PAY:
            upkeep = payment.args["florins"]
            assert isinstance(upkeep, int)
            args: dict[str, object] = {
                **option.args,
                "income": income_of(copy, ask.seat),
                "upkeep": upkeep,
                "left": copy.money[ask.seat] - upkeep,
            }
            return Run("tax", args, [step(ask, option), step(due, payment)])
    return None
