"""How often an answer may be given in a row, tried on a copy."""

from typing import Final

from aevum.engine.ask import Ask, Option
from aevum.engine.game import Game
from aevum.games.charlemagne.rules.state import CharlemagneState

MOST: Final = 20
"""More than anybody has of anything."""
MOST_BETWEEN: Final = 3
"""More questions than one purchase brings: a leader is placed."""


def times(game: Game, s: CharlemagneState, ask: Ask, option: Option) -> tuple[int, bool]:
    """And whether something is drawn at it; what is drawn is only imagined."""
    copy = s.copy()
    assert isinstance(copy, CharlemagneState)
    count, rolls = 0, False
    while count < MOST:
        drawn = copy.drawn
        game.choose(copy, ask.seat, option.id)
        count += 1
        # What a question that has ended leads to may draw as well.
        again = _again(game, copy, ask, copy.drawn != drawn)
        if again is None:
            break
        rolls = rolls or copy.drawn != drawn
        if again.find(option.id) is None:
            break
    return count, rolls


def _again(game: Game, s: CharlemagneState, ask: Ask, settle: bool) -> Ask | None:
    """The same question, about the same place; behind what is drawn at random others may come first."""
    for _ in range(MOST_BETWEEN + 1):
        now = s.ask_of(ask.seat) if s.outcome is None else None
        if now is None:
            return None
        if now.key == ask.key and now.args.get("place") == ask.args.get("place"):
            return now
        if not settle or now.depth <= ask.depth:
            return None
        game.choose(s, ask.seat, now.options[-1].id)
    return None
