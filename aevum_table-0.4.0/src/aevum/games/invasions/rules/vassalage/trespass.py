"""XII.D.2 Nobody stays with neutrals when his activation is over."""

from aevum.games.invasions.rules.control.provinces import NOT_ONE, occupant
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.vassalage.leave import push_out
from aevum.games.invasions.rules.world.pieces import members
from aevum.games.invasions.rules.world.world import World


def shared(w: World, nation: int) -> list[int]:
    """Provinces where a nation stands beside others who are no friends; battles are over by now."""
    places = {p for i, p in enumerate(w.place) if w.master[i] == nation}
    places.add(w.horde[nation])
    return sorted(p for p in places if w.land.is_province(p) and occupant(w, p) == NOT_ONE)


def leave_neutrals(s: InvasionsState, nations: int) -> None:
    """F95: as when only some of those in a province were enemies, and the others are still there."""
    w = s.world
    for n in members(nations):
        for p in shared(w, n):
            s.tell("leaves-neutrals", {"people": NATIONS[n], "place": w.land.names[p]}, "XII.D.2")
            push_out(s, n, p)
