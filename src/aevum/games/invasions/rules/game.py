"""Invasions 350-650 AD as a game of the engine."""

from random import Random
from typing import ClassVar

from mypy_extensions import mypyc_attr

from aevum.engine.codec import a_dict, an_int, ints
from aevum.engine.game import Game
from aevum.engine.refusal import EngineFault
from aevum.engine.state import State
from aevum.games.invasions.rules.advanced.battle import AdvancedBattle
from aevum.games.invasions.rules.advanced.rerolls import RollAgain
from aevum.games.invasions.rules.combat.battle import Battle
from aevum.games.invasions.rules.combat.losses import Losses
from aevum.games.invasions.rules.combat.recovery import Recovery, Repair
from aevum.games.invasions.rules.combat.rerolls import ReRolls
from aevum.games.invasions.rules.engagement import Engagement
from aevum.games.invasions.rules.sea.battle import AdvancedNavalBattle, NavalBattle, NavalMeeting
from aevum.games.invasions.rules.siege.sack import MARKERS
from aevum.games.invasions.rules.siege.siege import Siege
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import DAMAGED, is_elite, kind_name

FACE_DOWN = -1
"""What a view shows of the marker that lies face down."""


@mypyc_attr(allow_interpreted_subclasses=True)
class InvasionsRules(Game):
    """The rules; set-up from scenarios stands outside, in plain Python."""

    name: ClassVar[str] = "invasions"

    def __init__(self) -> None:
        super().__init__(
            [
                Engagement,
                Battle,
                AdvancedBattle,
                NavalMeeting,
                NavalBattle,
                AdvancedNavalBattle,
                Siege,
                Losses,
                Recovery,
                Repair,
                ReRolls,
                RollAgain,
            ]
        )

    def blank(self) -> State:
        return InvasionsState()

    def triggers(self) -> list[str]:
        return [ReRolls.trigger]

    def hide(self, data: dict[str, object], seat: int) -> None:
        """Nobody has seen the marker on the sacked city; it might be any that is not accounted for."""
        own = a_dict(data, "own", "state")
        marker = an_int(own, "marker", "own")
        if marker:
            own["pool"] = sorted([*ints(own, "pool", "own"), marker])
            own["marker"] = FACE_DOWN

    def fill(self, data: dict[str, object], seat: int, rng: Random) -> None:
        own = a_dict(data, "own", "state")
        if an_int(own, "marker", "own") == FACE_DOWN:
            pool = ints(own, "pool", "own")
            own["marker"] = pool.pop(rng.randrange(len(pool)))
            own["pool"] = pool

    def check(self, s: State) -> None:
        assert isinstance(s, InvasionsState)
        for side in s.fight.sides:
            for code in side.units + side.lost:
                # XX.K.2, III.B.15: only an elite of a Civilized nation has a damaged side, and no other
                # unit is eliminated from its front.
                if code & DAMAGED and not is_elite(code & ~DAMAGED):
                    raise EngineFault(f"a {kind_name(code)} that is no elite is damaged")
            for code in side.lost:
                if is_elite(code):
                    raise EngineFault(f"an undamaged {kind_name(code)} was eliminated")
            if side.stock < 0:
                raise EngineFault("more re-rolls were used than there were")
            if len(side.units) + len(side.lost) > side.start:
                raise EngineFault("units came from nowhere")
        if len(s.pool) + sum(s.kept) + (1 if s.marker else 0) != len(MARKERS):
            raise EngineFault("a pillage marker is missing or doubled")
        if s.pool != sorted(s.pool):
            raise EngineFault("the order of the pool betrays what was drawn")
