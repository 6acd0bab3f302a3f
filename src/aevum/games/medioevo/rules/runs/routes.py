"""6.ROUTE.02 The steps of a trade route as one sheet for each length that it may have."""

from typing import Final

from aevum.engine.form import Form, Line
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.trade.laying import OpenRoute
from aevum.games.medioevo.rules.trade.routes import POINTS

KEYS: tuple[str, ...] = ("form-route",)
_STEPS: Final = "route-steps"
_STEP: Final = "route-step"


def routes(s: MedioevoState, seat: int) -> list[Form]:
    """The longest closes itself."""
    ask = s.ask_of(seat)
    if ask is None or s.outcome is not None or ask.key != _STEPS:
        return []
    laying = s.frames[ask.depth]
    assert isinstance(laying, OpenRoute)
    lines = [Line(option) for option in ask.options if option.key == _STEP]
    found: list[Form] = []
    for count in sorted(POINTS):
        more = count - len(laying.chosen)
        if 0 < more <= len(lines):
            told: dict[str, object] = {"place": ask.args["place"], "count": count, "points": POINTS[count]}
            end = "" if count == max(POINTS) else f"close-route:{count}:{POINTS[count]}"
            found.append(Form("route", told, _STEPS, lines, end, more, more))
    return found
