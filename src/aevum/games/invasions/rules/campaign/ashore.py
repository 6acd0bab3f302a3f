"""XXV.C.8, XXII.A.1 A leader who is aboard his fleets goes ashore: that is a campaign of his (F284)."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.invasions.rules.leaders import LEADER_NATION, LEADERS
from aevum.games.invasions.rules.sea.aboard import friendly_shores
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.world.pieces import LEADER_PACES
from aevum.games.invasions.rules.world.world import World


def landfalls(w: World, leader: int) -> list[int]:
    """Friendly coasts of the zone where he is; none for one on land or off the map."""
    place = w.leader_place[leader]
    if place < w.land.provinces:
        return []
    return friendly_shores(w, place, LEADER_NATION[leader])


class GoAshore(Frame[InvasionsState]):
    """He may stay aboard."""

    steps: ClassVar[tuple[str, ...]] = ("ashore",)

    def __init__(self, leader: int = 0) -> None:
        super().__init__()
        self.leader = leader

    def run(self, s: InvasionsState) -> None:
        w = s.world
        args: dict[str, object] = {
            "leader": LEADERS[self.leader],
            "place": w.land.names[w.leader_place[self.leader]],
        }
        s.ask(w.seat[LEADER_NATION[self.leader]], "ashore", "XXV.C.8", args)

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        w = s.world
        found: list[Option] = []
        for p in landfalls(w, self.leader):
            args: dict[str, object] = {"leader": LEADERS[self.leader], "place": w.land.names[p]}
            found.append(Option("put-ashore", args, "XXV.C.8"))
        found.append(Option("stay-aboard", None, "XXV.C.8"))
        return found

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        if option.key == "put-ashore":
            w = s.world
            w.leader_place[self.leader] = w.land.number(str(option.args["place"]))
            w.leader_used[self.leader] = LEADER_PACES
            s.tell("goes-ashore", dict(option.args), "XXV.C.8")
        s.pop()
