"""XX.F.12, XX.G.9, XXI.E.13 What cards do to a battle, when both sides are about to roll.

`Realm.sway` holds the dice of the melee (white and black of the attacker, then of the defender), or in
advanced combat what is added to the rolls of both.
"""

from aevum.engine.refusal import EngineFault
from aevum.games.invasions.rules.fight import ATTACKER, DEFENDER, DESERT, Fight, Side
from aevum.games.invasions.rules.hands.deck import ADVANCED, AMOUNT, EFFECT, NEEDS
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import BARBARIAN, CAVALRY, INFANTRY, traits
from aevum.games.invasions.rules.world.world import put


def fits(s: InvasionsState, card: int, side: int) -> bool:
    """Whether the card may be played on a side, and would change anything."""
    fight = s.fight
    if not all(_meets(fight, side, need) for need in NEEDS[card]):
        return False
    if EFFECT[card] == "rerolls":
        stock = fight.sides[side].stock
        return max(0, stock + AMOUNT[card]) != stock
    if s.advanced:
        return ADVANCED[card] != 0
    sway = s.realm.sway
    white, black = sway[2 * side], sway[2 * side + 1]
    match EFFECT[card]:
        case "remove":
            return white + black > 1  # XX.F.11
        case "blacken":
            return white > 0
        case "whiten":
            return black > 0
        case _:
            return True


def _meets(fight: Fight, side: int, need: str) -> bool:
    who = fight.sides[side]
    match need:
        case "land":
            return not fight.field.naval
        case "sea":
            return fight.field.naval
        case "open":
            return fight.field.open
        case "rough":
            return fight.field.terrain > DESERT and not fight.field.naval
        case "attacking":
            return side == ATTACKER
        case "defending":
            return side == DEFENDER
        case "barbarian":
            return who.status == BARBARIAN
        case "civilized":
            return who.status != BARBARIAN
        case "led":
            return who.leader != "" and not who.slain
        case "cavalry":
            return _has(who, CAVALRY)
        case "infantry":
            return _has(who, INFANTRY)
    raise EngineFault(f"no battle knows the need '{need}'")


def _has(side: Side, trait: int) -> bool:
    return any(traits(code) & trait for code in side.units)


def sway_battle(s: InvasionsState, card: int, side: int) -> None:
    r = s.realm
    if EFFECT[card] == "rerolls":
        who = s.fight.sides[side]
        who.stock = max(0, who.stock + AMOUNT[card])
    elif s.advanced:
        r.sway = put(r.sway, side, r.sway[side] + ADVANCED[card])
    else:
        _change_dice(s, card, side)


def _change_dice(s: InvasionsState, card: int, side: int) -> None:
    r = s.realm
    white, black = r.sway[2 * side], r.sway[2 * side + 1]
    amount = AMOUNT[card]
    match EFFECT[card]:
        case "add-white":
            white += amount
        case "add-black":
            black += amount
        case "remove":
            amount = min(amount, white + black - 1)  # XX.F.11
            black -= max(0, amount - white)
            white -= min(white, amount)
        case "blacken":
            amount = min(amount, white)
            white, black = white - amount, black + amount
        case _:
            amount = min(amount, black)
            white, black = white + amount, black - amount
    r.sway = put(put(r.sway, 2 * side, white), 2 * side + 1, black)
