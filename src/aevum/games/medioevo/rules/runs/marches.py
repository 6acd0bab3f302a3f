"""5.FLOW.03 Full moves as whole decisions: this group to that place by the cheapest way, where it halts."""

from typing import Final

from aevum.engine.ask import Ask, Option
from aevum.engine.game import Game
from aevum.engine.refusal import Refusal
from aevum.engine.run import Run, step
from aevum.games.medioevo.rules.combat.move import March
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.runs.gathering import loaded, singles
from aevum.games.medioevo.rules.runs.marching import MARCHING, Marching
from aevum.games.medioevo.rules.runs.position import Position
from aevum.games.medioevo.rules.runs.reach import by_place, nearest, reach, towards
from aevum.games.medioevo.rules.state import MedioevoState

KEYS: tuple[str, ...] = ("run-march", "run-embark", "run-land", "run-sail")
FULL_MOVE: Final = "full-move"
_OUT: Final = ("set-out-from", "set-sail-from")
_NO_STEP: Final = "not-offered"
"""What is said of a step that this kind of transport does not even think of."""


def marches(game: Game, s: MedioevoState, seat: int) -> list[Run]:
    """Of the group that is being asked about, as it was gathered, or else of all that can be carried from
    there and of each transport by itself; before that of all that can be carried from wherever something may
    set out."""
    found: list[Run] = []
    for start in starts(game, s, seat):
        for end in by_place(reach(game, start)):
            run = _run(start, end)
            if run is not None:
                found.append(run)
    return found


def starts(game: Game, s: MedioevoState, seat: int) -> list[Marching]:
    """The groups that may set out, each gathered in a copy of its own."""
    ask = s.ask_of(seat)
    if ask is None or s.outcome is not None:
        return []
    if ask.key in MARCHING:
        start = Marching(s, seat, ask.depth)
        gathered = sum(start.march.units) + len(start.march.slots) > 0
        return [start] if gathered else [*loaded(game, start), *singles(game, start)]
    if ask.key != FULL_MOVE:
        return []
    found: list[Marching] = []
    for option in ask.options:
        if option.key in _OUT:
            found.extend(_set_out(game, s, ask, option))
    return found


def _set_out(game: Game, s: MedioevoState, ask: Ask, option: Option) -> list[Marching]:
    copy = s.copy()
    assert isinstance(copy, MedioevoState)
    game.choose(copy, ask.seat, option.id)
    depth = ask.depth + 1
    if len(copy.frames) != depth + 1 or not isinstance(copy.frames[depth], March):
        return []
    start = Marching(copy, ask.seat, depth)
    start.steps = [step(ask, option)]
    return loaded(game, start)


def _run(start: Marching, end: Position) -> Run | None:
    """None where the group may pass through but not stay."""
    assert isinstance(end, Marching)
    steps = end.ends()
    if steps is None:
        return None
    march = start.march
    args: dict[str, object] = {
        "units": sum(march.units),
        "things": len(march.slots),
        **between(start.place, end),
        "left": end.left(),
    }
    return Run(KEYS[kind_of_way(start.place, end.place)].removeprefix("run-"), args, steps, end.stops_here())


def kind_of_way(start: int, end: int) -> int:
    """Ashore, out to sea, to land, at sea."""
    return 2 * LAND.is_sea(start) + LAND.is_sea(end)


def between(start: int, end: Position) -> dict[str, object]:
    """Where it leads from and to: `from` and `to` for programs, the others for words."""
    return {
        "from": LAND.names[start],
        "to": LAND.names[end.place],
        "from_sea" if LAND.is_sea(start) else "from_place": LAND.names[start],
        "sea" if LAND.is_sea(end.place) else "place": LAND.names[end.place],
        "way": [LAND.names[area] for area in end.way],
        "points": end.cost,
    }


def why_no_march(game: Game, s: MedioevoState, seat: int, goal: int) -> Refusal:
    """What keeps the group, or the nearest of those that may set out, from an area."""
    found: list[Position] = [*starts(game, s, seat)]
    first = nearest(found, goal)
    if first is None:
        return Refusal("no-group-marches", None, "5.MOVE.01")
    end = nearest([first, *reach(game, first)], goal)
    assert end is not None
    return why_no_farther(game, end, goal, "halt")


def why_no_farther(game: Game, end: Position, goal: int, halt: str) -> Refusal:
    """From the place that is nearest to where it should get."""
    ask = end.ask()
    if ask is None:
        return end.stops[-1] if end.stops else Refusal("way-ends", None, "5.FLOW.04")
    if end.place == goal:
        why = game.why_not(end.s, end.seat, halt)
        return why if why is not None else Refusal("way-ends", None, "5.FLOW.04")
    for area in towards(end.place, goal):
        wish = f"{end.goes[LAND.is_sea(area)]}:{LAND.names[area]}"
        why = game.why_not(end.s, end.seat, wish)
        if why is not None and why.key != _NO_STEP:
            return why
    return Refusal("way-ends", None, "5.FLOW.04")
