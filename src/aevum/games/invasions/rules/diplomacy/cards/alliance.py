"""XXX.B Alliance: an offer to an equal, a protector for a minor kingdom, or the end of what others made."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.invasions.rules.control.stance import bind
from aevum.games.invasions.rules.dice import d2
from aevum.games.invasions.rules.diplomacy.alliances import ally_for_turn
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.vassalage.parting import leave_alliance, part_unless_acting
from aevum.games.invasions.rules.vassalage.ties import MINOR, release
from aevum.games.invasions.rules.world.world import CLIENT


class AllianceOffer(Frame[InvasionsState]):
    """Another player decides (XXX.B.3); a nation of the same player checks (XXX.B.4), a minor kingdom too."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "end")

    def __init__(self, nation: int = 0, other: int = 0) -> None:
        super().__init__()
        self.nation = nation
        self.other = other

    def run(self, s: InvasionsState) -> None:
        w = s.world
        if self.step == "end":
            s.pop()
            part_unless_acting(s)
        elif MINOR[self.other]:
            self.next(s)
            self._protect(s)
        elif w.seat[self.other] == w.seat[self.nation]:
            self.next(s)
            if d2(s, "alliance-roll", "XXX.B.4", self._names()):
                self._accept(s)
            else:
                s.tell("alliance-declined", self._names(), "XXX.B.4")
        else:
            s.ask(w.seat[self.other], "alliance-offer", "XXX.B.3", self._names())

    def _names(self) -> dict[str, object]:
        return {"people": NATIONS[self.other], "other_people": NATIONS[self.nation]}

    def _protect(self, s: InvasionsState) -> None:
        """XXX.B.6, XXVII.A.1: for good, and not only for the turn."""
        w = s.world
        if not d2(s, "alliance-roll", "XXX.B.6", self._names()):
            s.tell("alliance-declined", self._names(), "XXX.B.6")
            return
        leave_alliance(s, self.other, "XXVI.B.5")
        bind(w, self.other, CLIENT, self.nation)
        names: dict[str, object] = {
            "people": NATIONS[self.other],
            "suzerain_people": NATIONS[self.nation],
        }
        s.tell("becomes-client", names, "XXX.B.6")

    def _accept(self, s: InvasionsState) -> None:
        ally_for_turn(s, self.nation, self.other, "XXX.B.2")

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        return [Option("accept-offer", None, "XXX.B.3"), Option("decline-offer", None, "XXX.B.3")]

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        self.next(s)
        if option.key == "accept-offer":
            self._accept(s)
        else:
            s.tell("alliance-declined", self._names(), "XXX.B.3")


def drive_apart(s: InvasionsState, first: int, second: int) -> None:
    """XXX.B.8: an alliance, or a client's tie to its patron, breaks on a passed D2."""
    w = s.world
    names: dict[str, object] = {"people": NATIONS[first], "other_people": NATIONS[second]}
    if not d2(s, "discord-check", "XXX.B.8", names):
        s.tell("discord-fails", names, "XXX.B.8")
    elif w.tie[first] == CLIENT and w.lord[first] == second:
        release(s, first, "XXX.B.8")
        part_unless_acting(s)
    else:
        leave_alliance(s, first, "XXX.B.8")
