"""The battle board: both sides, their captains' orders, the powers that work, the dice and their worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.rules.battle.battle import Battle
from aevum.games.medioevo.rules.battle.dice import casualty_value, lowest
from aevum.games.medioevo.rules.battle.fight import (
    AIM,
    AT_UNITS,
    CAPTURE,
    CREW,
    FIRES_FOR,
    FLEE,
    IDLE,
    POINTS,
    SIDES,
    SLOT,
)
from aevum.games.medioevo.rules.battle.fight import KIND as DAMAGE_KIND
from aevum.games.medioevo.rules.battle.fight import SIDE as DAMAGE_SIDE
from aevum.games.medioevo.rules.battle.fort import KINDS
from aevum.games.medioevo.rules.battle.marks import lost
from aevum.games.medioevo.rules.battle.orders import power_works
from aevum.games.medioevo.rules.battle.powers import CANCEL, LEND, POWERS
from aevum.games.medioevo.rules.battle.score import ATTACKER
from aevum.games.medioevo.rules.battle.values import attack_of
from aevum.games.medioevo.rules.buildings import MILITARY, SORTS
from aevum.games.medioevo.rules.horde.muster import DICE
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.pieces import FORCE, UNITS
from aevum.games.medioevo.rules.tables import TERRAINS
from aevum.games.medioevo.rules.words import PIECE_NAMES, item_words
from aevum.games.medioevo.rules.works.standing import BUILDING_NAMES, built
from aevum.games.medioevo.telling.cells import name_of
from aevum.games.medioevo.telling.owners import owner_of
from aevum.games.medioevo.telling.pieces import item, unit, units_of
from aevum.games.medioevo.telling.seen import battle_seen, seen
from aevum.scene.contest import Contest, Die, Item, Pool, Side
from aevum.scene.spoken import said, title, value

if TYPE_CHECKING:
    from aevum.engine.event import Modifier
    from aevum.engine.view import View
    from aevum.games.medioevo.rules.state import MedioevoState
    from aevum.words import Words

STAGES = ("begin", "siege", "archery", "captains", "dice", "melee", "casualties", "over")
FIRST = ("begin", "crews", "archers", "captains", "dice", "melee", "casualties", "over")
"""The step of a battle with which each stage begins."""
KEYS: tuple[str, ...] = (
    "scene-stage-begin", "scene-stage-siege", "scene-stage-archery", "scene-stage-captains",
    "scene-stage-dice", "scene-stage-melee", "scene-stage-casualties", "scene-stage-over",
    "scene-order-act", "scene-order-lend", "scene-order-cancel",
)  # fmt: skip


def contest(view: View, words: Words) -> Contest | None:
    fight = battle_seen(view)
    if fight is None:
        return None
    s = seen(view)
    where = name_of(fight.area, words)
    key = "scene-sea-battle" if fight.at_sea() else "scene-battle"
    found = Contest(said(words, key, where=where), LAND.names[fight.area], rule="5.BATTLE.01")
    found.ground = _ground(s, fight, words)
    found.tracks = [said(words, f"scene-stage-{stage}") for stage in STAGES]
    found.now = stage_of(fight)
    found.sides = [_side(view, s, fight, side, words) for side in SIDES]
    return found


def stage_of(fight: Battle) -> int:
    """A battle moves on to its next step before what it has started ends."""
    at = max(0, Battle.steps.index(fight.step) - 1)
    return max(stage for stage, step in enumerate(FIRST) if Battle.steps.index(step) <= at)


def _ground(s: MedioevoState, fight: Battle, words: Words) -> list[str]:
    found = [said(words, "scene-round", round=fight.round)] if fight.round else []
    if fight.at_sea():
        return found
    found.append(title(value(words, "terrain", TERRAINS[LAND.terrain[fight.area]])))
    found += [
        title(value(words, "building", BUILDING_NAMES[sort][built(s, fight.area, sort)]))
        for sort in range(len(SORTS))
        if built(s, fight.area, sort) and (sort == MILITARY or fight.engines)
    ]
    return found


def _side(view: View, s: MedioevoState, fight: Battle, side: int, words: Words) -> Side:
    whose = fight.owner(side)
    seat = "" if fight.is_horde(side) else s.seats[whose]
    found = Side(title(words.seat(fight.seat_name(s, side))), owner_of(s, whose), seat, side == ATTACKER)
    found.pieces = units_of(s, fight.area, whose, words)
    if seat:
        found.pieces += [item(s, slot, words) for slot in s.items_at(fight.area, whose)]
    for piece in found.pieces:
        piece.spent = False
    found.lost = [
        unit(f"lost:{side}:{piece}", piece, owner_of(s, whose), count, words)
        for piece, count in enumerate(_lost(fight, side))
        if count
    ]
    if fight.dice[side]:
        found.dice = _dice(view, fight, side)
        found.pools = [_attack(s, fight, side, words), _casualties(fight, side, words)]
    found.notes = _notes(s, fight, side, words)
    return found


def _lost(fight: Battle, side: int) -> list[int]:
    """The fallen of this battle, and prisoners."""
    fallen = lost(fight.marks(), side)
    return [fallen[piece] + fight.captured[side][piece] for piece in range(FORCE)]


def _dice(view: View, fight: Battle, side: int) -> list[Die]:
    """Dice of 4, 6 and 8; one that may be thrown again is clicked."""
    offered = [option.id for option in view.ask.options] if view.ask is not None else []
    own = view.seat >= 0 and view.seat == fight.owner(side)
    found: list[Die] = []
    for sides, face in zip(DICE, fight.dice[side], strict=True):
        die = Die(str(face), sides=sides)
        again = f"rethrow:d{sides}"
        if own and again in offered:
            die.option = again
        found.append(die)
    return found


def _attack(s: MedioevoState, fight: Battle, side: int, words: Words) -> Pool:
    items: list[Modifier] = []
    total = attack_of(s, fight, side, items)
    best = Item(max(fight.dice[side]), said(words, "scene-best-die"), "5.BATTLE.08")
    reasons = [Item(one.value, title(words.modifier(one)), one.rule) for one in items]
    return Pool(said(words, "scene-pool-attack"), total, [best, *reasons])


def _casualties(fight: Battle, side: int, words: Words) -> Pool:
    least = lowest(fight.dice[side])
    items = [Item(least, said(words, "scene-least-die"), "5.BATTLE.10")]
    if fight.heavy[side]:
        items.append(Item(-fight.heavy[side], said(words, "modifier-heavy-infantry"), "5.HI.01"))
    if fight.saved[side]:
        items.append(Item(-fight.saved[side], said(words, "modifier-superiority"), "5.BATTLE.15"))
    flight = fight.flight if fight.intent[side] == FLEE else 0
    if flight:
        items.append(Item(flight, said(words, "modifier-flight-casualties"), "5.FLEE.03"))
    total = casualty_value(least, flight, fight.heavy[side], fight.saved[side])
    return Pool(said(words, "scene-pool-casualties"), total, items)


def _notes(s: MedioevoState, fight: Battle, side: int, words: Words) -> list[str]:
    """What this side means to do and can do in the round."""
    found: list[str] = []
    if fight.intent[side] == CAPTURE:
        found.append(said(words, "scene-means-capture"))
    if fight.intent[side] == FLEE:
        found.append(said(words, "scene-means-flight"))
    found += [_order(order, words) for order in fight.orders[side]]
    working = [UNITS[kind] for kind in POWERS if power_works(s, fight, side, kind)]
    if working:
        named = words.together([value(words, "unit", name) for name in working])
        found.append(words.say("scene-powers", units=named))
    found += [_engine(s, row, words) for row in fight.engines if row[FIRES_FOR] == side]
    found += [
        said(words, "scene-shield", points=points, damage=KINDS[kind])
        for kind, points in enumerate(fight.shield[side])
        if points
    ]
    if fight.given[side]:
        found.append(said(words, "scene-given", count=fight.given[side]))
    found += [
        said(words, "scene-pending", points=row[POINTS], damage=KINDS[row[DAMAGE_KIND]])
        for row in [*fight.pending, *fight.late]
        if row[DAMAGE_SIDE] == side and row[POINTS]
    ]
    if fight.blood[side]:
        found.append(said(words, "scene-blood", count=fight.blood[side]))
    return found


def _order(order: int, words: Words) -> str:
    """5.CPT.01 to 5.CPT.03"""
    kind = "cancel" if order >= CANCEL else "lend" if order >= LEND else "act"
    return said(words, f"scene-order-{kind}", unit=PIECE_NAMES[order % len(POWERS)])


def _engine(s: MedioevoState, row: list[int], words: Words) -> str:
    name = str(item_words(s, row[SLOT])["item"])
    if row[AIM] == IDLE:
        return said(words, "scene-engine-idle", item=name)
    crew = sum(row[CREW : CREW + FORCE])
    if row[AIM] == AT_UNITS:
        return said(words, "scene-engine-at-units", item=name, crew=crew)
    return said(words, "scene-engine-at-building", item=name, crew=crew, sort=SORTS[row[AIM]])
