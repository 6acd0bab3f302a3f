"""Siege engines fire, both sides at once (5.BATTLE.02, 5.SIEGE)."""

from aevum.games.medioevo.rules.battle import marks
from aevum.games.medioevo.rules.battle.assign import deal
from aevum.games.medioevo.rules.battle.fight import (
    AIM,
    AT_UNITS,
    CREW,
    FIRES_FOR,
    IDLE,
    SIDES,
    SLOT,
    Fight,
    enemy_of,
)
from aevum.games.medioevo.rules.battle.fort import SIEGE
from aevum.games.medioevo.rules.battle.protect import crumble
from aevum.games.medioevo.rules.battle.shots import DIE, STONE_HITS, siege_fire
from aevum.games.medioevo.rules.buildings import NO_BUILDING
from aevum.games.medioevo.rules.deeds import BREACH, record
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.uses import thrown
from aevum.games.medioevo.rules.words import item_words
from aevum.games.medioevo.rules.works.ruin import damage_building
from aevum.games.medioevo.rules.works.standing import built


def fire_engines(s: MedioevoState, fight: Fight) -> list[list[int]]:
    """Everybody rolls before anything is hit (R-078): the dice, as rows of `thrown`."""
    found: list[list[int]] = []
    for row in fight.engines:
        if row[AIM] == IDLE:
            continue
        side = row[FIRES_FOR]
        dice = marks.crew_dice(fight.marks(), side, row[SLOT], sum(row[CREW:]))
        told: dict[str, object] = {**fight.told(s, side), **item_words(s, row[SLOT])}
        rolls = s.roll("siege-fire", DIE, dice, "5.SIEGE.03", args=told)
        found.append(thrown.row(fight.owner(side), DIE, rolls, STONE_HITS, row[SLOT]))
    return found


def stones_land(s: MedioevoState, fight: Fight, rows: list[list[int]]) -> None:
    units = [0, 0]
    walls: list[list[int]] = []
    for lies in rows:
        slot = lies[thrown.SLOT]
        side = fight.side_of(lies[thrown.THROWER])
        aim = _aim(fight, slot)
        damage = siege_fire(s.item_level[slot], lies[thrown.FACES :], aim != AT_UNITS)
        if aim == AT_UNITS:
            units[enemy_of(side)] += damage
        elif damage:
            walls.append([side, aim, damage])
    for side, sort, damage in walls:
        _batter(s, fight, side, sort, damage)
    for side in SIDES:
        deal(s, fight, side, SIEGE, units[side], "5.SIEGE.04")


def _aim(fight: Fight, slot: int) -> int:
    """What the engine in a slot fires at."""
    return next(row[AIM] for row in fight.engines if row[SLOT] == slot)


def _batter(s: MedioevoState, fight: Fight, side: int, sort: int, damage: int) -> None:
    """5.FORT.03: damage to buildings is never lowered."""
    if built(s, fight.area, sort) == NO_BUILDING:
        return  # an engine before has destroyed it
    if damage_building(s, fight.area, sort, damage):
        record(s, fight.owner(side), BREACH)
        crumble(s, fight, enemy_of(side))
