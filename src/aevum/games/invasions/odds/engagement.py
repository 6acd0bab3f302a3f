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
            total.win[ATTACKER if now.sides[ATTACKER].standing() else DEFENDER] += 0.5
            if in_danger(now.sides[ATTACKER]):
                total.sides[ATTACKER].leader_lost += 0.25
    return total


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
