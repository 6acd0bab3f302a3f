"""XXIV.B Barbarian terror on the march: a city may open its gates to a leader who only passes by."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refusal
from aevum.engine.state import Frame
from aevum.games.invasions.rules.control.provinces import hostile_force
from aevum.games.invasions.rules.control.stance import HOSTILE, stance
from aevum.games.invasions.rules.dice import d2
from aevum.games.invasions.rules.events.pending import resolves_pending
from aevum.games.invasions.rules.leaders import LEADERS
from aevum.games.invasions.rules.siege.on_map import newcomers, siege_of
from aevum.games.invasions.rules.siege.sack import lay_marker, sack
from aevum.games.invasions.rules.siege.seizure import seize
from aevum.games.invasions.rules.siege.siege import siege_named
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import BARBARIAN
from aevum.games.invasions.rules.world.pieces import HALTED, LEADER_PACES, best_combat
from aevum.games.invasions.rules.world.world import NOBODY, World, put

RODE_ON: Final = 0
STOPPED: Final = 1


def comes_with_terror(w: World, nation: int, place: int, leaders: list[int]) -> bool:
    """VI.H.3, XXIV.B.1: a Barbarian leader comes to a city without walls (XXIII.B.2, XXIII.D.1) or troops.

    Where troops stand, terror waits until they are beaten (F15). A capital always has walls.
    """
    if not w.level[place] or w.walls[place] or w.status[nation] != BARBARIAN:
        return False
    if not newcomers(w, place, leaders):
        return False
    owner = w.owner[place]
    hostile = owner == NOBODY or stance(w, nation, owner, place) == HOSTILE
    return hostile and not hostile_force(w, place, nation)


class Terror(Frame[InvasionsState]):
    """It reports STOPPED when the leader stayed to loot the city that surrendered (XXIV.B.4)."""

    steps: ClassVar[tuple[str, ...]] = ("check", "loot", "sacked")

    def __init__(
        self,
        place: int = 0,
        nation: int = 0,
        units: list[int] | None = None,
        leaders: list[int] | None = None,
    ) -> None:
        super().__init__()
        self.place = place
        self.nation = nation
        self.units = units[:] if units is not None else []
        self.leaders = leaders[:] if leaders is not None else []

    def run(self, s: InvasionsState) -> None:
        w = s.world
        args: dict[str, object] = {"city": w.land.site[self.place]}
        if self.step == "sacked":
            if not resolves_pending(s):  # XXIV.D.4, XXIV.D.8
                lay_marker(s, w.land.site[self.place], w.land.names[self.place])
                s.pop(STOPPED)
            return
        if self.step == "loot":
            s.ask(w.seat[self.nation], "terror-loot", "XXIV.B.4", args)
            return
        brought = w.terrified[self.place] | newcomers(w, self.place, self.leaders)
        w.terrified = put(w.terrified, self.place, brought)
        leader = LEADERS[best_combat(self.leaders)]
        named = siege_named(siege_of(w, self.place, self.nation, self.units, self.leaders))
        if d2(s, "terror-check", "XXIV.B.2", {**named, "leader": leader}):
            s.tell("city-surrenders", args, "XXIV.B.2")
            self.next(s)
            seize(s, self.place, self.nation)
        else:
            s.tell("city-resists", args, "XXIV.B.3")
            s.pop(RODE_ON)

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        return [Option("ride-on", None, "XXIV.B.4"), Option("loot-and-stop", None, "XXIV.B.4")]

    def check(self, s: InvasionsState, ask: Ask, option: Option) -> Refusal | None:
        w = s.world
        if option.key == "loot-and-stop" and w.pillaged[self.place]:
            return Refusal("already-sacked", {"city": w.land.site[self.place]}, "XXIV.D.8")
        return None

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        if option.key == "ride-on":
            s.pop(RODE_ON)
            return
        w = s.world
        for unit in self.units:
            w.march[unit] |= HALTED
        for i in self.leaders:
            w.leader_used[i] = LEADER_PACES
        s.fight_now = siege_of(w, self.place, self.nation, self.units, self.leaders)
        sack(s)
        s.fight_now = None
        self.next(s)
