"""XXV.C Naval battle: a melee without archery, without modifiers and without retreat."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.invasions.rules.advanced.battle import ROUNDS, AdvancedBattle
from aevum.games.invasions.rules.combat.battle import END, Battle
from aevum.games.invasions.rules.fight import ATTACKER, DEFENDER, SEA_CONTROL_REROLLS, SIDE_NAMES
from aevum.games.invasions.rules.ledger import book
from aevum.games.invasions.rules.state import InvasionsState

REFUSAL_POINTS: Final = 1
"""XXV.C.10"""


class NavalMeeting(Frame[InvasionsState]):
    """Two naval stacks after an interception: the side that refuses to fight counts as beaten."""

    steps: ClassVar[tuple[str, ...]] = ("attacker", "defender", "battle")

    def run(self, s: InvasionsState) -> None:
        if self.step == "battle":
            s.pop()
            s.push(AdvancedNavalBattle() if s.advanced else NavalBattle())
        else:
            side = s.fight.sides[SIDE_NAMES.index(self.step)]
            s.ask(side.seat, "naval-battle", "XXV.C.9", s.fight.named(SIDE_NAMES.index(self.step)))

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        return [Option("accept-battle", None, "XXV.C.9"), Option("refuse-battle", None, "XXV.C.9")]

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        if option.key == "accept-battle":
            self.next(s)
            return
        who = SIDE_NAMES.index(self.step)
        s.tell("refuses-battle", s.fight.named(SIDE_NAMES.index(self.step)), "XXV.C.9")
        if who == DEFENDER:
            for side, points in ((DEFENDER, -REFUSAL_POINTS), (ATTACKER, REFUSAL_POINTS)):
                book(s, s.fight.sides[side].seat, s.fight.sides[side].nation, points)
            s.tell("pays-point", {**s.fight.named(who), "points": REFUSAL_POINTS}, "XXV.C.10")
        s.pop(1 - who)


def tell_sea_control(s: InvasionsState) -> None:
    holder = s.fight.field.sea_control
    if holder >= 0:
        args: dict[str, object] = {**s.fight.named(holder), "stock": SEA_CONTROL_REROLLS}
        s.tell("sea-control", args, "XXV.C.5")


class NavalBattle(Battle):
    """One naval stack a side, with battle dice (XXV.C.2, XXV.C.3); elites take two hits (XXV.C.6)."""

    steps: ClassVar[tuple[str, ...]] = (
        "tactical_advantages",
        "dice_pools",
        "events",
        "melee",
        "rerolls",
        "hits",
        *END,
    )

    def begin(self, s: InvasionsState) -> None:
        super().begin(s)
        tell_sea_control(s)


class AdvancedNavalBattle(AdvancedBattle):
    """The same under the advanced rules: two rounds of 2D6, and nobody may withdraw."""

    steps: ClassVar[tuple[str, ...]] = (
        "tactical_advantages",
        "events",
        "melee",
        "rerolls",
        "hits",
        "again",
        *END,
    )

    def begin(self, s: InvasionsState) -> None:
        super().begin(s)
        tell_sea_control(s)

    def fight_on(self, s: InvasionsState) -> None:
        if self.step != "again":
            super().fight_on(s)
        elif self.round < ROUNDS and self.both_stand(s):
            self.round += 1
            self.step = "events"
        else:
            self.next(s)
