"""XXVII.C Inactive minor kingdoms recover from their losses."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.invasions.rules.realm.nations import civilized, deploy
from aevum.games.invasions.rules.reinforcements.levy import mustering_places, tell_come
from aevum.games.invasions.rules.reinforcements.reserve import available
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import DAMAGED, NATIONS, label, one_of_each
from aevum.games.invasions.rules.vassalage.ties import MINOR, own_units
from aevum.games.invasions.rules.world.world import INACTIVE, NOWHERE, World

NO_UNIT: Final = 0


def is_minor(w: World, nation: int) -> bool:
    """IX.E.2: an inactive one; the active buy their units like others (XXVII.A.6)."""
    return MINOR[nation] and w.role[nation] == INACTIVE and civilized(w, nation)


def capital_lies_waste(s: InvasionsState, nation: int) -> bool:
    """XXVII.C.2: sacked, it recovers in the Income step before anything else returns."""
    w = s.world
    at = w.capital[nation]
    if at != NOWHERE:
        return w.pillaged[at] != 0
    return s.realm_now is not None and s.realm_now.capital_lost[nation] > 0


class Rebuild(Frame[InvasionsState]):
    """XXVII.C.3: one unit by lot, or at full strength one damaged elite; VI.B.5: its player says where to."""

    steps: ClassVar[tuple[str, ...]] = ("recover", "station", "end")

    def __init__(self, nation: int = 0) -> None:
        super().__init__()
        self.nation = nation
        self.unit = NO_UNIT

    def run(self, s: InvasionsState) -> None:
        w = s.world
        if self.step == "recover":
            self.step = "end"
            if not capital_lies_waste(s, self.nation):
                self._recover(s)
        elif self.step == "station":
            args: dict[str, object] = {**label(w.code[self.unit]), "people": NATIONS[self.nation]}
            s.ask(w.seat[self.nation], "deploy", "VI.B.5", args)
        else:
            s.pop()

    def _recover(self, s: InvasionsState) -> None:
        w = s.world
        n = self.nation
        missing = available(s, n)
        lost = [unit for unit in missing if mustering_places(w, unit, n)]
        hurt = [unit for unit in own_units(w, n) if w.code[unit] & DAMAGED]
        if lost:
            self.unit = _draw(s, n, lost)
            self.step = "station"
        elif hurt and not missing:
            unit = _draw(s, n, hurt)
            w.code[unit] &= ~DAMAGED
            args: dict[str, object] = {"people": NATIONS[n], **label(w.code[unit])}
            s.tell("minor-repairs", {**args, "place": w.land.names[w.place[unit]]}, "XXVII.C.3")

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        w = s.world
        places = mustering_places(w, self.unit, self.nation)
        return [Option("station", {"place": w.land.names[p]}, ask.rule) for p in places]

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        deploy(s.world, self.unit, s.world.land.number(str(option.args["place"])))
        tell_come(s, self.nation, self.unit, 1, "XXVII.C.3")
        self.step = "end"


def _draw(s: InvasionsState, nation: int, units: list[int]) -> int:
    if len(one_of_each([s.world.code[unit] for unit in units])) == 1:
        return units[0]
    at = s.roll("draws-levy", len(units), 1, "XXVII.C.3", None, {"people": NATIONS[nation]})[0]
    return units[at - 1]
