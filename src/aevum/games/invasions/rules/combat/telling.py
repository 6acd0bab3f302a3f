"""XX.H.4 Units as their owner tells them apart in a fight: by look, and attackers by the way they came."""

from aevum.engine.ask import Option
from aevum.games.invasions.rules.fight import ATTACKER
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import CROSSING_NAMES, crossing, label, look, one_of_each, piece
from aevum.games.invasions.rules.world.world import NOWHERE


def each(s: InvasionsState, side: int, codes: list[int]) -> list[int]:
    """One of each: a way over a river may cost a die (XX.F.3), and each goes back his own way (XX.L.6)."""
    if side != ATTACKER or s.fight.field.naval:
        return one_of_each(codes)
    seen: list[tuple[int, int, int]] = []
    found: list[int] = []
    for code in codes:
        mark = (look(code), crossing(code), _origin(s, code))
        if mark not in seen:
            seen.append(mark)
            found.append(code)
    return found


def _origin(s: InvasionsState, code: int) -> int:
    """The place from which a unit of the map came in."""
    unit = piece(code)
    return s.world.came[unit] if unit and s.world_now is not None else NOWHERE


def option(s: InvasionsState, side: int, codes: list[int], code: int, key: str, rule: str) -> Option:
    """`hit`; where others of the list look the same but came another way, `hit-from` or `hit-over`."""
    args = label(code)
    alike = [other for other in each(s, side, codes) if look(other) == look(code)]
    if len(alike) == 1:
        return Option(key, args, rule)
    if len({_origin(s, other) for other in alike}) > 1:
        origin = _origin(s, code)
        args["from"] = s.world.land.names[origin] if origin != NOWHERE else s.fight.field.province
        return Option(f"{key}-from", args, rule)
    args["way"] = CROSSING_NAMES[crossing(code)]
    return Option(f"{key}-over", args, rule)


def chosen(s: InvasionsState, side: int, codes: list[int], wanted: Option) -> int:
    """The unit that an option means."""
    key = wanted.key.removesuffix("-from").removesuffix("-over")
    for code in each(s, side, codes):
        if option(s, side, codes, code, key, wanted.rule).id == wanted.id:
            return code
    raise KeyError(wanted.id)
