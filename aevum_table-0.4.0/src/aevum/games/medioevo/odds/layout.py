"""A battlefield as a line describes it: for the odds, and laid out on a map for the rules to play."""

from typing import Final

from aevum.engine.game import Game
from aevum.engine.refusal import BadData
from aevum.games.medioevo.odds.line import WALLS, Wish, reserve
from aevum.games.medioevo.odds.meeting import Camp, Meeting
from aevum.games.medioevo.rules.battle.dice import penalty
from aevum.games.medioevo.rules.buildings import MILITARY, SORTS, SPARES
from aevum.games.medioevo.rules.kingdoms import LEAST_PLAYERS, MOST_PLAYERS, choices
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.lengths import MAIN
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.rules.pieces import FORCE, kind_of
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import KINGDOMS

USUAL_PLAYERS: Final = 4
FIELD: Final = "ROM"
WATER: Final = "TYR" if "TYR" in LAND.names else LAND.names[LAND.places]
SIDES: Final = (0, 1)


def players(wish: Wish) -> int:
    count = wish.number("players", USUAL_PLAYERS)
    most = min(MOST_PLAYERS, len(KINGDOMS))
    if not LEAST_PLAYERS <= count <= most:
        raise BadData(f"players={count}: {LEAST_PLAYERS} to {most} play (0.GEN.01)")
    return count


def places(wish: Wish) -> list[int]:
    """The places of both sides in turn order, from 0; those of a horde mean nothing."""
    named = ("place", "enemy-place")
    found: list[int] = []
    for side in SIDES:
        place = wish.number(named[side], 1 + side)
        if not 1 <= place <= players(wish):
            raise BadData(f"{named[side]}={place}: there are {players(wish)} places in turn order")
        found.append(place - 1)
    if found[0] == found[1] and not wish.circles[0] and not wish.circles[1]:
        raise BadData("place and enemy-place: two players have not the same place in turn order")
    return found


def walls(wish: Wish) -> int:
    """The level of the defender's military building."""
    found = [level for level, name in enumerate(WALLS, 1) if name in wish.settings]
    if len(found) > 1:
        raise BadData("there is at most one of tower, fortress and castle")
    if found and (wish.circles[1] or "sea" in wish.settings):
        raise BadData(f"{WALLS[found[0] - 1]}: barbarians have no buildings, nor has the sea")
    return found[0] if found else 0


def meeting(wish: Wish) -> Meeting:
    camps: list[Camp] = []
    for side in SIDES:
        camp = Camp(wish.forces[side], reserve(wish.forces[side]))
        camp.circle = wish.circles[side]
        if not camp.circle:
            camp.added = penalty(players(wish), places(wish)[side])
        camps.append(camp)
    camps[1].spared = SPARES[MILITARY][walls(wish)]
    return Meeting(camps[0], camps[1], "sea" in wish.settings)


def owners(wish: Wish) -> list[int]:
    """The attacker is the first seat, the defender the second."""
    return [BARBARIANS if wish.circles[side] else side for side in SIDES]


def battlefield(game: Game, wish: Wish) -> MedioevoState:
    """A match in which nothing is but these two forces."""
    kingdoms: list[int] = []
    while len(kingdoms) < players(wish):
        kingdoms.append(choices(kingdoms, players(wish))[0])
    agreed = ",".join([KINGDOMS[kingdom] for kingdom in kingdoms])
    s = game.setup(MAIN, {"agreed": agreed, "players": players(wish)}, 1, game.pack())
    assert isinstance(s, MedioevoState)
    s.frames = []
    s.asks = []
    s.turn = 1
    s.phase = 5
    s.order = _order(wish)
    s.active = s.order[0]
    for side, owner in enumerate(owners(wish)):
        for piece in range(FORCE):
            if owner == BARBARIANS:
                s.supply[kind_of(piece)] += wish.forces[side][piece]
            if wish.forces[side][piece]:
                s.add(area(wish), owner, piece, wish.forces[side][piece])
        if owner == BARBARIANS:
            s.circle = wish.circles[side]
    if walls(wish):
        s.builder[area(wish)] = 1
        s.buildings[area(wish) * len(SORTS) + MILITARY] = walls(wish)
    return s


def area(wish: Wish) -> int:
    return LAND.number(WATER if "sea" in wish.settings else FIELD)


def _order(wish: Wish) -> list[int]:
    """The seats in turn order, both sides at their places."""
    taken = [(places(wish)[side], side) for side in SIDES if not wish.circles[side]]
    rest = [seat for seat in range(players(wish)) if seat not in [side for _, side in taken]]
    for place, side in sorted(taken):
        rest.insert(place, side)
    return rest
