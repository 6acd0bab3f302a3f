"""5.BATTLE.16 Where damage goes as one sheet, point by point."""

from typing import Final

from aevum.engine.form import Form, Line
from aevum.games.medioevo.rules.state import MedioevoState

KEYS: tuple[str, ...] = ("form-losses", "form-barbarian-losses")
_ASKS: Final[dict[str, str]] = {"assign-damage": "losses", "barbarian-losses": "barbarian-losses"}


def losses(s: MedioevoState, seat: int) -> list[Form]:
    """The points may be fewer than there are: what nobody has to choose for is settled by itself."""
    ask = s.ask_of(seat)
    if ask is None or s.outcome is not None or ask.key not in _ASKS:
        return []
    points = ask.args["points"]
    assert isinstance(points, int)
    if points < 2:
        return []
    lines = [Line(option, points) for option in ask.options if option.key.startswith("hit")]
    return [Form(_ASKS[ask.key], dict(ask.args), ask.key, lines, "", 1, points)] if lines else []
