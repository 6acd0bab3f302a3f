"""4.BUY.01 All that is bought as one sheet, with what it costs and what there is."""

from typing import Final

from aevum.engine.ask import Ask, Option
from aevum.engine.form import Form, Line
from aevum.engine.game import Game
from aevum.engine.refusal import Refusal
from aevum.games.medioevo.rules.layout import of_branch
from aevum.games.medioevo.rules.pieces import kind_of
from aevum.games.medioevo.rules.purchases.shopper import units_left
from aevum.games.medioevo.rules.runs.position import chance
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.words import PIECE_NAMES

KEYS: tuple[str, ...] = ("form-purchases",)
_BUY: Final = "buy"
_DONE: Final = "done-buying"
_PAY: Final = "pay-points"
_POINTS: Final = "buy-points"
_UNITS: Final = ("hire", "order-unit")
_SHEET: Final = (
    "learn",
    "build",
    "repair",
    "equip",
    "improve",
    "train-captain",
    "order-building",
    "order-item",
    *_UNITS,
)
"""What brings no surprise: not a card, which is drawn first, nor what others have a say in."""
_MOST: Final = 40
"""More than anybody buys in a turn, and a run of it is no longer than a run may be."""


def purchases(game: Game, s: MedioevoState, seat: int) -> list[Form]:
    ask = s.ask_of(seat)
    if ask is None or s.outcome is not None or ask.key != _BUY:
        return []
    tried: dict[str, Line | None] = {}
    lines: list[Line] = []
    for option in ask.options:
        if option.key in _SHEET:
            line = _line(game, s, ask, option, tried)
            if line is not None:
                lines.append(line)
    if not lines:
        return []
    most = min(_MOST, sum([line.most for line in lines]))
    lost = _lost(s, seat)
    args = dict(ask.args)
    return [Form("purchases", args, _BUY, lines, _DONE, 0, most, s.money[seat], "florins", lost)]


def _line(
    game: Game, s: MedioevoState, ask: Ask, option: Option, tried: dict[str, Line | None]
) -> Line | None:
    """None for what asks more than how its points are paid for.

    Of the same thing for the same price elsewhere it is the same, so it is tried once.
    """
    florins = option.args["florins"]
    assert isinstance(florins, int)
    if not option.args.get("points", 0):
        return Line(option, _most(s, ask.seat, option, florins), florins)
    what = ":".join([str(value) for name, value in option.args.items() if name not in ("place", "slot")])
    alike = f"{option.key}:{what}"
    if alike not in tried:
        tried[alike] = _tried(game, s, ask, option)
    known = tried[alike]
    if known is None:
        return None
    most = _most(s, ask.seat, option, known.cost)
    return Line(option, most, known.cost, 0, False, known.then, known.then_ask)


def _tried(game: Game, s: MedioevoState, ask: Ask, option: Option) -> Line | None:
    """What it comes to with all points that florins must make up for (4.TECH.07)."""
    copy = s.copy()
    assert isinstance(copy, MedioevoState)
    game.choose(copy, ask.seat, option.id)
    then: list[Option] = []
    asked = copy.ask_of(ask.seat)
    if asked is not None and asked.key == _PAY:
        for payment in asked.options:
            if payment.key == _POINTS:
                then.append(payment)
                game.choose(copy, ask.seat, payment.id)
                break
        asked = copy.ask_of(ask.seat)
    if chance(copy, s) or asked is None or asked.key != _BUY:
        return None
    return Line(option, 1, s.money[ask.seat] - copy.money[ask.seat], 0, False, then, _PAY if then else "")


def _most(s: MedioevoState, seat: int, option: Option, florins: int) -> int:
    """Units as many as the limit, the reserve and the florins allow (4.ARM.04); of all else one."""
    if option.key not in _UNITS:
        return 1
    kind = kind_of(PIECE_NAMES.index(str(option.args["unit"])))
    most = min(units_left(s, seat, s.controlled(seat)), s.reserve_of(seat, kind))
    return max(1, min(most, s.money[seat] // florins if florins else most))


def _lost(s: MedioevoState, seat: int) -> list[Refusal]:
    """4.CARD.11: points that were made and not spent."""
    stored = sum(s.store[of_branch(seat) : of_branch(seat + 1)])
    return [Refusal("points-would-be-lost", {"count": stored}, "4.CARD.11")] if stored else []
