"""XI.F.3 Plundered sites recover, slower than cities."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.invasions.rules.control.sharing import controls_area
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.world import World, put

IN_AN_AREA: Final = 2


def plundered(w: World, area: int) -> list[int]:
    """Provinces of the Area with a marker on an empty site."""
    return [p for p in w.land.area_provinces[area] if w.pillaged[p] and not w.level[p]]


class SiteRecovery(Frame[InvasionsState]):
    """After a nation's Income: up to two markers leave each Area it controls; of more it chooses."""

    steps: ClassVar[tuple[str, ...]] = ("areas",)

    def __init__(self, nation: int = 0, recovered: int = 0) -> None:
        super().__init__()
        self.nation = nation
        self.recovered = recovered
        """Mask of the Areas that have recovered in this turn (XIV.I.3)."""
        self.area = 0
        self.removed = 0

    def run(self, s: InvasionsState) -> None:
        w = s.world
        while self.area < len(w.land.areas):
            sites = plundered(w, self.area) if not self.recovered >> self.area & 1 else []
            if sites and not controls_area(w, self.area, self.nation):
                sites = []
            if len(sites) > IN_AN_AREA - self.removed > 0:
                args: dict[str, object] = {
                    "people": NATIONS[self.nation],
                    "area": w.land.areas[self.area],
                    "left": IN_AN_AREA - self.removed,
                }
                s.ask(w.seat[self.nation], "site-recovery", "XI.F.3", args)
                return
            if self.removed < IN_AN_AREA:
                for p in sites:
                    _clear(s, p)
            self.area += 1
            self.removed = 0
        s.pop()

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        w = s.world
        return [Option("recover-site", {"place": w.land.names[p]}, "XI.F.3") for p in plundered(w, self.area)]

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        self.removed += 1
        _clear(s, s.world.land.number(str(option.args["place"])))


def _clear(s: InvasionsState, province: int) -> None:
    """The marker goes back unseen."""
    w = s.world
    s.pool = sorted([*s.pool, w.pillaged[province]])
    w.pillaged = put(w.pillaged, province, 0)
    s.tell("site-recovers", {"place": w.land.names[province]}, "XI.F.3")
