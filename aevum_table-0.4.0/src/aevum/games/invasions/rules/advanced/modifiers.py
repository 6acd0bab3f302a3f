"""XXI.C Archery and XXI.E modifiers of advanced combat, and its two tables."""

from typing import Final

from aevum.engine.event import Modifier, note
from aevum.games.invasions.rules.combat.archery import FROM_AMBUSH
from aevum.games.invasions.rules.combat.tally import Tally, has_advantage, tallies
from aevum.games.invasions.rules.dice import halves_up
from aevum.games.invasions.rules.fight import ATTACKER, FOREST, MARSH, STEPPE, Field, Fight, Side
from aevum.games.invasions.rules.troops import BARBARIAN, EMPIRE, NATION_ROMAN, PACKAGE
from aevum.kit.tables import rows

COLUMNS: Final = 7


def _combat_table() -> list[list[int]]:
    """Half hits by modified roll (from 2) and units (from 1)."""
    return [
        [round(2 * float(row[str(units)])) for units in range(1, COLUMNS + 1)]
        for row in rows(PACKAGE, "advanced-combat")
    ]


_TABLE: Final[list[list[int]]] = _combat_table()
_SHOTS: Final[list[dict[str, str]]] = rows(PACKAGE, "advanced-archery")


def melee_hits(roll: int, units: int, open_ground: bool) -> int:
    """XXI.F.5; half hits count as whole ones on open ground and not at all elsewhere (XXI.F.6)."""
    if units < 1:
        return 0
    halves = _TABLE[min(max(roll, 2), 12) - 2][min(units, COLUMNS) - 1]
    return (halves + 1) // 2 if open_ground else halves // 2


def archery_hits(roll: int, open_ground: bool) -> int:
    """XXI.C.7"""
    row = _SHOTS[min(max(roll, 7), 12) - 7]
    return int(row["open"] if open_ground else row["rough"])


def can_shoot(mine: Tally, ambush: int) -> bool:
    return mine.archers > 0 or mine.franks > 0 or (ambush == FROM_AMBUSH and mine.size > 0)


def archery_bonus(
    mine: Tally, theirs: Tally, open_ground: bool, ambush: int, items: list[Modifier] | None = None
) -> int:
    """What a side adds to its archery roll; half points are summed, then rounded up."""
    archers = mine.archers_double if ambush else mine.archers
    halves = 2 * archers + (mine.horse_archers if open_ground else 0)
    franks = mine.franks  # none of them is a mountaineer
    others = mine.others_double if ambush == FROM_AMBUSH else 0
    bonus = note(items, halves_up(halves), "archers", "XXI.C.3") if halves else 0
    # The three lines are rounded as one sum; what a line adds to it is what is shown for that line.
    if franks:
        bonus += note(items, halves_up(halves + franks) - bonus, "franks", "XXI.C.4")
    if others:
        bonus += note(items, halves_up(halves + franks + others) - bonus, "ambush-others", "XXI.C.5")
    if has_advantage(theirs.heavy, mine.heavy):
        bonus += note(items, -2, "enemy-heavy", "XXI.C.6")
    return bonus


def attacker_bonus(
    mine: Tally, theirs: Tally, field: Field, first_round: bool, items: list[Modifier] | None = None
) -> int:
    bonus = 0
    if field.terrain == MARSH:
        bonus += note(items, -1, "marsh", "XXI.E.2")
    if all_by_strait(mine, field):
        bonus += note(items, -1, "strait", "XXI.E.3")
    if first_round and not field.intercepted and 0 < mine.size == mine.hindered_by_river_or_range:  # XXI.E.7
        bonus += note(items, -1, "river-or-range", "XXI.E.4")
    if field.terrain == FOREST and theirs.settled:  # A59
        bonus += note(items, -1, "forest", "XXI.E.5")
    if field.barbarian and mine.barbarians and theirs.civilized:
        bonus += note(items, 1, "barbarian-land", "XXI.E.6")
    return bonus


def defender_bonus(side: Side, theirs: Tally, field: Field, items: list[Modifier] | None = None) -> int:
    bonus = 0
    if field.fortified and side.status == EMPIRE:  # XXIII.B.3
        bonus += note(items, 2, "fortified-empire", "XXI.E.8")
    elif field.fortified and side.status != BARBARIAN:  # C27
        bonus += note(items, 1, "fortified", "XXI.E.8")
    if all_by_strait(theirs, field):
        bonus += note(items, 1, "enemy-strait", "XXI.E.9")
    return bonus


def all_by_strait(attackers: Tally, field: Field) -> bool:
    return not field.intercepted and 0 < attackers.size == attackers.by_strait


def tactical_bonus(
    side: Side, mine: Tally, theirs: Tally, field: Field, items: list[Modifier] | None = None
) -> int:
    """The lines that either side may have (XXI.E)."""
    bonus = 0
    if NATION_ROMAN[side.nation] and mine.elites >= 4:
        bonus += note(items, 2, "roman-elites", "XXI.E.10")
    elif mine.elites >= 2:
        bonus += note(items, 1, "elites", "XXI.E.10")
    if has_advantage(mine.cavalry, theirs.cavalry):
        bonus += note(items, 1, "cavalry-advantage", "XXI.E.11")
    if has_advantage(theirs.heavy, mine.heavy):
        bonus += note(items, -1, "enemy-heavy", "XXI.E.11")
    if mine.imperial and theirs.barbarians:
        bonus += note(items, 1, "empire-barbarians", "XXI.E.12")
    if field.terrain == STEPPE and mine.nomads:
        bonus += note(items, 1, "nomads-steppe", "XXI.E.12")
    return bonus


def column(side: Side, defending: bool) -> int:
    """The units that set the column; hordes together and a Limes count as one each in defence."""
    units = len(side.units)
    if defending:
        units += 1 if side.horde else 0  # XXI.F.7
        units += 1 if side.limes else 0  # XXI.F.8
    return units


def melee_bonus(fight: Fight, i: int, first_round: bool, items: list[Modifier] | None = None) -> int:
    """XXI.E.1: all modifiers of one side, on what stands now (XXI.B.1); none at sea (XXV.C.4)."""
    side = fight.sides[i]
    field = fight.field
    if field.naval:
        return 0
    both = tallies(fight)
    mine, theirs = both[i], both[1 - i]
    if i == ATTACKER:
        bonus = attacker_bonus(mine, theirs, field, first_round, items)
    else:
        bonus = defender_bonus(side, theirs, field, items)
    return bonus + tactical_bonus(side, mine, theirs, field, items)
