"""When the special rules of peoples are looked at, and which of them (timeline.csv)."""

from collections.abc import Callable
from typing import ClassVar, Final

from aevum.engine.state import Frame
from aevum.games.invasions.rules.content.timeline import specials_of
from aevum.games.invasions.rules.peoples.empires import (
    reunite,
    shrink_treasuries,
    split_empire,
    theodosian_walls,
)
from aevum.games.invasions.rules.peoples.frontier import convert_limites, persian_front, rebuild_limites
from aevum.games.invasions.rules.peoples.huns import hun_fate
from aevum.games.invasions.rules.peoples.islam import islam
from aevum.games.invasions.rules.peoples.minors import (
    alans_west,
    anglo_saxons,
    arab_kingdoms,
    britons,
    cappadocians,
    euskalduns,
    gallo_romans,
    sclaveni,
)
from aevum.games.invasions.rules.peoples.theodosius import valens_died
from aevum.games.invasions.rules.state import InvasionsState

ARRIVALS: Final = "arrivals"
"""Before the Reinforcements."""
ADMINISTRATION: Final = "administration"
"""Before the Administration phase."""
PURCHASES: Final = "purchases"
"""Before the Purchases step."""
END: Final = "end"
"""After the Military phase."""

RULES: Final[dict[str, Callable[[InvasionsState], None]]] = {
    "split": split_empire,
    "reunion": reunite,
    "theodosian-walls": theodosian_walls,
    "limites": convert_limites,
    "hun-fate": hun_fate,
    "islam": islam,
    "britons": britons,
    "gallo-romans": gallo_romans,
    "cappadocians": cappadocians,
    "euskalduns": euskalduns,
    "arab-kingdoms": arab_kingdoms,
    "sclaveni": sclaveni,
    "alans-west": alans_west,
    "anglo-saxons": anglo_saxons,
    "rebuild-limites": rebuild_limites,
    "persian-front": persian_front,
    "shrink-treasuries": shrink_treasuries,
    "valens-died": valens_died,
}
"""Each may push one frame, and does so last."""
ALWAYS: Final[dict[str, tuple[str, ...]]] = {
    ARRIVALS: ("persian-front",),
    ADMINISTRATION: ("valens-died", "shrink-treasuries"),
    PURCHASES: ("rebuild-limites",),
    END: ("valens-died",),
}
"""What is looked at in every turn, beside what the Timeline names."""


class Specials(Frame[InvasionsState]):
    steps: ClassVar[tuple[str, ...]] = ("begin", "next")

    def __init__(self, when: str = ARRIVALS) -> None:
        super().__init__()
        self.when = when
        self.left: list[str] = []

    def run(self, s: InvasionsState) -> None:
        if self.step == "begin":
            self.left = [*ALWAYS[self.when], *specials_of(s.world.turn, self.when)]
            self.next(s)
        elif self.left:
            key = self.left[0]
            self.left = self.left[1:]
            RULES[key](s)
        else:
            s.pop()
