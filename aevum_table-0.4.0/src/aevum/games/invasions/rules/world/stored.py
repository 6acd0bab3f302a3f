"""A world as the data of a saved match, and back."""

from typing import Final

from aevum.engine.codec import a_flag, an_int, ints, same_kind
from aevum.engine.refusal import BadData
from aevum.games.invasions.rules.leaders import LEADERS
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.land import land
from aevum.games.invasions.rules.world.world import GONE, World

OF_NATIONS: Final = (
    "seat",
    "role",
    "status",
    "age",
    "initiative",
    "gold",
    "decline",
    "capital",
    "horde",
    "horde_used",
    "invading",
    "tie",
    "lord",
    "tied_since",
    "allies",
    "defied",
    "pact",
    "raids_from",
)
OF_PROVINCES: Final = (
    "level",
    "walls",
    "pillaged",
    "raid",
    "raider",
    "raided",
    "revolt",
    "limes",
    "foedus",
    "opened",
    "terrified",
)
OF_UNITS: Final = ("code", "place", "master", "march", "came")
OF_LEADERS: Final = ("leader_place", "leader_used")
LISTS: Final = (*OF_NATIONS, *OF_PROVINCES, "area_owner", "owner", "hired", *OF_UNITS, *OF_LEADERS)


def world_json(w: World) -> dict[str, object]:
    data: dict[str, object] = {"east": w.land.east, "turn": w.turn, "moving": w.moving}
    for name in LISTS:
        data[name] = list(getattr(w, name))
    if w.adds_leaders:
        data["adds_leaders"] = True
    if w.men_claim:
        data["men_claim"] = True
    if w.truce:
        data["truce"] = w.truce
    if w.leaves:
        data["leaves"] = list(w.leaves)
    return data


def read_world(data: dict[str, object], where: str) -> World:
    east = data.get("east")
    if not isinstance(east, bool):
        raise BadData(f"{where}.east: expected true or false, found {east!r}")
    w = World(land(east))
    for name in ("turn", "moving", *LISTS):
        if name not in data:
            raise BadData(f"{where}: the field '{name}' is missing")
        setattr(w, name, same_kind(data[name], getattr(w, name), f"{where}.{name}"))
    if "adds_leaders" in data:
        w.adds_leaders = a_flag(data, "adds_leaders", where)
    if "men_claim" in data:
        w.men_claim = a_flag(data, "men_claim", where)
    if "truce" in data:
        w.truce = an_int(data, "truce", where)
    if "leaves" in data:
        w.leaves = ints(data, "leaves", where)
    _check_sizes(w, where)
    w.link()
    return w


def take_world(data: dict[str, object]) -> World:
    """Out of a view that was just made: unchecked, and its lists are taken over; without stances."""
    w = World(land(bool(data["east"])), False)
    for name in ("turn", "moving", *LISTS):
        setattr(w, name, data[name])
    w.adds_leaders = data.get("adds_leaders") is True
    w.men_claim = data.get("men_claim") is True
    w.truce = an_int(data, "truce", "world") if "truce" in data else 0
    w.leaves = ints(data, "leaves", "world") if "leaves" in data else []
    w.link()
    return w


def _check_sizes(w: World, where: str) -> None:
    sizes = [(name, len(NATIONS)) for name in OF_NATIONS]
    sizes += [(name, w.land.provinces) for name in (*OF_PROVINCES, "owner")]
    sizes += [("area_owner", len(w.land.areas))]
    sizes += [(name, len(w.code)) for name in OF_UNITS]
    sizes += [(name, len(LEADERS)) for name in OF_LEADERS]
    for name, size in sizes:
        values: list[int] = getattr(w, name)
        if len(values) != size:
            raise BadData(f"{where}.{name}: expected {size} numbers, found {len(values)}")
    for i, p in enumerate(w.place):
        if not GONE <= p < w.land.places:
            raise BadData(f"{where}.place[{i}]: there is no place {p}")
