"""XXI.D Re-rolls in advanced combat: each repeats a whole roll of two dice."""

from typing import ClassVar

from aevum.engine.ask import Option
from aevum.engine.event import Modifier
from aevum.games.invasions.rules.advanced.modifiers import melee_bonus
from aevum.games.invasions.rules.combat.rerolls import ReRolls
from aevum.games.invasions.rules.fight import SIDE_NAMES
from aevum.games.invasions.rules.hands.window import swayed
from aevum.games.invasions.rules.state import InvasionsState


class RollAgain(ReRolls):
    """The stock of re-rolls covers the whole battle (XXI.D.1)."""

    rule: ClassVar[str] = "XXI.D.1"

    def __init__(self) -> None:
        super().__init__()
        self.round = 1

    def responses(self, s: InvasionsState, seat: int) -> list[Option]:
        return [Option("roll-again", {"whose": name}, "XXI.D.1") for name in SIDE_NAMES]

    def respond(self, s: InvasionsState, seat: int, option: Option) -> None:
        s.fight.sides[self.at].stock -= 1
        whose = SIDE_NAMES.index(str(option.args["whose"]))
        args: dict[str, object] = {**s.fight.named(self.at), **option.args}
        side = s.fight.sides[whose]
        items: list[Modifier] | None = [] if s.log is not None else None
        if items is not None:
            own = melee_bonus(s.fight, whose, self.round == 1, items)
            own += swayed(s, items, "XXI.E.13", whose)
            if side.bonus != own:
                items.append(Modifier(side.bonus - own, "leader-tactics", "XXI.D.2"))
        side.roll = sum(s.roll("rolls-again", 6, 2, "XXI.D.1", items, args))
