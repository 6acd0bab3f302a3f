"""XXIX.C.2 What becomes of a Kingdom without a capital whose king falls in battle."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.invasions.rules.events.pending import resolves_pending
from aevum.games.invasions.rules.leaders import LEADER_NATION
from aevum.games.invasions.rules.pillage import draw_pillage
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.vassalage.capital import falls
from aevum.games.invasions.rules.vassalage.submission import Submission
from aevum.games.invasions.rules.world.pieces import seat_of
from aevum.games.invasions.rules.world.world import NOWHERE, World, put


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


class KingFalls(Frame[InvasionsState]):
    """XXIX.C.2: the victor may search the dead king's baggage; then the Kingdom submits."""

    steps: ClassVar[tuple[str, ...]] = ("treasure", "events", "submission", "end")

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
            case "events":
                self.next(s)
                resolves_pending(s)  # XXIV.D.4
            case "submission":
                self.next(s)
                s.push(Submission(self.kingdom, self.conqueror, NOWHERE, self.victors))
            case _:
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
