"""V.C The end of a match, and who has won it."""

from typing import Final

from aevum.engine.outcome import Outcome
from aevum.games.invasions.rules.state import InvasionsState

ISLAM: Final = "islam"
"""Among the things that happened: the match ends a turn earlier."""
LAST_WITH_ISLAM: Final = 11


def is_last(s: InvasionsState, last: int) -> bool:
    """V.C.2"""
    if ISLAM in s.realm.happened and s.world.turn >= LAST_WITH_ISLAM:
        return True
    return s.world.turn >= last


def end_match(s: InvasionsState) -> None:
    """V.C.1; V.C.3: of equals, whoever won more in the last turn; V.C.4: then the order of seats."""
    points = s.points
    extra = s.realm.turn_points
    best = max(range(len(points)), key=lambda i: (points[i], extra[i], -i))
    tied = sum(1 for value in points if value == points[best]) > 1
    args: dict[str, object] = {"points": points[best], "tie": int(tied), "turn": s.world.turn}
    s.outcome = Outcome([best], points[:], "most-points", args)
