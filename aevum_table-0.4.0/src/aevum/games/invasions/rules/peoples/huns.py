"""VII.A.3, VI.K.6 The Huns without Attila: an Empire at once, or nothing."""

from typing import Final

from aevum.engine.event import Modifier, note
from aevum.games.invasions.rules.control.stance import subjects
from aevum.games.invasions.rules.dice import d10
from aevum.games.invasions.rules.income.collapse import Collapse
from aevum.games.invasions.rules.leaders import LEADERS, TURNS
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.status.empire import BecomesEmpire
from aevum.games.invasions.rules.status.kingdom import HUNS, FoundsCapital
from aevum.games.invasions.rules.troops import BARBARIAN, NATIONS
from aevum.games.invasions.rules.vassalage.foedus import FoedusEnds
from aevum.games.invasions.rules.world.pieces import leader_on_map
from aevum.games.invasions.rules.world.world import ACTIVE, FEDERATE, VASSAL

ATTILA: Final = LEADERS.index("attila")
ATTILA_FROM: Final = TURNS[ATTILA][0]
EMPIRE_AT: Final = 9


def attila_fell(s: InvasionsState) -> bool:
    """VII.A.3: at once, which is between two activations or steps; whether it is dealt with now.

    Once he might have come in the Reinforcements, he is dead when he is not on the map.
    """
    w = s.world
    if w.turn < ATTILA_FROM or leader_on_map(w, ATTILA) or not _await_their_fate(s):
        return False
    hun_fate(s)
    return True


def _await_their_fate(s: InvasionsState) -> bool:
    w = s.world
    return w.role[HUNS] == ACTIVE and w.status[HUNS] == BARBARIAN and "attila" not in s.realm.happened


def hun_fate(s: InvasionsState) -> None:
    """F208: a D10 and one for each vassal; 9 makes an Empire."""
    w = s.world
    if not _await_their_fate(s):
        return
    s.realm.happened = [*s.realm.happened, "attila"]
    items: list[Modifier] = []
    vassals = len(subjects(w, HUNS, VASSAL))
    if vassals:
        note(items, vassals, "vassals", "VII.A.3")
    people: dict[str, object] = {"people": NATIONS[HUNS]}
    if d10(s, "hun-fate", "VII.A.3", 1, items, people)[0] + vassals >= EMPIRE_AT:
        s.push(FoundsCapital(HUNS))
        s.push(BecomesEmpire(HUNS))
        if w.tie[HUNS] == FEDERATE:
            s.push(FoedusEnds(HUNS, False, "VII.A.3"))
    else:
        s.push(Collapse(HUNS, "VII.A.3"))
