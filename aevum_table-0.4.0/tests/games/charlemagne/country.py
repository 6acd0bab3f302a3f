"""Hexes of the shipped board, found by what they are, so that tests do not depend on where things lie."""

from functools import cache

from aevum.games.charlemagne.rules.counters import IS_LAND, UNITS
from aevum.games.charlemagne.rules.land import AT_SEA, LAND, PLAIN, SIDES
from aevum.games.charlemagne.rules.operations.force import Operation
from aevum.games.charlemagne.rules.regions import REGIONS
from aevum.games.charlemagne.rules.tables import SEATS
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.rest import alone

RIVER, STRAIT = SIDES.index("river"), SIDES.index("strait")


def is_open(hex: int) -> bool:
    return LAND.ground(hex) == "clear" and not LAND.burg[hex]


def dry(hexes: set[int]) -> bool:
    """No water runs between them."""
    return all(LAND.side(a, b) == PLAIN for a in hexes for b in LAND.near[a] if b in hexes)


def within(hex: int, radius: int) -> set[int]:
    found = {hex}
    for _ in range(radius):
        found |= {other for known in found for other in LAND.near[known]}
    return found


@cache
def plain(radius: int = 2) -> int:
    """The middle of open country in one region: clear, without burgs and rivers."""
    size = 1 + 3 * radius * (radius + 1)
    for hex in range(LAND.size):
        around = within(hex, radius)
        regions = {LAND.region[other] for other in around}
        if len(around) == size and len(regions) == 1 and all(map(is_open, around)) and dry(around):
            return hex
    raise AssertionError(f"there is no open country of {radius} hexes around")


def north(hex: int, steps: int = 1) -> str:
    """The hex so many steps up the column; south with a negative number."""
    column, row = LAND.cells[hex]
    return f"{column:02}{row - steps:02}"


def name(hex: int) -> str:
    return LAND.names[hex]


def region_of(hex: int) -> str:
    assert LAND.region[hex] != AT_SEA
    return REGIONS[LAND.region[hex]]


def pair(**wanted: object) -> tuple[int, int]:
    """Two land hexes side by side: `ground` and `burg` of the second, what runs along the `side` between;
    the first is clear and without a burg."""
    for a in range(LAND.size):
        if LAND.sea[a] or LAND.ground(a) != "clear" or LAND.burg[a]:
            continue
        for b in LAND.near[a]:
            found = {"ground": LAND.ground(b), "burg": bool(LAND.burg[b]), "side": LAND.side(a, b)}
            if all(found[key] == value for key, value in wanted.items()):
                return a, b
    raise AssertionError(f"there are no such hexes: {wanted}")


def all_of(m: ScriptedMatch, place: str, seat: str) -> list[int]:
    """The land units and leaders of a player in a hex."""
    side = SEATS.index(seat)
    return [
        piece
        for piece in m.s.pieces(m.hex(place))
        if (IS_LAND[piece] or piece >= UNITS) and m.s.side_of(piece) == side
    ]


def begin(m: ScriptedMatch, place: str, points: int, seat: str = "empire") -> ScriptedMatch:
    """All of a player in a hex operate, with so many points."""
    frame = Operation(SEATS.index(seat), m.hex(place), all_of(m, place, seat))
    frame.step = "act"
    frame.points = points
    return alone(m.phasing(seat).hush(), frame)


def refused(m: ScriptedMatch, wish: str) -> tuple[str, str]:
    """Key and rule of the refusal."""
    refusal = m.why_not(wish)
    assert refusal is not None, f"{wish} is no candidate, or it is offered"
    return refusal.key, refusal.rule


def fallen(m: ScriptedMatch) -> list[object]:
    """The leaders who were eliminated."""
    return [event.args["leader"] for event in m.events("leader-lost")]
