"""XXV.C.8 Leaders of naval stacks: how they come aboard, and ashore again."""

from aevum.engine.ask import Option
from aevum.engine.refusal import Refusal
from aevum.games.invasions.rules.control.attitude import attitude
from aevum.games.invasions.rules.control.stance import FRIENDLY
from aevum.games.invasions.rules.leaders import LEADERS
from aevum.games.invasions.rules.sea.stacks import navy
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.world.pieces import LEADER_PACES, leaders_at
from aevum.games.invasions.rules.world.world import World


def friendly_shores(w: World, sea: int, nation: int) -> list[int]:
    return [p for p in w.land.shores[sea] if attitude(w, nation, p) == FRIENDLY]


def boarding(w: World, sea: int, nation: int, aboard: list[int], others: bool) -> list[Option]:
    """Who may join a stack in this zone or leave it; `others`: fleets beside it, with whom he can stay."""
    own = navy(w, nation)
    shores = friendly_shores(w, sea, nation)
    found: list[Option] = []
    for place in [sea, *shores]:
        for i in leaders_at(w, place, own):
            if i not in aboard:
                found.append(Option("take-leader", {"leader": LEADERS[i]}, "XXV.C.8"))
    for i in aboard:
        if others:
            found.append(Option("leave-leader", {"leader": LEADERS[i]}, "XXV.C.8"))
        for p in shores:
            args: dict[str, object] = {"leader": LEADERS[i], "place": w.land.names[p]}
            found.append(Option("put-ashore", args, "XXV.C.8"))
    return found


def why_not_board(w: World, option: Option) -> Refusal | None:
    """F68: boarding takes all that is left of his movement, so something must be."""
    i = LEADERS.index(str(option.args["leader"]))
    if w.land.is_province(w.leader_place[i]) and w.leader_used[i] >= LEADER_PACES:
        return Refusal("leader-tired", None, "XVIII.B.5")
    return None


def take_aboard(s: InvasionsState, sea: int, aboard: list[int], option: Option) -> None:
    """One of the options of `boarding`; F68: from land to sea or back he uses up his movement."""
    w = s.world
    i = LEADERS.index(str(option.args["leader"]))
    args: dict[str, object] = {"leader": LEADERS[i], "place": w.land.names[sea]}
    if option.key == "take-leader":
        aboard.append(i)
        aboard.sort()
        if w.leader_place[i] != sea:
            w.leader_place[i] = sea
            w.leader_used[i] = LEADER_PACES
            s.tell("goes-aboard", args, "XXV.C.8")
        return
    aboard.remove(i)
    if option.key == "put-ashore":
        w.leader_place[i] = w.land.number(str(option.args["place"]))
        w.leader_used[i] = LEADER_PACES
        s.tell("goes-ashore", dict(option.args), "XXV.C.8")
