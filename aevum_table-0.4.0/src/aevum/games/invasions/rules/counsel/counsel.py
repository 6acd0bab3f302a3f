"""The council before an activation, and in the Diplomacy step: every seat may play its cards."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refusal
from aevum.engine.window import Window
from aevum.games.invasions.rules.counsel.offers import hires, might_act, might_hire, offers, refusal, take_up
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.pieces import members


class Counsel(Window[InvasionsState]):
    """XXX.A.8, XXVIII.A.4: the last chance for what must be done before a nation activates.

    `group`: the nations that are about to act; with 0, in the Diplomacy step, everybody is concerned.
    """

    trigger: ClassVar[str] = "counsel"
    rule: ClassVar[str] = "XXX.A.8"
    when: ClassVar[str] = "in-time"

    def __init__(self, group: int = 0, acted: int = 0) -> None:
        super().__init__()
        self.group = group
        self.acted = acted
        """Mask of those whose activation is over."""

    def run(self, s: InvasionsState) -> None:
        if not self.order:
            self.order = list(range(len(s.seats)))
        super().run(s)

    def could(self, s: InvasionsState, seat: int) -> bool:
        return might_act(s, seat, self.group, self.acted)

    def prompt(self, s: InvasionsState) -> dict[str, object]:
        return {"peoples": [NATIONS[n] for n in members(self.group)], "when": self.when}

    def responses(self, s: InvasionsState, seat: int) -> list[Option]:
        return offers(s, seat, self.group, self.acted)

    def check(self, s: InvasionsState, ask: Ask, option: Option) -> Refusal | None:
        return refusal(s, option, self.group, self.acted)

    def respond(self, s: InvasionsState, seat: int, option: Option) -> None:
        take_up(s, seat, option, self.group, self.acted)


class LastCounsel(Counsel):
    """XXX.A.8: when all have acted Mercenary may still be played, for the activation of the next turn."""

    when: ClassVar[str] = "last"

    def could(self, s: InvasionsState, seat: int) -> bool:
        return might_hire(s, seat)

    def responses(self, s: InvasionsState, seat: int) -> list[Option]:
        return hires(s, seat)
