"""XVI.A-XVI.D A revolt breaks out."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refusal
from aevum.engine.state import Frame
from aevum.games.invasions.rules.cities import why_no_revolt
from aevum.games.invasions.rules.realm.nations import provinces_of
from aevum.games.invasions.rules.religion.heresy import immune
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import EMPIRE, NATIONS
from aevum.games.invasions.rules.unrest import drawn_area, selector, table_half
from aevum.games.invasions.rules.world.land import NO_AREA
from aevum.games.invasions.rules.world.world import World, put

WORST: Final = 2
"""Revolt +"""


def why_not_rebel(w: World, place: int) -> Refusal | None:
    """XVI.D.1, XVI.D.2: neither capital nor leader; units are no hindrance."""
    loyal = why_no_revolt(w, place)
    if loyal is not None:
        return loyal
    if any(at == place for at in w.leader_place):
        return Refusal("leader-watches", {"place": w.land.names[place]}, "XVI.D.1")
    if w.revolt[place] == WORST:
        return Refusal("revolt-at-worst", {"place": w.land.names[place]}, "XVI.D.3")
    return None


class RevoltRises(Frame[InvasionsState]):
    """XVI.B.1 first who chooses, then, in an Empire, where (XVI.C.1), then the province (XVI.D)."""

    steps: ClassVar[tuple[str, ...]] = ("chooser", "area", "province")

    def __init__(self, nation: int = 0) -> None:
        super().__init__()
        self.nation = nation
        self.chooser = 0
        self.area = NO_AREA

    def run(self, s: InvasionsState) -> None:
        w = s.world
        people: dict[str, object] = {"people": NATIONS[self.nation]}
        if immune(s, self.nation) or not self._ready(w):  # XVI.C.4: the table is not asked again for that
            s.tell("no-revolt", people, "XVI.A.2" if immune(s, self.nation) else "XVI.D.1")
            s.pop()
        elif self.step == "chooser":
            self.chooser = selector(s, "XVI.B.1")
            self.next(s)
        elif self.step == "area":
            if w.status[self.nation] == EMPIRE:
                areas = sorted({w.land.area[p] for p in provinces_of(w, self.nation)} - {NO_AREA})
                self.area = drawn_area(s, self.nation, areas, table_half(s, self.nation))
            self.next(s)
        else:
            s.ask(self.chooser, "choose-revolt", "XVI.D.3", people)

    def _own(self, w: World) -> list[int]:
        """Of the Area that was drawn; F192: an Empire with no land in its table's Areas may lose any."""
        own = provinces_of(w, self.nation)
        return own if self.area == NO_AREA else [p for p in own if w.land.area[p] == self.area]

    def _ready(self, w: World) -> list[int]:
        return [p for p in self._own(w) if why_not_rebel(w, p) is None]

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        w = s.world
        return [Option("revolt-in", {"place": w.land.names[p]}, "XVI.D.3") for p in self._own(w)]

    def check(self, s: InvasionsState, ask: Ask, option: Option) -> Refusal | None:
        return why_not_rebel(s.world, s.world.land.number(str(option.args["place"])))

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        w = s.world
        p = w.land.number(str(option.args["place"]))
        w.revolt = put(w.revolt, p, w.revolt[p] + 1)
        args: dict[str, object] = {"place": w.land.names[p], "people": NATIONS[self.nation]}
        s.tell("revolt-rises", {**args, "level": w.revolt[p]}, "XVI.D.3")
        s.pop()
