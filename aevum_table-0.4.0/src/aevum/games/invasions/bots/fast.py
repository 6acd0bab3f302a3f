"""The marshal in haste, for simulations: it plans each movement once, and looks as seldom as it can."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING

from aevum.games.invasions.bots.marshal.bot import Marshal, seen
from aevum.games.invasions.bots.marshal.choosing import place_of
from aevum.games.invasions.bots.marshal.marching import hordes, migration, must_leave, plan_of
from aevum.games.invasions.bots.marshal.orders import Order, follow
from aevum.games.invasions.bots.marshal.outlook import Outlook
from aevum.games.invasions.bots.marshal.plans import Plan
from aevum.games.invasions.bots.steward.ledger import last_turn
from aevum.games.invasions.bots.steward.pull import pull
from aevum.games.invasions.bots.steward.reading import nation_of
from aevum.games.invasions.rules.marching.march import March
from aevum.games.invasions.rules.marching.substep import StackMoves, picked_up
from aevum.games.invasions.rules.state import InvasionsState
from aevum.kit.choosing import of_key

if TYPE_CHECKING:
    from aevum.engine.ask import Ask, Option
    from aevum.engine.view import View

AT_ONCE: dict[str, tuple[str, ...]] = {
    "campaign-again": ("end-campaigns",),
    "campaigns": ("no-campaign",),
    "defiance": ("peace",),
    "intercept": ("none", "no-more"),
    "raid-or-march": ("march-out",),
    "stand-or-leave": ("stand",),
}
"""What it does without thinking: it keeps the peace, leads no campaigns, and intercepts nobody."""
SUZERAINS = ("huns",)
"""Peoples that live by war on other peoples, so that their wars are worth a thought."""


LEAST_STACK = 2
"""Single units stay where they are, unless they are lost to their people."""


def _of_suzerains(ask: Ask) -> bool:
    """A question to one of these peoples; of wars it tells who may declare them (XII.D.6)."""
    if ask.key != "defiance":
        return ask.args.get("people") in SUZERAINS
    return any(option.key == "defy" and option.args["people"] in SUZERAINS for option in ask.options)


class Fast(Marshal):
    """Less than half of the marshal's time."""

    def __init__(self) -> None:
        super().__init__()
        self._plans: list[tuple[str, Plan]] | None = None
        """By place, the marches of this movement, the best last; None before they are made."""
        self._people = ""
        self._ready = 0
        """Who moves, and with how many stacks: when it is others, or more, a new movement has begun."""
        self._migrates = False
        """A whole people is on its way in this movement."""

    def choose(self, ask: Ask, look: Callable[[], View], rng: Random) -> Option:
        if ask.key in AT_ONCE and not _of_suzerains(ask):
            found = of_key(ask, *AT_ONCE[ask.key])
            return found if found is not None else ask.options[0]
        if ask.key == "stacks":
            return self._next_stack(ask, look)
        if ask.key == "deploy":
            return self._deploy(ask, look)
        return super().choose(ask, look, rng)

    def _deploy(self, ask: Ask, look: Callable[[], View]) -> Option:
        """Where the land draws most."""
        s = seen(look())
        w = s.world
        drawn = pull(w, nation_of(ask.args), last_turn(s))
        inland = [option for option in ask.options if place_of(w, option) < w.land.provinces]
        return max(inland, key=lambda option: drawn[place_of(w, option)], default=ask.options[0])

    def _next_stack(self, ask: Ask, look: Callable[[], View]) -> Option:
        """The next of the marches, then the hordes, then those who must not stay, and it is done."""
        self._orders = []
        self._plan = None
        ready = sum([1 for option in ask.options if option.key == "march"])
        people = str(ask.args["people"])
        if self._plans is None or people != self._people or ready > self._ready:
            s = seen(look())
            o = Outlook(s, ask.seat)
            o.coarse = True
            self._plans = self._all_plans(s, o, ask)
            leave = migration(o, ask, self._plans[-1][1].gain if self._plans else 0.0)
            self._migrates = leave is not None
            if leave is not None:
                self._plans, self._people, self._ready = [], people, ready
                return leave
        self._people, self._ready = people, ready
        while self._plans:
            option, self._plan = self._plans.pop()
            found = ask.find(option)
            if found is not None:
                return found
        self._plan = None
        done = of_key(ask, "done")
        if done is None or of_key(ask, "horde") is not None:
            s = seen(look())
            found = hordes(Outlook(s, ask.seat), ask) or done or must_leave(s, ask)
        else:
            found = done
        if found.key == "done":
            self._plans = None
        return found

    def _all_plans(self, s: InvasionsState, o: Outlook, ask: Ask) -> list[tuple[str, Plan]]:
        frame = s.frames[ask.depth]
        assert isinstance(frame, StackMoves)
        if frame.migrating:
            return []
        found: list[tuple[str, Plan]] = []
        for option in ask.options:
            if option.key == "march":
                march = picked_up(s.world, ask.seat, place_of(s.world, option), frame.nations(s.world), False)
                lone = len(march.units) < LEAST_STACK
                plan = plan_of(o, march) if not lone or o.strays(march.nation, march.place) else None
                if plan is not None:
                    found.append((option.id, plan))
        found.sort(key=lambda pair: pair[1].gain)
        return found

    def _think(self, ask: Ask, look: Callable[[], View]) -> list[Order]:
        """Follow the plan, and halt where it ends."""
        plan, self._plan = self._plan, None
        halt = of_key(ask, "halt")
        if plan is not None:
            s = seen(look())
            frame = s.frames[ask.depth]
            assert isinstance(frame, March)
            found = follow(s.world, ask, frame, plan)
            if found:
                return found
        return [Order(ask, halt)] if halt is not None and not self._migrates else super()._think(ask, look)
