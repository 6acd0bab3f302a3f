"""A nation that leaves the match for good."""

from typing import ClassVar

from aevum.engine.state import Frame
from aevum.games.invasions.rules.control.provinces import settle_all
from aevum.games.invasions.rules.control.stance import bind, part, refresh_stances, subjects
from aevum.games.invasions.rules.leaders import LEADER_NATION
from aevum.games.invasions.rules.military.casualties import eliminate
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.troops import nation as nation_of
from aevum.games.invasions.rules.vassalage.foedus import break_foedus
from aevum.games.invasions.rules.vassalage.ties import call_home, release
from aevum.games.invasions.rules.world.pieces import members, shift
from aevum.games.invasions.rules.world.world import (
    CLIENT,
    FEDERATE,
    FREE,
    GONE,
    NOBODY,
    NOWHERE,
    OUT,
    VASSAL,
    World,
    put,
)


class Vanishes(Frame[InvasionsState]):
    """Its subjects are free (XIV.K.12, XXIX.G.1), units it was lent go home, its own leave the match."""

    __slots__ = ("nation", "rule")

    steps: ClassVar[tuple[str, ...]] = ("vanish",)
    fields: ClassVar[tuple[str, ...]] = ("nation", "rule")

    def __init__(self, nation: int = 0, rule: str = "") -> None:
        super().__init__()
        self.nation = nation
        self.rule = rule

    def run(self, s: InvasionsState) -> None:
        vanish(s, self.nation, self.rule)
        s.pop()


def vanish(s: InvasionsState, nation: int, rule: str) -> None:
    w = s.world
    s.tell("nation-vanishes", {"people": NATIONS[nation]}, rule)
    for n in subjects(w, nation, FEDERATE):
        break_foedus(s, n, rule)
    for n in [*subjects(w, nation, VASSAL), *subjects(w, nation, CLIENT)]:
        release(s, n, rule)
    for n in members(w.allies[nation]):
        part(w, nation, n)
    if w.tie[nation] == FEDERATE:
        break_foedus(s, nation, rule)
    elif w.tie[nation] != FREE:
        bind(w, nation, FREE, NOBODY)
    for n in range(len(w.role)):
        if n != nation and w.role[n] != OUT:
            call_home(s, n, nation, rule)
    _take_off(w, nation)
    w.role = put(w.role, nation, OUT)
    w.owner = [NOBODY if owner == nation else owner for owner in w.owner]
    w.limes = [NOBODY if n == nation else n for n in w.limes]
    w.gold = put(w.gold, nation, 0)
    w.decline = put(w.decline, nation, 0)
    refresh_stances(w)
    settle_all(w)


def _take_off(w: World, nation: int) -> None:
    for i in range(1, len(w.code)):
        if nation_of(w.code[i]) == nation:
            shift(w, i, GONE)
        elif w.master[i] == nation:  # of a people that has no home to go to
            eliminate(w, i)
    for i, n in enumerate(LEADER_NATION):
        if n == nation:
            w.leader_place[i] = NOWHERE
    w.horde = put(w.horde, nation, NOWHERE)
    w.capital = put(w.capital, nation, NOWHERE)
