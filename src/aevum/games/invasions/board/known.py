"""The match as a seat knows it, for tables that look ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.engine.codec import a_dict, a_list
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.world import ACTIVE, OUT, World

if TYPE_CHECKING:
    from aevum.engine.view import View


def known(view: View) -> InvasionsState:
    """Good for looking at, not for playing on: what the seat does not see stays unseen."""
    s = InvasionsState()
    s.seats = [str(name) for name in a_list(view.data, "seats", "state")]
    s.read_own(a_dict(view.data, "own", "state"), "own")
    return s


def own_nations(w: World, seat: int) -> list[int]:
    """Those of a seat that act by themselves, Empires first."""
    found = [n for n in range(len(NATIONS)) if w.seat[n] == seat and w.role[n] == ACTIVE]
    return sorted(found, key=lambda n: (-w.status[n], n))


def minor_nations(w: World, seat: int) -> list[int]:
    """Those of a seat that only defend or raid."""
    return [n for n in range(len(NATIONS)) if w.seat[n] == seat and w.role[n] not in (OUT, ACTIVE)]
