"""IX.C Leaders come, stay, step aside and go."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.invasions.rules.control.provinces import hostile_force
from aevum.games.invasions.rules.leaders import (
    GENERAL,
    INTRINSIC,
    LEADER_NATION,
    LEADERS,
    ONLY,
    RANK,
    TURNS,
)
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import EMPIRE, NATIONS
from aevum.games.invasions.rules.vassalage.ties import home
from aevum.games.invasions.rules.world.pieces import LEADERS_OF
from aevum.games.invasions.rules.world.world import NOWHERE, World

NO_LEADER: Final = -1
ONLY_EMPIRE: Final = "empire"
"""In ONLY: he comes to an Empire, or not at all. Other conditions are for those who make them come true."""


def leaders_due(turn: int, nation: int) -> list[int]:
    """III.C.2, III.C.10: the historical leaders whose turn, or second turn, it is."""
    return [i for i in LEADERS_OF[nation] if not INTRINSIC[i] and TURNS[i][0] <= turn <= TURNS[i][1]]


def newly_due(w: World, nation: int) -> list[int]:
    """III.C.6, F128: who is there for two turns comes in the first; who died in it does not come again."""
    return [i for i in leaders_due(w.turn, nation) if TURNS[i][0] == w.turn and _free(w, i)]


def _free(w: World, leader: int) -> bool:
    if ONLY[leader] == ONLY_EMPIRE:
        return w.status[LEADER_NATION[leader]] == EMPIRE
    return ONLY[leader] == ""


def historical(w: World, nation: int) -> bool:
    """Whether a historical leader of the nation is in play."""
    return any(not INTRINSIC[i] and w.leader_place[i] != NOWHERE for i in LEADERS_OF[nation])


def steps_aside(leader: int) -> bool:
    """IX.C.4, C21: a Rex makes room for a historical leader; a Caesar or a Satrap does not."""
    return INTRINSIC[leader] and RANK[leader] != GENERAL


def bring_leader(s: InvasionsState, leader: int, place: int, rule: str = "IX.C.2") -> None:
    """He takes the field; the Rex of his nation steps aside for a historical one (IX.C.3, III.C.4)."""
    w = s.world
    w.leader_place[leader] = place
    w.leader_used[leader] = 0
    s.tell("leader-comes", {**_named(leader), "place": w.land.names[place]}, rule)
    if INTRINSIC[leader]:
        return
    for i in LEADERS_OF[LEADER_NATION[leader]]:
        if steps_aside(i) and w.leader_place[i] != NOWHERE:
            w.leader_place[i] = NOWHERE
            s.tell("leader-steps-aside", _named(i), "IX.C.3")


def posts(w: World, nation: int) -> list[int]:
    """IX.C.1, IX.C.2: any of its provinces; F129: also where it stands without control. Home comes first.

    Then come those with troops to lead, at last those without.
    """
    first = home(w, nation)
    troops = {p for i, p in enumerate(w.place) if w.land.is_province(p) and w.master[i] == nation}
    held = {p for p, owner in enumerate(w.owner) if owner == nation and not hostile_force(w, p, nation)}
    there = [first] if first != NOWHERE else []
    there.extend(sorted(troops - {first}))
    there.extend(sorted(held - troops - {first}))
    return there


def _named(leader: int) -> dict[str, object]:
    return {"people": NATIONS[LEADER_NATION[leader]], "leader": LEADERS[leader]}


class Leaders(Frame[InvasionsState]):
    """`due`: historical leaders whom the Timeline calls this turn; `new`: those of them who come now."""

    steps: ClassVar[tuple[str, ...]] = ("leave", "place", "end")

    def __init__(self, nation: int = 0, due: list[int] | None = None, new: list[int] | None = None) -> None:
        super().__init__()
        self.nation = nation
        self.due = due[:] if due is not None else []
        self.waiting = new[:] if new is not None else []
        """Leaders who are to be placed; intrinsic ones follow."""
        self.leader = NO_LEADER

    def run(self, s: InvasionsState) -> None:
        match self.step:
            case "leave":
                self._leave(s)
                self.next(s)
            case "place":
                self._place(s)
            case _:
                s.pop()

    def _leave(self, s: InvasionsState) -> None:
        """IX.C.5"""
        w = s.world
        for i in LEADERS_OF[self.nation]:
            if not INTRINSIC[i] and w.leader_place[i] != NOWHERE and i not in self.due:
                w.leader_place[i] = NOWHERE
                s.tell("leader-leaves", _named(i), "IX.C.5")
        self.waiting.extend([i for i in LEADERS_OF[self.nation] if INTRINSIC[i]])

    def _place(self, s: InvasionsState) -> None:
        """One after the other: the new ones first, since a Rex waits while one of them is there."""
        w = s.world
        if not self.waiting or not posts(w, self.nation):
            self.next(s)
            return
        self.leader = self.waiting.pop(0)
        if steps_aside(self.leader) and historical(w, self.nation):
            if w.leader_place[self.leader] != NOWHERE:
                w.leader_place[self.leader] = NOWHERE
                s.tell("leader-steps-aside", _named(self.leader), "IX.C.3")
            return
        rule = "IX.C.1" if INTRINSIC[self.leader] else "IX.C.2"
        s.ask(w.seat[self.nation], "post-leader", rule, _named(self.leader))

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        """Where he is comes first: he may stay."""
        w = s.world
        now = w.leader_place[self.leader]
        places = ([now] if now != NOWHERE else []) + [p for p in posts(w, self.nation) if p != now]
        return [Option("post", {"place": w.land.names[p]}, ask.rule) for p in places]

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        w = s.world
        to = w.land.number(str(option.args["place"]))
        if w.leader_place[self.leader] != to:
            bring_leader(s, self.leader, to, ask.rule)
