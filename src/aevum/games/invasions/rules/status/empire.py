"""VIII.C A Kingdom becomes an Empire."""

from typing import ClassVar, Final

from aevum.engine.state import Frame
from aevum.games.invasions.rules.content.objectives import EMPIRE_FOUNDED
from aevum.games.invasions.rules.control.provinces import settle_all
from aevum.games.invasions.rules.control.stance import refresh_stances
from aevum.games.invasions.rules.ledger import earn
from aevum.games.invasions.rules.realm.nations import take_status
from aevum.games.invasions.rules.scoring.deeds import score_deeds
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.status.checks import PERSIA
from aevum.games.invasions.rules.troops import EMPIRE, NATIONS
from aevum.games.invasions.rules.vassalage.parting import part_unless_acting
from aevum.games.invasions.rules.vassalage.ties import release
from aevum.games.invasions.rules.world.world import FREE, put

FOUNDING: Final = 20
"""VII.D.2, VIII.C.3"""
YOUNG_REALM: Final = 10
"""VII.D.3, VIII.C.4"""


class BecomesEmpire(Frame[InvasionsState]):
    """VIII.C.1, VIII.C.2, VIII.C.3. Empires never submit (XXIX.A.1): a vassal or client is free (F112)."""

    steps: ClassVar[tuple[str, ...]] = ("proclaim",)

    def __init__(self, nation: int = 0) -> None:
        super().__init__()
        self.nation = nation

    def run(self, s: InvasionsState) -> None:
        w = s.world
        r = s.realm
        n = self.nation
        s.tell("empire-founded", {"people": NATIONS[n]}, "VIII.B.11")
        take_status(w, n, EMPIRE)
        if n != PERSIA:
            w.age = put(w.age, n, 1)
        w.decline = put(w.decline, n, 0)
        r.founded = put(r.founded, n, w.turn)
        earn(s, n, FOUNDING, "founding", "VIII.C.3")
        score_deeds(s, n, EMPIRE_FOUNDED)
        if w.tie[n] != FREE:
            release(s, n, "XXIX.A.1")
        refresh_stances(w)
        settle_all(w)
        s.pop()
        part_unless_acting(s)
