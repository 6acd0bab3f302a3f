"""XXII.A, XXIV.C.11, XXIV.C.12 The campaigns of one leader, and the sieges that he keeps up."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.games.invasions.rules.bounds.room import overfull
from aevum.games.invasions.rules.campaign.ashore import GoAshore, landfalls
from aevum.games.invasions.rules.campaign.march import CampaignMarch
from aevum.games.invasions.rules.clash.combats import Combats
from aevum.games.invasions.rules.court import hold_idle
from aevum.games.invasions.rules.leaders import CAMPAIGN, LEADER_NATION, LEADERS
from aevum.games.invasions.rules.movement.overfull import Overfull
from aevum.games.invasions.rules.movement.quarry import Hunt
from aevum.games.invasions.rules.movement.staying import fit_leaders
from aevum.games.invasions.rules.muster import fighters, unfallen
from aevum.games.invasions.rules.reaction.opponents import of_seat
from aevum.games.invasions.rules.retreat.rout import origins, push_retreats
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.world.pieces import commanded_at, fresh, leaders_at
from aevum.games.invasions.rules.world.world import World


class LeaderCampaigns(Hunt):
    """XIX.A.17: within one campaign it is kept who failed against the leader's stack, and against joiners."""

    steps: ClassVar[tuple[str, ...]] = ("again", "march", "limits", "combat", "next", "lift")

    def __init__(self, leader: int = 0) -> None:
        super().__init__()
        self.leader = leader
        self.left = CAMPAIGN[leader]

    def run(self, s: InvasionsState) -> None:
        w = s.world
        match self.step:
            case "again":
                self._offer(s)
            case "march":
                self.next(s)
                s.result = 0
                s.push(GoAshore(self.leader) if landfalls(w, self.leader) else self._march(w))
            case "limits":
                self.next(s)
                for place in overfull(w, w.moving):  # XVII.A.8
                    s.push(Overfull(place, w.moving))
            case "combat":
                self.next(s)
                self.left -= 1
                s.push(Combats(self.left))
            case "next":
                self.step = "again"
            case _:
                self._lift(s)

    def _offer(self, s: InvasionsState) -> None:
        """He may stop before his rating is used up, but his sieges go on until it is."""
        w = s.world
        able = w.land.is_province(w.leader_place[self.leader]) or bool(landfalls(w, self.leader))
        if self.left == 0 or not able:
            self.step = "lift"
            return
        args: dict[str, object] = {"leader": LEADERS[self.leader], "campaigns": self.left}
        s.ask(w.seat[LEADER_NATION[self.leader]], "campaign-again", "XXII.A.2", args)

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        return [Option("set-out", None, "XXII.A.2"), Option("end-campaigns", None, "XXII.A.2")]

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        w = s.world
        if option.key == "end-campaigns":
            self.step = "lift"
            return
        s.tell("campaigns", {"leader": LEADERS[self.leader], "left": self.left}, "XXII.A.2")
        refresh(w)
        hold_idle(s)
        self.hunted = []
        self.beaches = []
        self.step = "march"

    def _march(self, w: World) -> CampaignMarch:
        nation = LEADER_NATION[self.leader]
        seat = w.seat[nation]
        place = w.leader_place[self.leader]
        march = CampaignMarch(seat, nation, of_seat(w, w.moving, seat), place)
        march.leader = self.leader
        march.leaders = fit_leaders(w, place, march.nations)
        march.units = commanded_at(w, place, march.nations)
        return march

    def _lift(self, s: InvasionsState) -> None:
        """XXIV.C.12: what has not fallen when his campaigns are over is given up, by those aside too."""
        w = s.world
        for place in besieged(w, w.moving):
            units = commanded_at(w, place, w.moving)
            leaders = leaders_at(w, place, w.moving)
            s.tell("siege-given-up", {"city": w.land.site[place]}, "XXIV.C.12")
            push_retreats(s, place, units, leaders, [], origins(w, units), [])
            return
        s.pop()


def besieged(w: World, nations: int) -> list[int]:
    """Provinces in which these nations stand before a city that has not fallen."""
    found: set[int] = set()
    for i, p in enumerate(w.place):
        if w.land.is_province(p) and nations >> w.master[i] & 1 and unfallen(w, p, w.master[i]):
            found.add(p)
    return sorted(found)


def refresh(w: World) -> None:
    """XVIII.B.1: all paces anew; but besiegers remember where they came from, to retreat there."""
    kept = [(unit, w.came[unit]) for place in besieged(w, w.moving) for unit in fighters(w, place, w.moving)]
    fresh(w, w.moving)
    for unit, came in kept:
        w.came[unit] = came
