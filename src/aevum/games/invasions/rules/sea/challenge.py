"""XXV.B Naval interception: an active naval stack among enemies, and the enemies who go for it."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.invasions.rules.dice import d2
from aevum.games.invasions.rules.movement.attacks import note_attack
from aevum.games.invasions.rules.sea.crews import crews, hunters
from aevum.games.invasions.rules.sea.meeting import SAILS_ON, SeaFight
from aevum.games.invasions.rules.sea.stacks import (
    ENGAGED,
    engaged,
    holds_coast,
    size,
    sized,
)
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.world import World


def catches(s: InvasionsState, sea: int, fleets: list[int], target: list[int]) -> bool:
    """XXV.B.3: an attempt, made and suffered once in an activation (XXV.B.4), whatever comes of it.

    XXX.D.2: who catches a fleet in his own activation attacks, whether it fights or not.
    """
    w = s.world
    for i in fleets + target:
        w.march[i] |= ENGAGED
    nation = w.master[fleets[0]]
    args: dict[str, object] = {
        "people": NATIONS[nation],
        "enemy_people": NATIONS[w.master[target[0]]],
        "place": w.land.names[sea],
    }
    if holds_coast(w, sea, nation):
        s.tell("fleet-sure", args, "XXV.B.3")
    elif d2(s, "fleet-check", "XXV.B.3", args):
        s.tell("fleet-caught", args, "XXV.B.3")
    else:
        s.tell("fleet-missed", args, "XXV.B.3")
        return False
    note_attack(s, 1 << nation, 1 << w.master[target[0]])
    return True


class Challenge(Frame[InvasionsState]):
    """XXV.B.1: the inactive nations declare, in the order of initiative (A71), until one has tried (F69).

    Nobody moves for it (XXV.B.2, A69). It reports SAILS_ON or TURNED_BACK.
    """

    steps: ClassVar[tuple[str, ...]] = ("list", "offer", "fought")

    def __init__(
        self,
        sea: int = 0,
        fleets: list[int] | None = None,
        leaders: list[int] | None = None,
        again: bool = False,
    ) -> None:
        super().__init__()
        self.sea = sea
        self.fleets = fleets[:] if fleets is not None else []
        self.leaders = leaders[:] if leaders is not None else []
        self.again = again
        """It is the stack's second transport (XXV.B.5)."""
        self.waiting: list[int] = []

    def run(self, s: InvasionsState) -> None:
        w = s.world
        match self.step:
            case "list":
                self.waiting = self._enemies(w)
                self.next(s)
            case "offer":
                if self.waiting:
                    self._offer(s)
                else:
                    s.pop(SAILS_ON)
            case _:
                s.pop(s.result)

    def _enemies(self, w: World) -> list[int]:
        if engaged(w, self.fleets) and not self.again:
            return []
        return hunters(w, self.sea, w.master[self.fleets[0]], self.again)

    def _offer(self, s: InvasionsState) -> None:
        w = s.world
        args: dict[str, object] = {
            "people": NATIONS[self.waiting[0]],
            "enemy_people": NATIONS[w.master[self.fleets[0]]],
            "place": w.land.names[self.sea],
        }
        s.ask(w.seat[self.waiting[0]], "intercept-at-sea", "XXV.B.1", args)

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        w = s.world
        whom: dict[str, object] = {"people": NATIONS[w.master[self.fleets[0]]]}
        able = crews(w, self.sea, self.waiting[0], self.again)
        if len(able) == 1:
            found = [Option("intercept-fleet", whom, "XXV.B.1")]
        else:
            found = [Option("intercept-with-fleets", {**whom, **size(w, stack)}, "XXV.C.2") for stack in able]
        found.append(Option("let-sail", None, "XXV.A.7"))
        return found

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        nation = self.waiting.pop(0)
        if option.key == "let-sail":
            return
        fleets = sized(s.world, crews(s.world, self.sea, nation, self.again), option)
        if catches(s, self.sea, fleets, self.fleets):
            self.next(s)
            s.push(SeaFight(self.sea, self.fleets, self.leaders, fleets))
        else:
            s.pop(SAILS_ON)
