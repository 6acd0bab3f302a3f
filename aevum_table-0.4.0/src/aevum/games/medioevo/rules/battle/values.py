"""Attack values and casualty values, with every reason itemised (5.BATTLE.08 to 5.BATTLE.11)."""

from typing import Final

from aevum.engine.event import Modifier, note
from aevum.games.medioevo.rules.battle import marks
from aevum.games.medioevo.rules.battle.capture import captor_halved, casualties_count
from aevum.games.medioevo.rules.battle.dice import (
    attack_value,
    casualty_value,
    lowest,
    penalty,
    rolled,
    sacrificed,
)
from aevum.games.medioevo.rules.battle.fight import CAPTURE, FLEE, SIDES, Fight, enemy_of
from aevum.games.medioevo.rules.battle.naval import BARBARIAN_GALLEY, galley_bonus
from aevum.games.medioevo.rules.battle.sea import galleys
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import parameter

BLOOD: Final = parameter("blood-attack")


def find_attack(s: MedioevoState, fight: Fight, side: int) -> int:
    """The attack value of a side; told with what makes it up."""
    items: list[Modifier] = []
    final = attack_of(s, fight, side, items)
    faces = " ".join([str(face) for face in fight.dice[side]])
    told: dict[str, object] = {"dice": faces, "attack": final}
    s.tell("attack-value", {**fight.told(s, side), **told}, "5.BATTLE.08", modifiers=items)
    return final


def attack_of(s: MedioevoState, fight: Fight, side: int, items: list[Modifier]) -> int:
    """The attack value with the dice as they lie, and beside the highest of them what makes it up."""
    dice = fight.dice[side]
    critical = rolled(dice) - max(dice)
    if critical:
        note(items, critical, "critical", "5.BATTLE.09")
    place = _place(s, fight, side)
    if place:
        note(items, place, "turn-order", "5.BATTLE.11")
    added = _added(s, fight, side, items)
    value = attack_value(dice, place, added, False)
    final = _cut(s, fight, side, value)
    if final != value:
        fleeing = fight.intent[side] == FLEE
        if fleeing:
            note(items, final - value, "flight", "5.FLEE.02")
        else:
            note(items, final - value, "capture", "5.CAPT.02")
    return final


def _place(s: MedioevoState, fight: Fight, side: int) -> int:
    """5.BATTLE.11; barbarians have no place in turn order (5.BATTLE.18)."""
    if fight.is_horde(side) or fight.owner(side) not in s.order:
        return 0
    return penalty(s.players(), s.place_in_order(fight.owner(side)))


def _added(s: MedioevoState, fight: Fight, side: int, items: list[Modifier]) -> int:
    added = 0
    if fight.given[side]:
        added += note(items, sacrificed(fight.given[side]), "given-up", "5.LI.01")
    if fight.at_sea():
        bonus = galley_bonus(_fleet(s, fight, side), _fleet(s, fight, enemy_of(side)))
        if bonus:
            added += note(items, bonus, "galleys", "5.NAVAL.03")
    cards = marks.added(fight.marks(), side)
    if cards:
        added += note(items, cards, "condottiero", "K.CARD.02")
    if fight.blood[side]:
        added += note(items, BLOOD * fight.blood[side], "blood", "W.BLOOD.02")
    return added


def _fleet(s: MedioevoState, fight: Fight, side: int) -> list[int]:
    """The levels of the galleys of a side (5.NAVAL.03)."""
    if fight.is_horde(side):
        return [BARBARIAN_GALLEY]
    return [s.item_level[slot] for slot in galleys(s, fight, side)]


def _cut(s: MedioevoState, fight: Fight, side: int, value: int) -> int:
    """R-082: halving comes last, and the two kinds of it never meet."""
    if fight.intent[side] == FLEE:
        return attack_value([value], 0, 0, True)
    if fight.intent[side] != CAPTURE:
        return value
    known = fight.marks()
    ratio = marks.capture_ratio(known, side)
    if not captor_halved(sum(fight.able(s, side)), sum(fight.able(s, enemy_of(side))), ratio):
        return value
    return marks.captor_value(known, side, value)


def casualties(s: MedioevoState, fight: Fight, side: int) -> int:
    """5.BATTLE.10: what a side loses of its own; with capture perhaps nothing (5.CAPT.04)."""
    for captor in SIDES:
        if fight.intent[captor] == CAPTURE and not casualties_count(side, captor, fight.winner):
            return 0
    items: list[Modifier] = []
    flight = fight.flight if fight.intent[side] == FLEE else 0
    if flight:
        note(items, flight, "flight-casualties", "5.FLEE.03")
    if fight.heavy[side]:
        note(items, -fight.heavy[side], "heavy-infantry", "5.HI.01")
    if fight.saved[side]:
        note(items, -fight.saved[side], "superiority", "5.BATTLE.15")
    value = casualty_value(lowest(fight.dice[side]), flight, fight.heavy[side], fight.saved[side])
    s.tell("casualty-value", {**fight.told(s, side), "points": value}, "5.BATTLE.10", modifiers=items)
    return value
