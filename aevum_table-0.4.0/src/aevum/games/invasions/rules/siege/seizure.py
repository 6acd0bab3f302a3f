"""XXIV.A.4, III.F.1 A city on the map changes hands: at once, before it is looted (XXIV.C.10)."""

from aevum.games.invasions.rules.control.provinces import conquer
from aevum.games.invasions.rules.control.stance import FRIENDLY, stance
from aevum.games.invasions.rules.leaders import LEADER_NATION
from aevum.games.invasions.rules.losses.casualties import escape
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.world.world import NOBODY, NOWHERE, World, put


def capital_of(w: World, place: int) -> int:
    """The nation whose capital marker lies here (III.G.1), or NOBODY."""
    return w.capital.index(place) if place in w.capital else NOBODY


def seize(s: InvasionsState, place: int, nation: int) -> None:
    """The city is the nation's, and the province with it; a capital's marker goes (XXIV.C.10, III.G.11)."""
    w = s.world
    loser = capital_of(w, place)
    conquer(w, place, nation)
    for i, at in enumerate(w.leader_place):  # one who was in the city without troops gets away (XX.J.2)
        if at == place and stance(w, nation, LEADER_NATION[i], place) != FRIENDLY:
            escape(s, i)
    if loser != NOBODY:
        w.capital = put(w.capital, loser, NOWHERE)
