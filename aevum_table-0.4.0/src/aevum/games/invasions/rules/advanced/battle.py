"""XXI Advanced combat: two rounds of 2D6 in place of the battle dice."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.event import Modifier
from aevum.engine.refusal import Refusal
from aevum.games.invasions.rules.advanced import modifiers
from aevum.games.invasions.rules.advanced.rerolls import RollAgain
from aevum.games.invasions.rules.combat.battle import END, START, Battle
from aevum.games.invasions.rules.combat.shooting import push_losses
from aevum.games.invasions.rules.combat.swaps import may_trade
from aevum.games.invasions.rules.combat.tally import tallies
from aevum.games.invasions.rules.fight import ATTACKER, DEFENDER
from aevum.games.invasions.rules.hands.window import BattleEvents, open_window, swayed
from aevum.games.invasions.rules.state import InvasionsState

ROUNDS: Final = 2
TRADED: Final = 2
"""XXI.D.2: what a traded re-roll is worth."""

MELEE = (
    "trade_attacker",
    "trade_defender",
    "events",
    "melee",
    "rerolls",
    "hits",
    "withdraw_defender",
    "withdraw_attacker",
)


class AdvancedBattle(Battle):
    """XXI.A.1: archery, then up to two rounds.

    The course of the archery round (XXI.C.1), hits (XXI.F.9), victory (XXI.G.1), leaders (XXI.H.1) and
    recovery (XXI.I.1) are those of the basic battle.
    """

    steps: ClassVar[tuple[str, ...]] = (*START, *MELEE, *END)
    kept_apart: ClassVar[tuple[str, ...]] = ("dice",)  # of the basic melee, which it has not

    def __init__(self) -> None:
        super().__init__()
        self.round = 1

    def fight_on(self, s: InvasionsState) -> None:
        """XXI.F.1"""
        match self.step:
            case "trade_attacker":
                if self.both_stand(s):
                    self._ask_tactics(s, ATTACKER)
                else:
                    self.step = "victory"  # XXI.C.9, XXI.F.2
            case "trade_defender":
                self._ask_tactics(s, DEFENDER)
            case "events":
                self.next(s)
                open_window(s, BattleEvents(), [0, 0])
            case "melee":
                self._rolls(s)
                self.next(s)
            case "rerolls":
                self.next(s)
                window = RollAgain()
                window.round = self.round
                window.order = [s.fight.sides[0].seat, s.fight.sides[1].seat]
                s.push(window)
            case "hits":
                self.next(s)
                self._table(s)
            case "withdraw_defender":
                if self.round < ROUNDS and self.both_stand(s):
                    self._ask_withdrawal(s, DEFENDER)
                else:
                    self.step = "victory"
            case _:
                self._ask_withdrawal(s, ATTACKER)

    def shots(self, s: InvasionsState, side: int, ambush: int) -> int:
        """XXI.C.2: each side able to shoot rolls 2D6; an ambushed one with what is left (XXI.C.8)."""
        both = tallies(s.fight)
        mine, theirs = both[side], both[1 - side]
        if not modifiers.can_shoot(mine, ambush):
            return 0
        ground = s.fight.field.open
        items: list[Modifier] | None = [] if s.log is not None else None
        bonus = modifiers.archery_bonus(mine, theirs, ground, ambush, items)
        args: dict[str, object] = s.fight.named(side)
        roll = sum(s.roll("shots", 6, 2, "XXI.C.2", items, args)) + bonus
        scored = modifiers.archery_hits(roll, ground)
        s.tell("shots-hit", {**s.fight.named(side), "hits": scored}, "XXI.C.7")
        return scored

    def _rolls(self, s: InvasionsState) -> None:
        """XXI.A.2"""
        for i, side in enumerate(s.fight.sides):
            items: list[Modifier] | None = [] if s.log is not None else None
            bonus = modifiers.melee_bonus(s.fight, i, self.round == 1, items)
            if items is not None and side.bonus:
                items.append(Modifier(side.bonus, "leader-tactics", "XXI.D.2"))
            bonus += swayed(s, items, "XXI.E.13", i)
            args: dict[str, object] = {**s.fight.named(i), "round": self.round}
            side.roll = sum(s.roll("melee-roll", 6, 2, "XXI.F.4", items, args))
            side.bonus += bonus

    def _table(self, s: InvasionsState) -> None:
        scored = [0, 0]
        for i, side in enumerate(s.fight.sides):
            units = modifiers.column(side, i == DEFENDER)
            scored[i] = modifiers.melee_hits(side.roll + side.bonus, units, s.fight.field.open)
            side.inflicted += scored[i]
            args: dict[str, object] = {**s.fight.named(i), "hits": scored[i]}
            s.tell("table-hits", {**args, "roll": side.roll + side.bonus, "units": units}, "XXI.F.5")
            side.bonus = 0
        push_losses(s, scored[DEFENDER], scored[ATTACKER])

    def _ask_tactics(self, s: InvasionsState, who: int) -> None:
        side = s.fight.sides[who]
        if may_trade(side):
            s.ask(side.seat, "tactics", "XXI.D.2", {**s.fight.named(who), "stock": side.stock})
        else:
            self.next(s)

    def _ask_withdrawal(self, s: InvasionsState, who: int) -> None:
        s.ask(s.fight.sides[who].seat, "withdraw", "XXI.F.3", s.fight.named(who))

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        if ask.key == "tactics":
            return [
                Option("no-trade", None, "XX.E.5"),
                Option("press", None, "XXI.D.2"),
                Option("hamper", None, "XXI.D.2"),
            ]
        if ask.key == "withdraw":
            return [Option("fight-on", None, "XXI.F.3"), Option("withdraw", None, "XXI.F.3")]
        return super().candidates(s, ask)

    def check(self, s: InvasionsState, ask: Ask, option: Option) -> Refusal | None:
        return None

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        if ask.key == "tactics":
            self._trade(s, option)
            self.next(s)
        elif ask.key == "withdraw":
            self._withdraw(s, option)
        else:
            super().answer(s, ask, option)

    def _trade(self, s: InvasionsState, option: Option) -> None:
        if option.key == "no-trade":
            return
        who = ATTACKER if self.step == "trade_attacker" else DEFENDER
        s.fight.sides[who].stock -= 1
        if option.key == "press":
            s.fight.sides[who].bonus += TRADED  # A58: one side, own or enemy
        else:
            s.fight.sides[1 - who].bonus -= TRADED
        s.tell("tactics-used", {**s.fight.named(who), "how": option.key}, "XXI.D.2")

    def _withdraw(self, s: InvasionsState, option: Option) -> None:
        who = DEFENDER if self.step == "withdraw_defender" else ATTACKER
        if option.key == "withdraw":
            self.winner = 1 - who
            s.tell("withdraws", s.fight.named(who), "XXI.F.3")
            self.step = "recovery"
        elif who == DEFENDER:
            self.next(s)
        else:
            self.round += 1
            self.step = "trade_attacker"
