"""Units as the options of a march name them: those alike with the same paces left are interchangeable."""

from aevum.games.invasions.rules.troops import label, look
from aevum.games.invasions.rules.world.pieces import paces_left
from aevum.games.invasions.rules.world.world import World


def kind_args(w: World, unit: int, led: bool) -> dict[str, object]:
    args = label(w.code[unit])
    args["paces"] = paces_left(w, unit, led)
    return args


def kinds(w: World, units: list[int], led: bool) -> list[dict[str, object]]:
    """One of each kind."""
    found: list[dict[str, object]] = []
    seen: list[int] = []
    for unit in units:
        mark = look(w.code[unit]) << 4 | paces_left(w, unit, led)
        if mark not in seen:
            seen.append(mark)
            found.append(kind_args(w, unit, led))
    return found


def named(w: World, units: list[int], led: bool, args: dict[str, object]) -> int:
    """The first unit that an option means."""
    for unit in units:
        if kind_args(w, unit, led) == args:
            return unit
    raise AssertionError(args)
