"""The odds of a whole engagement: a Limes that is overrun first, then the battle."""

from aevum.games.invasions.odds.advanced import advanced_odds
from aevum.games.invasions.odds.battle import battle_odds
from aevum.games.invasions.odds.result import BattleOdds, SideOdds, after_hits
from aevum.games.invasions.rules.combat.victory import in_danger
from aevum.games.invasions.rules.engagement import overruns_limes
from aevum.games.invasions.rules.fight import ATTACKER, DEFENDER, Fight


def engagement_odds(fight: Fight, advanced: bool, intercepted_ambush: bool = False) -> BattleOdds:
    """Exact but for the rounding of floating point; both players are steady (see `policy`)."""
    of_battle = advanced_odds if advanced else battle_odds
    if not overruns_limes(fight):
        return of_battle(fight, intercepted_ambush)
    total = BattleOdds()
    for hits in (0, 1):  # XVIII.I.6: a D2
        now = fight.copy()
        now.sides[DEFENDER].limes = []
        now.sides[ATTACKER] = after_hits(now.sides[ATTACKER], hits, fight.field.turn)
        if now.sides[ATTACKER].standing() and now.sides[DEFENDER].standing():
            _mix(total, of_battle(now, intercepted_ambush), 0.5)
        else:
            _no_battle(total, now, 0.5)
    return total


def _no_battle(total: BattleOdds, fight: Fight, chance: float) -> None:
    """The Limes stood alone, or its hit was the end of the stack: nothing is recovered."""
    attacker = fight.sides[ATTACKER]
    total.win[ATTACKER if attacker.standing() else DEFENDER] += chance
    for i, side in enumerate(fight.sides):
        gone = len(side.lost)
        total.sides[i].eliminated[gone] = total.sides[i].eliminated.get(gone, 0.0) + chance
        total.sides[i].gone[gone] = total.sides[i].gone.get(gone, 0.0) + chance
    if not attacker.standing():
        total.sides[ATTACKER].annihilated += chance
        total.sides[ATTACKER].leader_lost += chance / 2 if in_danger(attacker) else 0.0


def _mix(total: BattleOdds, part: BattleOdds, chance: float) -> None:
    total.draw += chance * part.draw
    for i in (ATTACKER, DEFENDER):
        total.win[i] += chance * part.win[i]
        _mix_side(total.sides[i], part.sides[i], chance)


def _mix_side(total: SideOdds, part: SideOdds, chance: float) -> None:
    total.annihilated += chance * part.annihilated
    total.leader_lost += chance * part.leader_lost
    total.submitted += chance * part.submitted
    for n, p in part.eliminated.items():
        total.eliminated[n] = total.eliminated.get(n, 0.0) + chance * p
    for n, p in part.gone.items():
        total.gone[n] = total.gone.get(n, 0.0) + chance * p
