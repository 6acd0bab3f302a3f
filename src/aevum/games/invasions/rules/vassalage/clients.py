"""XXVII.B The client mercenary: lent for the activation of the patron, and sent home after it."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.invasions.rules.control.provinces import settle
from aevum.games.invasions.rules.control.stance import subjects
from aevum.games.invasions.rules.realm.nations import reserve
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS, label
from aevum.games.invasions.rules.vassalage.ties import (
    hand_over,
    home,
    lent,
    may_stand,
    own_units,
    stations,
)
from aevum.games.invasions.rules.world.world import CLIENT, NOWHERE

NO_UNIT: Final = 0


def at_full_strength(s: InvasionsState, nation: int) -> bool:
    """A79: no unit of it waits in the reserve; those whose turn has not come are not missing (XV.C.1)."""
    w = s.world
    since = s.realm_now.since if s.realm_now is not None else []
    return not any(unit >= len(since) or since[unit] <= w.turn for unit in reserve(w, nation))


class ClientHelp(Frame[InvasionsState]):
    """XXVII.B.1, XXVII.B.2: each client at full strength lends one unit, drawn at random."""

    __slots__ = ("helped", "nation", "unit")

    steps: ClassVar[tuple[str, ...]] = ("clients",)
    fields: ClassVar[tuple[str, ...]] = ("nation", "helped", "unit")

    def __init__(self, nation: int = 0) -> None:
        super().__init__()
        self.nation = nation
        self.helped = 0
        """Mask of the clients that have been looked at."""
        self.unit = NO_UNIT

    def run(self, s: InvasionsState) -> None:
        w = s.world
        for n in subjects(w, self.nation, CLIENT):
            if not self.helped >> n & 1:
                self.helped |= 1 << n
                if at_full_strength(s, n) and self._draw(s, n):
                    args: dict[str, object] = {**label(w.code[self.unit]), "people": NATIONS[self.nation]}
                    s.ask(w.seat[self.nation], "deploy", "XXVII.B.2", args)
                    return
        s.pop()

    def _draw(self, s: InvasionsState, client: int) -> bool:
        """Draw the unit; False where there is none, or no room for it."""
        w = s.world
        units = [unit for unit in own_units(w, client) if stations(w, unit, self.nation)]
        if not units:
            return False
        names: dict[str, object] = {"people": NATIONS[client], "suzerain_people": NATIONS[self.nation]}
        at = s.roll("client-draw", len(units), 1, "XXVII.B.1", None, names)[0] if len(units) > 1 else 1
        self.unit = units[at - 1]
        return True

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        w = s.world
        places = stations(w, self.unit, self.nation)
        return [Option("station", {"place": w.land.names[p]}, "XXVII.B.2") for p in places]

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        w = s.world
        left = w.place[self.unit]
        to = w.land.number(str(option.args["place"]))
        hand_over(s, self.unit, self.nation, to, "XXVII.B.2")
        settle(w, left)
        settle(w, to)


def send_clients_home(s: InvasionsState, nation: int) -> None:
    """XXVII.B.3: to the capital, else where there is room, else back among its own people."""
    w = s.world
    for n in subjects(w, nation, CLIENT):
        for unit in lent(w, n, nation):
            left = w.place[unit]
            to = home(w, n)
            if to != NOWHERE and not may_stand(w, unit, to, n):
                free = stations(w, unit, n)
                to = free[0] if free else to
            if to != NOWHERE:
                hand_over(s, unit, n, to, "XXVII.B.3")
                settle(w, left)
                settle(w, to)
