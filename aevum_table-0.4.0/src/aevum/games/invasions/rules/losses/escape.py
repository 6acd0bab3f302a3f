"""XX.J.2 A leader without his stack goes to the nearest friendly province; of several his player chooses."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.invasions.rules.leaders import LEADER_NATION, LEADERS
from aevum.games.invasions.rules.state import InvasionsState


class Escape(Frame[InvasionsState]):
    """He is in one of the provinces already, until his player names another.

    The frame below finds the result that it would have found without it.
    """

    steps: ClassVar[tuple[str, ...]] = ("where",)

    def __init__(self, leader: int = 0, places: list[int] | None = None) -> None:
        super().__init__()
        self.leader = leader
        self.places = places[:] if places is not None else []

    def run(self, s: InvasionsState) -> None:
        seat = s.world.seat[LEADER_NATION[self.leader]]
        s.ask(seat, "escape", "XX.J.2", {"leader": LEADERS[self.leader]})

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        names = s.world.land.names
        return [Option("escape", {"place": names[p]}, "XX.J.2") for p in self.places]

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        w = s.world
        w.leader_place[self.leader] = w.land.number(str(option.args["place"]))
        s.tell("leader-goes", {"leader": LEADERS[self.leader], **option.args}, "XX.J.2")
        s.pop(s.result)
