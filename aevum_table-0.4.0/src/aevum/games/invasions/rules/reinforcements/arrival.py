"""IX.B.1 A nation comes to the map, and whoever is in its province makes room."""

from typing import ClassVar

from aevum.engine.state import Frame
from aevum.games.invasions.rules.control.provinces import settle
from aevum.games.invasions.rules.reinforcements.displaced import Displaced
from aevum.games.invasions.rules.reinforcements.stage import take_the_stage
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.status.kingdom import FoundsCapital
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.vassalage.leave import nations_in
from aevum.games.invasions.rules.world.pieces import members
from aevum.games.invasions.rules.world.world import NOBODY, NOWHERE, RAIDER, put


class Arrival(Frame[InvasionsState]):
    steps: ClassVar[tuple[str, ...]] = ("announce", "evacuation", "come", "capital", "end")

    def __init__(self, nation: int = 0, place: int = 0) -> None:
        super().__init__()
        self.nation = nation
        self.place = place
        self.deposed = NOBODY
        """The nation whose capital was here."""
        self.gone = 0
        """Mask of the nations that have made room, as far as they could."""

    def run(self, s: InvasionsState) -> None:
        w = s.world
        match self.step:
            case "announce":
                self._announce(s)
                self.next(s)
            case "evacuation":
                self._evacuate(s)
            case "come":
                take_the_stage(w, self.nation, self.place)
                self.next(s)
            case "capital":
                self.next(s)
                if self.deposed != NOBODY:
                    s.push(FoundsCapital(self.deposed))
            case _:
                w.moving = 0
                s.pop()

    def _announce(self, s: InvasionsState) -> None:
        """IX.B.8: a capital goes at once; age and Treasury stay as they are (A17)."""
        w = s.world
        w.moving = 1 << self.nation  # as long as others are here, or share a refuge
        names: dict[str, object] = {"people": NATIONS[self.nation], "place": w.land.names[self.place]}
        s.tell("raiders-arrive" if w.role[self.nation] == RAIDER else "nation-arrives", names, "IX.B.1")
        if self.place in w.capital:
            self.deposed = w.capital.index(self.place)
            w.capital = put(w.capital, self.deposed, NOWHERE)
            names = {"people": NATIONS[self.deposed], "place": w.land.names[self.place]}
            s.tell("capital-displaced", names, "IX.B.8")
            settle(w, self.place)

    def _evacuate(self, s: InvasionsState) -> None:
        """One nation after the other, in the order of initiative. A Limes cannot go (F76)."""
        w = s.world
        limes = w.limes[self.place]
        if limes not in (NOBODY, self.nation):
            w.limes = put(w.limes, self.place, NOBODY)
            names: dict[str, object] = {"people": NATIONS[limes], "place": w.land.names[self.place]}
            s.tell("limes-given-up", names, "IX.B.1")
            settle(w, self.place)
        others = [
            n for n in members(nations_in(w, self.place)) if n != self.nation and not self.gone >> n & 1
        ]
        if others:
            first = min(others, key=lambda n: w.initiative[n])
            self.gone |= 1 << first
            s.push(Displaced(first, self.nation, self.place, first == self.deposed))
        else:
            self.next(s)
