"""A plan as orders: what a stack is to do, question by question, as long as nothing comes between."""

from __future__ import annotations

from aevum.engine.ask import Ask, Option
from aevum.games.invasions.bots.marshal.plans import Plan
from aevum.games.invasions.rules.leaders import LEADERS
from aevum.games.invasions.rules.marching.march import March
from aevum.games.invasions.rules.movement.kinds import kind_args
from aevum.games.invasions.rules.troops import label
from aevum.games.invasions.rules.world.pieces import paces_left
from aevum.games.invasions.rules.world.world import World


class Order:
    """An answer to the question about this people, place and number of units."""

    __slots__ = ("about", "option")

    def __init__(self, ask: Ask, option: Option, place: str = "", more: int = 0) -> None:
        units = ask.args.get("units", 0)
        assert isinstance(units, int)
        self.about = (ask.seat, ask.args.get("people"), place or ask.args.get("place"), units + more)
        self.option = option

    def fits(self, ask: Ask) -> Option | None:
        about = (ask.seat, ask.args.get("people"), ask.args.get("place"), ask.args.get("units"))
        return ask.find(self.option.id) if about == self.about else None


def follow(w: World, ask: Ask, frame: March, plan: Plan) -> list[Order]:
    """Units alike are one as good as the other, so kinds are counted, not units."""
    led = len(frame.leaders) > 0
    wanted = _kinds(w, plan.units, led)
    have = _kinds(w, frame.units, led)
    more = 0
    found: list[Order] = []
    for args, count in wanted.values():
        for _ in range(count - have.get(str(args), (args, 0))[1]):
            found.append(Order(ask, Option("take", args), "", more))
            more += 1
    for args, count in have.values():
        for _ in range(count - wanted.get(str(args), (args, 0))[1]):
            found.append(Order(ask, Option("leave", args), "", more))
            more -= 1
    for i in plan.leaders:
        if i not in frame.leaders:
            found.append(Order(ask, Option("take-leader", {"leader": LEADERS[i]}), "", more))
    for i in frame.leaders:
        if i not in plan.leaders:
            found.append(Order(ask, Option("leave-leader", {"leader": LEADERS[i]}), "", more))
    if plan.voyage is not None:
        found.append(Order(ask, plan.voyage, "", more))
        return found if ask.find(found[0].option.id) is not None else []
    place = ""
    led = len(plan.leaders) > 0
    for paces, step in enumerate(plan.way, 1):
        found.append(Order(ask, Option("go", {"place": w.land.names[step]}), place, more))
        place = w.land.names[step]
        if step in plan.posts:
            unit = plan.posts[step]
            args = {**label(w.code[unit]), "paces": paces_left(w, unit, led) - paces}
            found.append(Order(ask, Option("leave", args), place, more))
            more -= 1
    return found if found and ask.find(found[0].option.id) is not None else []


def _kinds(w: World, units: list[int], led: bool) -> dict[str, tuple[dict[str, object], int]]:
    found: dict[str, tuple[dict[str, object], int]] = {}
    for unit in units:
        args = kind_args(w, unit, led)
        found[str(args)] = (args, found.get(str(args), (args, 0))[1] + 1)
    return found
