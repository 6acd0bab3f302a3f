"""One event on one nation: what is left to choose, and what it does."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.invasions.rules.cities import grow
from aevum.games.invasions.rules.control.provinces import settle_all
from aevum.games.invasions.rules.control.stance import ally
from aevum.games.invasions.rules.dice import d2
from aevum.games.invasions.rules.events.effects import AT_ONCE, strike
from aevum.games.invasions.rules.events.targets import on_stage, things
from aevum.games.invasions.rules.hands.deck import EFFECT, FINDS
from aevum.games.invasions.rules.leaders import LEADERS
from aevum.games.invasions.rules.losses.casualties import kill_leader
from aevum.games.invasions.rules.realm.nations import deploy
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import BARBARIAN, NATIONS, label, one_of_each
from aevum.games.invasions.rules.vassalage.ties import home
from aevum.games.invasions.rules.world.pieces import members
from aevum.games.invasions.rules.world.world import FREE, NOBODY, put


class EventOnNation(Frame[InvasionsState]):
    """The seat that drew or played the card chooses; the partner of an alliance must agree."""

    steps: ClassVar[tuple[str, ...]] = ("choose", "consent", "end")

    def __init__(self, card: int = 0, seat: int = 0, nation: int = 0) -> None:
        super().__init__()
        self.card = card
        self.seat = seat
        self.nation = nation
        self.partner = NOBODY

    def run(self, s: InvasionsState) -> None:
        w = s.world
        people: dict[str, object] = {"people": NATIONS[self.nation]}
        effect = EFFECT[self.card]
        match self.step:
            case "choose" if effect in AT_ONCE:
                self.step = "end"
                strike(s, self.card, self.nation)
            case "choose" if effect in ("alliance", "coalition"):
                s.ask(self.seat, "event-partner", "XXVI.A.1", people)
            case "choose" if effect == "kill-leader":
                s.ask(self.seat, "event-leader", "X.B.4", people)
            case "choose" if effect == "unit":
                s.ask(w.seat[self.nation], "event-recruit", "X.B.4", people)
            case "choose":
                s.ask(self.seat, "event-city", "III.F.7" if effect == "grow" else "X.B.4", people)
            case "consent":
                args: dict[str, object] = {**people, "other_people": NATIONS[self.partner]}
                s.ask(w.seat[self.partner], "event-alliance", "XXVI.A.1", args)
            case _:
                s.pop()

    # Options

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        w = s.world
        match ask.key:
            case "event-partner":
                found = partners(s, self.card, self.nation)
                return [Option("ally-with", {"people": NATIONS[n]}, "XXVI.A.1") for n in found]
            case "event-alliance":
                return [Option("join-alliance", None, "XXVI.A.1"), Option("shun-alliance", None, "XXVI.A.1")]
            case "event-leader":
                return [Option("strike-leader", {"leader": LEADERS[i]}, "X.B.4") for i in self._things(s)]
            case "event-recruit":
                kinds = one_of_each([w.code[unit] for unit in self._things(s)])
                return [Option("call-volunteer", label(code), "X.B.4") for code in kinds]
            case _:
                return [Option("event-city", {"place": w.land.names[p]}, ask.rule) for p in self._things(s)]

    def _things(self, s: InvasionsState) -> list[int]:
        return things(s, self.nation, FINDS[EFFECT[self.card]])

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        w = s.world
        self.step = "end"
        match option.key:
            case "ally-with":
                self._propose(s, NATIONS.index(str(option.args["people"])))
            case "join-alliance":
                self._unite(s)
            case "shun-alliance":
                s.tell("league-shunned", self._pair(), "XXVI.A.1")
            case "strike-leader":
                _strike_leader(s, LEADERS.index(str(option.args["leader"])))
            case "call-volunteer":
                self._recruit(s, option)
            case _:
                self._rebuild(s, w.land.number(str(option.args["place"])))

    # Alliances

    def _pair(self) -> dict[str, object]:
        return {"people": NATIONS[self.nation], "other_people": NATIONS[self.partner]}

    def _propose(self, s: InvasionsState, partner: int) -> None:
        """XXVI.A.1: a coalition is not asked; else another seat may refuse, and an own nation is doubtful."""
        w = s.world
        self.partner = partner
        if EFFECT[self.card] == "coalition":
            self._unite(s)
        elif w.seat[partner] != self.seat:
            self.step = "consent"
        elif d2(s, "league-check", "XXVI.A.1", self._pair()):
            self._unite(s)
        else:
            s.tell("league-shunned", self._pair(), "XXVI.A.1")

    def _unite(self, s: InvasionsState) -> None:
        """It ends with the turn, for all whom it joins (F99)."""
        w = s.world
        r = s.realm
        ours = 1 << self.nation | w.allies[self.nation]
        theirs = 1 << self.partner | w.allies[self.partner]
        for n in members(ours):
            r.brief_allies = put(r.brief_allies, n, r.brief_allies[n] | theirs)
        for n in members(theirs):
            r.brief_allies = put(r.brief_allies, n, r.brief_allies[n] | ours)
        ally(w, self.nation, self.partner)
        settle_all(w)
        s.tell("league-made", self._pair(), "XXVI.A.1")

    # Units and cities

    def _recruit(self, s: InvasionsState, option: Option) -> None:
        w = s.world
        for unit in self._things(s):
            if label(w.code[unit]) == option.args:
                to = home(w, self.nation)
                deploy(w, unit, to)
                s.tell("volunteers-come", {**option.args, "place": w.land.names[to]}, "X.B.4")
                return

    def _rebuild(self, s: InvasionsState, place: int) -> None:
        w = s.world
        args: dict[str, object] = {"city": w.land.site[place], "place": w.land.names[place]}
        match EFFECT[self.card]:
            case "grow":
                grow(w, place)
                settle_all(w)
                s.tell("city-grows", {**args, "level": w.level[place]}, "III.F.7")
            case "walls":
                w.walls = put(w.walls, place, w.land.walls[place])
                s.tell("city-walled", args, "XXIII.B.1")
            case _:
                _shake(s, place, args)


def _shake(s: InvasionsState, place: int, args: dict[str, object]) -> None:
    """Walls fall first; a city without any shrinks."""
    w = s.world
    if w.walls[place]:
        w.walls = put(w.walls, place, 0)
        s.tell("walls-fall", args, "X.B.4")
        return
    w.level = put(w.level, place, w.level[place] - 1)
    s.tell("city-shrinks", {**args, "level": w.level[place]}, "X.B.4")


def _strike_leader(s: InvasionsState, leader: int) -> None:
    args: dict[str, object] = {"leader": LEADERS[leader]}
    if d2(s, "attempt-check", "X.B.4", args):
        kill_leader(s.world, leader)
        s.tell("attempt-succeeds", args, "X.B.4")
    else:
        s.tell("attempt-fails", args, "X.B.4")


def partners(s: InvasionsState, card: int, nation: int) -> list[int]:
    """XXVI.B.1: nobody who is bound to a lord; a coalition joins Barbarians."""
    w = s.world
    found: list[int] = []
    for n in on_stage(w):
        if n == nation or w.allies[nation] >> n & 1 or w.tie[n] != FREE:
            continue
        if EFFECT[card] != "coalition" or w.status[n] == BARBARIAN:
            found.append(n)
    return found
