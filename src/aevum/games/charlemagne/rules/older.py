"""States of earlier versions of the rules, in the form that is read today."""

from aevum.engine.codec import a_list, as_dict, ints, texts
from aevum.games.charlemagne.rules.markers import CUP, MARKER, MARKERS
from aevum.games.charlemagne.rules.stratagems.orders import outdated
from aevum.games.charlemagne.rules.tables import SEATS


def modern(data: dict[str, object], version: str) -> dict[str, object]:
    if int(version) < 3:
        data = _with_orders_lapsed(data)
    return _with_markers(_with_gifts(data)) if int(version) < 4 else data


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
