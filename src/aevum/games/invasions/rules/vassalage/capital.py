"""III.G.8, III.G.9, III.G.10 What a nation loses with its capital; XXIX.C.2 for those without one."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.invasions.rules.control.provinces import settle_all
from aevum.games.invasions.rules.control.stance import subjects
from aevum.games.invasions.rules.events.pending import resolves_pending
from aevum.games.invasions.rules.leaders import LEADER_NATION
from aevum.games.invasions.rules.siege.sack import draw_pillage
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import KINGDOM, NATIONS
from aevum.games.invasions.rules.vassalage.foedus import FederatesDecide
from aevum.games.invasions.rules.vassalage.parting import Parting
from aevum.games.invasions.rules.vassalage.submission import Submission
from aevum.games.invasions.rules.vassalage.ties import end_alliances, held, may_subjugate, release
from aevum.games.invasions.rules.world.pieces import seat_of, units_at
from aevum.games.invasions.rules.world.world import CLIENT, NOWHERE, VASSAL, World, put

FEW: Final = 3
"""XXIX.C.1: a Kingdom with more provinces fights on (C6)."""


def falls(w: World, kingdom: int, conqueror: int) -> bool:
    """XXIX.C.1, III.G.10, F83: whether a Kingdom that has lost its capital submits."""
    return w.status[kingdom] == KINGDOM and held(w, kingdom) <= FEW and may_subjugate(w, conqueror)


def falls_with_king(w: World, kingdom: int, conqueror: int, slain: list[int]) -> bool:
    """XXIX.C.2, F83: a Kingdom without a capital whose stack was wiped out in battle, with these leaders.

    A leader of the Kingdom must be among them, unless it has none on the map at all. VII.D.9: a horde that
    waits for a city is the capital.
    """
    if seat_of(w, kingdom) != NOWHERE or not falls(w, kingdom, conqueror):
        return False
    if any(LEADER_NATION[i] == kingdom for i in slain):
        return True
    return not any(
        LEADER_NATION[i] == kingdom and (place != NOWHERE or i in slain)
        for i, place in enumerate(w.leader_place)
    )


class CapitalFalls(Frame[InvasionsState]):
    """The capital of `loser` was conquered; its city has changed hands already."""

    __slots__ = ("allies", "conqueror", "loser", "place")

    steps: ClassVar[tuple[str, ...]] = ("losses", "submission", "parting", "end")
    fields: ClassVar[tuple[str, ...]] = ("loser", "conqueror", "place", "allies")

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
                for other in self.allies:
                    s.push(Parting(self.loser, other))
            case _:
                s.pop()

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


class KingFalls(Frame[InvasionsState]):
    """XXIX.C.2: the victor may search the dead king's baggage; then the Kingdom submits."""

    __slots__ = ("conqueror", "kingdom", "victors")

    steps: ClassVar[tuple[str, ...]] = ("treasure", "submission", "end")
    fields: ClassVar[tuple[str, ...]] = ("kingdom", "conqueror", "victors")

    def __init__(self, kingdom: int = 0, conqueror: int = 0, victors: list[int] | None = None) -> None:
        super().__init__()
        self.kingdom = kingdom
        self.conqueror = conqueror
        self.victors = victors[:] if victors is not None else []

    def run(self, s: InvasionsState) -> None:
        w = s.world
        match self.step:
            case "treasure" if s.pool:
                args: dict[str, object] = {
                    "people": NATIONS[self.conqueror],
                    "vassal_people": NATIONS[self.kingdom],
                }
                s.ask(w.seat[self.conqueror], "king-treasure", "XXIX.C.2", args)
            case "treasure":
                self.next(s)
            case "submission":
                self.next(s)
                s.push(Submission(self.kingdom, self.conqueror, NOWHERE, self.victors))
            case _ if not resolves_pending(s):  # XXIV.D.4
                s.pop()

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        return [Option("draw-pillage", None, "XXIX.C.2"), Option("draw-nothing", None, "XXIX.C.2")]

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        w = s.world
        self.next(s)
        if option.key == "draw-pillage":
            n = self.conqueror
            gold = draw_pillage(s, 1, w.seat[n], w.status[n], w.decline[n], "XXIX.C.2", n)
            w.gold = put(w.gold, n, w.gold[n] + gold)
