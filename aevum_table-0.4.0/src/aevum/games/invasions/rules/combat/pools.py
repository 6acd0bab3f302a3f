"""XX.F Dice pools and XX.G swaps."""

from aevum.engine.event import Modifier, note
from aevum.games.invasions.rules.combat.tally import (
    Tally,
    barbarians_alone,
    empire_alone,
    has_advantage,
    nomads_alone,
    tallies,
)
from aevum.games.invasions.rules.fight import ATTACKER, DEFENDER, FOREST, MARSH, STEPPE, Field, Fight, Side
from aevum.games.invasions.rules.troops import BARBARIAN, EMPIRE, NATION_ROMAN


def melee_pool(
    fight: Fight, i: int, items: list[Modifier] | None = None, swaps: list[Modifier] | None = None
) -> tuple[int, int]:
    """White and black dice of one side in melee; nothing changes them at sea (XXV.C.4)."""
    side = fight.sides[i]
    if fight.field.naval:
        return note(items, len(side.units), "units", "XX.F.1"), 0
    both = tallies(fight)
    if i == ATTACKER:
        dice = attacker_dice(both[0], both[1], fight.field, items)
    else:
        dice = defender_dice(side, both[1], fight.field, items)
    black = black_dice(side, both[i], both[1 - i], fight.field, dice, i == DEFENDER, swaps)
    return dice - black, black


def attacker_dice(mine: Tally, theirs: Tally, field: Field, items: list[Modifier] | None = None) -> int:
    dice = note(items, mine.size, "units", "XX.F.1")
    if field.terrain == MARSH:
        dice += note(items, -1, "marsh", "XX.F.2")
    if not field.intercepted and 0 < mine.size == mine.hindered:  # XX.F.5, XX.F.6
        dice += note(items, -1, "crossing", "XX.F.3")
    if field.terrain == FOREST and theirs.settled:
        dice += note(items, -1, "forest", "XX.F.4")
    if field.barbarian and mine.barbarians and theirs.civilized:
        dice += note(items, 1, "barbarian-land", "XX.F.7")
    return _at_least_one(dice, items)


def defender_dice(side: Side, mine: Tally, field: Field, items: list[Modifier] | None = None) -> int:
    dice = note(items, mine.size, "units", "XX.F.1")
    if field.fortified and side.status != BARBARIAN:  # C27
        dice += note(items, 1, "fortified", "XX.F.8")
    if side.limes:
        dice += note(items, 1, "limes", "XX.F.9")
    if side.horde:
        dice += note(items, 1, "horde", "XX.F.10")
    return _at_least_one(dice, items)


def _at_least_one(dice: int, items: list[Modifier] | None) -> int:
    if dice < 1:
        note(items, 1 - dice, "at-least-one", "XX.F.11")
    return max(1, dice)


def black_dice(
    side: Side,
    mine: Tally,
    theirs: Tally,
    field: Field,
    dice: int,
    defending: bool,
    items: list[Modifier] | None = None,
) -> int:
    """How many of the dice are black: all swaps for black first, then the one back (D11, D12)."""
    swaps = 0
    if NATION_ROMAN[side.nation] and mine.elites >= 4:
        swaps += note(items, 2, "roman-elites", "XX.G.2")
    elif mine.elites >= 2:
        swaps += note(items, 1, "elites", "XX.G.1")
    if has_advantage(mine.cavalry, theirs.cavalry):
        swaps += note(items, 1, "cavalry-advantage", "XX.G.3")  # III.B.9
    if empire_alone(mine) and barbarians_alone(theirs):  # XX.E.7: all units on each side
        swaps += note(items, 1, "empire-barbarians", "XX.G.4")
    if field.terrain == STEPPE and nomads_alone(mine):  # XX.E.7
        swaps += note(items, 1, "nomads-steppe", "XX.G.5")
    if defending and field.fortified and side.status == EMPIRE:
        swaps += note(items, 1, "fortified-empire", "XX.G.6")
    black = min(swaps, dice)
    if black and has_advantage(theirs.heavy, mine.heavy):
        black += note(items, -1, "enemy-heavy", "XX.G.8")  # III.B.21
    return black
