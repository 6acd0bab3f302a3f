"""10.2 Provision as one decision: all are paid for."""

from typing import Final

from aevum.engine.ask import Ask
from aevum.engine.game import Game
from aevum.engine.run import MOST_STEPS, Run, Step, step
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.treasury.goods import price

PROVISION: Final = "provision"


def provisions(game: Game, s: CharlemagneState, seat: int) -> list[Run]:
    """10.2.b: everywhere those are paid for who cost least, if all can be."""
    copy, steps, cost = s.copy(), list[Step](), 0
    assert isinstance(copy, CharlemagneState)
    ask = _asked(copy, seat)
    while ask is not None:
        paid = [option for option in ask.options if option.key == "pay"]
        if not paid or len(steps) == MOST_STEPS:
            return []
        cheapest = min(paid, key=price)
        cost += price(cheapest)
        steps.append(step(ask, cheapest))
        game.choose(copy, seat, cheapest.id)
        ask = _asked(copy, seat)
    if len(steps) < 2:
        return []
    return [Run("provide", {"units": len(steps), "cost": cost, "treasury": s.treasury[seat]}, steps)]


def _asked(s: CharlemagneState, seat: int) -> Ask | None:
    ask = s.ask_of(seat) if s.outcome is None else None
    return ask if ask is not None and ask.key == PROVISION else None
