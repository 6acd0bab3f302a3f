"""News in short: what others do is told by its results, many small things of a kind in one line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.engine.event import Event
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.telling.merge import merged
from aevum.games.invasions.telling.noise import FIGHT, FOREIGN, HOME, NOISE, OUTCOME, STARTS, TWICE, WAR
from aevum.games.invasions.telling.seen import seen

if TYPE_CHECKING:
    from aevum.engine.view import View
    from aevum.games.invasions.rules.state import InvasionsState


def brief(events: list[Event], view: View) -> list[Event]:
    """The events worth a line; those of a fight of one's own are all of them."""
    s = seen(view)
    if s.realm_now is None:
        return events
    own = _own(s, view.seat)
    return merged([event for event, told in zip(events, _told(events, own), strict=True) if told], own)


def worth(events: list[Event], view: View) -> list[bool]:
    """Whether each event is worth a line, for those who do not tell many of them in one."""
    s = seen(view)
    return [True] * len(events) if s.realm_now is None else _told(events, _own(s, view.seat))


def _own(s: InvasionsState, seat: int) -> set[str]:
    return {NATIONS[n] for n in range(len(NATIONS)) if s.world.seat[n] == seat}


def _told(events: list[Event], own: set[str]) -> list[bool]:
    near = True  # what follows an own choice at once concerns whoever made it
    found: list[bool] = []
    for event, mine in zip(events, _fought(events, own), strict=True):
        if event.key in STARTS:
            near = event.args.get("people") in own
        found.append(_worth(event, own, mine, near))
    return found


def _worth(event: Event, own: set[str], fought: bool, near: bool) -> bool:
    key, args = event.key, event.args
    if key in NOISE or args.get("why") in TWICE or event.rule == HOME:
        return False
    if key in FIGHT:
        return fought or key in OUTCOME
    if key in FOREIGN:
        return args.get("people") in own
    return near if key in WAR else True


def _fought(events: list[Event], own: set[str]) -> list[bool]:
    """For every event of a battle whether one of the own nations is in it; events of one battle follow
    each other, up to the one that tells who won."""
    found = [False] * len(events)
    run: list[int] = []
    mine = False
    for i, event in enumerate(events):
        if event.key not in FIGHT:
            continue
        run.append(i)
        mine = mine or event.args.get("people") in own
        if event.key == "battle-won":
            run, mine = _close(found, run, mine)
    _close(found, run, mine)
    return found


def _close(found: list[bool], run: list[int], mine: bool) -> tuple[list[int], bool]:
    for i in run:
        found[i] = mine
    return [], False
