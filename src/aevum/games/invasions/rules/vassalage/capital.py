"""III.G.8, III.G.9, III.G.10 What a nation loses with its capital; XXIX.C.2 for those without one."""

from typing import ClassVar, Final

from aevum.engine.state import Frame
from aevum.games.invasions.rules.control.provinces import settle_all
from aevum.games.invasions.rules.control.stance import subjects
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import KINGDOM
from aevum.games.invasions.rules.vassalage.foedus import FederatesDecide
from aevum.games.invasions.rules.vassalage.parting import part_company, part_unless_acting
from aevum.games.invasions.rules.vassalage.submission import Submission
from aevum.games.invasions.rules.vassalage.ties import end_alliances, held, may_subjugate, release
from aevum.games.invasions.rules.world.pieces import units_at
from aevum.games.invasions.rules.world.world import CLIENT, NOWHERE, VASSAL, World, put

FEW: Final = 3
"""XXIX.C.1: a Kingdom with more provinces fights on (C6)."""


def falls(w: World, kingdom: int, conqueror: int) -> bool:
    """XXIX.C.1, III.G.10, F83: whether a Kingdom that has lost its capital submits."""
    return w.status[kingdom] == KINGDOM and held(w, kingdom) <= FEW and may_subjugate(w, conqueror)


def holds_out(w: World, kingdom: int, place: int) -> bool:
    """VII.D.9, XXIX.C.1, F268: a Kingdom whose waiting horde was beaten here has land enough without it."""
    return w.status[kingdom] == KINGDOM and held(w, kingdom) - int(w.owner[place] == kingdom) > FEW


class CapitalFalls(Frame[InvasionsState]):
    """The capital of `loser` was conquered; its city has changed hands already."""

    steps: ClassVar[tuple[str, ...]] = ("losses", "submission", "parting", "end")

    def __init__(self, loser: int = 0, conqueror: int = 0, place: int = 0) -> None:
        super().__init__()
        self.loser = loser
        self.conqueror = conqueror
        self.place = place
        self.allies: list[int] = []

    def run(self, s: InvasionsState) -> None:
        w = s.world
        match self.step:
            case "losses":
                self.next(s)
                self._lose(s)
            case "submission":
                self.next(s)
                if falls(w, self.loser, self.conqueror):
                    s.push(Submission(self.loser, self.conqueror, self.place, units_at(w, self.place)))
                else:
                    s.push(FederatesDecide(self.loser))
            case "parting":
                self.next(s)
                part_company(s, self.loser, self.allies)
            case _:
                s.pop()
                part_unless_acting(s)

    def _lose(self, s: InvasionsState) -> None:
        w = s.world
        if w.capital[self.loser] == self.place:
            w.capital = put(w.capital, self.loser, NOWHERE)
        if s.realm_now is not None:
            s.realm.capital_lost = put(s.realm.capital_lost, self.loser, w.turn)
        self.allies = end_alliances(s, self.loser, "III.G.8")
        for n in subjects(w, self.loser, CLIENT):
            release(s, n, "XXVII.D.1")
        for n in subjects(w, self.loser, VASSAL):
            release(s, n, "XXIX.G.1")
        settle_all(w)
