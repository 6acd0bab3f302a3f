"""A people that the Timeline does not bring, but events: it rises where it lives, with all it has."""

from typing import ClassVar

from aevum.engine.state import Frame
from aevum.games.invasions.rules.content.reserves import dated
from aevum.games.invasions.rules.control.provinces import settle_all
from aevum.games.invasions.rules.control.stance import bind
from aevum.games.invasions.rules.realm.nations import deploy, reserve
from aevum.games.invasions.rules.reinforcements.arrival import Arrival
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import FLEET, traits
from aevum.games.invasions.rules.world.pieces import limit_at
from aevum.games.invasions.rules.world.world import CLIENT, INACTIVE, NOBODY, put


class Rises(Frame[InvasionsState]):
    """Whoever is in the province makes room (IX.B); `patron`: whose client it is from the first day."""

    steps: ClassVar[tuple[str, ...]] = ("arrive", "muster")

    def __init__(self, nation: int = 0, place: int = 0, inactive: bool = False, patron: int = NOBODY) -> None:
        super().__init__()
        self.nation = nation
        self.place = place
        self.inactive = inactive
        self.patron = patron

    def run(self, s: InvasionsState) -> None:
        w = s.world
        n = self.nation
        if self.step == "arrive":
            self.next(s)
            s.push(Arrival(n, self.place))
            return
        room = limit_at(w, self.place, 1 << n)
        for unit in [u for u in reserve(w, n) if ready(s, u)][:room]:
            deploy(w, unit, self.place)
        if self.inactive:
            w.role = put(w.role, n, INACTIVE)
        if self.patron != NOBODY:
            bind(w, n, CLIENT, self.patron)
        w.owner[self.place] = n
        settle_all(w)
        s.pop()


def ready(s: InvasionsState, unit: int) -> bool:
    """XV.C.1: a land unit whose turn has come."""
    return not traits(s.world.code[unit]) & FLEET and dated(s, unit) <= s.world.turn
