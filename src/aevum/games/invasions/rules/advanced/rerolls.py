"""XXI.D Re-rolls in advanced combat: each repeats a whole roll of two dice."""

from typing import ClassVar

from aevum.engine.ask import Option
from aevum.games.invasions.rules.combat.rerolls import ReRolls
from aevum.games.invasions.rules.fight import SIDE_NAMES
from aevum.games.invasions.rules.state import InvasionsState


class RollAgain(ReRolls):
    """The stock of re-rolls covers the whole battle (XXI.D.1)."""

    __slots__ = ()

    rule: ClassVar[str] = "XXI.D.1"

    def responses(self, s: InvasionsState, seat: int) -> list[Option]:
        return [Option("roll-again", {"whose": name}, "XXI.D.1") for name in SIDE_NAMES]

    def respond(self, s: InvasionsState, seat: int, option: Option) -> None:
        s.fight.sides[self.at].stock -= 1
        whose = SIDE_NAMES.index(str(option.args["whose"]))
        args: dict[str, object] = {**s.fight.named(self.at), **option.args}
        s.fight.sides[whose].roll = sum(s.roll("rolls-again", 6, 2, "XXI.D.1", args=args))
