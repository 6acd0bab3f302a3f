"""A board with nothing on it but what a line names, so that the rules themselves can say what it comes to."""

from typing import Final

from aevum.engine.game import Game
from aevum.engine.refusal import BadData
from aevum.games.charlemagne.odds.line import GROUNDS, NO_REGION, Wish
from aevum.games.charlemagne.rules.battle.terrain import reason
from aevum.games.charlemagne.rules.battle.ways import leads_on
from aevum.games.charlemagne.rules.counters import CHARLEMAGNE, HOME, IS_LAND, MIGHT, PIECES, UNITS
from aevum.games.charlemagne.rules.ground import burgs_of
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.markers import ADVANCE, CUP, MARKER, RAGNAROK
from aevum.games.charlemagne.rules.regions import AUSTRASIA, CONTROL, FAITH, REGIONS
from aevum.games.charlemagne.rules.stacking import STACKING
from aevum.games.charlemagne.rules.state import POOL, CharlemagneState
from aevum.games.charlemagne.rules.tables import (
    CHRISTIAN,
    EMPIRE,
    FAITHS,
    NEUTRAL,
    NOBODY,
    PAGAN,
    SEATS,
    SIDES,
    TRIBAL,
)

RETREAT: Final = 2
"""Hexes that a beaten force goes back: the field of a battle leaves both sides so much room."""


def empty(game: Game, wish: Wish) -> CharlemagneState:
    """No pieces, no hands; the windows of both sides pass unless a marker is named."""
    s = game.setup(game.main, {}, 0, game.pack())
    assert isinstance(s, CharlemagneState)
    for piece in range(PIECES):
        s.put(piece, POOL)
    s.lead = [NOBODY] * len(s.lead)
    s.civilized = []
    s.turn = 1
    s.phasing = acting(wish)
    s.frames = []
    return s


def acting(wish: Wish) -> int:
    return wish.choice("by", SEATS, EMPIRE)


# A battle


class Field:
    """The two forces of a battle, and where they stand."""

    __slots__ = ("attackers", "from_sea", "source", "state", "target")

    def __init__(self, state: CharlemagneState, source: int, target: int, from_sea: bool) -> None:
        self.state = state
        self.source = source
        self.target = target
        self.from_sea = from_sea
        self.attackers: list[int] = []


def battlefield(game: Game, wish: Wish) -> Field:
    s = empty(game, wish)
    seat = acting(wish)
    # Christians fight for the Empire and the others for the Tribal player, whatever the set-up says.
    s.control = [_side(home) for home in range(len(REGIONS))]
    grounds = [name for name in GROUNDS if wish.has(name)]
    if len(grounds) > 1:
        raise BadData(f"the ground helps once, so name one of {', '.join(grounds)}")
    ground = "rough" if grounds == ["terrain"] else grounds[0] if grounds else ""
    source, target = _hexes(s, seat, ground)
    field = Field(s, source, target, ground == "sea")
    field.attackers = _force(s, wish, seat, source, wish.number, "")
    _force(s, wish, 1 - seat, target, wish.other, "enemy-")
    return field


def _hexes(s: CharlemagneState, seat: int, ground: str) -> tuple[int, int]:
    """The first two hexes of this sort on the map that both sides can retreat from."""
    wanted = f"ground-{ground}" if ground else ""
    for target in range(LAND.size):
        if LAND.sea[target] or not leads_on(s, 1 - seat, [], target, target, RETREAT):
            continue
        for source in LAND.shores[target] if ground == "sea" else LAND.near[target]:
            there = reason(s, source, target, ground == "sea")[0]
            if there == wanted and (ground == "sea" or leads_on(s, seat, [], source, source, RETREAT)):
                return source, target
    raise BadData(f"the map has no ground of the sort '{ground}'")


