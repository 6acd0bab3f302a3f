"""IX.G What is left of a nation that has vanished: its units in the service of others, one by one."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.invasions.rules.content.counters import ORIGIN
from aevum.games.invasions.rules.control.provinces import settle
from aevum.games.invasions.rules.losses.casualties import eliminate
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS, kind_of, label
from aevum.games.invasions.rules.troops import nation as nation_of
from aevum.games.invasions.rules.vassalage.loan import named, unit_options
from aevum.games.invasions.rules.world.pieces import members, unit_on_map
from aevum.games.invasions.rules.world.world import ACTIVE, INACTIVE, NOBODY, World


def has_vanished(w: World, nation: int) -> bool:
    """It came into play, and no unit of its own is on the map under its own command."""
    if w.role[nation] not in (ACTIVE, INACTIVE):
        return False
    return not any(unit_on_map(w, i) and w.master[i] == nation for i in w.of_people[nation])


def in_service(w: World, nation: int, holder: int) -> list[int]:
    """Its mercenaries, and the auxiliaries that were recruited from it (XV.B)."""
    return [i for i, of in enumerate(w.master) if of == holder and unit_on_map(w, i) and _is_of(w, nation, i)]


def _is_of(w: World, nation: int, unit: int) -> bool:
    return nation_of(w.code[unit]) == nation or ORIGIN[kind_of(w.code[unit])] == nation


def holders(w: World, nation: int) -> int:
    """The mask of those who have any of it in their service, itself among them."""
    found = 0
    for i, master in enumerate(w.master):
        if unit_on_map(w, i) and _is_of(w, nation, i):
            found |= 1 << master
    return found


class Vanished(Frame[InvasionsState]):
    """IX.G.1, IX.G.2: each holder gives up one, of its choice (A21)."""

    steps: ClassVar[tuple[str, ...]] = ("holders",)

    def __init__(self, nation: int = 0) -> None:
        super().__init__()
        self.nation = nation
        self.asked = 0
        self.holder = NOBODY

    def run(self, s: InvasionsState) -> None:
        w = s.world
        left = members(holders(w, self.nation) & ~(1 << self.nation) & ~self.asked)
        if not left:
            s.pop()
            return
        self.holder = left[0]
        self.asked |= 1 << self.holder
        names: dict[str, object] = {"people": NATIONS[self.holder], "other_people": NATIONS[self.nation]}
        s.ask(w.seat[self.holder], "vanished", "IX.G.2", names)

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        w = s.world
        return unit_options(w, in_service(w, self.nation, self.holder), "IX.G.2")

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        w = s.world
        unit = named(w, in_service(w, self.nation, self.holder), option)
        place = w.place[unit]
        args: dict[str, object] = {**label(w.code[unit]), "people": NATIONS[self.holder]}
        s.tell("last-of-vanished", {**args, "place": w.land.names[place]}, "IX.G.1")
        eliminate(w, unit)
        settle(w, place)
