"""V.B The Scoring phase (IV.0.13)."""

from typing import ClassVar, Final

from aevum.engine.state import Frame
from aevum.games.invasions.rules.content.objectives import SURVIVES
from aevum.games.invasions.rules.ledger import score
from aevum.games.invasions.rules.scoring.count import tally
from aevum.games.invasions.rules.scoring.deeds import score_deeds
from aevum.games.invasions.rules.scoring.end import is_last
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.world import ACTIVE

SCORED: Final = (3, 6, 9)
"""V.B.2; and the last turn of the match."""


def scores_now(s: InvasionsState, last: int) -> bool:
    """V.B.2: `last` is the turn after which the match ends at the latest."""
    return s.world.turn in SCORED or is_last(s, last)


class Scoring(Frame[InvasionsState]):
    """Nation by nation. VI.B.3, VI.B.4: inactive ones score nothing themselves, but do for their lords."""

    steps: ClassVar[tuple[str, ...]] = ("score",)

    def __init__(self) -> None:
        super().__init__()

    def run(self, s: InvasionsState) -> None:
        w = s.world
        s.tell("scoring", {"turn": w.turn}, "V.B.2")
        for n in range(len(NATIONS)):
            if w.role[n] != ACTIVE:
                continue
            found = tally(w, n)
            if found.items:
                held: dict[str, object] = {
                    "people": NATIONS[n],
                    "areas": found.areas,
                    "places": found.places,
                    "points": found.points,
                }
                s.tell("holds-objectives", held, "V.B.1", modifiers=found.items)
                score(s, n, found.points, "objective", "V.B.1")
            score_deeds(s, n, SURVIVES, str(w.turn))
        s.pop()
