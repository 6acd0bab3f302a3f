"""XVIII.A Marches as whole decisions: this stack to that place by this way."""

from typing import Final

from aevum.engine.ask import Ask, Option
from aevum.engine.game import Game
from aevum.engine.refusal import BadData, Refusal
from aevum.engine.run import Run, step
from aevum.games.invasions.rules.leaders import LEADERS
from aevum.games.invasions.rules.marching.march import March
from aevum.games.invasions.rules.movement.legality import stack_paces
from aevum.games.invasions.rules.runs.position import Position
from aevum.games.invasions.rules.runs.reach import nearest, reach, towards
from aevum.games.invasions.rules.runs.stops import too_many
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS
from aevum.kit.names import find

MARCHING: Final = ("march", "join-march")
STACKS: Final = "stacks"


def marches(game: Game, s: InvasionsState, seat: int) -> list[Run]:
    """Of the stack that is being asked about, or of each that may be picked up, whole as it stands there."""
    found: list[Run] = []
    for start in starts(game, s, seat):
        ends = reach(game, start)
        for place in sorted(ends):
            run = _run(start, ends[place])
            if run is not None:
                found.append(run)
    return found


def starts(game: Game, s: InvasionsState, seat: int) -> list[Position]:
    """The stacks that may set out, each under way in a copy of its own."""
    ask = s.ask_of(seat)
    if ask is None or s.outcome is not None:
        return []
    if ask.key in MARCHING:
        return [Position(s, seat, ask.depth)]
    if ask.key != STACKS:
        return []
    found: list[Position] = []
    for option in ask.options:
        if option.key == "march":
            start = _picked_up(game, s, ask, option)
            if start is not None:
                found.append(start)
    return found


def _picked_up(game: Game, s: InvasionsState, ask: Ask, option: Option) -> Position | None:
    """None where it is put down again by itself, because nobody of it can go."""
    copy = s.copy()
    assert isinstance(copy, InvasionsState)
    game.choose(copy, ask.seat, option.id)
    depth = ask.depth + 1
    if len(copy.frames) <= depth or not isinstance(copy.frames[depth], March):
        return None
    found = Position(copy, ask.seat, depth)
    found.steps = [step(ask, option)]
    return found


def _run(start: Position, end: Position) -> Run | None:
    """None where the stack may pass through but not stay."""
    steps = end.ends()
    if steps is None:
        return None
    w = start.s.world
    names = w.land.names
    march = start.march
    ask = end.ask()
    args: dict[str, object] = {
        "people": NATIONS[march.nation],
        "units": len(march.units),
        "leaders": [LEADERS[i] for i in march.leaders],
        "from": names[start.place],
        "to": names[end.place],
        "way": [names[p] for p in end.way],
        "paces": len(end.way),
        "left": stack_paces(end.s.world, end.march.stack(end.s.world)) if ask is not None else 0,
    }
    stops = [*end.stops, *too_many(end.s.world, end.place)] if ask is not None else end.stops
    return Run("march", args, steps, stops)


def why_no_march(game: Game, s: InvasionsState, seat: int, to: str) -> Refusal:
    """What keeps the stack, or the nearest of those that may set out, from a place: the last that it meets on
    the way there. Capitals, accents and the end of the name do not matter."""
    land = s.world.land
    ask = s.ask_of(seat)
    try:
        goal = land.number(find(to, land.names[: land.provinces], "place"))
    except BadData:
        return Refusal("run-nowhere", {"place": to})
    if ask is None:
        return Refusal("not-asked", {"seat": s.seats[seat]})
    start = nearest(starts(game, s, seat), goal)
    if start is None:
        return Refusal("no-march", None, "XVIII.A.1")
    end = nearest([start, *reach(game, start).values()], goal)
    assert end is not None
    return _why_no_farther(game, end, goal)


def _why_no_farther(game: Game, end: Position, goal: int) -> Refusal:
    s = end.s
    names = s.world.land.names
    at: dict[str, object] = {"place": names[end.place]}
    if end.ask() is None:
        return end.stops[-1] if end.stops else Refusal("paces-end", at, "XVIII.A.3")
    wish = "halt" if end.place == goal else f"go:{names[towards(s, end.place, goal)]}"
    why = game.why_not(s, end.seat, wish)
    return why if why is not None else Refusal("paces-end", at, "XVIII.A.3")