def _force(s: CharlemagneState, wish: Wish, seat: int, hex: int, strength: int, whose: str) -> list[int]:
    """Units of a side worth a strength, the strongest first, with the leader and the markers named."""
    found: list[int] = []
    left = strength
    pagan = wish.has(f"{whose}ragnarok")
    if pagan and seat != TRIBAL:
        raise BadData("only the Tribal player plays Ragnarok; add by=tribal, or take enemy-ragnarok")
    pools = [p for p in range(UNITS) if IS_LAND[p] and _fights(HOME[p], seat, pagan)]
    for piece in sorted(pools, key=_weight):
        if 0 < MIGHT[piece] <= left:
            found.append(piece)
            left -= MIGHT[piece]
    if left or len(found) > STACKING:
        sort = "pagan" if pagan else SEATS[seat]
        raise BadData(f"no stack of {STACKING} {sort} units has a strength of {strength}")
    leader = _leader(wish, seat, whose)
    if leader != NOBODY:
        found.append(leader)
        s.lead[leader - UNITS] = seat
    for piece in found:
        s.put(piece, hex)
    _give(s, seat, ADVANCE, wish.count(f"{whose}advance"))
    _give(s, seat, RAGNAROK, wish.count(f"{whose}ragnarok"))
    return sorted(found)


def _side(home: int) -> int:
    return EMPIRE if FAITH[home] == CHRISTIAN else TRIBAL


def _fights(home: int, seat: int, pagan: bool) -> bool:
    return _side(home) == seat and (not pagan or FAITH[home] == PAGAN)


def _weight(piece: int) -> int:
    return -MIGHT[piece]


def _leader(wish: Wish, seat: int, whose: str) -> int:
    if wish.has(f"{whose}charlemagne"):
        if seat != EMPIRE:
            raise BadData("Charlemagne leads the Empire; by=tribal says that the Tribal player attacks")
        return CHARLEMAGNE
    if wish.has(f"{whose}leader"):
        return CHARLEMAGNE + 1 if seat == EMPIRE else PIECES - 1
    return NOBODY


def _give(s: CharlemagneState, seat: int, kind: int, count: int) -> None:
    free = [marker for marker, where in enumerate(s.holder) if where == CUP and MARKER[marker] == kind]
    if count > len(free):
        raise BadData(f"the container holds only {len(free)} markers of this kind")
    for marker in free[:count]:
        s.holder[marker] = seat


# A region, or a hex of one


def place_of(wish: Wish) -> int:
    """The region that a line is about; where none is named, one that brings no modifier by itself."""
    if wish.region != NO_REGION:
        return wish.region
    return next(r for r in range(len(REGIONS)) if FAITH[r] == PAGAN and CONTROL[r] == NEUTRAL)


def country(game: Game, wish: Wish) -> CharlemagneState:
    """With the region as the line has it: its control, its faith, and who sits in its burgs."""
    s = empty(game, wish)
    r = place_of(wish)
    seat = acting(wish)
    s.control[r] = wish.choice("control", SIDES, s.control[r])
    s.faith[r] = wish.choice("faith", FAITHS, s.faith[r])
    _sensible(s, wish, seat, r)
    if wish.has("augustus"):
        s.augustus = CHARLEMAGNE + 1 if seat == EMPIRE else PIECES - 1
        s.lead[s.augustus - UNITS] = seat
    if wish.has("burgs"):
        free = [p for p in range(UNITS) if IS_LAND[p] and HOME[p] != r and s.side_of(p) == seat]
        for number, hex in enumerate(burgs_of(s, r)):
            s.put(free[number], hex)
    return s


def _sensible(s: CharlemagneState, wish: Wish, seat: int, r: int) -> None:
    name = REGIONS[r]
    match wish.kind:
        case "vassalage":
            if s.control[r] == seat:
                raise BadData(f"the {SEATS[seat]} player controls {name} already; name another control or by")
            if r == AUSTRASIA and seat == TRIBAL:
                raise BadData(f"{name} never becomes a vassal of the tribal player")
        case "conversion":
            if s.faith[r] == CHRISTIAN and seat == EMPIRE:
                raise BadData(f"{name} is Christian already; name another faith or by")
        case "revolt":
            if r == AUSTRASIA:
                raise BadData(f"{name} never revolts")


def open_country(game: Game, wish: Wish) -> tuple[CharlemagneState, int]:
    """A hex to pillage, with what the line has there."""
    s = empty(game, wish)
    s.control = [TRIBAL for _ in s.control]
    hex = next(h for h in range(LAND.size) if LAND.ground(h) == "clear" and not LAND.burg[h])
    s.burgs = [hex] if wish.has("burg") else []
    s.civilized = [hex] if wish.has("civilization") else []
    return s, hex
