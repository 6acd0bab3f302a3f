"""What things are worth to a seat, in victory points: all its decisions are weighed in this coin."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.charlemagne.rules.counters import CHARLEMAGNE, IS_LAND, KINDS, MIGHT, UNITS, alike
from aevum.games.charlemagne.rules.ground import has_burg, holds_all_burgs
from aevum.games.charlemagne.rules.land import AT_SEA, LAND
from aevum.games.charlemagne.rules.leaders import ESCAPE
from aevum.games.charlemagne.rules.markers import PAPAL
from aevum.games.charlemagne.rules.regions import AUSTRASIA, BYZANTIUM, CORDOBA, CROWNED, FAITH, ST_PETER
from aevum.games.charlemagne.rules.stratagems.phase import CIVILIZATION as COURTS_FOR_ONE
from aevum.games.charlemagne.rules.tables import CHRISTIAN, EMPIRE, MUSLIM, NEUTRAL
from aevum.games.charlemagne.rules.treasury.goods import BURG, WALLS, restoring
from aevum.games.charlemagne.rules.treasury.income import OF_BYZANTIUM, OF_CORDOBA
from aevum.games.charlemagne.rules.victory.levels import turns_of
from aevum.games.charlemagne.rules.victory.score import WORTH, land_worth
from aevum.kit.hexes import hex_distance

if TYPE_CHECKING:
    from aevum.games.charlemagne.rules.state import CharlemagneState

COIN = 0.25
"""One treasury point."""
MARKER_DRAWN = 0.5
STRENGTH = 0.3
"""One point of printed strength."""
LEADER = 2.0
KING = 12.0
"""Charlemagne: the points he costs when he is lost, and what he does in the field while he lives."""
KING_FLIGHT = 2.0
"""What it costs when he has to get away to another force (20.4.d)."""
KING_GROWTH = 1.8
"""How much stronger an enemy may become before he strikes at Charlemagne."""
KING_LEAST = 9
"""Strength that Charlemagne goes with."""
HEART = 10.0
"""What is at stake in Austrasia, shared by the burgs that the Empire still holds there."""
CROWN = 2.5
"""18.8.b: to win Rome while the pope still has a crown to give."""
FAR = 5
"""Turns ahead that income counts."""
LURE = {CHRISTIAN: 0.4, MUSLIM: 0.15}
"""What a neutral region is to the Empire, as a share of having it: it may be won one day."""
PAGAN_LURE = 0.3
HELD_LURE = 0.05
"""Where the Empire has every burg already there is no better day to come."""
CROWNED_LURE = 0.05
"""9.1.e: it will hardly be won."""
FOOTHOLD = 0.8
"""Levies and room, for each region."""
BAPTISM = 0.4
"""How likely a pagan people that the Empire controls is baptised in the end."""


def turns_left(s: CharlemagneState) -> int:
    """After this one."""
    return max(0, turns_of(s.scenario) - s.turn)


def _yields(s: CharlemagneState) -> float:
    """What one treasury point a turn is worth from now on."""
    return COIN * min(turns_left(s), FAR)


def draw_yields(s: CharlemagneState) -> float:
    """What a civilization marker's share of a marker a turn is worth from now on (8.1.b)."""
    return MARKER_DRAWN * turns_left(s) / COURTS_FOR_ONE


def hold(s: CharlemagneState, hex: int, seat: int) -> float:
    """What it is worth to a seat that its land units stand in a hex."""
    value = 0.0
    if has_burg(s, hex):
        value += _yields(s) + (WORTH["burg"] if seat == EMPIRE else 0)
        if LAND.region[hex] == AUSTRASIA:
            # 19.4: the last of them is the match.
            value += HEART / (1 + sum(1 for burg in LAND.burgs[AUSTRASIA] if s.land_side(burg) == EMPIRE))
    if hex in s.civilized:
        value += draw_yields(s) + (WORTH["civilization"] if seat == EMPIRE else 0)
    return value


def capture(s: CharlemagneState, hex: int, seat: int) -> float:
    """What a seat gains when its units come to stand in a hex where they do not stand now."""
    side = s.land_side(hex)
    if side == seat:
        return 0.0
    value = hold(s, hex, seat)
    if side == 1 - seat:
        return value + hold(s, hex, side)
    region = LAND.region[hex]
    if region != AT_SEA and s.control[region] == 1 - seat:
        # Its owner would soon raise a garrison there.
        value += 0.5 * hold(s, hex, 1 - seat)
    return value


