"""XXII.A.4, XXII.B The march of a campaign: the leader's stack, those who join it, and nobody else."""

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refusal
from aevum.games.invasions.rules.bounds.foedus import why_leaves_foedus
from aevum.games.invasions.rules.campaign.callup import CallUp, near_enough
from aevum.games.invasions.rules.campaign.join import joining, within_reach
from aevum.games.invasions.rules.control.attitude import attitude
from aevum.games.invasions.rules.control.provinces import settle
from aevum.games.invasions.rules.control.stance import FRIENDLY
from aevum.games.invasions.rules.leaders import LEADERS
from aevum.games.invasions.rules.marching.march import March
from aevum.games.invasions.rules.movement.leave import Leave, blocked_seas, forget_leaves, leave_options
from aevum.games.invasions.rules.movement.legality import Stack, blockaded, why_not_into
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import STRAIT
from aevum.games.invasions.rules.world.pieces import MOVED, commanded_at, shift
from aevum.games.invasions.rules.world.world import World


def connected(w: World, nation: int, start: int) -> list[int]:
    """XXII.A.4, A62: friendly provinces that friendly land joins to this one, straits included."""
    if attitude(w, nation, start) != FRIENDLY:
        return []
    found = [start]
    seen = {start}
    for p in found:
        for q in w.land.near[p]:
            if q in seen:
                continue
            seen.add(q)
            if attitude(w, nation, q) != FRIENDLY:
                continue
            if w.land.crossing(p, q) == STRAIT and blockaded(w, nation, p, q):
                seen.discard(q)
                continue
            found.append(q)
    return sorted(found)


class CampaignMarch(March):
    """XXII.B.1, XXII.B.4, XVIII.B.6: like any march, but of one leader, and redeployed before its first step.

    A horde never takes part, since it stacks with nobody (XXII.A.5).
    """

    def __init__(self, seat: int = 0, nation: int = 0, nations: int = 0, place: int = 0) -> None:
        super().__init__(seat, nation, nations, place)
        self.leader = 0
        self.redeployed = False

    def run(self, s: InvasionsState) -> None:
        if self.step == "march" and s.result == MOVED:  # XXII.A.4: who has called units is past the start
            self.redeployed = True
            s.result = 0
        super().run(s)

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        w = s.world
        own = LEADERS[self.leader]
        found = [
            option
            for option in super().candidates(s, ask)
            if option.key != "leave-leader" or option.args["leader"] != own
        ]
        joined: list[int] = []
        if not self.moved and not self.redeployed:
            joined = connected(w, self.nation, self.place)
            for p in joined:
                if p != self.place:
                    found.append(Option("redeploy", {"place": w.land.names[p]}, "XXII.A.4"))
        found.extend(leave_options(w, self._straits_closed(w, joined)))
        near = near_enough(w, self.nations, self.place)
        for p in near:
            found.append(Option("call", {"place": w.land.names[p]}, "XXII.B.2"))
        for p in within_reach(w, self.nations, self.nation, self.place):
            if p not in near:
                found.append(Option("summon", {"place": w.land.names[p]}, "XXII.B.2"))
        return found

    def _straits_closed(self, w: World, joined: list[int]) -> list[int]:
        """XXV.F.1: seas whose fleets part the leader from units beside him, or from friendly land.

        `joined`: where he may redeploy already.
        """
        parted: list[int] = []
        for q in w.land.near[self.place] if w.land.strait[self.place] else []:
            if blockaded(w, self.nation, self.place, q) and commanded_at(w, q, self.nations):
                parted.append(w.land.strait_sea(self.place, q))
        shores = [self.place]
        for p in joined:
            if w.land.strait[p]:
                shores.append(p)
                for q in w.land.near[p]:
                    if blockaded(w, self.nation, p, q) and attitude(w, self.nation, q) == FRIENDLY:
                        parted.append(w.land.strait_sea(p, q))
        return [sea for sea in blocked_seas(w, self.nation, shores) if sea in parted] if parted else []

    def end(self, s: InvasionsState) -> None:
        forget_leaves(s.world, self.nations)
        super().end(s)

    def check(self, s: InvasionsState, ask: Ask, option: Option) -> Refusal | None:
        w = s.world
        if option.key == "redeploy":
            to = w.land.number(str(option.args["place"]))
            refusal = why_not_into(w, Stack(self.nation, self.place, self.units, self.leaders), to)
            return refusal or why_leaves_foedus(w, self.place, self.units)
        if option.key == "halt":
            return self.why_not_here(w)
        return super().check(s, ask, option)

    def why_not(self, s: InvasionsState, ask: Ask, wish: str) -> Refusal | None:
        key, _, name = wish.partition(":")
        to = s.world.land.number(name)
        if key == "redeploy" and s.world.land.is_province(to):
            if self.moved or self.redeployed:
                return Refusal("redeployment-over", None, "XXII.A.4")
            if to not in connected(s.world, self.nation, self.place):
                return Refusal("not-connected", {"place": name}, "XXII.A.4")
        abroad = attitude(s.world, self.nation, self.place) != FRIENDLY
        if key == "call" and abroad and s.world.land.is_province(to):
            return Refusal("call-abroad", {"place": s.world.land.names[self.place]}, "XXII.B.2")
        if key == "leave-leader" and name == LEADERS[self.leader]:
            return Refusal("leader-campaigns", {"leader": name}, "XXII.B.3")
        return super().why_not(s, ask, wish)

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        w = s.world
        if option.key == "redeploy":
            self._redeploy(s, w.land.number(str(option.args["place"])))
        elif option.key == "call":
            s.push(CallUp(self.seat, self.nations, w.land.number(str(option.args["place"])), self.place))
        elif option.key == "ask-leave":
            sea = w.land.number(str(option.args["place"]))
            s.push(Leave(self.nation, self.nations, sea))
        elif option.key == "summon":
            start = w.land.number(str(option.args["place"]))
            s.push(joining(s, self.seat, self.nations, start, self.place))
        else:
            super().answer(s, ask, option)

    def _redeploy(self, s: InvasionsState, to: int) -> None:
        w = s.world
        start = self.place
        for unit in self.units:
            shift(w, unit, to)
        for i in self.leaders:
            w.leader_place[i] = to
        self.place = to
        self.redeployed = True
        args: dict[str, object] = {"leader": LEADERS[self.leader], "place": w.land.names[to]}
        s.tell("redeploys", args, "XXII.A.4")
        settle(w, start)
        settle(w, to)
