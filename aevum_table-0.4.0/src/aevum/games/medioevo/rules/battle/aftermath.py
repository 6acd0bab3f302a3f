"""What rounds and battles leave behind: prisoners set free, honour points, deeds for objectives."""

from typing import Final

from aevum.games.medioevo.rules import deeds
from aevum.games.medioevo.rules.battle import marks
from aevum.games.medioevo.rules.battle.fight import SIDES, Fight, enemy_of
from aevum.games.medioevo.rules.battle.results import (
    ATTACKER_SURRENDERED,
    ATTACKER_WON,
    DEFENDER_SURRENDERED,
    DEFENDER_WON,
    FLED,
    NOBODY_LEFT,
)
from aevum.games.medioevo.rules.battle.score import ATTACKER, DEFENDER
from aevum.games.medioevo.rules.honour import army_destroyed, award
from aevum.games.medioevo.rules.layout import of_captive
from aevum.games.medioevo.rules.pieces import FORCE, captains, nothing
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY

_VICTOR: Final[dict[int, int]] = {
    ATTACKER_WON: ATTACKER,
    DEFENDER_SURRENDERED: ATTACKER,
    DEFENDER_WON: DEFENDER,
    ATTACKER_SURRENDERED: DEFENDER,
    FLED: DEFENDER,
}


def victor(verdict: int) -> int:
    """The side that has won a battle, or NOBODY."""
    return _VICTOR.get(verdict, NOBODY)


def end_round(s: MedioevoState, fight: Fight) -> None:
    for side in SIDES:
        if fight.fallen[side] and not fight.is_horde(enemy_of(side)):
            deeds.record(s, fight.owner(enemy_of(side)), deeds.ROUND_LOSSES, fight.fallen[side])


def captors_fall(s: MedioevoState, fight: Fight) -> None:
    """5.CAPT.05: casualties are assigned; who meant to capture in this round and lost the last units by them
    has no prisoners of this battle any more."""
    for side in SIDES:
        guarded = marks.marked(fight.round_marks, marks.GUARDS, side)
        if guarded and fight.units(s, side) == 0 and sum(fight.captured[enemy_of(side)]) > 0:
            _set_free(s, fight, enemy_of(side))


def _set_free(s: MedioevoState, fight: Fight, side: int) -> None:
    captor, owner = fight.owner(enemy_of(side)), fight.owner(side)
    freed = fight.captured[side]
    force = fight.force(s, side)
    for piece in range(FORCE):
        s.prisoners[of_captive(captor, owner, piece)] -= freed[piece]
    s.set_force(fight.area, owner, [force[piece] + freed[piece] for piece in range(FORCE)])
    fight.captured[side] = nothing()
    s.tell("prisoners-freed", {**fight.told(s, side), "units": sum(freed)}, "5.CAPT.05")


def end_battle(s: MedioevoState, fight: Fight) -> None:
    """V.GAIN.09, and what objectives remember. Nobody is out of the game by it (5.MISC.04)."""
    won = victor(fight.verdict)
    for side in SIDES:
        if not fight.is_horde(side) and (won == side or fight.verdict == NOBODY_LEFT):
            _honour(s, fight, side)
    if won == NOBODY:
        s.tell(
            "battle-undecided",
            {"enemy_seat": fight.seat_name(s, DEFENDER), **fight.told(s, ATTACKER)},
            "5.FLOW.08",
        )
        return
    s.tell("battle-won", {**fight.told(s, won), "enemy_seat": fight.seat_name(s, enemy_of(won))}, "5.FLOW.08")
    if not fight.is_horde(won):
        _deeds(s, fight, won)


def _destroyed(fight: Fight, side: int) -> int:
    """Units eliminated or captured in the battle."""
    return sum(marks.lost(fight.battle_marks, side)) + sum(fight.captured[side])


def _honour(s: MedioevoState, fight: Fight, side: int) -> None:
    enemy = enemy_of(side)
    points = army_destroyed(fight.at_start[enemy], _destroyed(fight, enemy))
    if fight.units(s, enemy) == 0:
        award(s, fight.owner(side), points, "large-army-destroyed", "V.GAIN.09")


def _deeds(s: MedioevoState, fight: Fight, side: int) -> None:
    seat, enemy = fight.owner(side), enemy_of(side)
    beaten = fight.at_start[enemy]
    against = 0 if fight.is_horde(enemy) else deeds.AGAINST_PLAYER
    deeds.record(s, seat, deeds.BATTLE_WON, beaten + against)
    if _destroyed(fight, side) == 0 and not marks.marked(fight.battle_marks, marks.REDUCED, side):
        deeds.record(s, seat, deeds.UNSCATHED, beaten)
    if fight.at_sea():
        deeds.record(s, seat, deeds.SEA_VICTORY)
    if fight.is_horde(enemy) and captains(marks.lost(fight.battle_marks, enemy)) > 0:
        deeds.record(s, seat, deeds.HORDE_CAPTAIN)
