"""XX.D The archery round: pools of both sides, and the ambush in the mountains."""

from typing import Final

from aevum.engine.event import Modifier, note
from aevum.games.invasions.rules.combat.tally import Tally, has_advantage
from aevum.games.invasions.rules.dice import share
from aevum.games.invasions.rules.fight import ATTACKER, DEFENDER, MOUNTAIN, Fight

PLAIN_SHOTS: Final = 0
FROM_AMBUSH: Final = 1
BACK_AT_AMBUSH: Final = 2
"""How a side shoots: in a usual round, from an ambush, or in answer to one."""


def pool(
    mine: Tally, theirs: Tally, open_ground: bool, ambush: int, items: list[Modifier] | None = None
) -> tuple[int, int]:
    """White and black dice of one side. Mountaineers of both sides count double in an ambush (F32)."""
    archers = mine.archers_double if ambush else mine.archers  # XX.D.14
    white = 0
    if archers:
        white += note(items, share(archers, 2), "archers", "XX.D.3")
    if mine.franks:  # none of them is a mountaineer
        white += note(items, share(mine.franks, 4), "franks", "XX.D.4")
    if ambush == FROM_AMBUSH and mine.foot_double:
        white += note(items, share(mine.foot_double, 4), "ambush-foot", "XX.D.15")
    if white and has_advantage(theirs.heavy, mine.heavy):
        white += note(items, -1, "enemy-heavy", "XX.D.5")
    black = min(white, share(mine.horse_archers, 2)) if open_ground else 0
    if black:
        note(items, black, "horse-archers-swap", "XX.D.6")
    return white - black, black


def ambusher(fight: Fight, intercepted_ambush: bool) -> int:
    """XX.D.10: the defender; under the table option C11 the intercepted attacker."""
    return ATTACKER if intercepted_ambush and fight.field.intercepted else DEFENDER


def can_ambush(fight: Fight, side: int) -> bool:
    """XX.D.10, XX.D.11: in the mountains, unless the enemy's leader bears the symbol (XX.D.12)."""
    enemy = fight.sides[1 - side]
    return fight.field.terrain == MOUNTAIN and not (enemy.leader != "" and enemy.mountain)


def sure_ambush(enemy: Tally) -> bool:
    """XX.D.13: no check is needed against a stack that wholly came over a range or a river."""
    return enemy.size > 0 and enemy.by_river_or_range == enemy.size
