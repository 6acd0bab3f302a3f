"""XXII Campaigns: after the stacks, leaders move and fight again, as often as their rating says."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.invasions.rules.campaign.ashore import landfalls
from aevum.games.invasions.rules.campaign.leader import LeaderCampaigns
from aevum.games.invasions.rules.court import is_idle
from aevum.games.invasions.rules.events.targets import CAMPAIGNS, lasts
from aevum.games.invasions.rules.leaders import CAMPAIGN, LEADER_NATION, LEADERS
from aevum.games.invasions.rules.marching.substep import seats_of
from aevum.games.invasions.rules.reaction.opponents import of_seat
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.status.kingdom import found_waiting_capitals
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.pieces import LEADERS_OF, members


class Campaigns(Frame[InvasionsState]):
    """XXII.A.3: leaders in any order, each with all his campaigns in a row."""

    steps: ClassVar[tuple[str, ...]] = ("campaigns",)

    def __init__(self) -> None:
        super().__init__()
        self.done: list[int] = []

    def run(self, s: InvasionsState) -> None:
        w = s.world
        if found_waiting_capitals(s):  # VII.D.8
            return
        ready = self._ready(s)
        if not ready:
            s.pop()
            return
        nation = LEADER_NATION[ready[0]]
        s.ask(w.seat[nation], "campaigns", "XXII.A.1", {"people": NATIONS[nation]})

    def _ready(self, s: InvasionsState) -> list[int]:
        """XXII.A.2: leaders of the active nations with campaigns to make; F99: of one seat at a time."""
        w = s.world
        for seat in seats_of(w, w.moving):
            own = members(of_seat(w, w.moving, seat))
            found = [i for i in sorted([i for n in own for i in LEADERS_OF[n]]) if self._can(s, i)]
            if found:
                return found
        return []

    def _can(self, s: InvasionsState, leader: int) -> bool:
        w = s.world
        if CAMPAIGN[leader] == 0 or leader in self.done or is_idle(s, leader):
            return False
        return w.land.is_province(w.leader_place[leader]) or bool(landfalls(w, leader))

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        ready = self._ready(s)
        found = [
            Option("campaign", {"leader": LEADERS[i], "campaigns": CAMPAIGN[i]}, "XXII.A.2") for i in ready
        ]
        found.append(Option("no-campaign", None, "XXII.A.1"))
        return found

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        if option.key == "no-campaign":
            self.done.extend(self._ready(s))
            return
        leader = LEADERS.index(str(option.args["leader"]))
        self.done.append(leader)
        campaigns = LeaderCampaigns(leader)
        if lasts(s, CAMPAIGNS, LEADER_NATION[leader]):  # the card Forced March
            campaigns.left += 1
        s.push(campaigns)
