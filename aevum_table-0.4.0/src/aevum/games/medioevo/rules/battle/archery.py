"""Archers shoot, both sides at once (5.BATTLE.04, 5.ARCH.01)."""

from aevum.engine.event import Modifier, note
from aevum.games.medioevo.rules.battle import marks
from aevum.games.medioevo.rules.battle.assign import deal
from aevum.games.medioevo.rules.battle.fight import SIDES, Fight, enemy_of
from aevum.games.medioevo.rules.battle.fort import ARROWS
from aevum.games.medioevo.rules.battle.orders import power_works
from aevum.games.medioevo.rules.battle.shots import ARROW_HITS, DIE, arrows
from aevum.games.medioevo.rules.deeds import ARROWS as ARROWS_SHOT
from aevum.games.medioevo.rules.deeds import record
from aevum.games.medioevo.rules.pieces import ARCHER
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.uses.thrown import FACES, MOST, THROWER, row


def shoot(s: MedioevoState, fight: Fight) -> list[list[int]]:
    """Everybody rolls before anybody is hit (R-078): the dice, as rows of `thrown`."""
    return [_volley(s, fight, side) for side in SIDES if power_works(s, fight, side, ARCHER)]


def arrows_land(s: MedioevoState, fight: Fight, rows: list[list[int]]) -> None:
    damage = [marks.struck(fight.marks(), side) for side in SIDES]
    for lies in rows:
        enemy = enemy_of(fight.side_of(lies[THROWER]))
        damage[enemy] += arrows(lies[FACES:], lies[MOST])
    for side in SIDES:
        dealt = deal(s, fight, side, ARROWS, damage[side], "5.ARCH.01")
        if dealt and not fight.is_horde(enemy_of(side)):
            record(s, fight.owner(enemy_of(side)), ARROWS_SHOT, dealt)


def _volley(s: MedioevoState, fight: Fight, side: int) -> list[int]:
    known = fight.marks()
    archers = marks.shots(known, side, fight.line(s, side), fight.orders[side])
    lower = marks.steadier(known, side, archers)
    items: list[Modifier] = []
    if lower:
        note(items, -lower, "steady-aim", "K.CARD.03")
    told = fight.told(s, side)
    rolls = s.roll("archery", DIE, archers, "5.ARCH.01", items, told)
    most = ARROW_HITS + lower
    hit = [die for die in rolls if die <= most]
    missed = archers - len(hit)
    # K.CARD.03: nobody would throw again what has hit, so the others are thrown at once.
    if missed and marks.repeats(known, side):
        rolls = hit + s.roll("archery-again", DIE, missed, "K.CARD.03", items, told)
    return row(fight.owner(side), DIE, rolls, most)
