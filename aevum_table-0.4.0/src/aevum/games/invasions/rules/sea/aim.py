"""XXV.A.4, XXV.C.2 Who goes for more than two fleets of an enemy: their owner pairs them, he picks a pair."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.invasions.rules.sea.challenge import catches
from aevum.games.invasions.rules.sea.crews import formations
from aevum.games.invasions.rules.sea.meeting import SeaFight
from aevum.games.invasions.rules.sea.stacks import size
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.world import NOBODY, World


def owner_pairs(w: World, sea: int, nation: int) -> bool:
    """F281: whether a nation's fleets can stand in stacks of several kinds, so that its player says it."""
    return w.seat[nation] != NOBODY and len(formations(w, sea, nation)) > 1


class Aim(Frame[InvasionsState]):
    """It stands for the interception of an active stack, and reports what its battle does."""

    steps: ClassVar[tuple[str, ...]] = ("pair", "aim", "fought")

    def __init__(
        self,
        sea: int = 0,
        fleets: list[int] | None = None,
        leaders: list[int] | None = None,
        enemy: int = 0,
    ) -> None:
        super().__init__()
        self.sea = sea
        self.fleets = fleets[:] if fleets is not None else []
        self.leaders = leaders[:] if leaders is not None else []
        """Leaders aboard the active stack."""
        self.enemy = enemy
        self.one: list[int] = []
        self.other: list[int] = []
        """The two stacks of the enemy."""

    def run(self, s: InvasionsState) -> None:
        w = s.world
        nation = w.master[self.fleets[0]]
        named: dict[str, object] = {"people": NATIONS[self.enemy], "place": w.land.names[self.sea]}
        match self.step:
            case "pair":
                named["enemy_people"] = NATIONS[nation]
                s.ask(w.seat[self.enemy], "pair-fleets", "XXV.A.4", named)
            case "aim" if size(w, self.one) != size(w, self.other):
                s.ask(w.seat[nation], "aim-at-fleets", "XXV.C.2", named)
            case "aim":
                self._intercept(s, self.one)
            case _:
                s.pop(s.result)

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        w = s.world
        if ask.key == "pair-fleets":
            known = formations(w, self.sea, self.enemy)
            return [Option("pair-fleets", _told(w, it), "XXV.A.4") for it in known]
        whom: dict[str, object] = {"people": NATIONS[self.enemy]}
        return [
            Option("intercept-stack", {**whom, **size(w, it)}, "XXV.C.2") for it in (self.one, self.other)
        ]

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        w = s.world
        if option.key == "pair-fleets":
            chosen = next(it for it in formations(w, self.sea, self.enemy) if _told(w, it) == option.args)
            self.one, self.other = chosen
            self.next(s)
            return
        first = option.args == {"people": NATIONS[self.enemy], **size(w, self.one)}
        self._intercept(s, self.one if first else self.other)

    def _intercept(self, s: InvasionsState, enemies: list[int]) -> None:
        self.step = "fought"
        s.result = 0
        if catches(s, self.sea, self.fleets, enemies):
            s.push(SeaFight(self.sea, self.fleets, self.leaders, enemies))


def _told(w: World, stacks: list[list[int]]) -> dict[str, object]:
    """How options name a formation: what is in one stack, and what in the other."""
    one, other = [size(w, it) for it in stacks]
    return {**one, "other_fleets": other["fleets"], "other_elites": other["elites"]}
