"""A scenario of one fight: the lone Limes, the battle on land or sea, and the siege that follows it."""

from typing import ClassVar

from aevum.engine.outcome import Outcome
from aevum.engine.state import Frame
from aevum.games.invasions.rules.advanced.battle import AdvancedBattle
from aevum.games.invasions.rules.combat.battle import Battle
from aevum.games.invasions.rules.combat.leaders import check_leaders
from aevum.games.invasions.rules.combat.losses import Losses
from aevum.games.invasions.rules.combat.victory import DRAW
from aevum.games.invasions.rules.dice import d2
from aevum.games.invasions.rules.fight import ATTACKER, DEFENDER, Fight
from aevum.games.invasions.rules.sea.battle import NavalMeeting
from aevum.games.invasions.rules.siege.siege import FALLS, Siege, besiegeable
from aevum.games.invasions.rules.state import InvasionsState


class Engagement(Frame[InvasionsState]):
    steps: ClassVar[tuple[str, ...]] = ("limes", "battle", "siege", "end")

    def __init__(self) -> None:
        super().__init__()
        self.winner = ATTACKER

    def run(self, s: InvasionsState) -> None:
        match self.step:
            case "limes":
                self.next(s)
                lone_limes(s)
            case "battle":
                self.next(s)
                attacker, defender = s.fight.sides
                if not attacker.standing():
                    check_leaders(s)
                s.result = ATTACKER if attacker.standing() else DEFENDER
                if attacker.standing() and defender.standing():
                    s.push(battle_frame(s))
            case "siege":
                self.winner = s.result
                self.next(s)
                s.result = 0
                if self.winner == ATTACKER and besiegeable(s):
                    s.push(Siege())
            case _:
                s.outcome = self._outcome(s)

    def _outcome(self, s: InvasionsState) -> Outcome:
        if s.goal == "city":  # III.F.4: the battle alone does not win it
            winner = ATTACKER if s.result == FALLS else DEFENDER
        else:
            winner = self.winner
        scores = s.points[:]
        if winner == DRAW:
            return Outcome([], scores, "field-drawn")
        seat = s.fight.sides[winner].seat
        scores[seat] += 1
        args: dict[str, object] = {**s.fight.named(winner), "city": s.fight.field.city}
        if s.goal == "field":
            return Outcome([seat], scores, "field-won", args)
        if winner == ATTACKER:
            return Outcome([seat], scores, "city-taken", args)
        return Outcome([seat], scores, "city-held", args)


def battle_frame(s: InvasionsState) -> Frame[InvasionsState]:
    if s.fight.field.naval:
        return NavalMeeting()
    return AdvancedBattle() if s.advanced else Battle()


def lone_limes(s: InvasionsState) -> None:
    """A Limes without support, or met before the interceptors come, is overrun without a battle."""
    defender = s.fight.sides[DEFENDER]
    if not overruns_limes(s.fight):
        return
    defender.limes = []
    s.tell("limes-overrun", None, "XVIII.I.7" if defender.units else "XVIII.I.6")
    if d2(s, "limes-check", "XVIII.I.6"):
        s.push(Losses(ATTACKER, 1))


def overruns_limes(fight: Fight) -> bool:
    """XVIII.I.6, XVIII.I.7: nobody supports the Limes, or nobody is there yet."""
    defender = fight.sides[DEFENDER]
    return bool(defender.limes) and (not defender.units or fight.field.intercepted)
