"""States of earlier versions of the rules, in the form that is read today."""

from typing import Final

from aevum.engine.codec import a_list, as_dict, ints, texts
from aevum.games.charlemagne.rules.counters import KINDS, LEADERS, POOL, UNITS
from aevum.games.charlemagne.rules.markers import CUP, MARKER, MARKERS
from aevum.games.charlemagne.rules.regions import REGIONS
from aevum.games.charlemagne.rules.state import POOL as IN_POOL
from aevum.games.charlemagne.rules.stratagems.orders import outdated
from aevum.games.charlemagne.rules.tables import SEATS

POOL_OF_3: Final[dict[tuple[str, str], int]] = {
    ("AUS", "militia"): 7,
    ("NEU", "field-army"): 2,
    ("NEU", "militia"): 7,
    ("BUR", "field-army"): 2,
    ("BUR", "militia"): 6,
    ("AQU", "field-army"): 1,
    ("AQU", "militia"): 6,
    ("SEP", "militia"): 3,
    ("PRO", "militia"): 3,
    ("THU", "militia"): 3,
    ("ALE", "field-army"): 1,
    ("ALE", "militia"): 4,
    ("SAX", "warriors"): 8,
}
"""How many counters version 3 had where there are more or fewer now (3.3)."""
PIECES_OF_3: Final = 203
PIECE_FIELDS: Final = ("pieces", "attackers", "defenders", "cargo", "fleets", "leaving", "leaders", "paid")
"""Fields of frames that list pieces; `leader` is one."""


def modern(data: dict[str, object], version: str) -> dict[str, object]:
    if int(version) < 3:
        data = _with_orders_lapsed(data)
    return _with_counters(_with_markers(_with_gifts(data))) if int(version) < 4 else data


def _with_orders_lapsed(data: dict[str, object]) -> dict[str, object]:
    """Version 2 kept the orders of a seat that drew the marker they are about (C27)."""
    orders = texts(data, "orders", "state")
    for marker, holder in enumerate(ints(as_dict(data["own"], "state"), "holder", "own")):
        if 0 <= holder < len(SEATS):
            gone = outdated(list(SEATS), orders, holder, MARKER[marker])
            orders = [order for order in orders if order not in gone]
    return {**data, "orders": orders}


def _with_markers(data: dict[str, object]) -> dict[str, object]:
    """Version 3 had five Vassalage markers; they stand last, and the new ones lie in the container."""
    own = as_dict(data["own"], "state")
    holder = ints(own, "holder", "own")
    return {**data, "own": {**own, "holder": holder + [CUP] * (MARKERS - len(holder))}}


def _with_gifts(data: dict[str, object]) -> dict[str, object]:
    """Version 3 knew no gifts in an attempt (9.2.g)."""
    frames: list[object] = []
    for found in a_list(data, "frames", "state"):
        frame = as_dict(found, "frame")
        frames.append({**frame, "gifts": 0} if frame["frame"] in ("Attempt", "Defence") else frame)
    return {**data, "frames": frames}


def _with_counters(data: dict[str, object]) -> dict[str, object]:
    """The counters of the present pools. Of a people that has fewer now, those on the map stay first; what is
    beyond its pool leaves the match."""
    own = as_dict(data["own"], "state")
    at = ints(own, "at", "own")
    if len(at) != PIECES_OF_3:
        return data  # whoever reads it says what is wrong
    number = _numbers(at)
    now = [IN_POOL] * (UNITS + len(LEADERS))
    for piece, place in enumerate(at):
        if number[piece] >= 0:
            now[number[piece]] = place
    own = {**own, "at": now, "acted": _today(number, ints(own, "acted", "own"))}
    if isinstance(own["augustus"], int) and 0 <= own["augustus"] < PIECES_OF_3:
        own["augustus"] = number[own["augustus"]]
    frames = [_renumbered(as_dict(frame, "frame"), number) for frame in a_list(data, "frames", "state")]
    return {**data, "own": own, "frames": frames}


def _numbers(at: list[int]) -> list[int]:
    """By the number of a piece in version 3, that of today; -1 where it has none."""
    found: list[int] = []
    first = 0
    for region, code in enumerate(REGIONS):
        for kind, name in enumerate(KINDS):
            count = POOL_OF_3.get((code, name), POOL[region][kind])
            old = range(len(found), len(found) + count)
            kept = sorted(old, key=lambda piece: at[piece] < 0)[: POOL[region][kind]]
            found.extend([first + kept.index(piece) if piece in kept else -1 for piece in old])
            first += POOL[region][kind]
    return found + [UNITS + leader for leader in range(len(LEADERS))]


def _renumbered(frame: dict[str, object], number: list[int]) -> dict[str, object]:
    new = dict(frame)
    for name in PIECE_FIELDS:
        if name in frame:
            new[name] = _today(number, ints(frame, name, "frame"))
    leader = frame.get("leader")
    if isinstance(leader, int) and 0 <= leader < PIECES_OF_3:
        new["leader"] = number[leader]
    return new


def _today(number: list[int], pieces: list[int]) -> list[int]:
    return [number[piece] for piece in pieces if 0 <= piece < PIECES_OF_3 and number[piece] >= 0]
