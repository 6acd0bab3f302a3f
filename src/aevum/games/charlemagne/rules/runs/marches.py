"""12.4 Marches as whole decisions: this force to that hex, and what it does there."""

from aevum.engine.ask import Option
from aevum.engine.game import Game
from aevum.engine.refusal import Refusal
from aevum.engine.run import Run
from aevum.games.charlemagne.rules.counters import is_leader
from aevum.games.charlemagne.rules.groups import words_of
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.operations.force import BATTLE, PILLAGE, Operation
from aevum.games.charlemagne.rules.runs.position import OPERATE, Position, place_of
from aevum.games.charlemagne.rules.runs.reach import nearest, reach, towards
from aevum.games.charlemagne.rules.runs.stops import awaits, fights
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.tables import SEATS


def marches(game: Game, s: CharlemagneState, seat: int) -> list[Run]:
    """Of the force that is being asked about: where it can stop, what it can pillage or attack."""
    start = under_way(s, seat)
    if start is None:
        return []
    ends = list(reach(game, start).values())
    found: list[Run] = []
    for end in sorted(ends[1:], key=lambda one: one.hex):
        steps = end.ends()
        if steps is not None:
            stops = [*end.stops, *awaits(end.seen, seat, end.hex, end.pieces)]
            found.append(Run("march", _told(start, end.hex, end.spent), steps, stops))
        for option in end.options("pillage"):
            told = _told(start, end.hex, end.spent + PILLAGE)
            found.append(Run("march-pillage", told, end.taking(option), end.stops))
    return found + _attacks(start, ends)


def under_way(s: CharlemagneState, seat: int) -> Position | None:
    ask = s.ask_of(seat) if s.outcome is None else None
    if ask is None or ask.key != OPERATE or not isinstance(s.frames[ask.depth], Operation):
        return None
    return Position(s, seat, ask.depth)


def _attacks(start: Position, ends: list[Position]) -> list[Run]:
    """On each enemy from where the ground helps him least, and there by the cheapest way."""
    best: dict[int, tuple[tuple[int, int, int], Position, Option]] = {}
    for end in ends:
        for option in end.options("attack"):
            target = place_of(option)
            worth = (end.broken, len(fights(end.s, end.hex, target)), end.spent)
            if target not in best or worth < best[target][0]:
                best[target] = (worth, end, option)
    found: list[Run] = []
    for target in sorted(best):
        _, end, option = best[target]
        stops = [*end.stops, *fights(end.s, end.hex, target)]
        found.append(Run("march-attack", _told(start, target, end.spent + BATTLE), end.taking(option), stops))
    return found


def _told(start: Position, to: int, spent: int) -> dict[str, object]:
    """What may be read, and besides what programs go by: `from` and `to`."""
    frame = start.s.frames[start.depth]
    assert isinstance(frame, Operation)
    return {
        "seat": SEATS[start.seat],
        "from": LAND.names[start.hex],
        "to": LAND.names[to],
        "from_place": LAND.names[start.hex],
        "to_place": LAND.names[to],
        "units": sum([1 for piece in start.pieces if not is_leader(piece)]),
        "leaders": [words_of(piece)["leader"] for piece in start.pieces if is_leader(piece)],
        "cost": spent,
        "left": frame.points - spent,
    }


def why_no_march(game: Game, s: CharlemagneState, seat: int, to: str) -> Refusal:
    """What keeps the force from a hex: the last that it meets on the way there."""
    goal = LAND.graph.number(to)
    if goal < 0 or LAND.sea[goal]:
        return Refusal("run-nowhere", {"place": to})
    if s.ask_of(seat) is None:
        return Refusal("not-asked", {"seat": s.seats[seat]})
    start = under_way(s, seat)
    if start is None:
        return Refusal("no-force-moves", None, "12.1")
    end = nearest(list(reach(game, start).values()), goal)
    if end.ask() is None:
        at = Refusal("points-end", {"place": LAND.names[end.hex]}, "12.3")
        return at if end.ended() else end.stops[-1]
    wish = "stop" if end.hex == goal else f"move:{LAND.names[towards(end.hex, goal)]}"
    why = game.why_not(end.s, seat, wish)
    return why if why is not None else Refusal("run-nowhere", {"place": to})
