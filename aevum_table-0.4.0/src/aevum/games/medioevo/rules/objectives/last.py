"""Objectives that are shown as the turn ends (4.CARD.13)."""

from typing import ClassVar

from aevum.engine.ask import Option
from aevum.engine.window import Window
from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.objectives.claims import claim, claim_options
from aevum.games.medioevo.rules.state import MedioevoState


class LastClaims(Window[MedioevoState]):
    """For who did something in combat or trade and had no turn after it [M100].

    What was done, and who owns cards, all know: so waiting betrays no objective.
    """

    trigger: ClassVar[str] = "last-claims"
    rule: ClassVar[str] = "4.CARD.13"

    def __init__(self, order: list[int] | None = None) -> None:
        super().__init__()
        self.order = order if order is not None else []

    def could(self, s: MedioevoState, seat: int) -> bool:
        return seat in s.holder and effects.has(s, effects.DONE_LATE, seat, 0)

    def responses(self, s: MedioevoState, seat: int) -> list[Option]:
        return claim_options(s, seat)

    def respond(self, s: MedioevoState, seat: int, option: Option) -> None:
        claim(s, seat, option)
