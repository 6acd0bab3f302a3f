"""XIV.K.9-XIV.K.11 What is left of an Empire that has collapsed."""

from typing import Final

from aevum.games.invasions.rules.content.counters import NO_ORIGIN, ORIGIN
from aevum.games.invasions.rules.control.provinces import NOT_ONE, occupant, settle_all
from aevum.games.invasions.rules.control.stance import refresh_stances, subjects
from aevum.games.invasions.rules.leaders import LEADER_NATION
from aevum.games.invasions.rules.losses.casualties import eliminate
from aevum.games.invasions.rules.realm.nations import BYZANTIUM, ROME, stands
from aevum.games.invasions.rules.realm.realm import IN_DECK
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS, kind_of
from aevum.games.invasions.rules.troops import nation as nation_of
from aevum.games.invasions.rules.vassalage.ties import call_home
from aevum.games.invasions.rules.world.pieces import shift, unit_on_map
from aevum.games.invasions.rules.world.world import FEDERATE, GONE, NOBODY, NOWHERE, OUT, World, put

COLLAPSE: Final = "collapse"
"""Among the things that happened, with the name of the nation."""


def collapsed(s: InvasionsState) -> list[int]:
    """The nations that have left the match so."""
    return [n for n, name in enumerate(NATIONS) if f"{COLLAPSE}:{name}" in s.realm.happened]


def empire_collapsed(s: InvasionsState, nation: int) -> int:
    """XIV.K.12, F215: Foedera of one Roman Empire pass to the other while that stands; whose they are."""
    w = s.world
    if nation not in (ROME, BYZANTIUM):
        return 0
    heir = BYZANTIUM if nation == ROME else ROME
    if not stands(w, heir):
        return 0
    passed = subjects(w, nation, FEDERATE)
    for n in passed:
        w.lord = put(w.lord, n, heir)
    for p, ceded in enumerate(w.foedus):
        if ceded != NOBODY and w.lord[ceded] == heir and w.owner[p] == nation:
            w.owner[p] = heir
    return sum([1 << n for n in passed])


def auxiliaries(w: World, nation: int) -> list[int]:
    """Pairs: the people from which an auxiliary on the map was recruited, and its province."""
    found: list[int] = []
    for i in range(len(w.code)):
        origin = ORIGIN[kind_of(w.code[i])]
        if unit_on_map(w, i) and nation_of(w.code[i]) == nation and origin != NO_ORIGIN:
            found.extend([origin, w.place[i]])
    return found


def remove_pieces(w: World, nation: int) -> None:
    """XIV.K.9: units on the map and in the reserve, Limites, horde and leaders, for good."""
    for i in range(1, len(w.code)):
        if nation_of(w.code[i]) == nation:
            shift(w, i, GONE)
            w.master[i] = nation
    for i, people in enumerate(LEADER_NATION):
        if people == nation:
            w.leader_place[i] = GONE
    w.limes = [NOBODY if n == nation else n for n in w.limes]
    w.horde = put(w.horde, nation, NOWHERE)


def send_mercenaries_home(s: InvasionsState, nation: int) -> None:
    """XIV.K.11; those who have no home any more go back to their reserve."""
    w = s.world
    for people in sorted({nation_of(w.code[i]) for i in _served(w, nation)}):
        call_home(s, people, nation, "XIV.K.11")
    for i in _served(w, nation):
        eliminate(w, i)


def _served(w: World, nation: int) -> list[int]:
    return [
        i
        for i in range(len(w.code))
        if w.master[i] == nation and unit_on_map(w, i) and nation_of(w.code[i]) != nation
    ]


def leave_lands(w: World, nation: int, lands: list[int]) -> None:
    """Its provinces are theirs who stand in them, or nobody's."""
    w.capital = put(w.capital, nation, NOWHERE)
    for p in lands:
        if w.owner[p] == nation:
            heir = occupant(w, p)
            w.owner[p] = NOBODY if heir == NOT_ONE else heir


def dissolve(s: InvasionsState, nation: int) -> None:
    """XIV.K.9: no Treasury, no age, no part in the match any more."""
    w = s.world
    r = s.realm
    w.gold = put(w.gold, nation, 0)
    w.age = put(w.age, nation, 1)
    w.decline = put(w.decline, nation, 0)
    w.role = put(w.role, nation, OUT)
    w.moving &= ~(1 << nation)
    r.diplomacy_at = [IN_DECK if at == nation else at for at in r.diplomacy_at]
    r.held = put(r.held, nation, 0)
    pairs = [r.wed[at : at + 2] for at in range(0, len(r.wed), 2)]
    r.wed = [n for pair in pairs if nation not in pair for n in pair]
    r.happened = [*r.happened, f"{COLLAPSE}:{NATIONS[nation]}"]
    refresh_stances(w)
    settle_all(w)
