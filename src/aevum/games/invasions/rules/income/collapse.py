"""XIV.K The collapse of an old Empire; VI.K.6 that of the Huns."""

from typing import ClassVar, Final

from aevum.engine.event import Modifier
from aevum.engine.state import Frame
from aevum.games.invasions.rules.control.provinces import settle_all
from aevum.games.invasions.rules.control.sharing import controlled_areas
from aevum.games.invasions.rules.control.stance import EVERYBODY, part, refresh_stances, subjects
from aevum.games.invasions.rules.dice import d10
from aevum.games.invasions.rules.income.exchange import Exchanged
from aevum.games.invasions.rules.income.remains import (
    auxiliaries,
    dissolve,
    empire_collapsed,
    leave_lands,
    remove_pieces,
    send_mercenaries_home,
)
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import EMPIRE, NATIONS
from aevum.games.invasions.rules.vassalage.foedus import FederatesDecide, FoedusEnds
from aevum.games.invasions.rules.vassalage.parting import part_strangers
from aevum.games.invasions.rules.vassalage.ties import release
from aevum.games.invasions.rules.world.pieces import members, seat_of
from aevum.games.invasions.rules.world.world import CLIENT, FEDERATE, FREE, NOWHERE, VASSAL, World

OLD: Final = 9
"""XIV.K.1"""
COLLAPSES_AT: Final = 9
"""XIV.K.8"""
SHOCK: Final = 2
"""XIV.K.5"""


def may_collapse(w: World, nation: int) -> bool:
    """XIV.K.1, VI.K.8, C34: its age after the bankruptcy counts."""
    return w.status[nation] == EMPIRE and w.age[nation] >= OLD


def collapse_items(s: InvasionsState, nation: int) -> list[Modifier]:
    w = s.world
    r = s.realm
    capital = seat_of(w, nation)
    home = w.land.area[capital] if capital != NOWHERE else NOWHERE
    far = len([area for area in controlled_areas(w, nation) if area != home])
    lost = r.capital_lost[nation] > 0 and r.capital_lost[nation] == w.turn - 1
    items = [
        Modifier(w.age[nation] - OLD, "collapse-age", "XIV.K.2"),
        Modifier(w.decline[nation], "collapse-decline", "XIV.K.3"),
        Modifier(r.calamities[nation], "collapse-calamities", "XIV.K.4"),
        Modifier(SHOCK if lost else 0, "collapse-capital", "XIV.K.5"),
        Modifier(-far, "collapse-areas", "XIV.K.6"),
    ]
    return [item for item in items if item.value]


class CollapseCheck(Frame[InvasionsState]):
    steps: ClassVar[tuple[str, ...]] = ("check",)

    def __init__(self, nation: int = 0) -> None:
        super().__init__()
        self.nation = nation

    def run(self, s: InvasionsState) -> None:
        people: dict[str, object] = {"people": NATIONS[self.nation]}
        items = collapse_items(s, self.nation)
        roll = d10(s, "collapse-check", "XIV.K.1", 1, items, people)[0]
        s.pop()
        if roll + sum([item.value for item in items]) >= COLLAPSES_AT:
            s.push(Collapse(self.nation))
        else:
            s.tell("empire-holds", people, "XIV.K.7")


class Collapse(Frame[InvasionsState]):
    """XIV.K.8-XIV.K.12. Those who stand in its provinces keep them; the rest belongs to nobody (F181).

    Barbarians who vanish go the same way (VI.K.6), under their own `rule`.
    """

    steps: ClassVar[tuple[str, ...]] = (
        "own-foedus",
        "fall",
        "federates",
        "exchange",
        "lands",
        "end",
        "passed",
        "strangers",
    )

    def __init__(self, nation: int = 0, rule: str = "XIV.K.8") -> None:
        super().__init__()
        self.nation = nation
        self.rule = rule
        self.exchanged: list[int] = []
        """Pairs: the people of an auxiliary, and where it stood."""
        self.lands: list[int] = []
        self.passed = 0
        """Mask of the federates who are another Empire's now."""

    def run(self, s: InvasionsState) -> None:
        w = s.world
        n = self.nation
        match self.step:
            case "own-foedus":
                self.next(s)
                if w.tie[n] == FEDERATE:
                    s.push(FoedusEnds(n, False, self.rule))
            case "fall":
                self.next(s)
                self._fall(s)
            case "federates":
                federates = subjects(w, n, FEDERATE)
                if federates:
                    s.push(FoedusEnds(federates[0], False, "XIV.K.12"))
                else:
                    self.next(s)
            case "exchange":
                self.next(s)
                s.push(Exchanged(self.exchanged))
            case "lands":
                self.next(s)
                leave_lands(w, n, self.lands)
            case "end":
                self.next(s)
                dissolve(s, n)
            case "passed":
                self.next(s)
                self._ask_passed(s)
            case _:
                s.pop()
                part_strangers(s)

    def _ask_passed(self, s: InvasionsState) -> None:
        """XXVIII.G.5: their federator is gone, and nobody has to serve the heir (F215)."""
        if self.passed:
            heir = s.world.lord[members(self.passed)[0]]
            s.push(FederatesDecide(heir, "XXVIII.G.5", EVERYBODY & ~self.passed))

    def _fall(self, s: InvasionsState) -> None:
        w = s.world
        n = self.nation
        empire = w.status[n] == EMPIRE
        s.tell("empire-collapses" if empire else "nation-vanishes", {"people": NATIONS[n]}, self.rule)
        self.exchanged = auxiliaries(w, n)
        self.passed = empire_collapsed(s, n)
        refresh_stances(w)
        self.lands = [p for p, owner in enumerate(w.owner) if owner == n]
        for other in members(w.allies[n]):
            part(w, n, other)
        for tie in (VASSAL, CLIENT):
            for subject in subjects(w, n, tie):
                release(s, subject, "XIV.K.12" if empire else "XXIX.G.1")
        if w.tie[n] != FREE:
            release(s, n, self.rule)
        remove_pieces(w, n)
        send_mercenaries_home(s, n)
        settle_all(w)
