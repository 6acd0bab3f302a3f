"""The map for the terminal: whose turn it is, and around the question what one needs to answer it.

A table shows a place beside the number of the option that chooses it, and so serves as the list of options.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.engine.codec import a_dict, a_flag, ints
from aevum.games.invasions.board import tables
from aevum.games.invasions.board.head import head
from aevum.games.invasions.board.questions import SHOWN, about
from aevum.games.invasions.board.regions import regions
from aevum.games.invasions.board.tables import Choice
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.land import Land, land
from aevum.games.invasions.rules.world.world import ACTIVE, NOBODY, World
from aevum.games.invasions.telling.seen import seen
from aevum.scene.seen import frames_of
from aevum.terminal.lines import fold, paint, row

if TYPE_CHECKING:
    from aevum.engine.ask import Ask
    from aevum.engine.view import View
    from aevum.games.invasions.rules.state import InvasionsState
    from aevum.words import Words

VOYAGES = ("ship", "ship-on", "land", "land-on")
STEP = "go"
MOST = 16
"""Places in a table; more stand by their Areas."""


def map_board(view: View, words: Words) -> str:
    """Rich markup."""
    s = seen(view)
    lines = [paint(part) for line in head(s, view, words) for part in fold(line)]
    if view.ask is not None:
        asked = _asked(s, view, view.ask, words)
        lines += ["", *asked] if asked else []
    return "\n".join(lines)


def covered_on_map(view: View) -> set[str]:
    """Options that stand in a table with their numbers."""
    if view.ask is None:
        return set()
    world = a_dict(a_dict(view.data, "own", "state"), "world", "own")
    shown = {choice.number for choice in _choices(land(a_flag(world, "east", "own.world")), view.ask)}
    in_tables = (*VOYAGES, *SHOWN.get(view.ask.key, ()))
    return {
        option.id
        for number, option in enumerate(view.ask.options, 1)
        if number in shown or option.key in in_tables
    }


def _choices(board: Land, ask: Ask) -> list[Choice]:
    """Places that options name, each with the first option that does."""
    found: list[Choice] = []
    for number, option in enumerate(ask.options, 1):
        place = board.number(str(option.args.get("place", "")))
        again = any(choice.place == place for choice in found)
        if 0 <= place < board.places and option.key not in VOYAGES and len(option.args) == 1 and not again:
            found.append(Choice(number, place))
    return found


def _asked(s: InvasionsState, view: View, ask: Ask, words: Words) -> list[str]:
    w = s.world
    frame = frames_of(view)[ask.depth]
    if s.realm_now is not None:
        realm = about(s, view.seat, ask, frame, words)
        if realm is not None:
            return realm
    choices = _choices(w.land, ask)
    here = _place(w, ask)
    nation = _nation(w, view, ask, frame)
    if ask.key == "stacks" or (here < 0 and not choices):
        own = sum(1 << n for n in range(len(NATIONS)) if w.seat[n] == view.seat and w.moving >> n & 1)
        if not own:
            return []
        return tables.own_stacks(w, choices or [Choice(0, p) for p in _stood_in(w, own)], own, words)
    title: list[str] = []
    if here >= 0:
        moved = _stack(w, here, frame, words) if choices else ""
        title = [paint(part) for part in fold((moved or tables.place_line(w, here, words), "bold"))]
    if ask.key == "intercept" and here >= 0:
        return [*title, *tables.own_interceptors(w, choices, here, nation, view.seat, words)]
    steps = any(option.key == STEP for option in ask.options)
    if steps and here >= 0:
        offered = [choice.place for choice in choices]
        near = w.land.near[here] if here < w.land.provinces else w.land.sea_near[here]
        choices += [Choice(0, p) for p in near if p not in offered]
    if len(choices) > MOST:
        title += regions(w, choices, words)
    elif choices:
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
