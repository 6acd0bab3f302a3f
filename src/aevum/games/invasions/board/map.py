"""The map for the terminal: whose turn it is, and around the question what one needs to answer it.

A table shows a place beside the number of the option that chooses it, and so serves as the list of options.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.engine.codec import a_dict, a_flag, a_list, as_dict, ints
from aevum.games.invasions.board import tables
from aevum.games.invasions.board.lines import Line, fold, paint, row
from aevum.games.invasions.board.tables import Choice
from aevum.games.invasions.rules.control.stance import refresh_stances
from aevum.games.invasions.rules.frontiers import counted_for, taken_and_lost
from aevum.games.invasions.rules.troops import NATIONS, STATUS_NAMES
from aevum.games.invasions.rules.world.land import Land, land
from aevum.games.invasions.rules.world.stored import read_world
from aevum.games.invasions.rules.world.world import ACTIVE, NOBODY, World

if TYPE_CHECKING:
    from aevum.engine.ask import Ask
    from aevum.engine.view import View
    from aevum.words import Words

VOYAGES = ("ship", "ship-on", "land", "land-on")
STEP = "go"
PHASE = "OneMilitaryPhase"
MOST = 16
"""Places in a table; of more the plain list of options is easier to read."""


def map_board(view: View, words: Words) -> str:
    """Rich markup."""
    w = read_world(a_dict(a_dict(view.data, "own", "state"), "world", "own"), "own.world")
    refresh_stances(w)
    lines = [paint(part) for line in _head(w, view, words) for part in fold(line)]
    if view.ask is not None:
        asked = _asked(w, view, view.ask, words)
        lines += ["", *asked] if asked else []
    return "\n".join(lines)


def covered_on_map(view: View) -> set[str]:
    """Options that stand in a table with their numbers."""
    if view.ask is None:
        return set()
    world = a_dict(a_dict(view.data, "own", "state"), "world", "own")
    shown = {choice.number for choice in _choices(land(a_flag(world, "east", "own.world")), view.ask)}
    return {
        option.id
        for number, option in enumerate(view.ask.options, 1)
        if number in shown or option.key in VOYAGES
    }


def _head(w: World, view: View, words: Words) -> list[Line]:
    """The turn, who acts, the own Treasuries and the score as it stands."""
    turn = words.say("board-turn", turn=w.turn)
    acting = []
    for n in range(len(NATIONS)):
        if w.moving >> n & 1:
            named = {"people": NATIONS[n], "status": STATUS_NAMES[w.status[n]]}
            acting.append(words.say("board-invading" if w.invading[n] else "board-acting", **named))
    lines = [(row([turn[:1].upper() + turn[1:], *acting]), "bold")]
    gold = [
        words.say("board-treasury", people=NATIONS[n], gold=w.gold[n])
        for n in range(len(NATIONS))
        if w.seat[n] == view.seat and w.role[n] == ACTIVE and w.gold[n]
    ]
    if gold:
        lines.append((row(gold), ""))
    return lines + _score(w, view, words)


def _score(w: World, view: View, words: Words) -> list[Line]:
    own = a_dict(view.data, "own", "state")
    points = ints(own, "points", "own")
    for value in a_list(view.data, "frames", "state"):
        frame = as_dict(value, "frame")
        before = ints(frame, "before", "frame") if frame["frame"] == PHASE else []
        if before:
            taken, lost = taken_and_lost(w, before, counted_for(w), len(points))
            scores = [taken[i] - lost[i] + points[i] for i in range(len(points))]
            shown = [words.say("board-seat-score", seat=i, score=f"{n:+d}") for i, n in enumerate(scores)]
            return [(row([words.say("board-score"), *shown]), "dim")]
    return []


def _choices(board: Land, ask: Ask) -> list[Choice]:
    """Places that options name, each with the first option that does."""
    found: list[Choice] = []
    for number, option in enumerate(ask.options, 1):
        place = board.number(str(option.args.get("place", "")))
        known = any(choice.place == place for choice in found)
        if 0 <= place < board.places and option.key not in VOYAGES and len(option.args) == 1 and not known:
            found.append(Choice(number, place))
    return found if ask.key == "stacks" or len(found) <= MOST else []


def _asked(w: World, view: View, ask: Ask, words: Words) -> list[str]:
    choices = _choices(w.land, ask)
    frame = as_dict(a_list(view.data, "frames", "state")[ask.depth], "frame")
    here = _place(w, ask)
    nation = _nation(w, view, ask, frame)
    if ask.key == "stacks" or (here < 0 and not choices):
        own = sum(1 << n for n in range(len(NATIONS)) if w.seat[n] == view.seat and w.moving >> n & 1)
        if not own:
            return []
        return tables.own_stacks(w, choices or [Choice(0, p) for p in _stood_in(w, own)], own, words)
    title: list[str] = []
    if here >= 0:
        about = _stack(w, here, frame, words) if choices else ""
        title = [paint(part) for part in fold((about or tables.place_line(w, here, words), "bold"))]
    if ask.key == "intercept" and here >= 0:
        return [*title, *tables.own_interceptors(w, choices, here, nation, view.seat, words)]
    steps = any(option.key == STEP for option in ask.options)
    if steps and here >= 0:
        offered = [choice.place for choice in choices]
        near = w.land.near[here] if here < w.land.provinces else w.land.sea_near[here]
        choices += [Choice(0, p) for p in near if p not in offered]
    if choices:
        eluded = ints(frame, "eluded", "frame") if steps and "eluded" in frame else None
        title += tables.places(w, choices, here, nation, eluded, words)
    return [*title, *_voyages(ask, words)]


def _stood_in(w: World, nations: int) -> list[int]:
    """Places with units of these nations."""
    return sorted({p for p, n in zip(w.place, w.master, strict=True) if p >= 0 and nations >> n & 1})


def _stack(w: World, here: int, frame: dict[str, object], words: Words) -> str:
    """The stack that the frame moves; empty where it moves none."""
    if "units" in frame and "leaders" in frame and frame.get("place") == here:
        units, leaders = ints(frame, "units", "frame"), ints(frame, "leaders", "frame")
        if units and all(w.place[unit] == here for unit in units):
            return tables.stack_line(w, here, units, leaders, words)
    return ""


def _place(w: World, ask: Ask) -> int:
    """Where the question is about; NOBODY for nowhere."""
    for name in ("place", "from"):
        place = w.land.number(str(ask.args.get(name, "")))
        if 0 <= place < w.land.places:
            return place
    return NOBODY


def _nation(w: World, view: View, ask: Ask, frame: dict[str, object]) -> int:
    """From whose side the map is looked at."""
    named = frame.get("nation", ask.args.get("people"))
    if isinstance(named, int):
        return named
    if named in NATIONS:
        return NATIONS.index(str(named))
    return next((n for n in range(len(NATIONS)) if w.seat[n] == view.seat and w.role[n] == ACTIVE), NOBODY)


def _voyages(ask: Ask, words: Words) -> list[str]:
    """Voyages by the seas they go over, each end with its number."""
    ways: dict[tuple[str, str, str], list[str]] = {}
    for number, option in enumerate(ask.options, 1):
        if option.key in VOYAGES:
            seas = str(option.args["sea"]), str(option.args.get("last_sea", ""))
            ways.setdefault((option.key, *seas), []).append(f"{number} {option.args['place']}")
    found: list[str] = []
    for (key, sea, last), ends in ways.items():
        by = words.say("board-landing" if key.startswith("land") else "board-voyage", sea=sea)
        if last:
            by = words.say("board-and-sea", way=by, sea=last)
        found += [paint(part) for part in fold((f"{by}: {row(ends)}", "cyan"))]
    return found
