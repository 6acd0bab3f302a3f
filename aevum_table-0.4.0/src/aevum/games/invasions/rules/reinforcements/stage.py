"""A nation that is on the map for the first time, or again."""

from aevum.games.invasions.rules.control.provinces import conquer, settle
from aevum.games.invasions.rules.control.stance import refresh_stances
from aevum.games.invasions.rules.troops import BARBARIAN
from aevum.games.invasions.rules.world.pieces import commanded_at
from aevum.games.invasions.rules.world.world import ACTIVE, NOBODY, World, put


def take_the_stage(w: World, nation: int, place: int) -> None:
    """VI.A.7, VI.C.4, XI.G.2, XI.G.3: it is active now, of age 1 if it was not before, and its horde is here.

    A nation that comes as a Kingdom has its capital in the city, if there is one.
    """
    if w.role[nation] != ACTIVE:
        w.role = put(w.role, nation, ACTIVE)
        w.age = put(w.age, nation, 1)
    if w.status[nation] == BARBARIAN:
        w.horde = put(w.horde, nation, place)
    elif w.level[place]:
        w.capital = put(w.capital, nation, place)
        w.walls = put(w.walls, place, max(w.walls[place], w.land.walls[place]))
        w.revolt = put(w.revolt, place, 0)  # III.G.5; else the land stays in revolt (XVI.E.4)
    w.foedus = put(w.foedus, place, NOBODY)
    w.owner[place] = nation
    refresh_stances(w)
    settle(w, place)


def claim(w: World, nation: int, place: int) -> None:
    """F127: who comes by the Timeline has the city of the province too, without a siege."""
    if w.level[place] and commanded_at(w, place, 1 << nation):
        conquer(w, place, nation)
    else:
        settle(w, place)
