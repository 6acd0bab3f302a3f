"""What is asked again and again until all is said, as one sheet."""

from aevum.engine.ask import Ask, Option
from aevum.engine.form import Form, Line
from aevum.engine.game import Game
from aevum.games.charlemagne.rules.operations.gathering import Gathering
from aevum.games.charlemagne.rules.runs.counting import times
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.treasury.goods import price

KEYS: tuple[str, ...] = (
    "form-spend",
    "form-levy",
    "form-levy-more",
    "form-gather",
    "form-load",
    "form-provision",
    "form-losses",
    "form-plague-loss",
    "form-overboard",
)
ENDS = {"spend": "done", "gather": "set-out", "load": "set-sail"}
"""Of a question that does not end by itself, the answer that ends it."""
EXACT = ("provision", "plague-loss", "overboard")
"""Questions that end when so many answers were given as they count."""


def forms(game: Game, s: CharlemagneState, seat: int) -> list[Form]:
    ask = s.ask_of(seat) if s.outcome is None else None
    if ask is None or f"form-{ask.key}" not in KEYS:
        return []
    end = ENDS.get(ask.key, "")
    lines = [_line(game, s, ask, option) for option in ask.options if option.id != end]
    # One thing that is done once is an answer, no sheet.
    if not lines or (not end and sum([line.most for line in lines]) < 2):
        return []
    count = _most(s, ask)
    priced = any(line.cost for line in lines)
    return [
        Form(
            ask.key,
            dict(ask.args),
            ask.key,
            lines,
            end,
            least=count if ask.key in EXACT else 0,
            most=count,
            purse=s.treasury[seat] if priced else -1,
            coin="treasury" if priced else "",
        )
    ]


def _most(s: CharlemagneState, ask: Ask) -> int:
    """In all; 0 where only the lines set a bound."""
    frame = s.frames[ask.depth]
    if isinstance(frame, Gathering):
        # 12.2.a: one has to go.
        return len(frame.pieces) - 1
    count = ask.args.get("count", 0)
    assert isinstance(count, int)
    return count


def _line(game: Game, s: CharlemagneState, ask: Ask, option: Option) -> Line:
    most, rolls = times(game, s, ask, option)
    return Line(option, most, price(option), rolls=rolls)