def building(s: CharlemagneState, hex: int, seat: int) -> float:
    """What it is worth to stand where a burg may be built (10.4.b, 10.4.j)."""
    region = LAND.region[hex]
    if region == AT_SEA or s.control[region] != seat or not turns_left(s) or hex in s.pillaged:
        return 0.0
    if has_burg(s, hex) or any(has_burg(s, other) for other in LAND.near[hex]):
        return 0.0
    if sum(1 for other in s.burgs if LAND.region[other] == region) >= WALLS:
        return 0.0
    return max(0.0, (_yields(s) + (WORTH["burg"] if seat == EMPIRE else 0)) * 0.7 - COIN * BURG / 2)


def ruins(s: CharlemagneState, hex: int, seat: int) -> float:
    """What a pillaged burg of one's own land is worth to who comes to build it up again."""
    if hex not in s.pillaged or not LAND.burg[hex] or s.control[LAND.region[hex]] != seat:
        return 0.0
    value = _yields(s) + (WORTH["burg"] if seat == EMPIRE else 0) - COIN * restoring(hex) / 2
    return max(0.0, value * 0.7)


def holdings(s: CharlemagneState, region: int) -> list[int]:
    """Hexes that change hands with a region: where its own land units stand."""
    return sorted(
        {s.at[u] for kind in range(len(KINDS)) for u in alike(region, kind) if s.at[u] >= 0 and IS_LAND[u]}
    )


def realm(s: CharlemagneState, region: int, seat: int) -> float:
    """What a region is worth to the seat that controls it, with what stands of it on the map."""
    value = sum([hold(s, hex, seat) for hex in holdings(s, region)], 0.0)
    bonus = {BYZANTIUM: OF_BYZANTIUM, CORDOBA: OF_CORDOBA}.get(region, 0)
    value += bonus * _yields(s)
    soon = min(turns_left(s), 3) / 3
    value += FOOTHOLD * soon
    if seat != EMPIRE:
        return value
    value += land_worth(region)
    if FAITH[region] != CHRISTIAN:
        value += WORTH["converted"] * (1.0 if s.faith[region] == CHRISTIAN else BAPTISM * soon)
    return value


def standing(s: CharlemagneState, region: int, side: int) -> float:
    """How well it is for the Empire that a region is of a side."""
    if side == NEUTRAL:
        soon = min(turns_left(s), 3) / 3
        lure = CROWNED_LURE if CROWNED[region] else LURE.get(s.faith[region], PAGAN_LURE)
        if holds_all_burgs(s, region, EMPIRE):
            lure = HELD_LURE
        return lure * soon * realm(s, region, EMPIRE)
    value = realm(s, region, side)
    if region == ST_PETER and PAPAL in s.holder:
        value += CROWN
    return value if side == EMPIRE else -value


def swing(s: CharlemagneState, seat: int, region: int, side: int) -> float:
    """What a seat gains when a region goes over to a side."""
    gain = standing(s, region, side) - standing(s, region, s.control[region])
    return gain if seat == EMPIRE else -gain


def life(piece: int) -> float:
    """What a piece is worth alive."""
    if piece < UNITS:
        return STRENGTH * MIGHT[piece]
    return KING if piece == CHARLEMAGNE else LEADER


def spirits(s: CharlemagneState, pieces: list[int], hex: int) -> float:
    """What a force in a hex is worth alive; Charlemagne less where he would get away (20.4.d)."""
    value = lives(pieces)
    return value - KING + KING_FLIGHT if CHARLEMAGNE in pieces and refuge(s, hex) else value


def refuge(s: CharlemagneState, hex: int) -> bool:
    """Whether another force of the Empire stands within Charlemagne's reach of a hex."""
    here, own = LAND.cells[hex], s.at[CHARLEMAGNE]
    return any(
        at not in (hex, own) and s.side_in(at) == EMPIRE and hex_distance(here, LAND.cells[at]) <= ESCAPE
        for at in s.here
        if not LAND.sea[at]
    )


def lives(pieces: list[int]) -> float:
    return sum([life(piece) for piece in pieces], 0.0)
