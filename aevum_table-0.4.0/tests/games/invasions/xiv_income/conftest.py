"""The Income step as the table tells it."""

from aevum.engine.event import Modifier
from aevum.games.invasions import GAME
from aevum.games.invasions.rules.income.step import Income
from aevum.games.invasions.rules.match.turn import Match
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS


def told_items(s: InvasionsState, nation: str) -> list[Modifier]:
    """The items that a nation's Income step tells when it is played now; the match itself goes no further."""
    played = s.copy()
    assert isinstance(played, InvasionsState)
    played.log = []
    if not played.frames:
        played.push(Match())
    played.push(Income(NATIONS.index(nation)))
    GAME.advance(played)
    rolls = [event.roll for event in played.log if event.key == "income" and event.roll is not None]
    return [item for roll in rolls for item in roll.modifiers]


def items(s: InvasionsState, nation: str) -> dict[str, int]:
    return {item.key.removeprefix("income-"): item.value for item in told_items(s, nation)}
