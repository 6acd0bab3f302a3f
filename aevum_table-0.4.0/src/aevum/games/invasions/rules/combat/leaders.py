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
    """XX.J.1: whoever lost his whole stack, before anything is recovered; each leader of it for himself."""
    for i, side in enumerate(s.fight.sides):
        if not in_danger(side):
            continue
        side.slain = _falls(s, i, side.leader)
        side.others_slain = [leader for leader in side.others if _falls(s, i, leader)]


def _falls(s: InvasionsState, side: int, leader: str) -> bool:
    args: dict[str, object] = {**s.fight.named(side), "leader": leader}
    if s.fight.field.naval:  # XXV.C.8: no check at sea
        s.tell("leader-dies", args, "XXV.C.8")
        return True
    if d2(s, "leader-check", "XX.J.1", args):
        s.tell("leader-escapes", args, "XX.J.2")
        return False
    s.tell("leader-dies", args, "XX.J.1")
    return True


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
