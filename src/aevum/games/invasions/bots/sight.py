"""The state as a seat sees it, made as fast as can be: a bot looks thousands of times in a match.

Other than `Game.imagine` it leaves unseen what the seat does not see, takes the view's lists over instead of
copying them, knows the options of the seat's own question already, and works out who is whose foe only where
that has changed. So it is good for appraisals, not for playing on.
"""

from __future__ import annotations

from aevum.engine.codec import a_dict, a_list, as_dict
from aevum.engine.view import View
from aevum.games.invasions.rules.control.stance import refresh_stances
from aevum.games.invasions.rules.fight import read_fight
from aevum.games.invasions.rules.game import InvasionsRules
from aevum.games.invasions.rules.realm.realm import Realm
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.world.land import land
from aevum.games.invasions.rules.world.stored import LISTS
from aevum.games.invasions.rules.world.world import World

_TIES = ("role", "status", "tie", "lord", "allies", "defied", "pact")
"""What stances depend on."""


class Sight:
    """The eyes of one bot."""

    def __init__(self) -> None:
        self._rules = InvasionsRules()
        self._ties: list[object] = []
        self._seen: World | None = None

    def of(self, view: View) -> InvasionsState:
        """The view is used up by it."""
        data = view.data
        own = a_dict(data, "own", "state")
        s = InvasionsState()
        s.seats = [str(name) for name in a_list(data, "seats", "state")]
        for name in s.fields:
            setattr(s, name, own[name])
        s.beaten_hordes = own.get("beaten_hordes") is True
        if own.get("fight") is not None:
            s.fight_now = read_fight(a_dict(own, "fight", "own"), "fight")
        if own.get("world") is not None:
            s.world_now = self._world(a_dict(own, "world", "own"))
        if own.get("realm") is not None:
            s.realm_now = _realm(a_dict(own, "realm", "own"))
        for value in a_list(data, "frames", "state"):
            told = as_dict(value, "frame")
            frame = self._rules.frames[str(told["frame"])]()
            frame.step = str(told["step"])
            for name in frame.fields:
                setattr(frame, name, told[name])
            s.frames.append(frame)
        if view.ask is not None:
            s.asks.append(view.ask)
        return s

    def _world(self, data: dict[str, object]) -> World:
        w = World(land(bool(data["east"])), False)
        for name in ("turn", "moving", *LISTS):
            setattr(w, name, data[name])
        w.adds_leaders = data.get("adds_leaders") is True
        w.link()
        ties = [data[name] for name in _TIES]
        seen = self._seen
        if seen is None or ties != self._ties:
            refresh_stances(w)
            self._seen, self._ties = w, [list(a_list(data, name, "world")) for name in _TIES]
        else:
            w.stance = seen.stance
            w.wild_stance = seen.wild_stance
            w.friends = seen.friends
            w.foes = seen.foes
            w.wild_foes = seen.wild_foes
        return w


def _realm(data: dict[str, object]) -> Realm:
    r = Realm(False)
    for name in (*Realm.of_nations, *Realm.of_others):
        setattr(r, name, data[name])
    return r
