"""A point of damage to one unit of a battle, and what follows from it."""

from aevum.games.medioevo.rules.battle import marks
from aevum.games.medioevo.rules.battle.damage import strike
from aevum.games.medioevo.rules.battle.fight import CAPTURE, CREW, FIRES_FOR, Fight, enemy_of
from aevum.games.medioevo.rules.battle.fort import CASUALTIES, MELEE
from aevum.games.medioevo.rules.battle.promoted import follow_chosen, follow_reduced
from aevum.games.medioevo.rules.deeds import CAPTAIN_TAKEN, record
from aevum.games.medioevo.rules.hired import fallen, serves
from aevum.games.medioevo.rules.layout import of_captive, of_kind
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.rules.pieces import CAPTAIN, GONE, UNITS, kind_of
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.words import PIECE_NAMES


def hit(
    s: MedioevoState, fight: Fight, side: int, piece: int, in_crew: bool, kind: int, changed: bool = False
) -> None:
    """One damage of a kind (`fort`) to a unit of a side, of the line or of a crew.

    `changed`: of units alike to one that is so for the turn only (B.RED.2).
    """
    owner = fight.owner(side)
    left = GONE
    taken = False
    if owner == BARBARIANS:
        s.remove(fight.area, owner, piece)  # they have no reserve to fall back on (5.SIEGE.05)
    else:
        # Barbarians who serve a player are nobody's prisoners (R-085, K.CARD.27).
        taken = _to_prison(fight, side, kind) and not serves(s, owner, fight.area, piece)
        left = _strike(s, fight, owner, piece, taken)
    if in_crew:
        _change_crew(fight, side, piece, left)
    else:
        _change_trapped(s, fight, side, piece, left)
    if changed:
        follow_chosen(s, fight, side, piece, left)
    if left != GONE:
        fight.battle_marks = [*fight.battle_marks, marks.mark(marks.REDUCED, side, piece)]
        follow_reduced(s, fight, side, piece, left)
        _tell_reduced(s, fight, side, piece, left)
    elif taken:
        imprison(s, fight, side, piece)
        _fall(s, fight, side, piece)
    else:
        mine = serves(s, owner, fight.area, piece)
        fallen(s, owner, fight.area, piece)
        lose(s, fight, side, piece, kind != CASUALTIES)
        if kind != CASUALTIES and not mine and marks.jailed(fight.marks(), side):
            fight.round_marks = [*fight.round_marks, marks.mark(marks.DOOMED, side, piece)]


def lose(s: MedioevoState, fight: Fight, side: int, piece: int, by_enemy: bool = False) -> None:
    """A unit that is off the map already was eliminated, by the enemy or for its own side."""
    s.tell("unit-lost", {**fight.told(s, side), "unit": PIECE_NAMES[piece]}, "5.BATTLE.16")
    fight.battle_marks = [*fight.battle_marks, marks.mark(marks.LOST, side, piece)]
    if by_enemy:
        _fall(s, fight, side, piece)


def imprison(s: MedioevoState, fight: Fight, side: int, piece: int) -> None:
    """5.CAPT.03: a unit that is off the map already lies beside the captor's board."""
    captor, owner = fight.owner(enemy_of(side)), fight.owner(side)
    s.prisoners[of_captive(captor, owner, piece)] += 1
    taken = fight.captured[side][:]
    taken[piece] += 1
    fight.captured[side] = taken
    told: dict[str, object] = {"seat": s.seats[captor], "enemy_seat": s.seats[owner]}
    s.tell("unit-captured", {**told, "unit": PIECE_NAMES[piece]}, "5.CAPT.03")


def jail(s: MedioevoState, fight: Fight, side: int, piece: int) -> None:
    """K.CARD.15: a unit that was just eliminated, and lies in its owner's reserve, is a prisoner instead."""
    s.reserve[of_kind(fight.owner(side), kind_of(piece))] -= 1
    fight.battle_marks = marks.without(fight.battle_marks, marks.mark(marks.LOST, side, piece))
    fight.round_marks = marks.without(fight.round_marks, marks.mark(marks.JAILED, side))
    imprison(s, fight, side, piece)


def _to_prison(fight: Fight, side: int, kind: int) -> bool:
    """5.CAPT.03, R-085: only units of players, in step 9."""
    if not fight.between_players():
        return False
    enemy = enemy_of(side)
    return kind == MELEE and fight.intent[enemy] == CAPTURE and fight.winner == enemy


def _strike(s: MedioevoState, fight: Fight, owner: int, piece: int, taken: bool) -> int:
    force = s.force(fight.area, owner)[:]
    at = owner * len(UNITS)
    reserve = s.reserves(owner)
    left = strike(force, reserve, piece, fight.at_sea(), taken)
    s.reserve[at : at + len(UNITS)] = reserve
    s.set_force(fight.area, owner, force)
    return left


def _change_crew(fight: Fight, side: int, piece: int, left: int) -> None:
    """A unit of a crew is another now, or gone."""
    for at, row in enumerate(fight.engines):
        if row[FIRES_FOR] == side and row[CREW + piece] > 0:
            new = row[:]
            new[CREW + piece] -= 1
            if left != GONE:
                new[CREW + left] += 1
            fight.engines = [*fight.engines[:at], new, *fight.engines[at + 1 :]]
            return


def _change_trapped(s: MedioevoState, fight: Fight, side: int, piece: int, left: int) -> None:
    """K.CARD.06: of units that are alike the one that takes no part is hit first, for its owner's good.

    Of barbarians it is hit last: who fights them takes off their losses (E.BARB.05).
    """
    mark = marks.mark(marks.TRAPPED, side, piece)
    if fight.is_horde(side) and fight.battle_marks.count(mark) <= fight.force(s, side)[piece]:
        return
    if mark in fight.battle_marks:
        fight.battle_marks = marks.without(fight.battle_marks, mark)
        if left != GONE:
            fight.battle_marks = [*fight.battle_marks, marks.mark(marks.TRAPPED, side, left)]


def _tell_reduced(s: MedioevoState, fight: Fight, side: int, piece: int, left: int) -> None:
    told = fight.told(s, side)
    s.tell("unit-reduced", {**told, "unit": PIECE_NAMES[piece], "lesser_unit": PIECE_NAMES[left]}, "5.HI.02")


def _fall(s: MedioevoState, fight: Fight, side: int, piece: int) -> None:
    """What the enemy has done: casualties and what is given up are a side's own."""
    fight.fallen[side] += 1
    if piece >= CAPTAIN and fight.between_players():
        record(s, fight.owner(enemy_of(side)), CAPTAIN_TAKEN)
