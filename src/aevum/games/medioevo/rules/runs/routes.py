"""6.ROUTE.02 The steps of a trade route as one sheet."""

from typing import Final

from aevum.engine.form import Form, Line
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.trade.laying import OpenRoute
from aevum.games.medioevo.rules.trade.routes import POINTS

KEYS: tuple[str, ...] = ("form-route",)
_STEPS: Final = "route-steps"
_STEP: Final = "route-step"


def routes(s: MedioevoState, seat: int) -> list[Form]:
    """The longest closes itself (6.ROUTE.06); what closes a shorter one depends on how many they are."""
    ask = s.ask_of(seat)
    if ask is None or s.outcome is not None or ask.key != _STEPS:
        return []
    laying = s.frames[ask.depth]
    assert isinstance(laying, OpenRoute)
    lines = [Line(option) for option in ask.options if option.key == _STEP]
    most = max(POINTS) - len(laying.chosen)
    return [Form("route", dict(ask.args), _STEPS, lines, "", 1, most)] if lines else []
