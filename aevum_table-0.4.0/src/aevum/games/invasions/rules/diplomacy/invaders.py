"""XXX.A.4 Barbarians who invade are out of reach of all diplomacy."""

from aevum.games.invasions.rules.troops import BARBARIAN
from aevum.games.invasions.rules.world.world import World


def invades(w: World, nation: int) -> bool:
    """No diplomacy is allowed against such a nation, nor in its favour."""
    return w.status[nation] == BARBARIAN and w.invading[nation] != 0
