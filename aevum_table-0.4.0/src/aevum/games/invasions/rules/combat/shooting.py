"""XX.D The archery round as it is played: who shoots, with what, and what it does."""

from aevum.engine.event import Modifier
from aevum.games.invasions.rules.combat.archery import pool
from aevum.games.invasions.rules.combat.losses import Losses
from aevum.games.invasions.rules.combat.tally import tallies
from aevum.games.invasions.rules.dice import BLACK, FACE_NAMES, WHITE, hits
from aevum.games.invasions.rules.state import InvasionsState


def shoot(s: InvasionsState, side: int, ambush: int) -> int:
    """Roll the archery dice of one side (III.B.8); the hits it scores."""
    both = tallies(s.fight)
    items: list[Modifier] | None = [] if s.log is not None else None
    ground = s.fight.field.open
    white, black = pool(both[side], both[1 - side], ground, ambush, items)
    if white + black == 0:
        return 0
    args: dict[str, object] = {**s.fight.named(side), "white": white, "black": black}
    s.tell("archery", args, "XX.D.1", modifiers=items)
    faces = roll_dice(s, "XX.D.1", side, white, black)
    scored = hits(faces[WHITE], faces[BLACK], ground)
    s.tell("shots-hit", {**s.fight.named(side), "hits": scored}, "XX.H.3")
    return scored


def roll_dice(s: InvasionsState, rule: str, side: int, white: int, black: int) -> list[list[int]]:
    """Roll battle dice of both colours; the faces, white first."""
    found: list[list[int]] = [[], []]
    for colour, count in ((WHITE, white), (BLACK, black)):
        if count:
            args: dict[str, object] = {**s.fight.named(side), "die": "black" if colour else "white"}
            found[colour] = s.roll("battle-dice", 6, count, rule, args=args, names=FACE_NAMES[colour])
    return found


def push_losses(s: InvasionsState, on_attacker: int, on_defender: int) -> None:
    """Simultaneous hits: both sides choose, the attacker first, as he declares first everywhere."""
    if on_defender:
        s.push(Losses(1, on_defender))
    if on_attacker:
        s.push(Losses(0, on_attacker))
