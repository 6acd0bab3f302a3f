"""XXIV.C.11 In a campaign a siege that failed may go on."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.invasions.rules.state import InvasionsState

GIVEN_UP: Final = 0
KEPT: Final = 2
"""Also what a Clash reports when the siege goes on: beside ATTACKER and DEFENDER."""
RAISED: Final = 3
"""What it reports when the siege failed: the besieger leaves when all combat is over (XII.B.7)."""


class KeepSiege(Frame[InvasionsState]):
    """The besieger may stay, with one unit at least, until the leader's next campaign; or retreat."""

    steps: ClassVar[tuple[str, ...]] = ("keep-siege",)

    def __init__(self, seat: int = 0, place: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.place = place

    def run(self, s: InvasionsState) -> None:
        s.ask(self.seat, "keep-siege", "XXIV.C.11", {"city": s.world.land.site[self.place]})

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        return [Option("keep-siege", None, "XXIV.C.11"), Option("lift-siege", None, "XXIV.A.3")]

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        if option.key == "lift-siege":
            s.pop(GIVEN_UP)
            return
        s.tell("siege-goes-on", {"city": s.world.land.site[self.place]}, "XXIV.C.11")
        s.pop(KEPT)
