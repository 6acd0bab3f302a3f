"""Steps 4 and 7 to 9 of a battle round: powers, the winner, and what the loser takes."""

from aevum.engine.event import Modifier, note
from aevum.games.medioevo.rules.battle.assign import deal
from aevum.games.medioevo.rules.battle.fight import SIDES, Fight, enemy_of
from aevum.games.medioevo.rules.battle.fort import MELEE
from aevum.games.medioevo.rules.battle.orders import power_works
from aevum.games.medioevo.rules.battle.powers import strength
from aevum.games.medioevo.rules.battle.score import (
    ATTACKER,
    DEFENDER,
    DRAW,
    battle_score,
    cavalry,
    melee,
    superiority,
    winner,
)
from aevum.games.medioevo.rules.battle.spending import Superiority
from aevum.games.medioevo.rules.battle.values import find_attack
from aevum.games.medioevo.rules.pieces import CAVALRY, HEAVY
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.words import PIECE_NAMES


def find_powers(s: MedioevoState, fight: Fight) -> None:
    """5.BATTLE.06: what works now works for the whole round."""
    for side in SIDES:
        fight.heavy[side] = _strength(s, fight, side, HEAVY)
        fight.cavalry[side] = _strength(s, fight, side, CAVALRY)
        _tell_power(s, fight, side, HEAVY, fight.heavy[side])
        _tell_power(s, fight, side, CAVALRY, fight.cavalry[side])


def _tell_power(s: MedioevoState, fight: Fight, side: int, kind: int, units: int) -> None:
    if units:
        told: dict[str, object] = {**fight.told(s, side), "unit": PIECE_NAMES[kind], "units": units}
        s.tell("power-works", told, "5.UNIT.01")


def _strength(s: MedioevoState, fight: Fight, side: int, kind: int) -> int:
    if not power_works(s, fight, side, kind):
        return 0
    return strength(fight.line(s, side), fight.orders[side], kind)


def find_winner(s: MedioevoState, fight: Fight) -> None:
    """Steps 7 and 8: the winner says what superiority is used for; what is for damage is `s.result`."""
    fight.attack = [find_attack(s, fight, side) for side in SIDES]
    fight.winner = winner(fight.attack[ATTACKER], fight.attack[DEFENDER])
    s.result = 0
    if fight.winner == DRAW:
        s.tell("round-drawn", {"round": fight.round}, "5.BATTLE.13")
        return
    s.tell("round-won", {**fight.told(s, fight.winner), "round": fight.round}, "5.BATTLE.13")
    choices = superiority(_difference(fight))
    if choices:
        s.push(Superiority(fight.winner, choices))


def _difference(fight: Fight) -> int:
    return abs(fight.attack[ATTACKER] - fight.attack[DEFENDER])


def deal_melee(s: MedioevoState, fight: Fight) -> None:
    """Step 9; in a draw only cavalry deals damage (5.CAV.01)."""
    pressed = s.result
    for side in SIDES:
        enemy = enemy_of(side)
        items: list[Modifier] = []
        points = cavalry(enemy, fight.winner, fight.cavalry[enemy])
        if points:
            note(items, points, "cavalry", "5.CAV.01")
        if fight.winner == enemy:
            units = sum(fight.line(s, enemy))
            note(items, battle_score(_difference(fight), units), "battle-score", "5.BATTLE.14")
            if pressed:
                note(items, pressed, "superiority", "5.BATTLE.15")
            points = melee(_difference(fight), units, pressed, points)
        deal(s, fight, side, MELEE, points, "5.BATTLE.16", items)
