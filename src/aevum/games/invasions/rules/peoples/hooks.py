"""What other chapters ask of the special rules, at the moment something happens."""

from typing import Final

from aevum.games.invasions.rules.control.stance import subjects
from aevum.games.invasions.rules.leaders import LEADERS
from aevum.games.invasions.rules.peoples.empires import BYZANTIUM, ROME
from aevum.games.invasions.rules.reinforcements.leaders import bring_leader
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.vassalage.ties import own_units
from aevum.games.invasions.rules.world.pieces import commanded_at
from aevum.games.invasions.rules.world.world import FEDERATE, NOBODY, put

VALENS: Final = LEADERS.index("valens")
THEODOSIUS: Final = LEADERS.index("theodosius")
VALENS_TURN: Final = 2


def valens_died(s: InvasionsState) -> None:
    """XX.Ex.5, A52: Theodosius takes command of the strongest stack of the East at once."""
    w = s.world
    if w.turn != VALENS_TURN or w.leader_place[VALENS] >= 0 or "theodosius" in s.realm.happened:
        return
    units = own_units(w, BYZANTIUM)
    if not units:
        return
    s.realm.happened = [*s.realm.happened, "theodosius"]
    places = sorted({w.place[unit] for unit in units})
    best = max(places, key=lambda p: (len(commanded_at(w, p, 1 << BYZANTIUM)), -p))
    bring_leader(s, THEODOSIUS, best, "XX.Ex.5")


def empire_collapsed(s: InvasionsState, nation: int) -> None:
    """XIV.K.12: the Foedera of one Roman Empire pass to the other while that stands (F215)."""
    w = s.world
    if nation not in (ROME, BYZANTIUM):
        return
    heir = BYZANTIUM if nation == ROME else ROME
    if w.capital[heir] < 0:
        return
    for n in subjects(w, nation, FEDERATE):
        w.lord = put(w.lord, n, heir)
    for p, ceded in enumerate(w.foedus):
        if ceded != NOBODY and w.lord[ceded] == heir and w.owner[p] == nation:
            w.owner[p] = heir
