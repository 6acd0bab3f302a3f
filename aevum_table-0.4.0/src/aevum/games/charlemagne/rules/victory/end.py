"""The end of a match: who has won (19.3-19.5)."""

from typing import Final

from aevum.engine.outcome import Outcome
from aevum.games.charlemagne.rules.ground import holds_all_burgs
from aevum.games.charlemagne.rules.regions import AUSTRASIA
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.tables import EMPIRE, NOBODY, SEATS, TRIBAL
from aevum.games.charlemagne.rules.victory.levels import level_of
from aevum.games.charlemagne.rules.victory.score import score

KEYS: Final[tuple[str, ...]] = (
    "outcome-empire-decisive",
    "outcome-empire-marginal",
    "outcome-draw",
    "outcome-tribal-marginal",
    "outcome-tribal-decisive",
)
"""The words for the levels of `levels.csv`."""


def overrun(s: CharlemagneState) -> bool:
    """19.4"""
    return holds_all_burgs(s, AUSTRASIA, TRIBAL)


def finish(s: CharlemagneState) -> None:
    items = score(s)
    points = sum([item.value for item in items])
    s.tell("score", {"seat": SEATS[EMPIRE], "points": points}, "19.2", modifiers=items)
    args: dict[str, object] = {"points": points, "turn": s.turn}
    scores = [points, 0]  # 19.1
    if overrun(s):
        s.outcome = Outcome([TRIBAL], scores, "austrasia-overrun", args)
        return
    level = level_of(s.scenario, points)
    winners = [] if level.winner == NOBODY else [level.winner]
    s.outcome = Outcome(winners, scores, level.name, args)
