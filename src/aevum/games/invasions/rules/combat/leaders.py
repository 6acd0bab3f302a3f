"""XX.J What becomes of the leaders after a battle."""

from aevum.games.invasions.rules.combat.victory import (
    ASSASSINATED_FROM,
    DRAW,
    in_danger,
    may_be_murdered,
)
from aevum.games.invasions.rules.dice import d2, d10
from aevum.games.invasions.rules.state import InvasionsState


def check_leaders(s: InvasionsState) -> None:
    """XX.J.1: whoever lost his whole stack, before anything is recovered."""
    for i, side in enumerate(s.fight.sides):
        if not in_danger(side):
            continue
        args: dict[str, object] = {**s.fight.named(i), "leader": side.leader}
        if s.fight.field.naval:  # XXV.C.8: no check at sea
            side.slain = True
            s.tell("leader-dies", args, "XXV.C.8")
        elif not d2(s, "leader-check", "XX.J.1", args):
            side.slain = True
            s.tell("leader-dies", args, "XX.J.1")
        else:
            s.tell("leader-escapes", args, "XX.J.2")


def check_murder(s: InvasionsState, winner: int) -> None:
    """XX.J.3: victory is dangerous in an Empire in Decline."""
    if winner == DRAW or not may_be_murdered(s.fight.sides[winner]):
        return
    side = s.fight.sides[winner]
    args: dict[str, object] = {**s.fight.named(winner), "leader": side.leader}
    needed: dict[str, object] = {**args, "needed": ASSASSINATED_FROM}
    if d10(s, "murder-check", "XX.J.3", args=needed)[0] >= ASSASSINATED_FROM:
        side.slain = True
        s.tell("leader-murdered", args, "XX.J.3")
