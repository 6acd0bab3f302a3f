"""What holds of a match at rest, beside what the game checks of itself: nothing that follows is forgotten.

Tests put pieces down by hand, so control and stances are looked at only where they were right before.
"""

from aevum.games.invasions import GAME
from aevum.games.invasions.rules.control.areas import area_holder
from aevum.games.invasions.rules.control.provinces import NOT_ONE, keeper, occupant
from aevum.games.invasions.rules.control.stance import refresh_stances
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.world.stored import take_world, world_json
from aevum.games.invasions.rules.world.world import World
from tests.games import asked
from tests.games.invasions.forgotten import forgotten

COMING = ("intercept", "intercept-with", "strait-wish", "strait-leave")
"""Questions at which a stack has come in, and it is not decided yet whose the province is."""


def hold(state: InvasionsState) -> None:
    """What holds of every match, of a single battle too."""
    asked.hold(GAME, state)


def is_sound(state: InvasionsState) -> bool:
    return asked.is_sound(GAME, state)


def unsettled(state: InvasionsState) -> list[str]:
    """Provinces that are kept for another than XII.B says, and Areas for another than XII.C."""
    w = state.world
    if any(ask.key in COMING for ask in state.asks):
        return []
    provinces = [
        w.land.names[p]
        for p in range(w.land.provinces)
        if occupant(w, p) != NOT_ONE and keeper(w, p) != w.owner[p]
    ]
    return provinces + [name for a, name in enumerate(w.land.areas) if area_holder(w, a) != w.area_owner[a]]


def are_stances_fresh(w: World) -> bool:
    """XII.D: whether friend and foe are what the ties of now make them."""
    again = w.copy()
    refresh_stances(again)
    return (again.stance, again.wild_stance) == (w.stance, w.wild_stance)


class Watch:
    """Looks at a match before a choice and after it."""

    def __init__(self, state: InvasionsState) -> None:
        self.forgotten = forgotten(state)
        self.unsettled = unsettled(state)
        self.fresh = are_stances_fresh(state.world)

    def look(self, state: InvasionsState) -> None:
        leaves = state.world.leaves[:]
        hold(state)
        told = world_json(state.world)
        assert world_json(take_world(dict(told))) == told, "a view tells of the map what is so"
        assert state.world.leaves == leaves, "who only looks at what he may do has asked nobody"
        assert [place for place in unsettled(state) if place not in self.unsettled] == []
        assert not self.fresh or are_stances_fresh(state.world)
        assert [what for what in forgotten(state) if what not in self.forgotten] == []
